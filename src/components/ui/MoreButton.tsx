import type { PagedList } from '@/services/queries/paged-list';
import { Button } from './Button';
import styles from './MoreButton.module.css';
import { useEndOfList } from './useEndOfList';

interface MoreButtonProps {
  list: Pick<PagedList<unknown>, 'hasMore' | 'loadMore' | 'loadingMore' | 'moreError'>;
  texts: { more: string; loadingMore: string; moreError: string };
}

/** The end of a list that is read a page at a time. */
export function MoreButton({ list, texts }: MoreButtonProps) {
  const end = useEndOfList(list.hasMore);
  return (
    <div ref={end} tabIndex={-1} className={styles.end}>
      {list.hasMore && (
        <div className={styles.more}>
          <div role="alert">{list.moreError && <p className={styles.problem}>{texts.moreError}</p>}</div>
          <Button variant="secondary" busy={list.loadingMore} onClick={list.loadMore}>
            {list.loadingMore ? texts.loadingMore : texts.more}
          </Button>
        </div>
      )}
    </div>
  );
}
