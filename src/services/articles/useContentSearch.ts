import { useMemo } from 'react';
import { textFit } from '@/model/articles/library/relevance';
import { remembered } from '@/model/shared/remembered';
import { queryWords, searchableFolded, searchableMatches } from '@/model/shared/text/search-text';
import { queryClient } from '../client/query-client';
import { shardQuery, useShards } from './shard-queries';
import type { Shard, ShardSnapshot } from './shards';

/** Search shards are large: few at a time shows progress. */
const SHARDS_AT_A_TIME = 4;
const NONE: ReadonlyMap<string, number> = new Map();

const textsOf = remembered((entradas: Shard['entradas']) =>
  Object.entries(entradas).map(([id, words]) => [id, searchableFolded(words)] as const),
);

function matching(snapshot: ShardSnapshot, words: readonly string[]): ReadonlyMap<string, number> {
  const fits = new Map<string, number>();
  for (const shard of snapshot.shards) {
    for (const [id, text] of textsOf(shard.entradas)) {
      if (searchableMatches(text, words)) fits.set(id, textFit(text, words));
    }
  }
  return fits;
}

export interface ContentSearch {
  /** Articles in whose title, content, summary or author every word of the query appears, so far, and how well it fits. */
  matches: ReadonlyMap<string, number>;
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** Articles looked in so far. */
  loaded: number;
}

/** Starts reading the articles' words for a query being typed, before its first results are drawn. */
export function prefetchContentSearch(query: string): void {
  const options = shardQuery('buscador');
  const untried = (queryClient.getQueryState(options.queryKey)?.status ?? 'pending') === 'pending';
  if (untried && queryWords(query).length > 0) void queryClient.prefetchQuery(options);
}

/** Searches all texts: the words are read at the first search and kept; matches grow. No words, no reading. */
export function useContentSearch(query: string): ContentSearch {
  const words = useMemo(() => queryWords(query), [query]);
  const searching = words.length > 0;
  const index = useShards('buscador', { enabled: searching, size: SHARDS_AT_A_TIME, wants: () => true });
  const { snapshot } = index;
  const matches = useMemo(
    () => (snapshot && words.length > 0 ? matching(snapshot, words) : NONE),
    [snapshot, words],
  );
  if (!searching) return { matches: NONE, status: 'idle', loaded: 0 };
  const ready = index.complete ? 'ready' : 'loading';
  return {
    matches,
    status: index.error ? 'error' : ready,
    loaded: snapshot?.shards.reduce((sum, shard) => sum + Object.keys(shard.entradas).length, 0) ?? 0,
  };
}
