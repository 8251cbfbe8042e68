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
