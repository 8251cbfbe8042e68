import type { PagedList } from '@/services/queries/paged-list';
import { Button } from './Button';
import styles from './MoreButton.module.css';

interface MoreButtonProps {
  list: Pick<PagedList<unknown>, 'hasMore' | 'loadMore' | 'loadingMore' | 'moreError'>;
  texts: { more: string; loadingMore: string; moreError: string };
}

/** The end of a list that is read a page at a time. */
export function MoreButton({ list, texts }: MoreButtonProps) {
  if (!list.hasMore) return null;
  return (
    <div className={styles.more}>
      <div role="alert">{list.moreError && <p className={styles.problem}>{texts.moreError}</p>}</div>
      <Button variant="secondary" busy={list.loadingMore} onClick={list.loadMore}>
        {list.loadingMore ? texts.loadingMore : texts.more}
      </Button>
    </div>
  );
}
