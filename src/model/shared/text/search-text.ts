import { QUERY_MAX_LENGTH } from '../paths';
import { foldText } from './fold-text';

/** Words of any language. */
export const WORDS = /[\p{L}\p{N}]+/gu;

/** Folded text in the two forms words are looked up in; `plain` has n for ñ and the same length. */
export interface SearchableText {
  folded: string;
  plain: string;
}

/** Prepares a text once for many searches. */
export function searchable(text: string): SearchableText {
  return searchableFolded(foldText(text));
}

function searchableFolded(folded: string): SearchableText {
  return { folded, plain: folded.replaceAll('ñ', 'n') };
}

/** The different words of a query, folded. */
export function queryWords(query: string): string[] {
  return [...new Set(foldText(query.slice(0, QUERY_MAX_LENGTH)).match(WORDS) ?? [])];
}

/** Where `word` begins in `text` at or after `from`, or -1: its n finds n and ñ, its ñ only ñ. */
export function indexOfWord(text: SearchableText, word: string, from: number): number {
  if (!word.includes('ñ')) return text.plain.indexOf(word, from);
  const plainWord = word.replaceAll('ñ', 'n');
  for (let at = text.plain.indexOf(plainWord, from); at !== -1; at = text.plain.indexOf(plainWord, at + 1)) {
    let agrees = true;
    for (let i = 0; i < word.length && agrees; i++) agrees = word[i] !== 'ñ' || text.folded[at + i] === 'ñ';
    if (agrees) return at;
  }
  return -1;
}

/** Whether every word (from `queryWords`) appears in the prepared text, whole or as a part of a word. */
export function searchableMatches(text: SearchableText, words: readonly string[]): boolean {
  for (const word of words) if (indexOfWord(text, word, 0) === -1) return false;
  return true;
}

/** `searchableMatches` for a text that is searched once. */
export function textMatches(text: string, words: readonly string[]): boolean {
  return searchableMatches(searchable(text), words);
}

/** What a reader sees as a letter: it is folded as a whole. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gu;

/** The text folded, and for each of its UTF-16 units where its letter begins in the original; one more for the end. */
function foldWithPositions(text: string): SearchableText & { starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    folded += foldText(letter);
    while (starts.length < folded.length) starts.push(index);
  }
  return { ...searchableFolded(folded), starts: [...starts, text.length] };
}

/** The text in order, cut where a query's word begins and ends; the parts joined give the text back exactly. */
export function highlight(text: string, words: readonly string[]): { text: string; match: boolean }[] {
  const mapped = foldWithPositions(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = indexOfWord(mapped, word, 0); at !== -1; at = indexOfWord(mapped, word, at + word.length)) {
      marked.fill(true, mapped.starts[at], mapped.starts[at + word.length]);
    }
  }
  const parts: { text: string; match: boolean }[] = [];
  for (const [place, match] of marked.entries()) {
    const last = parts.at(-1);
    if (last?.match === match) last.text += text.charAt(place);
    else parts.push({ text: text.charAt(place), match });
  }
  return parts;
}
