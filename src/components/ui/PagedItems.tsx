import type { ReactNode } from 'react';
import type { PagedList } from '@/services/queries/paged-list';
import { MoreButton } from './MoreButton';
import { LoadingRegion, Skeleton } from './Skeleton';
import { ErrorState } from './State';

interface PagedItemsProps<Item> {
  list: PagedList<Item>;
  texts: { loading: string; loadError: string; more: string; loadingMore: string; moreError: string };
  /** How high an item is while it loads. */
  place: string;
  /** In the place of an empty list. */
  empty: ReactNode;
  /** What the items look like; there is at least one. */
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that is read a page at a time: as it loads, fails, is empty, and its end. */
export function PagedItems<Item>({ list, texts, place, empty, children }: PagedItemsProps<Item>) {
  const { items, status, hasMore, retry } = list;
  return (
    <>
      {status === 'loading' && (
        <LoadingRegion text={texts.loading} className="vstack gap-3">
          <Skeleton height={place} />
          <Skeleton height={place} />
          <Skeleton height={place} />
        </LoadingRegion>
      )}
      {status === 'error' && <ErrorState text={texts.loadError} onRetry={retry} />}
      {status === 'ready' && items.length === 0 && !hasMore && empty}
      {items.length > 0 && children(items)}
      <MoreButton list={list} texts={texts} />
    </>
  );
}
