import { memo, Suspense, useRef } from 'react';
import { LoadingRegion, Places, Skeleton } from '@/components/ui';
import { lazyPart } from '@/components/ui/lazyPart';
import { RECENT_COMMENTS } from '@/model/comments/comment';
import { messages } from '@/model/messages';
import { useNearViewport } from '../ui/useViewport';
import styles from './Library.module.css';

const text = messages.library.comments;

/** Few visitors of the library come down to them. */
const RecentCommentList = lazyPart(
  async () => (await import('./RecentCommentList')).RecentCommentList,
  text.failed,
);

/** The library's latest comments, fetched when near. `settled`: the list above them does not grow any more. */
export const RecentComments = memo(function RecentComments({ settled }: { settled: boolean }) {
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section, '400px', settled);
  const place = (
    <LoadingRegion text={near ? text.loading : ''}>
      <div className={styles.comments} data-far={!near || undefined}>
        <Places count={RECENT_COMMENTS}>
          <div className="card card-body gap-3 p-4" style={{ minHeight: '9.5rem' }}>
            <Skeleton width="60%" />
            <Skeleton lines={3} />
          </div>
        </Places>
      </div>
    </LoadingRegion>
  );

  return (
    <section ref={section} className="pt-6 mt-7 border-top" aria-labelledby="ultimos-comentarios">
      <h2 id="ultimos-comentarios" className="mb-5 fs-xl">
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
