/** The space at which no line is broken. */
export const FIXED_SPACE = '\u00a0';

/** Numbers stand beside a name or an abbreviation in few texts. */
const WORTH = /\d|\. C\./;
const FIXED = `$1${FIXED_SPACE}`;

/**
 * A text to be drawn, in which a passage ('1 Nefi 17:1', 'Helamán 3'), an era ('600 a. C.') or a page's number ('p. 12') is not parted by the
 * end of a line: a small number stays with the name before or after it. As long as before.
 */
export function unbroken(text: string): string {
  if (!WORTH.test(text)) return text;
  return text
    .replace(/((?:^|[^\p{L}\d])[1-4]) (?=\p{Lu}\p{Ll})/gu, FIXED)
    .replace(/((?:^|[^\p{L}])\p{Lu}\p{Ll}{1,14}) (?=\d{1,3}(?!\d))/gu, FIXED)
    .replace(/([\dIVX]) (?=[ad]\. C\.)/g, FIXED)
    .replace(/\b((?:[ad]|pp?|vol)\.|n\.º) (?=\d|C\.)/g, FIXED);
}
