import { foldText } from './fold-text';
import { QUERY_MAX_LENGTH } from './paths';

const COMBINING_TILDE = '\u0303';
const MARK = /\p{M}/u;
const FIRST_NON_ASCII = '\x80';
/** Words of any language. */
export const WORDS = /[\p{L}\p{N}]+/gu;

/** Folded text in the two forms words are looked up in; `plain` has n for ñ and the same length. */
export interface SearchableText {
  folded: string;
  plain: string;
}

/** Prepares a text once for many searches. Pass already folded text through `searchableFolded`. */
export function searchable(text: string): SearchableText {
  return searchableFolded(foldText(text));
}

export function searchableFolded(folded: string): SearchableText {
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

interface Mapped extends SearchableText {
  /** For each UTF-16 unit of the folded text, where its character begins in the original; one more for the end. */
  starts: number[];
}

/** Folds like `foldText`, character by character, remembering where each came from. */
function foldWithPositions(text: string): Mapped {
  const units: string[] = [];
  const starts: number[] = [];
  let position = 0;
  for (const character of text) {
    // Most of a text: nothing to take apart.
    if (character < FIRST_NON_ASCII) {
      units.push(character.toLowerCase());
      starts.push(position);
      position += 1;
      continue;
    }
    for (const part of character.toLowerCase().normalize('NFD')) {
      if (MARK.test(part)) {
        if (part === COMBINING_TILDE && units.at(-1) === 'n') units[units.length - 1] = 'ñ';
        continue;
      }
      const folded = part === 'ς' ? 'σ' : part;
      for (let i = 0; i < folded.length; i++) {
        units.push(folded.charAt(i));
        starts.push(position);
      }
    }
    position += character.length;
  }
  starts.push(text.length);
  return { ...searchableFolded(units.join('')), starts };
}

export interface HighlightPart {
  text: string;
  match: boolean;
}

/** The text in order, cut where a query's word begins and ends; the parts joined give the text back exactly. */
export function highlight(text: string, words: readonly string[]): HighlightPart[] {
  if (words.length === 0 || text === '') return text === '' ? [] : [{ text, match: false }];
  const mapped = foldWithPositions(text);
  const found = matchRanges(mapped, words);
  const parts: HighlightPart[] = [];
  let done = 0;
  for (const [start, end] of found) {
    if (start > done) parts.push({ text: text.slice(done, start), match: false });
    parts.push({ text: text.slice(start, end), match: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), match: false });
  return parts;
}

/** Ranges of the original text that match, in order and not overlapping. */
function matchRanges(mapped: Mapped, words: readonly string[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const word of words) {
    if (word === '') continue;
    for (let at = indexOfWord(mapped, word, 0); at !== -1; at = indexOfWord(mapped, word, at + word.length)) {
      const start = mapped.starts[at];
      const end = mapped.starts[at + word.length];
      if (start !== undefined && end !== undefined) ranges.push([start, end]);
    }
  }
  ranges.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const merged: [number, number][] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else merged.push(range);
  }
  return merged;
}
