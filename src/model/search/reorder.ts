/** The first texts of a ranking looked at themselves: where the words stand near each other, and titles that say little else, come first. */
import { nearnessIn } from './excerpt';
import type { Hit, Ranking } from './rank';
import { termsOf } from './words';

/** So many of the first are looked at; as many more are shown as the page has room for. */
export const LOOKED_AT = 10;
/** What each adds to a score, at most. */
const ADDS = { near: 0.25, title: 0.35 } as const;

export interface Looked {
  titulo: string;
  texto: string;
}

/** The share of a title that the query says. */
function saidOf(titulo: string, terms: ReadonlySet<string>): number {
  const own = termsOf(titulo);
  return own.length === 0 ? 0 : own.filter((term) => terms.has(term)).length / own.length;
}

/** Hits in their order, with what they are; those that could not be brought are left out. */
export function reordered<Text extends Looked>(
  { hits, words, terms }: Ranking,
  texts: readonly (Text | null)[],
): (Hit & { text: Text })[] {
  const meant = words
    .map((word) => new Set(word.meant.map(({ term }) => term[0])))
    .filter(({ size }) => size > 0);
  return texts
    .flatMap((text, at) => {
      const hit = hits[at];
      if (!text || !hit) return [];
      const near = nearnessIn(`${text.titulo}\n${text.texto}`, meant);
      const score = hit.score * (1 + ADDS.near * near + ADDS.title * saidOf(text.titulo, terms));
      return [{ ...hit, text, score }];
    })
    .sort((a, b) => b.score - a.score || a.place - b.place);
}
