import { useMemo } from 'react';
import type { ArticleCard } from '@/model/article';
import { filterCards, type LibraryFilters, pageOf } from '@/model/library';
import { queryWords } from '@/model/search-text';
import { useContentSearch } from '@/services/queries';

/**
 * The articles that match, in order and by page; matches in their text join as they arrive. `unread` match too and follow
 * those that are here: they count for the pages.
 */
export function useLibraryResults(cards: readonly ArticleCard[], filters: LibraryFilters, unread: number) {
  const { busqueda, categoria, anio, mes, etiqueta, orden, pagina } = filters;
  const words = useMemo(() => queryWords(busqueda), [busqueda]);
  const content = useContentSearch(busqueda);

  // The page and the view are left out: turning a page neither filters nor sorts again.
  const found = useMemo(() => {
    const wanted = { busqueda, categoria, anio, mes, etiqueta, orden, vista: 'tarjetas', pagina: 1 } as const;
    return filterCards(cards, wanted, content.matches);
  }, [cards, busqueda, categoria, anio, mes, etiqueta, orden, content.matches]);

  const page = useMemo(() => pageOf(found, pagina, unread), [found, pagina, unread]);
  return { words, content, found, page };
}
