import { useQuery } from '@tanstack/react-query';
import type { ArticleCard } from '@/model/articles/article';
import { decodeCard, firstShardId, SHARDS_PAGE } from '@/model/articles/catalogue/catalogue';
import {
  type Counted,
  categoryTotals,
  filterCards,
  HOME_LATEST,
  HOME_SYMPOSIA,
} from '@/model/articles/library/library';
import { DEFAULT_FILTERS } from '@/model/articles/library/library-filters';
import { paths } from '@/model/shared/paths';
import { remembered } from '@/model/shared/remembered';
import { queryClient } from '../client/query-client';
import { fromLibrary } from '../client/visitor-services';
import { type DrawnHome, useDrawnCards } from './drawn-cards';
import { type ShardsResult, shardQuery, useShards } from './shard-queries';
import type { Shard, ShardSnapshot } from './shards';

/** Cards are decoded once for each version of a shard, however often the list around them changes. */
const decoded = remembered((entradas: Shard['entradas']) =>
  Object.entries(entradas).flatMap(([id, entry]) => decodeCard(id, entry) ?? []),
);
const NONE: ArticleCard[] = [];

const cardsOfShards = remembered((shards: readonly Shard[]) => {
  const byId = new Map<string, ArticleCard>();
  for (const { entradas } of shards) {
    for (const card of decoded(entradas)) if (!byId.has(card.id)) byId.set(card.id, card);
  }
  return filterCards([...byId.values()], DEFAULT_FILTERS);
});

/** All cards of a snapshot, newest first; the same list for the same shards. An article in two shards shows once. */
export const cardsOf = (snapshot: ShardSnapshot | undefined): ArticleCard[] =>
  snapshot ? cardsOfShards(snapshot.shards) : NONE;

/** The shards that may be read for the home page. */
const HOME_MAX_SHARDS = 9;

/** What a first visit to the library reads by itself: with a sum, the colours and the latest comments, within the 25 documents of its budget. */
const FIRST_SHARDS = SHARDS_PAGE;
const OLDER_SHARDS = SHARDS_PAGE - 1;

/** Whether the home page needs older shards. A year's parts count together: its newest article may be in any. */
function homeWantsMore({ shards }: ShardSnapshot, cards: readonly ArticleCard[]): boolean {
  if (shards.length >= HOME_MAX_SHARDS) return false;
  const oldest = shards.at(-1);
  if (oldest && oldest.id !== firstShardId(oldest.anio)) return true;
  return cards.length < HOME_LATEST || cards.filter((card) => card.esSimposio).length < HOME_SYMPOSIA;
}

export interface CatalogueResult extends Omit<ShardsResult, 'snapshot'> {
  /** Newest first; the same list until something changes. */
  cards: readonly ArticleCard[];
}

export interface CatalogueOptions {
  /** What the home page shows, and no more. */
  home?: boolean;
  /** How many articles the reader may come to see; beyond the first years older ones are read only for them. By default all. */
  atLeast?: number;
  /** False where it is not wanted yet: then it is what is at hand. */
  enabled?: boolean;
}

/** The published articles' cards, from the catalogue: the newest year at once, the older ones behind it. */
export function useCatalogue(options: CatalogueOptions = {}): CatalogueResult {
  const { home = false, atLeast = Number.POSITIVE_INFINITY, enabled = true } = options;
  const { snapshot, ...result } = useShards('catalogo', {
    enabled,
    size: home ? HOME_MAX_SHARDS - 1 : OLDER_SHARDS,
    wants: (held) => {
      const cards = cardsOf(held);
      if (home) return homeWantsMore(held, cards);
      return held.shards.length < FIRST_SHARDS || cards.length <= atLeast;
    },
  });
  return { ...result, cards: cardsOf(snapshot) };
}

/**
 * How many articles there are: those on the device, and where older ones may exist that were not asked for, as many as the
 * shards say, with one read. Null until that is known; where the shards cannot tell, those on the device.
 */
export function useCatalogueTotal({ cards, complete, hasOlder }: CatalogueResult): number | null {
  const { data, isLoading } = useQuery({
    queryKey: ['catalogo', 'total'],
    queryFn: () => fromLibrary(({ countCatalogue }, db) => countCatalogue(db)),
    enabled: hasOlder,
  });
  if (complete && !hasOlder) return cards.length;
  return isLoading ? null : Math.max(cards.length, data ?? 0);
}

interface HomeCards extends Omit<CatalogueResult, 'hasOlder'> {
  /** How many articles there are in all; null where older ones were not counted. */
  all: number | null;
  /** How many each category has; null as `all`. */
  categorias: readonly Counted[] | null;
}

const totalsOf = remembered(categoryTotals);

/** What the home page shows: as the build drew it, or from the catalogue. */
export function useHomeCards(): HomeCards {
  const { drawn, isOld } = useDrawnCards<DrawnHome>(paths.home.path);
  const catalogue = useCatalogue({ home: true, enabled: drawn === undefined || isOld });
  const { cards, complete, hasOlder } = catalogue;
  const isWhole = complete && !hasOlder;
  const all = isWhole ? cards.length : (drawn?.all ?? null);
  const categorias = isWhole ? totalsOf(cards) : (drawn?.categorias ?? null);
  if (drawn === undefined || complete) return { ...catalogue, all, categorias };
  return { ...catalogue, all, categorias, cards: drawn.cards, status: 'ready', complete: true, error: null };
}

/** Starts reading the catalogue before the page that shows it is there. */
export function prefetchCatalogue(): void {
  void queryClient.prefetchQuery(shardQuery('catalogo'));
}
