import { useQuery } from '@tanstack/react-query';
import type { ArticleCard } from '@/model/articles/article';
import { categoryOfSlug, type Facets } from '@/model/articles/library/library';
import {
  articlesNeeded,
  DEFAULT_FILTERS,
  type LibraryFilters,
  libraryHref,
} from '@/model/articles/library/library-filters';
import { paths } from '@/model/shared/paths';
import { type DrawnLibrary, useDrawnCards } from '../articles/drawn-cards';
import { useCatalogue, useCatalogueTotal } from '../articles/useCatalogue';
import { fromLibrary } from '../client/visitor-services';

/** Where a category is now whose path no article's category has: it may have been renamed. One read then. */
function useNewSlug(slug: string, isUnknown: boolean) {
  return useQuery({
    queryKey: ['categoria-de-antes', slug],
    queryFn: () => fromLibrary(async (_, db) => (await import('./reading')).fetchNewSlug(db, slug)),
    enabled: isUnknown,
  });
}

/**
 * The category that a path names by its slug: null while it is looked for, the slug where no article has it; `movedTo` is the slug
 * of one that has another name by now.
 */
export function usePathCategory(slug: string | undefined) {
  const { drawn } = useDrawnCards<DrawnLibrary>(paths.libraryCategory.href(slug ?? ''));
  const { cards, complete, error } = useCatalogue({ enabled: slug !== undefined && !drawn });
  const nombre = slug === undefined ? null : (drawn?.nombre ?? categoryOfSlug(cards, slug));
  const isUnknown = slug !== undefined && nombre === null && complete && error === null;
  const moved = useNewSlug(slug ?? '', isUnknown);
  if (slug === undefined) return { nombre: null, status: 'none' } as const;
  if (nombre !== null) return { nombre, status: 'known' } as const;
  const isNowhere = moved.data === null || moved.isError;
  return isUnknown && isNowhere
    ? ({ nombre: slug, status: 'unknown' } as const)
    : ({ nombre, status: 'loading', movedTo: moved.data } as const);
}

export interface LibraryCards {
  cards: readonly ArticleCard[];
  /** What the filters can offer, where the build counted it: of a part of the years only that is right. */
  counted: Facets | undefined;
  status: 'loading' | 'error' | 'ready';
  pending: boolean;
  failed: boolean;
  /** How many of the list are not here, and how many articles there are. */
  unread: number;
  all: number | null;
  /** Older ones may exist that were not asked for. */
  hasOlder: boolean;
  retry: () => void;
}

/** The library's cards for what is shown, or all: as the build drew them, until the catalogue is asked for and here. */
export function useLibraryCards(shown: LibraryFilters, allWanted: boolean): LibraryCards {
  const { drawn, isOld } = useDrawnCards<DrawnLibrary>(
    libraryHref({ ...shown, vista: DEFAULT_FILTERS.vista }),
  );
  const isRead = drawn === undefined || allWanted || isOld;
  const atLeast = allWanted ? Number.POSITIVE_INFINITY : articlesNeeded(shown);
  const catalogue = useCatalogue({ atLeast, enabled: isRead });
  const total = useCatalogueTotal(catalogue);
  const { cards, complete, error, hasOlder, retry, status } = catalogue;
  const isDrawn = drawn !== undefined && !(isRead && complete && error === null);
  const counted = isDrawn || hasOlder ? drawn?.facets : undefined;
  const pending = isRead && !complete && error === null;
  if (isDrawn) {
    return {
      ...{ cards: drawn.cards, all: drawn.all, counted, pending, retry },
      status: 'ready',
      failed: isRead && error !== null,
      unread: drawn.total - drawn.cards.length,
      hasOlder: false,
    };
  }
  return {
    ...{ cards, counted, status, pending, hasOlder, retry, all: total },
    failed: error !== null && status === 'ready',
    // Where older articles are not here yet, nothing is filtered: what is not here is counted too.
    unread: hasOlder && total ? total - cards.length : 0,
  };
}
