import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import type { ForumResult } from '@/model/forum/found';
import { foro } from '@/model/forum-messages';
import { FoundItem } from './FoundItem';
import styles from './FoundList.module.css';

const texts = foro.forumSearch;
const PLACES = 3;

interface FoundListProps {
  status: 'loading' | 'error' | 'ready';
  results: readonly ForumResult[];
  words: readonly string[];
  /** How many entries were looked at where there may be more; null where there were no more. */
  bounded: number | null;
  onRetry: () => void;
}

/** What a search of the forum found. */
export function FoundList({ status, results, words, bounded, onRetry }: FoundListProps) {
  if (status === 'loading') {
    return (
      <LoadingRegion text={texts.loading} className={styles.list}>
        {Array.from({ length: PLACES }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move
          <Skeleton key={place} className={styles.place} />
        ))}
      </LoadingRegion>
    );
  }
  if (status === 'error') return <ErrorState text={texts.error} onRetry={onRetry} />;
  return (
    <div className={styles.found}>
      <p role="status" className={styles.count}>
        {texts.count(results.length)}
      </p>
      {bounded !== null && <p className={styles.hint}>{texts.bounded(bounded)}</p>}
      {results.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyHint} />
      ) : (
        <ul className={styles.list}>
          {results.map((result) => (
            <li key={`${result.kind}-${result.id}`}>
              <FoundItem result={result} words={words} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
