import { type Book, bookById, versesOf } from './books';
import { endAt, testAt } from './fold';
import { bookAt, type NamedBook } from './names';
import { numberAt } from './numbers';
import type { Found } from './passage';
import { targetsAt } from './read-chapters';
import { versesAt } from './read-verses';

/** The book, and the chapter where one was named, that 'cap.' and 'v.' are read by, and where in the text they were named. */
export interface Context {
  readonly book: Book;
  /** The last one, where several were named. */
  readonly chapter?: number;
  /** The first and the last chapter named with the book: '(16:34)' is of one of them. */
  readonly span?: readonly [number, number];
  readonly end: number;
}

/** What was named farther back, in characters, is forgotten. */
const REACH = 1500;
const CHAPTER = /(?:cap[ií]tulos?|caps?\.?|secci[oó]n(?:es)?)\s{1,2}/iy;
const VERSE = /(?:v\.?|vv\.?|vs\.?|ver\.?|[vV]ers\.?|[vV]ers[ií]culos?|VV\.?|VERS\.?|VERS[IÍ]CULOS?)\s{1,2}/y;
const WORDS = new Set(
  'capitulo capitulos cap caps seccion secciones v vv vs ver vers versiculo versiculos'.split(' '),
);
/** The numbers as far as they go, before it is known what book they are of. */
const NUMBERS =
  /(?:\d{1,3}|[ivxlcIVXLC]{1,9}\b)(?:(?:\s?[-–—‑,:.;]\s?|\s(?:y|e|al?)\s)\d{1,3})*(?:\sy\s(?:ss|sigs?|siguientes?)\b\.?)?/iy;
const OF = /\s{1,2}(?:del?)\s{1,2}/iy;
const OF_BOOK =
  /\s{1,2}del?\s{1,2}(?:(?:libro|evangelio|ep[ií]stola|carta)\s{1,2}(?:del?|a|seg[uú]n)\s{1,2})?(?:los\s{1,2}|san\s{1,2})?/iy;
const OF_CHAPTER = /\s{1,2}del\s{1,2}(?=cap)/iy;
const OF_THE_SAME = /\s{1,2}del?\s{1,2}(?:mismo|este|ese|dicho|aquel)\s{1,2}(?:mismo\s{1,2})?cap/iy;
/** Of another work: 'Welch, cap. 5', 'vol. 2, cap. 3', 'p. 4, cap. 2'. */
const OTHER_WORK =
  /(?:(?:^|[^a-zA-Z\xc0-\u036f])([A-Z\xc0-\xde][a-z\xdf-\xff]{1,20}),|(?:vol|tomo|parte|ed|p|pp|t)\.?\s[\divxlcIVXLC]{1,6},|(?:op|loc)\.\s?cit\.,?|ib[ií]d\.,?)\s{1,2}$/;
const VERSUS = /[a-zA-Z\xc0-\u036f\d]\s{1,2}$/;

/** Whether a folded word may be read by what was named before. */
export const startsContext = (word: string) => WORDS.has(word);

const isNear = (context: Context | undefined, at: number): context is Context =>
  context !== undefined && at - context.end <= REACH;

/** The book after 'de', 'del libro de', 'de la epístola a los'. */
function bookOf(text: string, end: number): NamedBook | undefined {
  const of = testAt(OF, text, end) ? endAt(OF_BOOK, text, end) : -1;
  return of < 0 ? undefined : bookAt(text, of);
}

