import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { stopWaiting, whenUsed } from '@/services/queries/visitor-services';

interface TextProps {
  markdown: string;
  className: string;
}

const NEVER = new Promise<never>(() => {});
const subscribe = () => () => {};

/** The words as they were written. What the build drew is better: it is not taken over by them. */
function Words({ markdown, className }: TextProps) {
  const isTakingOver = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  if (isTakingOver) use(NEVER);
  return (
    <div className={className} data-prose="" style={{ whiteSpace: 'pre-line' }}>
      {markdown}
    </div>
  );
}

/** The place of a text that was not drawn: it waits for nothing but its code. */
function Place({ children }: { children: ReactNode }) {
  useEffect(stopWaiting, []);
  return children;
}

/**
 * What shows a text, fetched when there is one: what reads markdown is large, and on a page that the build drew the text
 * stands, so React leaves it as it is until the page is used and the code is there; elsewhere `place` stands meanwhile. Where the
 * code does not arrive the words are shown.
 */
export function lazyText<Props extends TextProps>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode,
) {
  const Text = lazyWithFallback<Props>(() => whenUsed().then(load), Words);
  return memo((props: Props) => (
    <Suspense fallback={<Place>{place}</Place>}>
      <Text {...props} />
    </Suspense>
  ));
}
