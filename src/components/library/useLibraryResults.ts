import { useEffect, useMemo, useState } from 'react';
import type { ArticleCard } from '@/model/article';
import { filterCards, type LibraryFilters, pageOf, RELEVANCE } from '@/model/library';
import { byRelevance } from '@/model/relevance';
import { queryWords } from '@/model/search-text';
import { useContentSearch } from '@/services/queries';

/**
 * The articles that match, in order and by page; matches in their text join as they arrive. `unread` match too and follow
 * those that are here: they count for the pages.
 */
export function useLibraryResults(cards: readonly ArticleCard[], filters: LibraryFilters, unread: number) {
  const { busqueda, categoria, anio, mes, etiqueta, orden, pagina } = filters;
  const words = useMemo(() => queryWords(busqueda), [busqueda]);
  /** Nothing but signs was typed: there is nothing to look for. */
  const wordless = words.length === 0 && busqueda.trim() !== '';
  const content = useContentSearch(busqueda);

  // The page and the view are left out: turning a page neither filters nor sorts again.
  const found = useMemo(() => {
    const wanted = { busqueda, categoria, anio, mes, etiqueta, orden, vista: 'tarjetas', pagina: 1 } as const;
    if (wordless) return [];
    const all = filterCards(cards, wanted, content.matches);
    return orden === RELEVANCE ? byRelevance(all, words, content.matches) : all;
  }, [cards, words, wordless, busqueda, categoria, anio, mes, etiqueta, orden, content.matches]);

  const page = useMemo(() => pageOf(found, pagina, wordless ? 0 : unread), [found, pagina, unread, wordless]);
  return { words, wordless, content, found, page };
}

/** How long a list may be held back so that it does not move once it is shown. */
export const STEADY_MS = 1200;

/**
 * False while a page just opened should wait: its list (a search, an order other than the newest first) would push the
 * cards around as older years and matches in the text arrive. What the visitor does later is shown at once.
 */
export function useSteadyStart(moves: boolean, pending: boolean): boolean {
  const [started, setStarted] = useState(!moves);
  useEffect(() => {
    if (started) return;
    const timer = setTimeout(() => setStarted(true), pending ? STEADY_MS : 0);
    return () => clearTimeout(timer);
  }, [started, pending]);
  return started || !pending;
}
