/** An index of texts: for each term the texts that have it, and how much it says of each. */
import { WEIGHT, type Weighed } from '../articles/passages/passage-entry';
import { bookById, chaptersOf, coverOf, type Passage, parsePassageId, versesOf } from '../passages';
import { foldText } from '../shared/text/fold-text';
import { WORDS } from '../shared/text/search-text';
import { stem } from './stem';
import { isStopWord } from './stop-words';
import { FIELD_NAMES, FIELDS, type IndexField, MOST_STEPS, PASSAGE, STEPS } from './weights';
import { plain } from './words';

/** A text to be found, by what it says where. */
export type Indexed = Readonly<Record<IndexField, string>> & { pasajes: readonly Weighed[] };

/** The texts that have a term, by their numbers in rising order, each followed by how much it says of it (1 to MOST_STEPS). */
export type Postings = readonly number[];

export interface Index {
  /** How many texts there are. */
  size: number;
  /** By term, in the order in which they are looked up. */
  terms: ReadonlyMap<string, Postings>;
  /** Of each term that is a word, how it is written most often. */
  written: ReadonlyMap<string, string>;
}

/** Parts of a passage that are indexed verse by verse; longer ones are found by their chapters. */
const VERSES_MOST = 40;

/** What is longer is no word, and stands in the file that every search brings where a part begins with it. */
const LONGEST_WORD = 60;

/** How a passage is looked up: its chapter, or one of its verses. No word begins so. */
export const passageTerm = (book: string, chapter: number, verse?: number): string =>
  `§${book}/${chapter}${verse === undefined ? '' : `/${verse}`}`;

/** The terms of a passage: its chapters, and its verses where they are few. */
export function passageTerms(passage: Passage): { chapters: string[]; verses: string[] } {
  const { book } = passage;
  const chapters = chaptersOf(passage).filter((chapter) => versesOfChapter(book, chapter) > 0);
  const verses = chapters.flatMap((chapter) => {
    const cover = coverOf(passage, chapter);
    if (cover === 'all') return [];
    return cover.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => passageTerm(book, chapter, from + index)),
    );
  });
  return {
    chapters: chapters.map((chapter) => passageTerm(book, chapter)),
    verses: verses.length <= VERSES_MOST ? verses : [],
  };
}

function versesOfChapter(id: string, chapter: number): number {
  const book = bookById(id);
  return (book && versesOf(book, chapter)) ?? 0;
}

/** The words of a text as they are written, without what joins sentences. */
function* writtenWords(text: string): Generator<readonly [term: string, written: string]> {
  for (const [written] of text.toLowerCase().normalize('NFC').matchAll(WORDS)) {
    const folded = foldText(written);
    if (written.length <= LONGEST_WORD && !isStopWord(folded)) yield [stem(folded), written];
  }
}

const add = (counts: Map<string, number>, key: string, by = 1) =>
  counts.set(key, (counts.get(key) ?? 0) + by);

interface Counted {
  terms: ReadonlyMap<string, number>;
  length: number;
}

/** How often each field of a text has each term. */
function countFields(
  text: Indexed,
  written: (term: string, word: string) => void,
): Record<IndexField, Counted> {
  const count = (field: IndexField): Counted => {
    const terms = new Map<string, number>();
    let length = 0;
    for (const [term, word] of writtenWords(text[field])) {
      add(terms, term);
      written(term, word);
      length += 1;
    }
    return { terms, length };
  };
  // Every field is there.
  return Object.fromEntries(FIELD_NAMES.map((field) => [field, count(field)])) as Record<IndexField, Counted>;
}

/** What the passages of a text amount to. */
function countPassages(pasajes: readonly Weighed[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const [id, weight] of pasajes) {
    const passage = parsePassageId(id);
    if (!passage) continue;
    const central = weight >= WEIGHT.named ? PASSAGE.central : 0;
    const amount = central + PASSAGE.named * Math.min(weight % WEIGHT.named, PASSAGE.most);
    const { chapters, verses } = passageTerms(passage);
    for (const term of [...chapters, ...verses]) add(amounts, term, amount);
  }
  return amounts;
}

/** How each term is written most often. */
class Spellings {
  readonly #counts = new Map<string, Map<string, number>>();

  take(term: string, word: string): void {
    const words = this.#counts.get(term) ?? new Map<string, number>();
    add(words, word);
    this.#counts.set(term, words);
  }

  mostUsed(): Map<string, string> {
    const best = (words: ReadonlyMap<string, number>) => {
      let [most, times] = ['', 0];
      for (const [word, count] of words) if (count > times) [most, times] = [word, count];
      return most;
    };
    return new Map([...this.#counts].map(([term, words]) => [term, best(words)]));
  }
}

/** Terms in the order of an index: ñ beside n. */
export function inTermOrder(a: string, b: string): number {
  const [x, y] = [plain(a), plain(b)];
  if (x !== y) return x < y ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/** Indexes texts; each is known by its place among them. */
export function buildIndex(texts: readonly Indexed[]): Index {
  const spellings = new Spellings();
  const counted = texts.map((text) => countFields(text, (term, word) => spellings.take(term, word)));
  const usual = (field: IndexField) =>
    counted.reduce((sum, fields) => sum + fields[field].length, 0) / Math.max(1, texts.length);
  const lengths = new Map(FIELD_NAMES.map((field) => [field, Math.max(1, usual(field))]));
  const terms = new Map<string, number[]>();
  counted.forEach((fields, place) => {
    const amounts = countPassages(texts[place]?.pasajes ?? []);
    for (const field of FIELD_NAMES) {
      const { weight, length } = FIELDS[field];
      const own = fields[field];
      const share = 1 - length + (length * own.length) / (lengths.get(field) ?? 1);
      for (const [term, times] of own.terms) add(amounts, term, (weight * times) / share);
    }
    for (const [term, amount] of amounts) {
      const steps = Math.min(MOST_STEPS, Math.max(1, Math.round(amount * STEPS)));
      const list = terms.get(term);
      if (list) list.push(place, steps);
      else terms.set(term, [place, steps]);
    }
  });
  return {
    size: texts.length,
    terms: new Map([...terms].sort(([a], [b]) => inTermOrder(a, b))),
    written: spellings.mostUsed(),
  };
}
