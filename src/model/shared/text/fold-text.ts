const MARKS = /\p{M}/gu;
const NON_ASCII = /[^\0-\x7f]/;

/** What Spanish is written with: letters of Latin-1 and the dashes, quotes and dots of print. */
const EVERYDAY = /^[\0-\xff\u2010-\u2027]*$/;
const LATIN_LETTERS = /[\xe0-\xff]/g;
const FIRST_LATIN_LETTER = 0xe0;
const FOLDED_LATIN: readonly string[] = Array.from({ length: 0x100 - FIRST_LATIN_LETTER }, (_, place) =>
  foldAny(String.fromCharCode(FIRST_LATIN_LETTER + place)),
);

/** For lowercase text in any script. */
function foldAny(lower: string): string {
  return lower.normalize('NFD').replaceAll('n\u0303', 'ñ').replace(MARKS, '').replaceAll('ς', 'σ');
}

/** Text as compared: lowercase, no accents, ñ kept: whether n may find ñ is decided when comparing words. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (!NON_ASCII.test(lower)) return lower;
  if (!EVERYDAY.test(lower)) return foldAny(lower);
  // The same, several times faster: a first search folds every card.
  return lower.replace(
    LATIN_LETTERS,
    (letter) => FOLDED_LATIN[letter.charCodeAt(0) - FIRST_LATIN_LETTER] ?? letter,
  );
}
