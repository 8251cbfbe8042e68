/** A query as it is looked up: its passages of scripture, and its other words. */
import { findPassages, type Passage } from '../passages';
import { QUERY_MAX_LENGTH } from '../shared/paths';
import { foldText } from '../shared/text/fold-text';
import { WORDS } from '../shared/text/search-text';
import { stem } from './stem';
import { tellingWords } from './words';

/** More words of one query than these are not looked up: it bounds the work. */
const MOST_WORDS = 12;

export interface Query {
  /** The different words that say something, folded, as they were typed. */
  words: readonly string[];
  passages: readonly Passage[];
  /** The last word may go on: nothing follows it. */
  open: boolean;
}

/** Nobody types capitals in a search, by which names of books are told from words. */
function passagesIn(typed: string): ReturnType<typeof findPassages> {
  const named = typed.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return findPassages(named.length === typed.length ? named : typed);
}

/** What a query asks for. One of small words alone ('el que es') is taken by them. */
export function readQuery(text: string): Query {
  const typed = text.slice(0, QUERY_MAX_LENGTH);
  const found = passagesIn(typed);
  let rest = '';
  let end = 0;
  for (const one of found) {
    rest += `${typed.slice(end, one.start)} `;
    end = one.end;
  }
  rest += typed.slice(end);
  const telling = tellingWords(rest);
  const all = telling.length > 0 || found.length > 0 ? telling : (foldText(rest).match(WORDS) ?? []);
  const byTerm = new Map(all.map((word) => [stem(word), word]));
  return {
    words: [...byTerm.values()].slice(0, MOST_WORDS),
    passages: found.map(({ passage }) => passage),
    open: /[\p{L}\p{N}]$/u.test(rest),
  };
}
