import { useMemo } from 'react';
import type { ArticleCard } from '@/model/article';
import { foldText } from '@/model/search-text';
import { cardsOf } from './cards';
import { useShards } from './shard-queries';

/** Articles shown on a member's profile, and the shards that may be read for them after the newest. */
const SHOWN = 6;
const MORE_SHARDS = 3;

/**
 * The newest articles that name somebody as their author, from the catalogue: no article is read. The catalogue knows names
 * and no accounts.
 */
export function useArticlesBy(nombre: string): {
  cards: readonly ArticleCard[];
  status: 'loading' | 'ready';
} {
  const name = foldText(nombre.trim());
  const by = (cards: readonly ArticleCard[]) => cards.filter(({ autor }) => foldText(autor.trim()) === name);
  const { snapshot, complete, error } = useShards('catalogo', {
    enabled: true,
    size: MORE_SHARDS,
    wants: (held) => held.shards.length <= MORE_SHARDS && by(cardsOf(held)).length < SHOWN,
  });
  const all = cardsOf(snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by name alone
  const cards = useMemo(() => by(all).slice(0, SHOWN), [all, name]);
  return { cards, status: complete || error ? 'ready' : 'loading' };
}
