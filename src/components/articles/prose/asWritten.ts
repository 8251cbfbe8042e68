import { createElement } from 'react';

/**
 * A text with its marks, line by line, where it is not read as markdown; with its class a whole one, else a part. No JSX: the
 * publishing script takes it too.
 */
export const asWritten = (markdown: string, className?: string) =>
  createElement('div', { className, 'data-prose': className, style: { whiteSpace: 'pre-wrap' } }, markdown);
