import { LoadingRegion, Skeleton } from '@/components/ui';
import { messages } from '@/model/messages';
import styles from './ArticleSkeleton.module.css';

/** The place of an article that is loading. */
export function ArticleSkeleton() {
  return (
    <LoadingRegion text={messages.article.loading} className={styles.article}>
      <div className={styles.head}>
        <Skeleton width="8rem" height="1.75rem" />
        <Skeleton lines={2} height="2.6rem" />
        <Skeleton lines={2} height="1.2rem" />
        <Skeleton width="60%" />
      </div>
      <Skeleton className={styles.picture} aspectRatio="16 / 9" />
      <BodySkeleton />
    </LoadingRegion>
  );
}

/** The place of the text alone. */
export function BodySkeleton() {
  return (
    <div className={styles.text} aria-hidden="true">
      <Skeleton lines={5} />
      <Skeleton lines={6} />
      <Skeleton lines={4} />
    </div>
  );
}
