import { memo, Suspense, useRef } from 'react';
import { useNearViewport } from '@/components/articles/useNearViewport';
import { LoadingRegion, Skeleton } from '@/components/ui';
import { lazyPart } from '@/components/ui/lazyPart';
import { messages } from '@/model/messages';
import styles from './RecentComments.module.css';

const text = messages.library.comments;
const SHOWN = 6;
const PLACES = Array.from({ length: SHOWN }, (_, place) => place);

/** Few visitors of the library come down to them. */
const RecentCommentList = lazyPart(
  async () => (await import('./RecentCommentList')).RecentCommentList,
  text.failed,
);

/** The place of the latest comments, until the visitor comes near and while they are on their way. */
function RecentCommentsSkeleton({ near }: { near: boolean }) {
  return (
    <LoadingRegion text={near ? text.loading : ''}>
      <div className={styles.list} data-far={!near || undefined}>
        {PLACES.map((place) => (
          <div key={place} className={styles.comment}>
            <Skeleton width="60%" />
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}

/**
 * The latest comments of the whole library, fetched only when the visitor comes near them. Above them the list must be
 * `settled`: while it grows they stand where nobody has come to.
 */
export const RecentComments = memo(function RecentComments({ settled }: { settled: boolean }) {
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section, '400px', settled);
  const place = <RecentCommentsSkeleton near={near} />;

  return (
    <section ref={section} className={styles.section} aria-labelledby="ultimos-comentarios">
      <h2 id="ultimos-comentarios" className={styles.title}>
        {text.title}
      </h2>
      {near ? (
        <Suspense fallback={place}>
          <RecentCommentList loading={place} />
        </Suspense>
      ) : (
        place
      )}
    </section>
  );
});
