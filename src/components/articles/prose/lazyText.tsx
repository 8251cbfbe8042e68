import { type ComponentType, memo, Suspense, use } from 'react';
import { useDrawnFirst } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { whenUsed } from '@/services/visitor/visitor-services';
import { asWritten } from './asWritten';
import { TextBoundary } from './TextBoundary';

interface TextProps {
  markdown: string;
  className: string;
}

const NEVER = new Promise<never>(() => {});

/** The words as they were written. What the build drew is better: it is not taken over by them. */
function Words({ markdown, className }: TextProps) {
  const isDrawn = useDrawnFirst(
    () => true,
    () => false,
  );
  if (isDrawn) use(NEVER);
  return asWritten(markdown, className);
}

/**
 * What shows a text, fetched when there is one: what reads markdown is large, and on a page that the build drew the text
 * stands, so React leaves it as it is until the page is used and the code is there; elsewhere `Place` stands meanwhile. Where the
 * code does not arrive, or fails, the words are shown. `bring` fetches the code: rejects where it does not arrive.
 */
export function lazyText<Props extends TextProps>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<TextProps>,
) {
  let loaded: Promise<ComponentType<Props>> | undefined;
  const bring = () => {
    loaded ??= whenUsed().then(load);
    return loaded;
  };
  const Text = lazyWithFallback<Props>(bring, Words);
  const Shown = memo((props: Props) => (
    <TextBoundary {...props}>
      <Suspense fallback={<Place {...props} />}>
        <Text {...props} />
      </Suspense>
    </TextBoundary>
  ));
  return Object.assign(Shown, { bring });
}
