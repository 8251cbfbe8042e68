import { useState } from 'react';
import type { ArticleCard } from '@/model/article';
import { sample } from '@/model/random';
import { cardsOf } from './cards';
import { useShards } from './shard-queries';

/** Recommended articles on an article's page (spec 1, section 9). */
export const RECOMMENDED = 3;
/** Shards that may be read for them when the newest holds too few articles. */
const MORE_SHARDS = 3;

/**
 * Three random articles other than this one, from the part of the catalogue that is at hand. Chosen once: they stay while
 * the page is open. A failure gives none (error catalogue).
 */
export function useRecommended(articleId: string): { cards: ArticleCard[]; status: 'loading' | 'ready' } {
  const others = (cards: readonly ArticleCard[]) => cards.filter((card) => card.id !== articleId);
  const { snapshot, complete, error } = useShards('catalogo', {
    enabled: true,
    size: MORE_SHARDS,
    wants: (held) => held.shards.length <= MORE_SHARDS && others(cardsOf(held)).length < RECOMMENDED,
  });
  const [chosen, setChosen] = useState<{ articleId: string; cards: ArticleCard[] } | null>(null);
  if (chosen?.articleId === articleId) return { cards: chosen.cards, status: 'ready' };
  if (!complete && !error) return { cards: [], status: 'loading' };
  const picked = { articleId, cards: sample(others(cardsOf(snapshot)), RECOMMENDED) };
  if (snapshot !== undefined) setChosen(picked);
  return { cards: picked.cards, status: 'ready' };
}
