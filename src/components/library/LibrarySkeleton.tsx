import { LoadingRegion, Skeleton } from '@/components/ui';
import { type LibraryFilters, PAGE_SIZE } from '@/model/library';
import { messages } from '@/model/messages';
import resultStyles from './ArticleResults.module.css';
import styles from './LibrarySkeleton.module.css';

const PLACES = Array.from({ length: PAGE_SIZE }, (_, place) => place);

/** A page of cards to come, as tall as the real one: the scroll can be restored on it and nothing jumps. */
export function LibrarySkeleton({ vista }: { vista: LibraryFilters['vista'] }) {
  return (
    <LoadingRegion text={messages.library.loading}>
      <div className={resultStyles.results} data-view={vista}>
        {PLACES.map((place) => (
          <div key={place} className={styles.card} data-layout={vista === 'lista' ? 'row' : 'card'}>
            <Skeleton className={styles.picture} aspectRatio="16 / 9" />
            <div className={styles.body}>
              <Skeleton width="45%" height="1.1rem" />
              <Skeleton lines={2} height="1.4rem" />
              <Skeleton lines={4} height="1rem" />
              <Skeleton width="60%" height="1rem" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
