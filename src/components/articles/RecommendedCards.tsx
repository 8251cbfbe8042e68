import { type ReactNode, useEffect } from 'react';
import type { Article } from '@/model/article';
import { EXCERPT } from '@/model/excerpt';
import { useRecommended } from '@/services/queries';
import { ArticleCard } from './ArticleCard';

interface RecommendedCardsProps {
  article: Article;
  /** What stands here while they are on their way. */
  loading: ReactNode;
  /** There is no other article to recommend. */
  onNone: () => void;
}

/** The three articles themselves. */
export function RecommendedCards({ article, loading, onNone }: RecommendedCardsProps) {
  const { cards, status } = useRecommended(article);
  const none = status !== 'loading' && cards.length === 0;
  useEffect(() => {
    if (none) onNone();
  }, [none, onNone]);
  if (status === 'loading') return loading;
  return (
    <ul className="cols-cards gap-5">
      {cards.map((card) => (
        <li key={card.id}>
          <ArticleCard card={card} summaryLength={EXCERPT.symposium} />
        </li>
      ))}
    </ul>
  );
}
