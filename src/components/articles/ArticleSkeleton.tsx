import { LoadingRegion, Skeleton } from '@/components/ui';
import { messages } from '@/model/messages';

export function ArticleSkeleton() {
  return (
    <LoadingRegion text={messages.article.loading}>
      <div className="vstack gap-4 mw-measure">
        <Skeleton width="8rem" height="1.75rem" />
        <Skeleton lines={2} height="2.6rem" />
        <Skeleton lines={2} height="1.2rem" />
        <Skeleton width="60%" />
      </div>
      <Skeleton className="mt-6 mb-6 mw-measure" aspectRatio="16 / 9" />
      <BodySkeleton />
    </LoadingRegion>
  );
}

/** As high as keeps what is below the text out of sight: what comes near is fetched. */
export function BodySkeleton() {
  return (
    <div
      className="vstack gap-6 mw-measure"
      style={{ minHeight: '200svh', fontSize: 'var(--text-reading)' }}
      aria-hidden="true"
    >
      <Skeleton lines={5} />
      <Skeleton lines={6} />
      <Skeleton lines={4} />
    </div>
  );
}
