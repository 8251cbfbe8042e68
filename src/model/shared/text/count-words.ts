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
