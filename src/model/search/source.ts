/** Where the terms of an index are had from: the memory, or files that are brought as they are needed. */
import type { Index, Postings } from './build';
import { soundOf } from './likeness';
import { plain } from './words';

export type Term = readonly [term: string, postings: Postings];

export interface IndexSource {
  /** How many texts there are. */
  size: number;
  /** The terms that begin with these letters, ñ or n alike, in order; not all where there are very many. */
  beginningWith(letters: string): Promise<readonly Term[]>;
  /** The words of the index, as they are written, that begin with one of these sounds (`soundOf`); of all sounds where none is given and they are few. */
  wordsOfSounds(sounds: readonly string[]): Promise<readonly string[]>;
}

/** As many terms as one beginning brings. */
export const MOST_TERMS = 60;

/** The first of what is in order that is not before `letters`. */
export function firstFrom<T>(list: readonly T[], letters: string, keyOf: (one: T) => string): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = list[middle];
    if (one !== undefined && plain(keyOf(one)) < letters) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The terms of a sorted list that begin with some letters. */
export function termsBeginning(terms: readonly Term[], letters: string): readonly Term[] {
  const from = firstFrom(terms, letters, ([term]) => term);
  let to = from;
  while (to < terms.length && to - from < MOST_TERMS && plain(terms[to]?.[0] ?? '').startsWith(letters))
    to += 1;
  return terms.slice(from, to);
}

/** By which of its lists a word is brought: as it sounds, so that v and b are one. */
export const soundKey = (word: string): string => soundOf(word).charAt(0) || '-';

/** An index that is in the memory. */
export function sourceOf({ size, terms, written }: Index): IndexSource {
  const list = [...terms];
  return {
    size,
    beginningWith: (letters) => Promise.resolve(termsBeginning(list, letters)),
    wordsOfSounds: () => Promise.resolve([...written.values()]),
  };
}
