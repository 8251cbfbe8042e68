/** The space at which no line is broken. */
export const FIXED_SPACE = '\u00a0';

const BOOKS =
  'Nefi|Jacob|Enós|Jarom|Omni|Mosíah|Alma|Helamán|Mormón|Éter|Moroni|Génesis|Éxodo|Levítico|Números|Deuteronomio|Josué|Jueces|' +
  'Rut|Samuel|Reyes|Crónicas|Job|Salmos?|Proverbios|Isaías|Jeremías|Ezequiel|Daniel|Amós|Malaquías|Mateo|Marcos|Lucas|Juan|' +
  'Hechos|Romanos|Corintios|Hebreos|Santiago|Pedro|Apocalipsis';
/** `1 Nefi 17:1`, `3 Nefi`, `Helamán 3`: a book with its number before it, its chapter after it, or both. */
const PASSAGE = new RegExp(`(?<![\\p{L}\\d])(?:([1-4]) )?(${BOOKS})(?![\\p{L}])(?: (?=\\d))?`, 'gu');
/** `600 a. C.`, `siglo VI a. C.` */
const ERA = /(?:(?<=[\dIVX]) )?\b([ad])\. (?=C\.)/g;
/** `p. 12`, `vol. 3`, `n.º 5`. */
const ABBREVIATED = /(?<!\p{L})((?:pp?|vol|cap|fig|núm)\.|n\.º) (?=\d)/gu;

/** Where a digit, a Roman numeral's end or an abbreviation's point stands before a space: most texts have none. */
const WORTH = /\d|\. C\./;

/** A text to be drawn, in which a passage, an era or a page's number is not parted by the end of a line. As long as before. */
export function unbroken(text: string): string {
  if (!WORTH.test(text)) return text;
  return text
    .replace(PASSAGE, (found) => found.replaceAll(' ', FIXED_SPACE))
    .replace(ERA, (found) => found.replaceAll(' ', FIXED_SPACE))
    .replace(ABBREVIATED, (found) => found.replaceAll(' ', FIXED_SPACE));
}
