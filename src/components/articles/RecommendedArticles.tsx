import { type ComponentProps, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { LoadingRegion, Skeleton } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import type { Article } from '@/model/article';
import { messages } from '@/model/messages';
import { useNearViewport } from '../ui/useViewport';
import type { RecommendedCards as Cards } from './RecommendedCards';

/** Where the code does not arrive there is nothing to recommend: the article has been read all the same. */
function NoCards({ onNone }: ComponentProps<typeof Cards>) {
  useEffect(onNone, [onNone]);
  return null;
}

const RecommendedCards = lazyWithFallback(
  async () => (await import('./RecommendedCards')).RecommendedCards,
  NoCards,
);

/** Three articles to go on with, fetched when the reader comes near; the section goes when there are none. */
export function RecommendedArticles({ article }: { article: Article }) {
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section, '600px');
  const [none, setNone] = useState(false);
  const hide = useCallback(() => setNone(true), []);
  if (none) return null;
  const place = (
    <LoadingRegion text={messages.article.recommended.loading}>
      <div className="cols-cards gap-5" data-far={!near || undefined}>
        <Skeleton aspectRatio="3 / 4" />
        <Skeleton aspectRatio="3 / 4" />
        <Skeleton aspectRatio="3 / 4" />
      </div>
    </LoadingRegion>
  );
  return (
    <section ref={section} className="pt-6 mt-7 border-top d-print-none" aria-labelledby="recomendados">
      <h2 id="recomendados" className="mb-5 fs-xl">
        {messages.article.recommended.title}
      </h2>
      {near ? (
        <Suspense fallback={place}>
          <RecommendedCards article={article} loading={place} onNone={hide} />
        </Suspense>
      ) : (
        place
      )}
    </section>
  );
}
