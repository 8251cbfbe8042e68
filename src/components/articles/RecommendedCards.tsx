import type { ReactNode } from 'react';
import type { Article } from '@/model/articles/article';
import { readingTools } from '@/model/messages/reading-tools';
import { useRecommended } from '@/services/articles';
import { ArticleCard } from './ArticleCard';

const { why } = readingTools;

interface RecommendedCardsProps {
  article: Article;
  loading: ReactNode;
  section: (content: ReactNode) => ReactNode;
}

/** The three articles themselves, in their section; nothing where there is no other article to recommend. */
export function RecommendedCards({ article, loading, section }: RecommendedCardsProps) {
  const { cards, status } = useRecommended(article);
  if (status === 'loading') return loading;
  if (cards.length === 0) return null;
  return section(
    <ul className="cols-cards gap-5">
      {cards.map(({ card, reason }) => (
        <li key={card.id} className="vstack gap-2">
          <p className="text-soft fs-sm text-truncate">{reason ? why[reason.kind](reason.name) : why.otro}</p>
          <ArticleCard card={card} />
        </li>
      ))}
    </ul>,
  );
}
