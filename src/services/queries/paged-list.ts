import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { type Page, type ServiceError, toServiceError } from '../firestore';
import { queryClient } from './client';

/** How lists of the staff are kept: read anew when they are opened again, not when the connection comes back. */
export const STAFF_LIST = {
  staleTime: 60_000,
  gcTime: 5 * 60_000,
  refetchOnReconnect: false,
} as const;

/** A list that is read a page at a time, as a screen shows it. */
export interface PagedList<Item> {
  items: Item[];
  status: 'loading' | 'error' | 'ready';
  /** Why there is nothing to show. */
  error: ServiceError | null;
  retry: () => void;
  hasMore: boolean;
  loadMore: () => void;
  loadingMore: boolean;
  /** Why the list did not get longer; `loadMore` tries again. */
  moreError: ServiceError | null;
}

/** The pages of an infinite query as one list. */
export function pagedList<Page, Item>(
  query: UseInfiniteQueryResult<InfiniteData<Page, unknown>, Error>,
  itemsOf: (page: Page) => readonly Item[],
): PagedList<Item> {
  const { data, error, isFetching, isFetchNextPageError, isFetchingNextPage } = query;
  const failure = error ? toServiceError(error) : null;
  return {
    items: data?.pages.flatMap(itemsOf) ?? [],
    status: data ? 'ready' : failure && !isFetching ? 'error' : 'loading',
    error: data ? null : failure,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadMore: () => {
      if (!isFetchingNextPage) void query.fetchNextPage();
    },
    loadingMore: isFetchingNextPage,
    moreError: isFetchNextPageError && !isFetchingNextPage ? failure : null,
  };
}

/** A list of members or staff under its key: `fetchPage` reads what follows a place, which each page names. */
export function usePagedList<Item, Cursor>(
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
  return pagedList(query, ({ items }) => items);
}

/** Changes what the lists under a key hold, wherever they are shown. */
export function changeItems<Item>(queryKey: QueryKey, change: (items: readonly Item[]) => Item[]): void {
  queryClient.setQueriesData<InfiniteData<Page<Item, unknown>>>(
    { queryKey },
    (known) =>
      known && { ...known, pages: known.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );
}
