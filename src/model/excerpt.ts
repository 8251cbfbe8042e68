/** How many characters each place shows before the ellipsis (spec 1, sections 2 and 9). */
export const EXCERPT = { homeCard: 150, symposium: 100, library: 200, commentPreview: 100 } as const;

const ELLIPSIS = '…';
/** A cut may go back this much to end on a whole word. */
const WORD_SEARCH = 40;
/** What pretends to be one character for longer than this many UTF-16 units is cut anyway. */
const LONGEST_CHARACTER = 64;

/** What belongs to the character before it: accents and other marks, joiners, variants and skin tones. */
const CONTINUES = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u;
const JOINER = '\u200d';
/** Two of these letters make one flag. */
const FLAG_LETTER = /^[\u{1f1e6}-\u{1f1ff}]/u;
const FLAG_LETTER_UNITS = 2;

/** How many flag letters stand right before a position. */
function flagLettersBefore(text: string, at: number): number {
  let letters = 0;
  for (
    let from = at - FLAG_LETTER_UNITS;
    from >= 0 && at - from <= LONGEST_CHARACTER;
    from -= FLAG_LETTER_UNITS
  ) {
    if (!FLAG_LETTER.test(text.slice(from, from + FLAG_LETTER_UNITS))) break;
    letters += 1;
  }
  return letters;
}

/** Whether a cut at this position would fall inside what a reader sees as one character. */
function isInsideCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 0xdc00 && code <= 0xdfff) return true;
  const rest = text.slice(at, at + FLAG_LETTER_UNITS);
  if (CONTINUES.test(rest) || text[at - 1] === JOINER) return true;
  return FLAG_LETTER.test(rest) && flagLettersBefore(text, at) % 2 === 1;
}

/** The last position up to `max` between whole characters. By hand: an Intl.Segmenter takes a phone 100 ms. */
function characterBoundary(text: string, max: number): number {
  for (let at = max; at > 0 && at > max - LONGEST_CHARACTER; at -= 1) {
    if (!isInsideCharacter(text, at)) return at;
  }
  const code = text.charCodeAt(max);
  return code >= 0xdc00 && code <= 0xdfff ? max - 1 : max;
}

/** `text` (without markup) cut at `max` characters, on a whole word where one ends near, with an ellipsis. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const boundary = characterBoundary(text, max);
  let cut = boundary;
  if (text[boundary] !== ' ') {
    const space = text.lastIndexOf(' ', boundary - 1);
    if (space > 0 && boundary - space <= WORD_SEARCH) cut = space;
  }
  return `${text.slice(0, cut).replace(/[\s,;:.…([{«¿¡—–-]{1,10}$/, '')}${ELLIPSIS}`;
}
