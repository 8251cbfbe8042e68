import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArticleCard } from '@/model/articles/article';
import type { Counted, Facets } from '@/model/articles/library/library';
import { DRAWN_LISTS } from '../client/drawn-data';
import { queryClient } from '../client/query-client';

/** What the build drew a list of articles from: its page reads no catalogue until a visitor asks for more. */
export interface DrawnCards {
  /** Those that the page shows, the newest first. */
  cards: readonly ArticleCard[];
}

/** Of the home page. */
export interface DrawnHome extends DrawnCards {
  /** How many articles there are in all. */
  all: number;
  /** How many each category has. */
  categorias: readonly Counted[];
}

/** Of the library, or of one of its categories. */
export interface DrawnLibrary extends DrawnCards {
  /** The category. */
  nombre: string | null;
  /** How many articles the list has, and how many there are in all. */
  total: number;
  all: number;
  /** What the filters offer. */
  facets: Facets;
}

/** The key of the list of a page, by the page's address. */
export const drawnCardsKey = (address: string) => [DRAWN_LISTS, address] as const;

/** A list once drawn stays as it is for so long. */
const KEEP_MS = 60 * 60 * 1000;

/** A list as the build drew it; old where it may differ from what is stored, and shown until the catalogue is here. */
export function useDrawnCards<T extends DrawnCards = DrawnCards>(
  address: string,
): { drawn: T | undefined; isOld: boolean } {
  // What is not enabled is never stale to the library.
  const { data, dataUpdatedAt } = useQuery<T>({
    queryKey: drawnCardsKey(address),
    queryFn: skipToken,
    enabled: false,
  });
  const [openedAt] = useState(Date.now);
  return { drawn: data, isOld: openedAt - dataUpdatedAt > KEEP_MS };
}

/** Whether the build drew the list of an address. */
export const hasDrawnCards = (address: string): boolean =>
  queryClient.getQueryData(drawnCardsKey(address)) !== undefined;

/** After something was published or changed on this device: lists come from the catalogue. */
export function forgetDrawnCards(): void {
  queryClient.removeQueries({ queryKey: [DRAWN_LISTS] });
}
