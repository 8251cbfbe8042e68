/** The texts that answer a query, the best first. */
import { passageTerms } from './build';
import { type Expanded, expand, type Meant } from './expand';
import { type Query, readQuery } from './query';
import type { IndexSource } from './source';
import { rarity, STEPS, saturated } from './weights';

export interface Hit {
  /** The text's place in the index. */
  place: number;
  score: number;
  /** It has every word and passage of the query, or what was meant by it. */
  whole: boolean;
}

export interface Ranking {
  query: Query;
  hits: readonly Hit[];
  words: readonly Expanded[];
  /** The terms that were looked for: what is marked. */
  terms: ReadonlySet<string>;
}

/** A word is worth more, the fewer texts have it; one that is nowhere counts as if one text had it. */
interface Part {
  amounts: ReadonlyMap<number, number>;
  tells: number;
}

/** A chapter answers a question for one of its verses, less well. */
const CHAPTER_FOR_VERSE = 0.4;

function partOf(source: IndexSource, meant: readonly Meant[]): Part {
  const amounts = new Map<number, number>();
  for (const { term, worth } of meant) {
    const [, postings] = term;
    for (let at = 0; at < postings.length; at += 2) {
      const [place = 0, steps = 0] = [postings[at], postings[at + 1]];
      const amount = (worth * steps) / STEPS;
      if (amount > (amounts.get(place) ?? 0)) amounts.set(place, amount);
    }
  }
  const best = Math.max(0, ...meant.map(({ worth }) => worth));
  const having = meant.filter(({ worth }) => worth === best).map(({ term }) => term[1].length / 2);
  return { amounts, tells: rarity(source.size, Math.max(1, ...having)) };
}

/** Passages are looked up by their verses, and by their chapters. */
async function passageParts(
  source: IndexSource,
  { passages }: Query,
): Promise<{ part: Part; terms: string[] }[]> {
  const bring = async (term: string, worth: number): Promise<Meant[]> =>
    (await source.beginningWith(term)).filter(([one]) => one === term).map((one) => ({ term: one, worth }));
  return Promise.all(
    passages.map(async (passage) => {
      const { chapters, verses } = passageTerms(passage);
      const worth = verses.length > 0 ? CHAPTER_FOR_VERSE : 1;
      const meant = await Promise.all([
        ...verses.map((term) => bring(term, 1)),
        ...chapters.map((term) => bring(term, worth)),
      ]);
      // A passage is never said by the way.
      const part = partOf(source, meant.flat());
      return { part: { ...part, tells: Math.max(part.tells, 2) }, terms: [...verses, ...chapters] };
    }),
  );
}

/** How much of the query a text answers counts twice: texts that have all of it come before those that have one word very often. */
function scoreAll(parts: readonly Part[]): Hit[] {
  const total = parts.reduce((sum, { tells }) => sum + tells, 0);
  const places = new Set(parts.flatMap(({ amounts }) => [...amounts.keys()]));
  return [...places].map((place) => {
    let [score, answered, having] = [0, 0, 0];
    for (const { amounts, tells } of parts) {
      const amount = amounts.get(place);
      if (amount === undefined) continue;
      score += tells * saturated(amount);
      answered += tells;
      having += 1;
    }
    return { place, score: score * (answered / total), whole: having === parts.length };
  });
}

/** Ranks the texts of an index by a query. */
export async function rank(source: IndexSource, typed: string): Promise<Ranking> {
  const query = readQuery(typed);
  const last = query.words.at(-1);
  const [words, passages] = await Promise.all([
    Promise.all(query.words.map((word) => expand(source, word, query.open && word === last))),
    passageParts(source, query),
  ]);
  const parts = [...words.map(({ meant }) => partOf(source, meant)), ...passages.map(({ part }) => part)];
  const hits = scoreAll(parts).sort((a, b) => b.score - a.score || a.place - b.place);
  const terms = new Set(words.flatMap(({ meant }) => meant.map(({ term }) => term[0])));
  return { query, hits, words, terms };
}
