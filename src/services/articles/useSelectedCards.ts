import { useMemo, useState } from 'react';
import type { Article, ArticleCard } from '@/model/articles/article';
import { kindred, type Reason, reasonFor } from '@/model/articles/library/kinship';
import { AUTHOR_SHOWN, cardsBy } from '@/model/articles/library/library';
import { paths } from '@/model/shared/paths';
import { useDrawnCards } from './drawn-cards';
import { useShards } from './shard-queries';
import { cardsOf } from './useCatalogue';

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
  const { snapshot, complete, error } = useShards('catalogo', {
    enabled: true,
    size: RECOMMENDED_SHARDS,
    wants: (held) =>
      held.shards.length <= RECOMMENDED_SHARDS &&
      kindred(article, cardsOf(held), RECOMMENDED).related < RECOMMENDED,
  });
  const [chosen, setChosen] = useState<{ articleId: string; cards: Recommended[] } | null>(null);
  if (chosen?.articleId === article.id) return { cards: chosen.cards, status: 'ready' };
  if (!complete && !error) return { cards: [], status: 'loading' };
  const { cards } = kindred(article, cardsOf(snapshot), RECOMMENDED);
  const picked = {
    articleId: article.id,
    cards: cards.map((card) => ({ card, reason: reasonFor(article, card) })),
  };
  if (snapshot !== undefined) setChosen(picked);
  return { cards: picked.cards, status: 'ready' };
}

/** The shards that may be read for a profile's articles after the newest. */
const MORE_SHARDS = 3;

/** The newest articles of who writes: as the build drew them, or from the catalogue, which knows names and no accounts. No article is read. */
export function useArticlesBy(uid: string, nombre: string) {
  const { drawn, isOld } = useDrawnCards(paths.memberProfile.href(uid));
  const { snapshot, complete, error } = useShards('catalogo', {
    enabled: drawn === undefined || isOld,
    size: MORE_SHARDS,
    wants: (held) =>
      held.shards.length <= MORE_SHARDS && cardsBy(cardsOf(held), nombre).length < AUTHOR_SHOWN,
  });
  const all = cardsOf(snapshot);
  const cards = useMemo(() => cardsBy(all, nombre), [all, nombre]);
  const isReady = complete || error !== null || drawn !== undefined;
  const shown = drawn !== undefined && !complete ? drawn.cards : cards;
  return { cards: shown, status: isReady ? 'ready' : 'loading' };
}
