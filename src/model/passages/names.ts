import { BOOKS, type Book } from './books';
import { CANON } from './canon';
import { fold, matchAt } from './fold';
import { isLetter, spacesAfter } from './letters';

interface Entry {
  readonly book: Book;
  /** Folded, without the number: 'nefi', 'dyc'. */
  readonly key: string;
  readonly isAbbreviation: boolean;
}

/** A name of a book as it stands in a text. */
export interface NamedBook extends Entry {
  readonly start: number;
  /** After the name, and after its dot where it has one. */
  readonly end: number;
  readonly hasDot: boolean;
  /** Whether it is named with its number: '1 Nefi'. */
  readonly isNumbered: boolean;
}

/** What a first word, or a word after others, may go on with. */
interface Node {
  readonly next: Map<string, Node>;
  /** By the number of the book: 0 where it has none. */
  readonly entries: Map<number, Entry>;
}

const NUMBERED = /^([1-4]) /;
const PARTS = /[a-z]+|&/g;
const newNode = (): Node => ({ next: new Map(), entries: new Map() });
const root = newNode();

function addName(written: string, number: number, book: Book) {
  const words = fold(written).match(PARTS) ?? [];
  let node = root;
  for (const word of words) {
    const next = node.next.get(word) ?? newNode();
    node.next.set(word, next);
    node = next;
  }
  if (node.entries.has(number)) return;
  node.entries.set(number, { book, key: words.join(' '), isAbbreviation: written.endsWith('.') });
}

for (const [place, [, name, abbreviation, others]] of CANON.entries()) {
  const book = BOOKS[place];
  const number = Number(NUMBERED.exec(name)?.[1] ?? 0);
  const written = [name, abbreviation, ...others.split(' ')].filter(Boolean);
  if (book !== undefined) for (const one of written) addName(one.replace(NUMBERED, ''), number, book);
}

const AMPERSAND = 38;
const LONGEST_WORD = 15;
const DASHES = '-–—‑';

/** Where the word at `at` ends; an '&' is a word. */
function wordEnd(text: string, at: number): number {
  let end = at;
  while (end - at < LONGEST_WORD && isLetter(text.charCodeAt(end))) end++;
  return end === at && text.charCodeAt(at) === AMPERSAND ? at + 1 : end;
}

/** Where the next word of a name may begin: 'D. y C.', 'JS—H', 'José Smith - Historia'. */
function nextWord(text: string, at: number): number {
  let next = text[at] === '.' ? at + 1 : at;
  next = spacesAfter(text, next);
  if (DASHES.includes(text[next] ?? '?')) next = spacesAfter(text, next + 1);
  return next;
}

/** The longest name at `at`, of a book with this number (0: without one). */
function nameAt(text: string, at: number, number: number, start: number): NamedBook | undefined {
  let node: Node | undefined = root;
  let found: Entry | undefined;
  let foundEnd = at;
  for (let place = at; ; ) {
    const end = wordEnd(text, place);
    node = end === place ? undefined : node.next.get(fold(text.slice(place, end)));
    if (node === undefined) break;
    const entry = node.entries.get(number);
    if (entry !== undefined) [found, foundEnd] = [entry, end];
    if (node.next.size === 0) break;
    place = nextWord(text, end);
  }
  if (found === undefined) return undefined;
  const { book, key, isAbbreviation } = found;
  const hasDot = isAbbreviation && text[foundEnd] === '.';
  return {
    book,
    key,
    isAbbreviation,
    start,
    end: foundEnd + (hasDot ? 1 : 0),
    hasDot,
    isNumbered: number > 0,
  };
}

/** '1', '1.ª', '2da.', 'II', 'Primera', and what may stand before the name: 'libro de', 'epístola a los'. */
const ORDINAL =
  /(?:([1-4])(?:\.?[ªº]|(?:a|er|ra|era|ro|da|do|nda|ndo|ta|to)(?![a-zA-Z\xc0-\u036f])\.?)?|(iii|ii|iv|i)(?![a-zA-Z\xc0-\u036f])|(primer|segund|tercer|cuart)[oa]?(?![a-zA-Z\xc0-\u036f]))\s{0,2}(?:(?:libro|ep[ií]stola|carta)\s{1,2})?(?:(?:del?|a)\s{1,2}(?:los\s{1,2}|las?\s{1,2}|san\s{1,2})?)?/iy;
const ORDINAL_STARTS = '1234iIpPsStTcC';
const ROMAN = ['', 'i', 'ii', 'iii', 'iv'];
const WORDS = ['', 'primer', 'segund', 'tercer', 'cuart'];

/** The book that is named at `at`, with its number or without one. */
export function bookAt(text: string, at: number): NamedBook | undefined {
  const ordinal = ORDINAL_STARTS.includes(text[at] ?? '-') ? matchAt(ORDINAL, text, at) : null;
  if (ordinal !== null) {
    const [all, digit, roman, word] = ordinal;
    const number =
      Number(digit ?? 0) || Math.max(ROMAN.indexOf(fold(roman ?? '-')), WORDS.indexOf(fold(word ?? '-')));
    const named = number > 0 ? nameAt(text, at + all.length, number, at) : undefined;
    if (named !== undefined) return named;
  }
  return nameAt(text, at, 0, at);
}

const STARTS = new Set([
  ...'1234',
  ...root.next.keys(),
  ...ROMAN,
  ...['primer', 'segund', 'tercer', 'cuart'].flatMap((word) => [word, `${word}o`, `${word}a`]),
]);

/** Whether a folded word may be the first of a book's name. */
export const mayStartName = (word: string) => STARTS.has(word);
