import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { queryWords } from '@/model/shared/text/search-text';
import { type Reading, readingOf } from '../client/paged-list';
import { STALE_MS } from '../client/query-client';
import type { FoundArticle, SearchAnswer } from './engine';
import { searchEngine } from './load';

export interface SearchResult extends Reading {
  found: SearchAnswer | undefined;
  /** What is shown answers the words before. */
  isOld: boolean;
}

/** What answers some words: what is shown stays until the next answer is there. No words, no reading. */
export function useSearch(typed: string): SearchResult {
  const words = typed.trim();
  const query = useQuery<SearchAnswer>({
    queryKey: ['busqueda', words],
    queryFn:
      queryWords(words).length > 0
        ? async ({ signal }) => (await searchEngine()).searchArticles(words, signal)
        : skipToken,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    structuralSharing: false,
  });
  return { ...readingOf(query), found: query.data, isOld: query.isPlaceholderData };
}

const NONE: readonly FoundArticle[] = [];

/** What answers and was published after the site was; one read, once what is published is shown (`wanted`). */
export function useNewerArticles(typed: string, wanted: boolean): readonly FoundArticle[] {
  const words = typed.trim();
  const { data } = useQuery<readonly FoundArticle[]>({
    queryKey: ['busqueda', 'nuevos', words],
    queryFn:
      wanted && queryWords(words).length > 0
        ? async () => (await searchEngine()).findNewer(words)
        : skipToken,
    staleTime: STALE_MS,
  });
  return data ?? NONE;
}
