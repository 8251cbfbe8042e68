import type { ComponentType } from 'react';
import { lazyWithFallback } from '@/components/ui/lazyPart';

interface TextProps {
  markdown: string;
  className: string;
}

/** The words as they were written. */
function Words({ markdown, className }: TextProps) {
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
