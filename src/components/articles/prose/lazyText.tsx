import { type ComponentType, use, useSyncExternalStore } from 'react';
import { lazyWithFallback } from '@/components/ui/lazyPart';

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

/**
 * What shows a text, fetched when there is one: what reads markdown is large, and on a page that the build drew the text
 * stands, so React leaves it as it is until the code is there. Where that does not arrive the words are shown.
 */
export const lazyText = <Props extends TextProps>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithFallback<Props>(load, Words);
