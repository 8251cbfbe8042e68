/** What cannot be markdown in any number. */
const WORDS = /[\p{L}\p{N}\p{M} ,;«»“”"'¿¡—–…]+/gu;
/** However they stand, so many are read in time; of a text in parts, one in so many characters. */
const FEW = 120;
const ONE_IN = 12;
const LONGEST = 20_000;

const marksOf = (text: string) => text.replace(WORDS, '').length;

/** Whether texts that are read together have so few marks that nobody needs to know how they stand (reading-work.ts). */
export function haveFewMarks(parts: readonly { markdown: string }[]): boolean {
  let marks = 0;
  let characters = 0;
  for (const { markdown } of parts) {
    const own = marksOf(markdown);
    if (own > FEW || markdown.length > LONGEST) return false;
    marks += own;
    characters += markdown.length;
  }
  return marks <= FEW + characters / ONE_IN;
}
