import { countsSomething, isHour } from './around';
import { type Book, versesOf } from './books';
import { endAt, testAt } from './fold';
import { arabicAt, type NumberAt, numberAt } from './numbers';
import { type Found, isRange, type Passage, type Range } from './passage';
import { DASH, isNumberOfBook, TO, type VersesAt, versesAt } from './read-verses';

const COLON = /\s?:\s?(?=\d)|\.(?=\d)/y;
const BEFORE_A_VERSE = ':. \u00a0';
const COMMA = /,(?=\d)/y;
const AFTER_ROMAN = /[:.,]\s?(?=\d)/y;
const SPACED_COMMA = /,\s(?=\d)/y;
const VERSE_WORD = /,?\s(?:vv?|vs|vers?|vers[ií]culos?)\.?\s?(?=\d)/iy;
const LISTED = /[:.]\d|\s?,\s?\d|\s[ye]\s\d/iy;
const CUT = /[.:]\d|[-–—‑]\d/y;
const NEXT = /\s?[;,]\s?(?:[ye]\s)?|\s{1,2}[yeou]\s{1,2}/iy;
/** After these a number is no range. */
const ENDS = ',;)';
/** Books of one chapter of which people write the verse alone: 'Judas 9', 'Artículo de Fe 8'. */
const VERSE_ALONE = new Set([
  'obad',
  'philem',
  '2-jn',
  '3-jn',
  'jude',
  '4-ne',
  'w-of-m',
  'js-m',
  'js-h',
  'a-of-f',
]);

const hasVerses = ({ ranges }: Passage) => ranges[0].from !== undefined;

/** '3, 16' is a verse where no such chapter can follow: '1 Nefi 16, 34', 'Mateo 5, 3'. */
function isVerseAfterComma(text: string, at: number, book: Book, chapter: number): boolean {
  const number = arabicAt(text, at);
  if (number === undefined || isNumberOfBook(text, at) || countsSomething(text, number.end, number.value))
    return false;
  const isChapter = number.value > chapter && number.value <= book.verses.length;
  return !isChapter && number.value <= (versesOf(book, chapter) ?? 0) && !testAt(LISTED, text, number.end);
}

/** Where the verses of the chapter that ends at `end` begin; nothing where none are given. */
function versesStart(
  text: string,
  { value, end, isRoman }: NumberAt,
  book: Book,
): { at: number; isIntroduced: boolean } | undefined {
  const sign = text[end] ?? '';
  const colon =
    isRoman || BEFORE_A_VERSE.includes(sign) ? endAt(isRoman ? AFTER_ROMAN : COLON, text, end) : -1;
  if (colon > 0) return { at: colon, isIntroduced: false };
  const mayBeWord = 'vV'.includes(text[end + (sign === ',' ? 2 : 1)] ?? '?');
  const word = mayBeWord ? endAt(VERSE_WORD, text, end) : -1;
  if (word > 0) return { at: word, isIntroduced: true };
  const comma = sign === ',' && !isRoman ? endAt(SPACED_COMMA, text, end) : -1;
  return comma > 0 && isVerseAfterComma(text, comma, book, value)
    ? { at: comma, isIntroduced: false }
    : undefined;
}

/** '36–42', '36 a 42', '36–37:6'; false where it cannot be and says so by a hyphen or by 'a' ('3-0', '3 a 2'). */
function chapterRangeAt(
  text: string,
  first: NumberAt,
  book: Book,
): { range: Range; end: number } | false | undefined {
  const dash = endAt(DASH, text, first.end);
  const next = dash < 0 ? endAt(TO, text, first.end) : dash;
  const last = next < 0 ? undefined : numberAt(text, next);
  if (last === undefined || last.isRoman !== first.isRoman || isNumberOfBook(text, next)) return undefined;
  const colon = endAt(COLON, text, last.end);
  const verse = colon < 0 ? undefined : arabicAt(text, colon);
  const range: Range =
    verse === undefined
      ? { chapter: first.value, toChapter: last.value }
      : { chapter: first.value, from: 1, toChapter: last.value, to: verse.value };
  if (!isRange(book, range)) return dash < 0 && last.value > first.value ? undefined : false;
  if (countsSomething(text, last.end, last.value)) return dash < 0 ? undefined : false;
  return { range, end: verse?.end ?? last.end };
}

