import { fold } from './fold';

const LONGEST = 20;

/** Whether it is a letter of Spanish, or of another language written with Latin letters, or a mark on one. */
export function isLetter(code: number): boolean {
  const small = code | 32;
  return (small >= 97 && small <= 122) || (code >= 0xc0 && code <= 0x36f);
}

export const isDigit = (code: number) => code >= 48 && code <= 57;
/** What parts words, the spaces at which no line is broken too. */
export const isSpace = (code: number) =>
  code === 32 || code === 10 || code === 9 || code === 0xa0 || code === 0x202f;

/** Where up to two spaces before `at` begin. */
export function spacesBefore(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < 2 && isSpace(text.charCodeAt(start - 1))) start--;
  return start;
}

/** Where up to two spaces after `at` end. */
export function spacesAfter(text: string, at: number): number {
  let end = at;
  while (end - at < 2 && isSpace(text.charCodeAt(end))) end++;
  return end;
}

/** A word before another, and where it begins. */
export interface WordBefore {
  readonly word: string;
  /** Folded. */
  readonly key: string;
  readonly start: number;
}

/** The word before `at`, with a space or two between; '' where another sign stands there. */
export function wordBefore(text: string, at: number): WordBefore {
  const end = spacesBefore(text, at);
  let start = end;
  if (end < at) while (start > 0 && end - start < LONGEST && isLetter(text.charCodeAt(start - 1))) start--;
  const word = text.slice(start, end);
  return { word, key: fold(word), start };
}
