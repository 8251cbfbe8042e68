import { useQuery } from '@tanstack/react-query';
import type { ArticleCard } from '@/model/article';
import { categoryOfSlug } from '@/model/library';
import { categoryStartKey, useCatalogue, useCatalogueTotal } from './useCatalogue';

/** What the build drew a category's page from (scripts/prerender): the page needs no catalogue for it. */
export interface CategoryStart {
  nombre: string;
  /** Its newest articles. */
  cards: readonly ArticleCard[];
  /** How many articles it has, and how many there are in all. */
  total: number;
  all: number;
}

export interface PathCategory {
  /** Null while it is looked for; the slug where no article has such a category. */
  nombre: string | null;
  status: 'loading' | 'known' | 'unknown';
  start: CategoryStart | undefined;
  /** What was drawn may not be what is stored: to members it is shown until the catalogue is here. */
  isOld: boolean;
}

/** The category that a path names by its slug; null where it names none. */
export function usePathCategory(slug: string | undefined): PathCategory | null {
  const { data: start, isStale } = useQuery<CategoryStart>({
    queryKey: categoryStartKey(slug ?? ''),
    enabled: false,
    staleTime: KEEP_MS,
  });
  const { cards, complete, error } = useCatalogue({ enabled: slug !== undefined && !start });
  if (slug === undefined) return null;
  const nombre = start?.nombre ?? categoryOfSlug(cards, slug);
  if (nombre !== null) return { nombre, status: 'known', start, isOld: isStale };
  const isUnknown = complete && error === null;
  return { nombre: isUnknown ? slug : null, status: isUnknown ? 'unknown' : 'loading', start, isOld: false };
}

const NONE: ArticleCard[] = [];
/** A page once drawn stays as it is for so long. */
const KEEP_MS = 60 * 60 * 1000;

/** What the library's list is made from. */
export interface LibraryCards {
  cards: readonly ArticleCard[];
  /** Those that say what the filters can offer: nothing, where few were drawn. */
  offering: readonly ArticleCard[];
  status: 'loading' | 'error' | 'ready';
  /** More are on their way. */
  pending: boolean;
  failed: boolean;
  /** How many of the list are not here, and how many articles there are. */
  unread: number;
  all: number | null;
  /** Older ones may exist that were not asked for. */
  hasOlder: boolean;
  retry: () => void;
}

/**
 * The cards of the library, at least so many, from the catalogue; or where the build drew them (`start`), those, until the
 * catalogue is asked for (`wanted`) and here.
 */
export function useLibraryCards(
  atLeast: number,
  start: CategoryStart | undefined,
  wanted: boolean,
): LibraryCards {
  const isRead = start === undefined || wanted;
  const catalogue = useCatalogue({ atLeast, enabled: isRead });
  const total = useCatalogueTotal(catalogue);
  const { complete, error, hasOlder, retry, status } = catalogue;
  const pending = isRead && !complete && error === null;
  if (start !== undefined && !(isRead && complete && error === null)) {
    const { cards, all } = start;
    const unread = start.total - cards.length;
    const failed = isRead && error !== null;
    return {
      ...{ cards, offering: NONE, pending, failed, unread, all, retry },
      status: 'ready',
      hasOlder: false,
    };
  }
  const { cards } = catalogue;
  return {
    ...{ cards, offering: cards, status, pending, hasOlder, retry, all: total },
    failed: error !== null && status === 'ready',
    // Where older articles are not here yet, nothing is filtered: what is not here is counted too.
    unread: hasOlder && total ? total - cards.length : 0,
  };
}
