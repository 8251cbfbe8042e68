import { LoadingRegion, Skeleton } from '@/components/ui';
import { foro } from '@/model/forum-messages';
import styles from './Replies.module.css';

/** The place of replies that are on their way. */
export function RepliesSkeleton({ count = 3 }: { count?: number }) {
  return (
    <LoadingRegion text={foro.forumTopic.loadingReplies} className={styles.skeleton}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <div key={place} className={styles.bones}>
          <Skeleton width="12rem" height="2.5rem" />
          <Skeleton lines={3} />
        </div>
      ))}
    </LoadingRegion>
  );
}