/** The targets, the first one from `start`, the last one to `end`. */
function said(targets: Found[], start: number, end: number): readonly Found[] | undefined {
  const [first, last] = [targets[0], targets.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  targets[0] = { ...first, start };
  targets[targets.length - 1] = { ...(last === first ? targets[0] : last), end };
  return targets;
}

/** 'cap. 17', 'capítulos 3 y 4', 'capítulo 36 de Alma', 'sección 76 de Doctrina y Convenios'. */
function chapters(
  text: string,
  start: number,
  at: number,
  context: Context | undefined,
): readonly Found[] | undefined {
  const numbersEnd = endAt(NUMBERS, text, at);
  if (numbersEnd < 0) return undefined;
  const named = bookOf(text, numbersEnd);
  if (named === undefined) {
    if (!isNear(context, start) || testAt(OF, text, numbersEnd)) return undefined;
    // The Doctrine and Covenants has sections, the other books have chapters.
    const isSection = 'sS'.includes(text[start] ?? '?');
    if (isSection !== (context.book.id === 'dc')) return undefined;
    const other = OTHER_WORK.exec(text.slice(Math.max(0, start - 30), start));
    if (other !== null && (other[1] === undefined || bookAt(other[1], 0)?.end !== other[1].length))
      return undefined;
  }
  const book = named?.book ?? context?.book;
  const all = book === undefined ? [] : targetsAt(text, at, book);
  const end = all.at(-1)?.end ?? at;
  return said(all, start, named !== undefined && end === numbersEnd ? named.end : end);
}

/** The chapter after 'de' or 'del capítulo': 'versículo 34 de 1 Nefi 16', 'v. 34 del capítulo 16 de 1 Nefi'. */
function chapterOf(text: string, end: number, context: Context | undefined): Context | undefined {
  const start = endAt(OF_CHAPTER, text, end);
  if (start > 0) {
    const word = endAt(CHAPTER, text, start);
    const whole = word < 0 ? undefined : chapters(text, start, word, context)?.at(-1);
    return whole === undefined ? undefined : chapterFrom(whole);
  }
  const named = bookOf(text, end);
  const number = named === undefined ? undefined : numberAt(text, named.end + 1);
  if (named === undefined || number === undefined || versesOf(named.book, number.value) === undefined)
    return undefined;
  return { book: named.book, chapter: number.value, end: number.end };
}

function chapterFrom({ passage, end }: Found): Context | undefined {
  const named = bookById(passage.book);
  return named === undefined ? undefined : { book: named, chapter: passage.ranges[0].chapter, end };
}

/** 'v. 16', 'vers. 3 y sigs.', 'versículos 3, 5 y 7-9', 'versículo 34 de 1 Nefi 16'. */
function verses(
  text: string,
  start: number,
  at: number,
  context: Context | undefined,
): readonly Found[] | undefined {
  const numbersEnd = endAt(NUMBERS, text, at);
  if (numbersEnd < 0) return undefined;
  const named = chapterOf(text, numbersEnd, context);
  if (named === undefined) {
    if (!isNear(context, start)) return undefined;
    if (testAt(OF, text, numbersEnd) && !testAt(OF_THE_SAME, text, numbersEnd)) return undefined;
  }
  const { book, chapter } = named ?? context ?? {};
  if (book === undefined || chapter === undefined) return undefined;
  const read = versesAt(text, at, book, chapter, true);
  if (read === undefined) return undefined;
  const end = named !== undefined && read.end === numbersEnd ? named.end : read.end;
  return [{ start, end, passage: { book: book.id, ranges: read.ranges } }];
}

/** What 'cap. 17' or 'v. 16' at `start` names, by the context or by what follows it. */
export function saidByContext(
  text: string,
  start: number,
  context: Context | undefined,
): readonly Found[] | undefined {
  const chapter = endAt(CHAPTER, text, start);
  if (chapter > 0) return chapters(text, start, chapter, context);
  const verse = endAt(VERSE, text, start);
  if (verse < 0) return undefined;
  // '3 vs. 5' is a match.
  if (/^vs/i.test(text.slice(start, verse)) && VERSUS.test(text.slice(Math.max(0, start - 3), start)))
    return undefined;
  return verses(text, start, verse, context);
}

const IN_BRACKETS = /\d{1,3}:\d/y;

/** '16:34' and '16:34, 36', right after a bracket, of the chapter that was named before; nothing else is in the brackets. */
export function saidInBrackets(
  text: string,
  start: number,
  context: Context | undefined,
): readonly Found[] | undefined {
  if (!isNear(context, start) || !testAt(IN_BRACKETS, text, start)) return undefined;
  const [first, last] = context.span ?? [0, 0];
  const chapter = numberAt(text, start)?.value ?? 0;
  if (chapter < first || chapter > last) return undefined;
  const all = targetsAt(text, start, context.book);
  return text[all.at(-1)?.end ?? start] === ')' ? all : undefined;
}
