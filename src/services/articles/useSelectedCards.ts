import { useMemo, useState } from 'react';
import type { Article, ArticleCard } from '@/model/articles/article';
import { kindred, type Reason, reasonFor } from '@/model/articles/library/kinship';
import { AUTHOR_SHOWN, cardsBy } from '@/model/articles/library/library';
import { paths } from '@/model/shared/paths';
import { type CataloguePart, useCatalogue, usePageCards } from './useCatalogue';

/** Recommended articles on an article's page (spec 1, section 9). */
const RECOMMENDED = 3;
/** Shards that may be read for them where the newest holds too few articles with something in common. */
const RECOMMENDED_SHARDS = 1;

/** A card, and what speaks for it. */
export interface Recommended {
  card: ArticleCard;
  reason: Reason | null;
}

/** Three articles akin to this one, of the catalogue at hand, chosen once. A failure gives none (error catalogue). */
export function useRecommended(article: Article): { cards: Recommended[]; status: 'loading' | 'ready' } {
  const { cards, status, complete, error } = useCatalogue({
    size: RECOMMENDED_SHARDS,
    wants: ({ shards }, held) =>
      shards.length <= RECOMMENDED_SHARDS && kindred(article, held, RECOMMENDED).related < RECOMMENDED,
  });
  const [chosen, setChosen] = useState<{ articleId: string; cards: Recommended[] } | null>(null);
  if (chosen?.articleId === article.id) return { cards: chosen.cards, status: 'ready' };
  if (!complete && !error) return { cards: [], status: 'loading' };
  const akin = kindred(article, cards, RECOMMENDED);
  const picked = {
    articleId: article.id,
    cards: akin.cards.map((card) => ({ card, reason: reasonFor(article, card) })),
  };
  if (status === 'ready') setChosen(picked);
  return { cards: picked.cards, status: 'ready' };
}

/** The shards that may be read for a profile's articles after the newest. */
const MORE_SHARDS = 3;

/** The newest articles of who writes: the catalogue knows names and no accounts. No article is read. */
export function useArticlesBy(uid: string, nombre: string) {
  const part: CataloguePart = {
    size: MORE_SHARDS,
    wants: ({ shards }, held) => shards.length <= MORE_SHARDS && cardsBy(held, nombre).length < AUTHOR_SHOWN,
  };
  const { isGiven, cards: all, complete, error } = usePageCards(paths.memberProfile.href(uid), part);
  const cards = useMemo(() => (isGiven ? all : cardsBy(all, nombre)), [isGiven, all, nombre]);
  return { cards, status: complete || error !== null ? 'ready' : 'loading' };
}
