import { useMemo, useState } from 'react';
import type { Article, ArticleCard } from '@/model/article';
import { foldText } from '@/model/fold-text';
import { kindred } from '@/model/kinship';
import { useShards } from './shard-queries';
import { cardsOf } from './useCatalogue';

/** Recommended articles on an article's page (spec 1, section 9). */
const RECOMMENDED = 3;
/** Shards that may be read for them where the newest holds too few articles with something in common. */
const RECOMMENDED_SHARDS = 1;

/**
 * Three articles that have something in common with this one, from the part of the catalogue that is at hand. Chosen once: they
 * stay while the page is open. A failure gives none (error catalogue).
 */
export function useRecommended(article: Article): { cards: ArticleCard[]; status: 'loading' | 'ready' } {
  const { snapshot, complete, error } = useShards('catalogo', {
    enabled: true,
    size: RECOMMENDED_SHARDS,
    wants: (held) =>
      held.shards.length <= RECOMMENDED_SHARDS &&
      kindred(article, cardsOf(held), RECOMMENDED).related < RECOMMENDED,
  });
  const [chosen, setChosen] = useState<{ articleId: string; cards: ArticleCard[] } | null>(null);
  if (chosen?.articleId === article.id) return { cards: chosen.cards, status: 'ready' };
  if (!complete && !error) return { cards: [], status: 'loading' };
  const picked = { articleId: article.id, cards: kindred(article, cardsOf(snapshot), RECOMMENDED).cards };
  if (snapshot !== undefined) setChosen(picked);
  return { cards: picked.cards, status: 'ready' };
}

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
