import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '@/model/messages';
import type { PagedList } from '@/services/client';
import { Button } from './Button';
import { LoadingRows } from './Loading';
import { EmptyState, ErrorState } from './State';

interface ListTexts {
  loading: string;
  /** May tell the reason. */
  loadError: string | ((reason: string) => string);
}

export interface ListItemsProps<Item> {
  list: Pick<PagedList<Item>, 'status' | 'retry'> & { items: readonly Item[]; error?: Error | null };
  texts: ListTexts;
  place: string;
  /** What is said where there is none, or what stands there. */
  empty: ReactNode;
  /** What the items look like; there is at least one. */
  children: (items: readonly Item[]) => ReactNode;
}

export function ListItems<Item>({ list, texts, place, empty, children }: ListItemsProps<Item>) {
  const { items, status, error, retry } = list;
  const { loading, loadError } = texts;
  return (
    <>
      {status === 'loading' && <LoadingRows text={loading} height={place} />}
      {status === 'error' && (
        <ErrorState
          text={typeof loadError === 'string' ? loadError : loadError(error?.message ?? '')}
          onRetry={retry}
        />
      )}
      {status === 'ready' &&
        items.length === 0 &&
        (typeof empty === 'string' ? <EmptyState text={empty} /> : empty)}
      {items.length > 0 && children(items)}
    </>
  );
}

interface PagedItemsProps<Item> extends ListItemsProps<Item> {
  list: PagedList<Item>;
  texts: ListTexts & MoreTexts;
}

export function PagedItems<Item>({ empty, ...props }: PagedItemsProps<Item>) {
  const { list, texts } = props;
  return (
    <>
      <ListItems {...props} empty={!list.hasMore && empty} />
      <MoreButton list={list} texts={texts} />
    </>
  );
}

interface MoreTexts {
  /** By default 'Cargar más' and 'Cargando…'. */
  more?: string;
  loadingMore?: string;
  moreError: string;
}

interface MoreButtonProps {
  list: Pick<PagedList<unknown>, 'hasMore' | 'loadMore' | 'loadingMore' | 'moreError'>;
  texts: MoreTexts;
}

/** Makes a list longer. After the last page, the focus stays at the list's end. */
function MoreButton({ list, texts }: MoreButtonProps) {
  const { hasMore } = list;
  const { more = messages.common.more, loadingMore = messages.common.loading, moreError } = texts;
  const end = useRef<HTMLDivElement>(null);
  const before = useRef(hasMore);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (before.current && !hasMore && isLost) end.current?.focus({ preventScroll: true });
    before.current = hasMore;
  }, [hasMore]);
  return (
    <div ref={end} tabIndex={-1} className="list-end">
      {hasMore && (
        <div className="vstack align-items-center pt-5">
          <div role="alert">
            {list.moreError && <p className="mb-3 text-danger fw-semibold">{moreError}</p>}
          </div>
          <Button variant="secondary" busy={list.loadingMore} onClick={list.loadMore}>
            {list.loadingMore ? loadingMore : more}
          </Button>
        </div>
      )}
    </div>
  );
}
