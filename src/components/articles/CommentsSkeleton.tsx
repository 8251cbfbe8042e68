import { LoadingRegion, Skeleton } from '@/components/ui';
import { messages } from '@/model/messages';
import styles from './CommentList.module.css';

const PLACES = [0, 1, 2];

/** The place of the comments while they are on their way. */
export function CommentsSkeleton() {
  return (
    <LoadingRegion text={messages.article.comments.loading}>
      <div className={styles.list}>
        {PLACES.map((place) => (
          <div key={place} className={styles.comment}>
            <Skeleton width="12rem" height="2.25rem" />
            <Skeleton className={styles.text} lines={3} />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
