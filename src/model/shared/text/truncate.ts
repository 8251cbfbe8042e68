const ELLIPSIS = '…';
/** A cut may go back this much to end on a whole word. */
const WORD_SEARCH = 40;
/** No character that a reader sees as one is longer, in UTF-16 units: what pretends to be is cut. */
const LONGEST_CHARACTER = 64;

/** Where what a reader sees as one character, and `at` stands in, begins. */
function characterStart(text: string, at: number): number {
  const from = Math.max(0, at - LONGEST_CHARACTER);
  const near = new Intl.Segmenter('es').segment(text.slice(from, at + LONGEST_CHARACTER));
  return from + (near.containing(at - from)?.index ?? 0);
}

/** `text` (without markup) cut at `max` characters, on a whole word where one ends near, with an ellipsis. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max);
  // Few texts have a word so long: making an Intl.Segmenter takes a phone 100 ms.
  const cut = space > 0 && max - space <= WORD_SEARCH ? space : characterStart(text, max);
  return `${text.slice(0, cut).replace(/[\s,;:.…([{«¿¡—–-]{1,10}$/, '')}${ELLIPSIS}`;
}
