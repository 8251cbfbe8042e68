/**
 * What may be written, the same as firestore.rules: `isLine` and `isClean` there. What can be put right silently is (the form
 * NFC, which rules cannot bring about; what has no shape, in a text that was pasted); the rest is said.
 */

/** Controls, what turns the direction of writing, and letters without width. U+200D is left: it joins emoji. */
const SHAPELESS =
  /\u034F|\u17B4|\u17B5|[\u180B-\u180F]|[\p{Cc}\xAD\u061C\u115F\u1160\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
/** More marks on one letter than any language has. */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu;
/** Without a letter to stand on. */
const LONE_MARKS = /^\p{M}+/u;
/** Not between emoji. */
const LONE_JOINERS = /(?<![\u203C-\u3299\u{1F000}-\u{1FAFF}]\p{M}{0,3})\u200D/gu;
/** Of a running text: controls but tab and line break, and what turns the direction of all that follows. */
const HARMFUL = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** One line as it is stored: a name, a title, a tag, the name of a category. Line breaks become spaces. */
export function cleanLine(typed: string): string {
  return typed
    .replace(/[\t\n\v\f\r\x85\u2028\u2029]+/gu, ' ')
    .normalize('NFC')
    .replace(SHAPELESS, '')
    .replace(LONE_JOINERS, '')
    .replace(TOO_MANY_MARKS, '$1')
    .trim()
    .replace(LONE_MARKS, '');
}

/** A text of any number of lines without what does harm, its ends as they are. */
export function withoutHarm(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').normalize('NFC').replace(HARMFUL, '');
}

/** A text of any number of lines as it is stored. */
export const cleanText = (typed: string): string => withoutHarm(typed).trim();
