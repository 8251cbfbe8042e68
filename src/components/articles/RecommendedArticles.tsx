import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Article } from '@/model/article';
import { messages } from '@/model/messages';
import styles from './RecommendedArticles.module.css';
import type { RecommendedCards as Cards } from './RecommendedCards';
import { RecommendedSkeleton } from './RecommendedSkeleton';
import { useNearViewport } from './useNearViewport';

/** Where the code does not arrive there is nothing to recommend: the article has been read all the same. */
function NoCards({ onNone }: ComponentProps<typeof Cards>) {
  useEffect(onNone, [onNone]);
  return null;
}

const RecommendedCards = lazy<ComponentType<ComponentProps<typeof Cards>>>(async () => {
  try {
    return { default: (await import('./RecommendedCards')).RecommendedCards };
  } catch (error) {
    console.info('The recommended articles could not be loaded.', error);
    return { default: NoCards };
  }
});

/** Three articles to go on with, fetched when the reader comes near; the section goes when there are none. */
export function RecommendedArticles({ article }: { article: Article }) {
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section, '600px');
  const [none, setNone] = useState(false);
  const hide = useCallback(() => setNone(true), []);
  if (none) return null;
  return (
    <section ref={section} className={styles.section} aria-labelledby="recomendados">
      <h2 id="recomendados" className={styles.title}>
        {messages.article.recommended.title}
      </h2>
      {near ? (
        <Suspense fallback={<RecommendedSkeleton />}>
          <RecommendedCards article={article} onNone={hide} />
        </Suspense>
      ) : (
        <RecommendedSkeleton />
      )}
    </section>
  );
}
