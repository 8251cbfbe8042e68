import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { type ServiceError, toServiceError } from '../firestore/errors';
import type { Page, Place } from '../firestore/lists';

/** How lists of the staff are kept: read anew when they are opened again, not when the connection comes back. */
export const STAFF_LIST = {
  staleTime: 60_000,
  gcTime: 5 * 60_000,
  refetchOnReconnect: false,
} as const;

/** How a reading stands, as a screen shows it. */
export interface Reading {
  status: 'loading' | 'error' | 'ready';
  /** Why there is nothing to show. */
  error: ServiceError | null;
  retry: () => void;
}

/** How a query stands. A failed refresh keeps what is shown. */
export function readingOf({
  data,
  error,
  isFetching,
  refetch,
}: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>): Reading {
  const failure = error ? toServiceError(error) : null;
  return {
    status: data !== undefined ? 'ready' : failure && !isFetching ? 'error' : 'loading',
    error: data !== undefined ? null : failure,
    retry: () => void refetch(),
  };
}

/** A list that is read a page at a time, as a screen shows it. */
export interface PagedList<Item> extends Reading {
  items: Item[];
  hasMore: boolean;
  loadMore: () => void;
  loadingMore: boolean;
  /** Why the list did not get longer; `loadMore` tries again. */
  moreError: ServiceError | null;
}

/** The pages of an infinite query as one list. */
export function pagedList<Item>(
  query: UseInfiniteQueryResult<InfiniteData<Page<Item, unknown>, unknown>, Error>,
): PagedList<Item> {
  const { data, error, isFetchNextPageError, isFetchingNextPage } = query;
  return {
    ...readingOf(query),
    items: data?.pages.flatMap(({ items }) => items) ?? [],
    hasMore: query.hasNextPage,
    loadMore: () => {
      if (!isFetchingNextPage) void query.fetchNextPage();
    },
    loadingMore: isFetchingNextPage,
    moreError: isFetchNextPageError && !isFetchingNextPage ? toServiceError(error) : null,
  };
}

/** A list of members or staff under its key: `fetchPage` reads what follows a place, which each page names. */
export function usePagedList<Item, Cursor = Place>(
  queryKey: QueryKey,
  fetchPage: (after: Cursor | null) => Promise<Page<Item, Cursor>>,
  options: { enabled?: boolean; staleTime?: number; gcTime?: number; refetchOnReconnect?: boolean } = {},
): PagedList<Item> {
  type Pages = InfiniteData<Page<Item, Cursor>>;
  const query = useInfiniteQuery<Page<Item, Cursor>, Error, Pages, QueryKey, { after: Cursor | null }>({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam.after),
    initialPageParam: { after: null },
    getNextPageParam: ({ next }) => (next === null ? null : { after: next }),
    ...STAFF_LIST,
    ...options,
  });
  return pagedList(query);
}
