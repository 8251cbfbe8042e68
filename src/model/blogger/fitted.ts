import { truncate } from '../excerpt';

/** A text no longer than `max`, the ellipsis of what was cut included. */
export function fitted(text: string, max: number): string {
  return text.length <= max ? text : truncate(text, max - 1);
}
