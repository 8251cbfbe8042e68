import { LoadingRegion, Skeleton } from '@/components/ui';
import { messages } from '@/model/messages';
import styles from './RecommendedArticles.module.css';

const PLACES = [0, 1, 2];

/** The place of the recommended articles while they are on their way. */
export function RecommendedSkeleton() {
  return (
    <LoadingRegion text={messages.article.recommended.loading}>
      <div className={styles.grid}>
        {PLACES.map((place) => (
          <Skeleton key={place} aspectRatio="3 / 4" />
        ))}
      </div>
    </LoadingRegion>
  );
}
