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
import { type GivenLibrary, useGivenCards } from '../articles/page-cards';
import { partOf, useCatalogue, useCatalogueTotal, usePageCards } from '../articles/useCatalogue';
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
  const { given } = useGivenCards<GivenLibrary>(paths.libraryCategory.href(slug ?? ''));
  const { cards, complete, error } = useCatalogue(undefined, slug !== undefined && !given);
  const nombre = slug === undefined ? null : (given?.nombre ?? categoryOfSlug(cards, slug));
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
  /** What the filters can offer, where that was counted over all years; what is here may be a part of them. */
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

/** The library's cards for what is shown, or all. */
export function useLibraryCards(shown: LibraryFilters, allWanted: boolean): LibraryCards {
  const address = libraryHref({ ...shown, vista: DEFAULT_FILTERS.vista });
  const part = partOf(allWanted ? Number.POSITIVE_INFINITY : articlesNeeded(shown));
  const list = usePageCards<GivenLibrary>(address, part, allWanted);
  const counted = useCatalogueTotal(list);
  const { given, isGiven, cards, status, pending, failed, hasOlder, retry } = list;
  const rest = { cards, status, pending, failed, hasOlder, retry };
  if (isGiven && given) {
    const { total, all, facets } = given;
    return { ...rest, all, counted: facets, unread: total - cards.length };
  }
  return {
    ...rest,
    all: counted,
    counted: hasOlder ? given?.facets : undefined,
    // Where older articles are not here yet, nothing is filtered: what is not here is counted too.
    unread: hasOlder && counted ? counted - cards.length : 0,
  };
}