function target(book: Book, start: number, ranges: Passage['ranges'], end: number): Found {
  return { start, end, passage: { book: book.id, ranges } };
}

/** Whether the last verse counts something. */
function measures(text: string, { ranges, end }: VersesAt): boolean {
  const last = ranges.at(-1);
  return countsSomething(text, end, last?.to ?? last?.from ?? 0);
}

/** The '9' of 'Judas 9'. */
function verseAloneAt(text: string, at: number, book: Book): Found | undefined {
  const verses = versesAt(text, at, book, 1);
  return verses === undefined || measures(text, verses)
    ? undefined
    : target(book, at, verses.ranges, verses.end);
}

/**
 * What stands at `at`, where chapters are expected: '16:34-36', '16.34', 'xvi, 34', '16, v. 34', '36–42', '36'. Nothing where a chapter
 * or a verse does not exist.
 */
function targetAt(text: string, at: number, book: Book): Found | undefined {
  const first = numberAt(text, at);
  if (first === undefined) return undefined;
  const { value: chapter, isRoman } = first;
  const start = versesStart(text, first, book);
  if (VERSE_ALONE.has(book.id) && start === undefined && (chapter > 1 || book.id === 'a-of-f')) {
    return verseAloneAt(text, at, book);
  }
  if (versesOf(book, chapter) === undefined) return undefined;
  const isTight = start === undefined || start.isIntroduced || start.at === first.end + 1;
  if (start !== undefined) {
    const verses = versesAt(text, start.at, book, chapter, start.isIntroduced);
    if (verses === undefined) return undefined;
    // '3.5 km' is a measure; 'Alma 32: 3 razones' is a chapter.
    const isMeasure = (text[first.end] === '.' || !isTight) && measures(text, verses);
    if (!isMeasure) return target(book, at, verses.ranges, verses.end);
    if (isTight) return undefined;
  }
  const hasComma = !isRoman && text[first.end] === ',' && testAt(COMMA, text, first.end);
  const verses = hasComma ? versesAt(text, first.end + 1, book, chapter) : undefined;
  if (verses !== undefined) {
    return measures(text, verses) ? undefined : target(book, at, verses.ranges, verses.end);
  }
  const range = ENDS.includes(text[first.end] ?? ',') ? undefined : chapterRangeAt(text, first, book);
  if (range === false) return undefined;
  if (range !== undefined) return target(book, at, [range.range], range.end);
  if (testAt(CUT, text, first.end) || countsSomething(text, first.end, chapter)) return undefined;
  if (hasComma && (arabicAt(text, first.end + 1)?.value ?? 0) <= chapter) return undefined;
  return target(book, at, [{ chapter }], first.end);
}

/**
 * The chapters and verses at `at`, and the further ones of the same book after them: '36; 37:6', '36, 37 y 38'. None where the first one
 * does not exist.
 */
export function targetsAt(text: string, at: number, book: Book): Found[] {
  const found: Found[] = [];
  let last = targetAt(text, at, book);
  while (last !== undefined) {
    found.push(last);
    const next = endAt(NEXT, text, last.end);
    if (next < 0 || arabicAt(text, next) === undefined || isNumberOfBook(text, next)) break;
    const further = targetAt(text, next, book);
    if (further === undefined || isHour(text, further.end)) break;
    if (!hasVerses(further.passage) && !text.slice(last.end, next).includes(';')) {
      // After verses a lone number is a verse that the chapter does not have.
      if (hasVerses(last.passage)) break;
      const [{ chapter, toChapter }] = last.passage.ranges;
      if (further.passage.ranges[0].chapter <= (toChapter ?? chapter)) break;
    }
    last = further;
  }
  return found;
}
