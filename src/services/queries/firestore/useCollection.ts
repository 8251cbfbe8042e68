import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { StoredDocument } from '@/model/stored-value';
import { type CollectionPage, readCollection, siteSource } from '../../firestore';
import { type PagedList, pagedList } from '../paged-list';

/** Nothing read here is kept once it is no longer shown: it may be anybody's data. */
const FOREVER = Number.POSITIVE_INFINITY;

async function token(): Promise<string | null> {
  const { idToken, siteAuth } = await import('../../users/auth');
  return idToken(siteAuth());
}

/**
 * The documents of a collection in order of id, 50 reads a page; null for none asked for. Each `attempt` reads it anew.
 */
export function useCollection(parts: readonly string[] | null, attempt: number): PagedList<StoredDocument> {
  const query = useInfiniteQuery<
    CollectionPage,
    Error,
    InfiniteData<CollectionPage, string | null>,
    readonly ['admin', 'coleccion', string, number],
    string | null
  >({
    queryKey: ['admin', 'coleccion', parts?.join('/') ?? '', attempt],
    queryFn: ({ pageParam }) => readCollection(siteSource(token), parts ?? [], pageParam),
    enabled: parts !== null,
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    staleTime: FOREVER,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return pagedList(query, (page) => page.documents);
}
