import type { ReactNode } from 'react';
import Markdown, { type Options } from 'react-markdown';
import { asWritten } from './asWritten';

/** What surrounds each reading. The build, which reads everybody's texts, holds it to a time and names what was not read. */
export const reading = {
  within: <Result>(read: () => Result): Result => read(),
  onUnread: (reason: unknown): void => console.info('A text is shown as it was written.', reason),
};

/** A text read as markdown; as it was written where that would be too much work (`isPlain`) or fails, so that nothing else fails with it. */
export function readText(
  markdown: string,
  options: Omit<Options, 'children'>,
  isPlain: boolean | undefined,
): ReactNode {
  try {
    if (isPlain) throw new RangeError('Too many marks');
    // It has no state: called, and not left to React, it is read within these bounds.
    return reading.within(() => Markdown({ ...options, children: markdown }));
  } catch (error) {
    reading.onUnread(error);
    return asWritten(markdown);
  }
}
