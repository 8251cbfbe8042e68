/** https://firebase.google.com/docs/reference/rules/rules.String */
import { compileRe2 } from '../regexp';
import { bool, bytes, fail, int, list, str } from '../values';
import { type MethodTable, method } from './method';

export const stringMethods: MethodTable = {
  // Of the letters A to Z alone, as Google's emulator has it.
  lower: method('string', [], (self) => str(self.value.replace(/[A-Z]/g, (one) => one.toLowerCase()))),
  upper: method('string', [], (self) => str(self.value.replace(/[a-z]/g, (one) => one.toUpperCase()))),
  trim: method('string', [], (self) => str(self.value.trim())),
  /** UTF-16 units, as Google's emulator and JavaScript count: an emoji is two. A regular expression takes it for one. */
  size: method('string', [], (self) => int(BigInt(self.value.length))),
  toUtf8: method('string', [], (self) => bytes(new TextEncoder().encode(self.value))),
  /** The whole string must match. */
  matches: method('string', ['string'], (self, pattern) => {
    const compiled = compileRe2(pattern.value, true);
    return typeof compiled === 'string' ? fail(compiled) : bool(compiled.test(self.value));
  }),
  replace: method('string', ['string', 'string'], (self, pattern, replacement) => {
    const compiled = compileRe2(pattern.value, false);
    if (typeof compiled === 'string') return fail(compiled);
    return str(self.value.replace(compiled, () => replacement.value));
  }),
  split: method('string', ['string'], (self, pattern) => {
    const compiled = compileRe2(pattern.value, false);
    if (typeof compiled === 'string') return fail(compiled);
    return list(splitAt(self.value, compiled).map(str));
  }),
};

/**
 * Unlike JavaScript's, captured groups are no part of the result, nor are empty strings at its end; but a text of separators alone gives one
 * empty string (asked of Google's emulator 1.19.9).
 */
function splitAt(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(separator)) {
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}
