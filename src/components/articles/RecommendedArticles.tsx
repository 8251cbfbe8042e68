import { type ReactNode, Suspense, useRef } from 'react';
import { LoadingRegion, Places, Skeleton } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import type { Article } from '@/model/articles/article';
import { messages } from '@/model/messages';
import { useNearViewport } from '../ui/useViewport';

/** Where the code does not arrive there is nothing to recommend: the article has been read all the same. */
const RecommendedCards = lazyWithFallback(
  async () => (await import('./RecommendedCards')).RecommendedCards,
  () => null,
);

/** Three articles to go on with, fetched when the reader comes near; the section goes when there are none. */
export function RecommendedArticles({ article }: { article: Article }) {
  const place = useRef<HTMLElement>(null);
  const near = useNearViewport(place, '600px');
  const section = (content: ReactNode) => (
    <section
      ref={place}
      className="article-wide pt-6 mt-7 border-top d-print-none"
      aria-labelledby="recomendados"
    >
      <h2 id="recomendados" className="mb-5 fs-xl">
        {messages.article.recommended.title}
      </h2>
      {content}
    </section>
  );
  const loading = section(
    <LoadingRegion text={messages.article.recommended.loading}>
      <div className="cols-cards gap-5" data-far={!near || undefined}>
        <Places count={3}>
          <Skeleton aspectRatio="3 / 4" />
        </Places>
      </div>
    </LoadingRegion>,
  );
  if (!near) return loading;
  return (
    <Suspense fallback={loading}>
      <RecommendedCards article={article} loading={loading} section={section} />
    </Suspense>
  );
}
