import { type ComponentType, memo, Suspense, useState } from 'react';
import { PassageText } from '@/components/passages/PassageText';
import { useIsHydrating } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { asWritten } from './asWritten';
import { TextBoundary } from './TextBoundary';
import { watchText } from './watchText';

interface TextProps {
  markdown: string;
  className: string;
}

/** The words as they were written. */
const Words = ({ markdown, className }: TextProps) => asWritten(markdown, className);

/** Nothing: what React finds in an element that it takes over with this stays in it. */
export const AS_FOUND = { __html: '' };

/**
 * A text that stands in the page. Nothing in it is React's, so it stays the HTML that it is: what acts in it hears of presses around it (PassageText)
 * or at the document (watchText.ts).
 */
const FoundText = ({ className }: Pick<TextProps, 'className'>) => (
  <PassageText
    className={className}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, which stays as it is
    dangerouslySetInnerHTML={AS_FOUND}
    suppressHydrationWarning
  />
);

/** Whether the page holds the text of this markdown, which React takes over. */
export function useIsFound(markdown: string): boolean {
  const isHydrating = useIsHydrating();
  const [found] = useState(isHydrating && typeof document !== 'undefined' ? markdown : null);
  return found === markdown;
}

/**
 * What shows a text. One that stands in the page is left as it is; for any other what reads markdown is fetched, which is large, and `Place`
 * stands meanwhile. Where the code does not arrive, or fails, the words are shown. `bring` fetches the code, `bringAll` what only
 * some texts need too: they reject where it does not arrive.
 */
export function lazyText<Props extends TextProps>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<TextProps>,
) {
  watchText();
  let asked: Promise<ComponentType<Props>> | undefined;
  let arrived: ComponentType<Props> | undefined;
  const bring = () => {
    asked ??= load().then((Text) => (arrived = Text));
    return asked;
  };
  const Later = lazyWithFallback<Props>(bring, Words);
  const Shown = memo((props: Props) => {
    const isFound = useIsFound(props.markdown);
    // What waits, if only for a moment, shows its place meanwhile.
    const [Text] = useState<ComponentType<Props>>(() => arrived ?? Later);
    return (
      <TextBoundary {...props}>
        <Suspense fallback={<Place {...props} />}>
          {isFound ? <FoundText className={props.className} /> : <Text {...props} />}
        </Suspense>
      </TextBoundary>
    );
  });
  const bringAll = async () => {
    const [{ bringSyntax }] = await Promise.all([import('./readingSyntax'), bring()]);
    await bringSyntax();
  };
  return Object.assign(Shown, { bring, bringAll });
}
