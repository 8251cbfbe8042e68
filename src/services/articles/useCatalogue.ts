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
import { type GivenCards, type GivenHome, useGivenCards } from './page-cards';
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

/** How much of the catalogue is read. */
export interface CataloguePart {
  /** Whether older shards are wanted after those that are held. */
  wants: (held: ShardSnapshot, cards: readonly ArticleCard[]) => boolean;
  /** How many older shards are read at a time. */
  size: number;
}

/** What the home page shows, and no more. */
export const HOME_PART: CataloguePart = { wants: homeWantsMore, size: HOME_MAX_SHARDS - 1 };

/** As much as shows a reader so many articles: the first years, and older ones only where these have fewer. */
export const partOf = (articles: number): CataloguePart => ({
  wants: ({ shards }, cards) => shards.length < FIRST_SHARDS || cards.length <= articles,
  size: OLDER_SHARDS,
});

const ALL_OF_IT = partOf(Number.POSITIVE_INFINITY);

/**
 * The published articles' cards, from the catalogue: the newest year at once, the older ones behind it. Not `enabled`, it is what is at
 * hand.
 */
export function useCatalogue({ wants, size } = ALL_OF_IT, enabled = true): CatalogueResult {
  const { snapshot, ...result } = useShards('catalogo', {
    enabled,
    size,
    wants: (held) => wants(held, cardsOf(held)),
  });
  return { ...result, cards: cardsOf(snapshot) };
}

export interface PageCards<Given> extends CatalogueResult {
  /** What came with the page, if something did, and whether its cards are those that are shown. */
  given: Given | undefined;
  isGiven: boolean;
  /** The catalogue is being read. */
  pending: boolean;
  /** It could not be read, and what is at hand is shown. */
  failed: boolean;
}

/** The cards of the page at an address: those that came with it, until the catalogue is wanted and here. */
export function usePageCards<Given extends GivenCards>(
  address: string,
  part: CataloguePart,
  isWanted = false,
): PageCards<Given> {
  const { given, isOld } = useGivenCards<Given>(address);
  const isRead = given === undefined || isOld || isWanted;
  const catalogue = useCatalogue(part, isRead);
  const { complete, error, status } = catalogue;
  const pending = isRead && !complete && error === null;
  if (given === undefined || complete)
    return { ...catalogue, given, isGiven: false, pending, failed: error !== null && status === 'ready' };
  const shown = {
    cards: given.cards,
    status: 'ready',
    complete: true,
    hasOlder: false,
    error: null,
  } as const;
  return { ...catalogue, ...shown, given, isGiven: true, pending, failed: error !== null };
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

/** What the home page shows. */
export function useHomeCards(): HomeCards {
  const { given, isGiven, ...list } = usePageCards<GivenHome>(paths.home.path, HOME_PART);
  const { cards, complete, hasOlder } = list;
  if (!isGiven && complete && !hasOlder) return { ...list, all: cards.length, categorias: totalsOf(cards) };
  return { ...list, all: given?.all ?? null, categorias: given?.categorias ?? null };
}

/** Starts reading the catalogue before the page that shows it is there. */
export function prefetchCatalogue(): void {
  void queryClient.prefetchQuery(shardQuery('catalogo'));
}
