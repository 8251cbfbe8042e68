const SPACE = new Set([0x20, 0x0a, 0x09, 0x0d, 0xa0]);

/** How many words a text has, by the space between them: in one pass, because it may have tens of thousands. */
export function countWords(text: string): number {
  let words = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const isSpace = SPACE.has(text.charCodeAt(at));
    if (!isSpace && !inWord) words += 1;
    inWord = !isSpace;
  }
  return words;
}

/** Marks, controls, spaces, and letters without a shape: the same as isText() of firestore.rules. */
const VISIBLE = /[^\s\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether a text shows nothing at all: empty, white space, or characters that take no room. The rules refuse such names and texts. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** The spec's 'basic email pattern': something, an at sign, a domain with a dot, no spaces. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** A category's colour, as it is stored. */
export const COLOR_PATTERN = /^#[\da-f]{6}$/i;

/** What is wrong with a text that has to be there; undefined when it can be sent. Outer spaces do not count. */
export function textProblem(typed: string, max: number, required: string, tooLong: string) {
  if (isBlank(typed)) return required;
  return typed.trim().length > max ? tooLong : undefined;
}

/** Of what may be wrong with a form, field by field, only what is; an empty object when it can be sent. */
export function found<Name extends string>(
  problems: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const name in problems) {
    const problem = problems[name];
    if (problem !== undefined) errors[name] = problem;
  }
  return errors;
}
