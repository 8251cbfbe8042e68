import { firstCharacters } from '../shared/text/characters';
import { foldText } from '../shared/text/fold-text';
import { queryWords, textMatches } from '../shared/text/search-text';

/** What `articulos/{id}` keeps of its title so that the staff's list can be ordered and searched by it. */
export interface TitleFields {
  tituloOrden: string;
  tituloClaves: string[];
}

const ORDER_MAX = 200;
/** A title is found by the beginnings of its words, from two letters to five: longer ones find no fewer in practice. */
const KEY_MIN = 2;
const KEY_MAX = 5;
const KEYS_MAX = 60;

/** Folded, without signs; ñ stands after n and before o. */
function orderOf(title: string): string {
  const words = foldText(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  return firstCharacters(words.join(' ').replaceAll('ñ', 'n~'), ORDER_MAX);
}

/** As keys are compared: n for ñ, because an n typed finds both. */
function keyWords(text: string): string[] {
  return queryWords(text).map((word) => word.replaceAll('ñ', 'n'));
}

function beginningsOf(word: string): string[] {
  const letters = [...word];
  const longest = Math.min(letters.length, KEY_MAX);
  return Array.from({ length: Math.max(0, longest - KEY_MIN + 1) }, (_, i) =>
    letters.slice(0, KEY_MIN + i).join(''),
  );
}

/** The fields that follow from a title. A title of very many words keeps the keys of its longest ones. */
export function titleFields(title: string): TitleFields {
  const longestFirst = keyWords(title).sort((a, b) => b.length - a.length);
  const keys = new Set(longestFirst.flatMap(beginningsOf));
  return { tituloOrden: orderOf(title), tituloClaves: [...keys].slice(0, KEYS_MAX) };
}

/** What a title search asks for: its longest word's start, or null. Results must still pass `titleMatches`. */
export function titleSearchKey(search: string): string | null {
  const [longest = ''] = keyWords(search).sort((a, b) => b.length - a.length);
  return beginningsOf(longest).at(-1) ?? null;
}

/** Whether every word of the search is in the title; accents and case do not matter, an ñ typed is only an ñ. */
export function titleMatches(title: string, search: string): boolean {
  return textMatches(title, queryWords(search));
}
