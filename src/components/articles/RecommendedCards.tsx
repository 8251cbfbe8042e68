import { useEffect } from 'react';
import type { Article } from '@/model/article';
import { EXCERPT } from '@/model/excerpt';
import { useRecommended } from '@/services/queries';
import { ArticleCard } from './ArticleCard';
import styles from './RecommendedArticles.module.css';
import { RecommendedSkeleton } from './RecommendedSkeleton';

interface RecommendedCardsProps {
  article: Article;
  /** There is no other article to recommend. */
  onNone: () => void;
}

/** The three articles themselves. */
export function RecommendedCards({ article, onNone }: RecommendedCardsProps) {
  const { cards, status } = useRecommended(article);
  const none = status !== 'loading' && cards.length === 0;
  useEffect(() => {
    if (none) onNone();
  }, [none, onNone]);
  if (status === 'loading') return <RecommendedSkeleton />;
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.id} className={styles.item}>
          <ArticleCard card={card} summaryLength={EXCERPT.symposium} />
        </li>
      ))}
    </ul>
  );
}
