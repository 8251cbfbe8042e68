import { useQuery } from '@tanstack/react-query';
import { queryWords } from '@/model/shared/text/search-text';
import { useShards } from '../articles/shard-queries';
import type { Shard } from '../articles/shards';
import { STALE_MS } from '../client/query-client';
import type { Ranked } from './engine';
import { prepareSearch, searchEngine } from './load';

/** Search shards are large: few at a time shows progress. */
const SHARDS_AT_A_TIME = 4;
const NO_SHARDS: readonly Shard[] = [];
const NONE: Ranked = { matches: new Map(), partial: false, instead: [], sought: [], texts: 0 };

export interface ContentSearch extends Omit<Ranked, 'texts'> {
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** Articles looked in so far. */
  loaded: number;
}

/** Starts bringing what a search needs for a query being typed, before its first results are drawn. */
export function prefetchContentSearch(query: string): void {
  if (queryWords(query).length > 0) prepareSearch();
}

/** How articles answer some words; what answered the words before stays while they go on. */
const useRanked = (
  words: string,
  enabled: boolean,
  of: readonly unknown[],
  rank: () => Promise<Ranked | null>,
) =>
  useQuery({
    queryKey: ['busqueda', 'biblioteca', words, ...of],
    queryFn: rank,
    enabled,
    staleTime: STALE_MS,
    structuralSharing: false,
    placeholderData: (before, query) =>
      words.startsWith(String(query?.queryKey[2] ?? '\n')) ? before : undefined,
  });

/**
 * Searches all texts: in the published index, of which no document is read; where the site has none, in the words that the shards hold, read
 * at the first search and kept. No words, no reading.
 */
export function useContentSearch(query: string): ContentSearch {
  const words = query.trim();
  const searching = queryWords(words).length > 0;
  const published = useRanked(words, searching, [], async () => (await searchEngine()).rankPublished(words));
  const isLocal = searching && (published.data === null || published.isError);
  const index = useShards('buscador', { enabled: isLocal, size: SHARDS_AT_A_TIME, wants: () => true });
  const { snapshot } = index;
  const shards = snapshot?.shards ?? NO_SHARDS;
  const local = useRanked(
    words,
    isLocal && snapshot !== undefined,
    [snapshot?.seen, shards.length],
    async () => (await searchEngine()).rankLocal(words, shards),
  );
  if (!searching) return { ...NONE, status: 'idle', loaded: 0 };
  const { data, isPlaceholderData, isError } = isLocal ? local : published;
  const { texts, ...ranked } = data ?? NONE;
  const isHere = data && !isPlaceholderData && (!isLocal || index.complete);
  const status = isHere ? 'ready' : 'loading';
  return { ...ranked, loaded: texts, status: isError || index.error ? 'error' : status };
}
