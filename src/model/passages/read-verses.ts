import { countsSomething, isGluedAfter, isHour } from './around';
import { type Book, versesOf } from './books';
import { endAt, matchAt, testAt } from './fold';
import { bookAt } from './names';
import { arabicAt } from './numbers';
import { isRange, type Range } from './passage';

/** Verses that were read, and where they end. */
export interface VersesAt {
  readonly ranges: readonly [Range, ...Range[]];
  readonly end: number;
}

/** A hyphen or a dash of any length. */
export const DASH = /\s?[-–—‑]\s?/y;
/** 'a', 'al', 'hasta el'. */
export const TO = /\s{1,2}(?:al?|hasta(?:\sel)?)\s{1,2}/iy;
const HALF = /[abc](?![a-zA-Z\xc0-\u036f\d])/y;
const OVER = /([1-9]\d{0,2})[:.]([1-9]\d{0,2})(?!\d)/y;
const FOLLOWING =
  /(?:\s?y\s(?:los\s)?|\s)?(?:(siguientes|(?:ss|sigs|ff)(?![a-zA-Z\xc0-\u036f])\.?)|siguiente|sig(?![a-zA-Z\xc0-\u036f])\.?)(?![a-zA-Z\xc0-\u036f])|[sf](?![a-zA-Z\xc0-\u036f])\.?/iy;
const NEXT = /\s?,\s?(?:[ye]\s)?|\s{1,2}[yeou]\s{1,2}/iy;
const VERSE_WORD = /(?:vv?\.|vers?\.|vers[ií]culos?)\s?/iy;
/** What may follow the number of a book, before its name. */
const AFTER_NUMBER = /[\sa-zA-Zªº.]/y;
const A_CHAPTER = /[:.]\d/y;

/** Whether a book with its number begins here: the '3' of '3 Nefi' is no verse. */
export function isNumberOfBook(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (!(code >= 49 && code <= 52) || !testAt(AFTER_NUMBER, text, at + 1)) return false;
  return bookAt(text, at)?.isNumbered === true;
}

interface Item {
  readonly range: Range;
  readonly end: number;
}

/** '34', '34-36', '34 a 36', '34–17:2', '34 y sigs.': nothing where the chapter has no such verse above `after`. */
function itemAt(text: string, at: number, book: Book, chapter: number, after: number): Item | undefined {
  const most = versesOf(book, chapter) ?? 0;
  const first = arabicAt(text, at);
  if (first === undefined || first.value <= after || first.value > most) return undefined;
  const from = first.value;
  const end = !testAt(HALF, text, first.end) ? first.end : first.end + 1;
  const dash = endAt(DASH, text, end);
  const next = dash < 0 ? endAt(TO, text, end) : dash;
  if (next > 0 && arabicAt(text, next) !== undefined && !isNumberOfBook(text, next)) {
    const [over, toChapter, to] = matchAt(OVER, text, next) ?? [];
    const last = arabicAt(text, next);
    const range: Range =
      over === undefined
        ? { chapter, from, to: last?.value ?? 0 }
        : { chapter, from, toChapter: Number(toChapter), to: Number(to) };
    const rangeEnd = over === undefined ? (last?.end ?? next) : next + over.length;
    const counts = dash < 0 && countsSomething(text, rangeEnd, last?.value ?? 0);
    if (isRange(book, range) && !counts) {
      return { range, end: !testAt(HALF, text, rangeEnd) ? rangeEnd : rangeEnd + 1 };
    }
    // Glued to a number that cannot be: '9-3', '28-35'.
    if (dash === end + 1) return undefined;
  }
  const following = matchAt(FOLLOWING, text, end);
  if (following !== null && from < most) {
    return {
      range: { chapter, from, to: following[1] === undefined ? from + 1 : most },
      end: end + following[0].length,
    };
  }
  return { range: { chapter, from }, end };
}

/**
 * The verses at `at`: '34', '34-36, 38 y 40'. Nothing where the first ones cannot be; others end the list. A number that counts something
 * ('y 7 hombres') is none of them, unless 'versículos' introduces the list.
 */
export function versesAt(
  text: string,
  at: number,
  book: Book,
  chapter: number,
  isIntroduced = false,
): VersesAt | undefined {
  const first = itemAt(text, at, book, chapter, 0);
  if (first === undefined || isHour(text, first.end) || isGluedAfter(text, first.end)) return undefined;
  if (testAt(A_CHAPTER, text, first.end)) return undefined;
  const ranges: [Range, ...Range[]] = [first.range];
  let { end } = first;
  let last = first.range;
  while (last.toChapter === undefined) {
    const next = endAt(NEXT, text, end);
    if (next < 0) break;
    const start = Math.max(next, endAt(VERSE_WORD, text, next));
    if (isNumberOfBook(text, start)) break;
    const item = itemAt(text, start, book, chapter, last.to ?? last.from ?? 0);
    if (item === undefined || item.range.toChapter !== undefined || testAt(A_CHAPTER, text, item.end)) break;
    if (isHour(text, item.end)) break;
    if (!isIntroduced && countsSomething(text, item.end, item.range.to ?? item.range.from ?? 0)) break;
    ranges.push(item.range);
    last = item.range;
    end = item.end;
  }
  return { ranges, end };
}
