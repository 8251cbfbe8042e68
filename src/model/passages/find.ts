import { namesABook, numbersStart, readsAsPassage } from './accept';
import { isGluedBefore } from './around';
import { type Book, bookById, versesOf } from './books';
import { fold } from './fold';
import { hideCodeAndAddresses } from './hidden';
import { isDigit, isLetter } from './letters';
import { bookAt, mayStartName, type NamedBook } from './names';
import type { Found, Passage } from './passage';
import { targetsAt } from './read-chapters';
import { type Context, saidByContext, saidInBrackets, startsContext } from './said-by-context';

export interface Options {
  /** What was named just before the text: 'cap. 17' and 'v. 16' are read by it. */
  readonly before?: Passage;
}

const LONGEST_WORD = 15;

/** What the next 'cap.' or 'v.' is read by. */
function contextAfter({ passage, end }: Found): Context | undefined {
  const book = bookById(passage.book);
  const last = passage.ranges.at(-1);
  if (book === undefined || last === undefined) return undefined;
  const chapter = last.toChapter ?? last.chapter;
  return { book, chapter, span: [last.chapter, chapter], end };
}

/** The passages from a name on; none where a person or something else is meant. */
function foundByName(text: string, named: NamedBook): Found[] {
  const numbers = numbersStart(text, named);
  const targets = numbers === undefined ? [] : targetsAt(text, numbers.at, named.book);
  const [first] = targets;
  if (numbers === undefined || first === undefined || !readsAsPassage(text, named, numbers, first)) return [];
  targets[0] = { ...first, start: named.start };
  return targets;
}

/** Where the next word or number begins; -1 where there is none. */
function wordStart(text: string, at: number): number {
  for (let start = at; start < text.length; start++) {
    const code = text.charCodeAt(start);
    if (isLetter(code) || isDigit(code)) return start;
  }
  return -1;
}

/** Where the word or the number at `start` ends: '1Ne' is two. */
function wordEnd(text: string, start: number): number {
  const isPart = isDigit(text.charCodeAt(start)) ? isDigit : isLetter;
  let end = start + 1;
  while (isPart(text.charCodeAt(end))) end++;
  return end;
}

/** The chapter that a book of one chapter has. */
const onlyChapter = (book: Book) => (versesOf(book, 2) === undefined ? { chapter: 1 } : {});

/**
 * The passages of scripture that a plain text names, in order, with their places: '1 Nefi 16:34', 'DyC 76', 'I Nefi xvi, 34',
 * 'cap. 17' and 'v. 16' by what was named before. Chapters and verses that do not exist are none, nor is anything in code or in an
 * address. Time grows with the length of the text, whatever it says. Takes the text of a node; markup is the caller's.
 */
export function findPassages(text: string, { before }: Options = {}): Found[] {
  const shown = hideCodeAndAddresses(text);
  const all: Found[] = [];
  let context = before === undefined ? undefined : contextAfter({ passage: before, start: 0, end: 0 });
  const take = (found: readonly Found[]) => {
    for (const one of found) all.push(one);
    const last = found.at(-1);
    if (last === undefined) return false;
    context = contextAfter(last);
    at = last.end;
    return true;
  };
  let at = 0;
  for (;;) {
    const start = wordStart(shown, at);
    if (start < 0) return all;
    at = wordEnd(shown, start);
    const { span } = context ?? {};
    if (shown[start - 1] === '(' && take(saidInBrackets(shown, start, context) ?? [])) {
      // '3 Nefi 8–10 … (8:5) … (10:13)': what stands in brackets names no other part.
      if (context !== undefined && span !== undefined) context = { ...context, span };
      continue;
    }
    const key = at - start > LONGEST_WORD ? '' : fold(shown.slice(start, at));
    const isContextual = startsContext(key);
    if ((!isContextual && !mayStartName(key)) || isGluedBefore(shown, start)) continue;
    if (isContextual && take(saidByContext(shown, start, context) ?? [])) continue;
    const named = bookAt(shown, start);
    if (named === undefined || take(foundByName(shown, named))) continue;
    if (namesABook(shown, named)) context = { book: named.book, ...onlyChapter(named.book), end: named.end };
    at = Math.max(at, named.end);
  }
}
