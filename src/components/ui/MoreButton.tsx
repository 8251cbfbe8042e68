import { type ReactNode, useEffect, useRef } from 'react';
import type { PagedList } from '@/services/queries/paged-list';
import { Button } from './Button';

/**
 * Holds a list's 'more' button: where the last page takes the button away, the focus stays here, at the end of the list, and
 * does not fall to the start of the page.
 */
export function EndOfList({ hasMore, children }: { hasMore: boolean; children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null);
  const before = useRef(hasMore);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (before.current && !hasMore && isLost) end.current?.focus({ preventScroll: true });
    before.current = hasMore;
  }, [hasMore]);
  return (
    <div ref={end} tabIndex={-1} className="list-end">
      {hasMore && children}
    </div>
  );
}

interface MoreButtonProps {
  list: Pick<PagedList<unknown>, 'hasMore' | 'loadMore' | 'loadingMore' | 'moreError'>;
  texts: { more: string; loadingMore: string; moreError: string };
}

/** The end of a list that is read a page at a time. */
export function MoreButton({ list, texts }: MoreButtonProps) {
  return (
    <EndOfList hasMore={list.hasMore}>
      <div className="vstack align-items-center pt-5">
        <div role="alert">
          {list.moreError && <p className="mb-3 text-danger fw-semibold">{texts.moreError}</p>}
        </div>
        <Button variant="secondary" busy={list.loadingMore} onClick={list.loadMore}>
          {list.loadingMore ? texts.loadingMore : texts.more}
        </Button>
      </div>
    </EndOfList>
  );
}
