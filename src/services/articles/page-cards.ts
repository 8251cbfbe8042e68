import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArticleCard } from '@/model/articles/article';
import type { Counted, Facets } from '@/model/articles/library/library';
import { PAGE_LISTS } from '../client/drawn-data';
import { queryClient } from '../client/query-client';

/** The list of articles that came with a page: its page reads no catalogue until a visitor asks for more. */
export interface GivenCards {
  /** Those that the page shows, the newest first. */
  cards: readonly ArticleCard[];
}

/** Of the home page. */
export interface GivenHome extends GivenCards {
  /** How many articles there are in all. */
  all: number;
  /** How many each category has. */
  categorias: readonly Counted[];
}

/** Of the library, or of one of its categories. */
export interface GivenLibrary extends GivenCards {
  /** The category. */
  nombre: string | null;
  /** How many articles the list has, and how many there are in all. */
  total: number;
  all: number;
  /** What the filters offer. */
  facets: Facets;
}

/** The key of what a page shows, by the page's address. */
export const givenKey = (address: string) => [PAGE_LISTS, address] as const;

/** A list that came with its page stays as it is for so long. */
const KEEP_MS = 60 * 60 * 1000;

/** The list that came with the page at an address, if one did; old where it may differ from what is stored. */
export function useGivenCards<Given extends GivenCards>(
  address: string,
): { given: Given | undefined; isOld: boolean } {
  // What is not enabled is never stale to the library.
  const { data, dataUpdatedAt } = useQuery<Given>({
    queryKey: givenKey(address),
    queryFn: skipToken,
    enabled: false,
  });
  const [openedAt] = useState(Date.now);
  return { given: data, isOld: openedAt - dataUpdatedAt > KEEP_MS };
}

/** Whether a list came with the page at an address. */
export const hasGivenCards = (address: string): boolean =>
  queryClient.getQueryData(givenKey(address)) !== undefined;

/** After something was published or changed on this device: lists come from the catalogue. */
export function forgetGivenCards(): void {
  queryClient.removeQueries({ queryKey: [PAGE_LISTS] });
}
