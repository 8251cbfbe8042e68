import { LoadingRegion, Skeleton } from '@/components/ui';
import { foro } from '@/model/forum-messages';
import styles from './Topic.module.css';

/** The place of a topic that is on its way. */
export function TopicSkeleton() {
  return (
    <LoadingRegion text={foro.forumTopic.loading} className={styles.waiting}>
      <Skeleton width="14rem" />
      <Skeleton height="3rem" />
      <Skeleton width="12rem" height="3rem" />
      <Skeleton lines={6} />
      <Skeleton height="10rem" />
      <Skeleton height="10rem" />
    </LoadingRegion>
  );
}
