/** Marks, controls, spaces, and letters without a shape: the same as isText() of firestore.rules. */
const VISIBLE = /[^\s\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether a text shows nothing at all: empty, white space, or characters that take no room. The rules refuse such names and texts. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
