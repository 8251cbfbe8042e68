import { queryWords, searchable, searchableMatches } from '../shared/text/search-text';
import { FORUM_LIMITS } from './limits';
import type { ForumResult } from './words';

/** Similar topics offered under a title that is being written. */
export const SIMILAR_SHOWN = 5;
/** Topics looked at for them: each one read. */
export const SIMILAR_LOOKED_AT = 10;

const telling = (title: string) =>
  queryWords(title).filter((word) => word.length >= FORUM_LIMITS.busquedaMinima);

/** What to search for similar topics: the title's longest word; empty while none has three letters. */
export function similarQuery(title: string): string {
  return telling(title).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** The topics that share most words with the title, best first, at most five. */
export function mostSimilar(title: string, found: readonly ForumResult[]): ForumResult[] {
  const words = telling(title);
  const shared = ({ titulo }: ForumResult) => {
    const title = searchable(titulo);
    return words.filter((word) => searchableMatches(title, [word])).length;
  };
  return [...found].sort((a, b) => shared(b) - shared(a)).slice(0, SIMILAR_SHOWN);
}
