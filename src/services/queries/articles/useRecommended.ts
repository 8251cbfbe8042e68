import { useState } from 'react';
import type { Article, ArticleCard } from '@/model/article';
import { kindred } from '@/model/kinship';
import { cardsOf } from './cards';
import { useShards } from './shard-queries';

/** Recommended articles on an article's page (spec 1, section 9). */
export const RECOMMENDED = 3;
/** Shards that may be read for them where the newest holds too few articles with something in common. */
const MORE_SHARDS = 1;

/**
 * Three articles that have something in common with this one, from the part of the catalogue that is at hand. Chosen once: they
 * stay while the page is open. A failure gives none (error catalogue).
 */
export function useRecommended(article: Article): { cards: ArticleCard[]; status: 'loading' | 'ready' } {
  const { snapshot, complete, error } = useShards('catalogo', {
    enabled: true,
    size: MORE_SHARDS,
    wants: (held) =>
      held.shards.length <= MORE_SHARDS && kindred(article, cardsOf(held), RECOMMENDED).related < RECOMMENDED,
  });
  const [chosen, setChosen] = useState<{ articleId: string; cards: ArticleCard[] } | null>(null);
  if (chosen?.articleId === article.id) return { cards: chosen.cards, status: 'ready' };
  if (!complete && !error) return { cards: [], status: 'loading' };
  const picked = { articleId: article.id, cards: kindred(article, cardsOf(snapshot), RECOMMENDED).cards };
  if (snapshot !== undefined) setChosen(picked);
  return { cards: picked.cards, status: 'ready' };
}
