import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SAME_PAGE } from '@/components/ui/same-page';
import type { ArticleCard } from '@/model/articles/article';
import { cardPage, filterCards } from '@/model/articles/library/library';
import {
  DEFAULT_FILTERS,
  type LibraryFilters,
  parseFilters,
  RELEVANCE,
  serializeFilters,
  withWords,
} from '@/model/articles/library/library-filters';
import { byRelevance } from '@/model/articles/library/relevance';
import { paths } from '@/model/shared/paths';
import { queryWords } from '@/model/shared/text/search-text';
import { useContentSearch } from '@/services/search';
import { useAddressFilters } from '../ui/useAddressFilters';

/** The articles that match, ordered and paged; matches in their text join later. `unread` ones count for pages. */
export function useLibraryResults(cards: readonly ArticleCard[], filters: LibraryFilters, unread: number) {
  const { busqueda, categoria, anio, mes, etiqueta, evidencia, orden, pagina } = filters;
  const words = useMemo(() => queryWords(busqueda), [busqueda]);
  /** Nothing but signs was typed: there is nothing to look for. */
  const wordless = words.length === 0 && busqueda.trim() !== '';
  const content = useContentSearch(busqueda);

  // The page and the view are left out: turning a page neither filters nor sorts again.
  const found = useMemo(() => {
    const chosen = { busqueda, categoria, anio, mes, etiqueta, evidencia, orden };
    const wanted = { ...chosen, vista: 'tarjetas', pagina: 1 } as const;
    if (wordless) return [];
    const all = filterCards(cards, wanted, content.matches);
    return orden === RELEVANCE ? byRelevance(all, words, content.matches) : all;
  }, [cards, words, wordless, busqueda, categoria, anio, mes, etiqueta, evidencia, orden, content.matches]);

  const page = useMemo(
    () => cardPage(found, pagina, wordless ? 0 : unread),
    [found, pagina, unread, wordless],
  );
  return { words, wordless, content, found, page };
}

/** How long a list may be held back so that it does not move once it is shown. */
const STEADY_MS = 1200;

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

/** How long the visitor must pause before the words typed reach the address. */
export const TYPING_PAUSE_MS = 250;

const searchOf = (filters: LibraryFilters) => serializeFilters(filters).toString();
/** The words as the address gives them back: comparing anything else would eat a space being typed. */
const stored = (filters: LibraryFilters) => parseFilters(serializeFilters(filters)).busqueda;

/** What the visitor sees, ahead of the address: in the fields (`filters`) all at once, in the list (`shown`) words when there is time. */
function useVisible(fromAddress: LibraryFilters, foreign: boolean) {
  const location = useLocation();
  const [followed, setFollowed] = useState({ location, fromAddress });
  const [shown, setShown] = useState(fromAddress);
  const [text, setText] = useState(fromAddress.busqueda);

  // Not in an effect: going back must give the list of that address to the scroll position of that address.
  if (followed.location !== location || followed.fromAddress !== fromAddress) {
    setFollowed({ location, fromAddress });
    if (foreign) {
      setShown(fromAddress);
      setText(fromAddress.busqueda);
    }
  }
  const filters = useMemo(() => (text === shown.busqueda ? shown : withWords(shown, text)), [shown, text]);
  return { filters, shown, setShown, setText };
}

/** The library's state, in the address: typing replaces it after a pause, choices push. `category` is what the path names. */
export function useLibraryState(category: string | null = null) {
  const location = useLocation();
  const { filters: inQuery, asked, foreign, change } = useAddressFilters(parseFilters, serializeFilters);
  const fromAddress = useMemo(
    () => (category === null ? inQuery : { ...inQuery, categoria: category }),
    [inQuery, category],
  );
  const { filters, shown, setShown, setText } = useVisible(fromAddress, foreign);
  const latest = useRef(filters);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, at the same address too
  useEffect(() => {
    if (!foreign) return;
    clearTimeout(timer.current);
    latest.current = fromAddress;
  }, [location, foreign, fromAddress]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const go = useCallback(
    (next: LibraryFilters, replace: boolean) => {
      clearTimeout(timer.current);
      latest.current = next;
      change(next, { pathname: paths.library.href(), replace, state: SAME_PAGE });
    },
    [change],
  );

  /** Writes the words typed to the address without waiting for the pause. */
  const flush = () => {
    clearTimeout(timer.current);
    if (stored(latest.current) !== stored(asked.current)) go(latest.current, true);
  };

  const type = (busqueda: string) => {
    const typed = withWords(latest.current, busqueda);
    const pagina = stored(typed) === stored(asked.current) ? asked.current.pagina : 1;
    latest.current = { ...typed, pagina };
    setText(busqueda);
    startTransition(() => setShown({ ...typed, pagina }));
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, TYPING_PAUSE_MS);
  };

  /** One more step in the history, back on page 1 unless it chooses a page. The list does not wait for the router. */
  const choose = useCallback(
    (change: Partial<LibraryFilters>) => {
      const { busqueda = latest.current.busqueda } = change;
      const next = { ...withWords(latest.current, busqueda), pagina: 1, ...change };
      go(next, false);
      setText(next.busqueda);
      setShown(next);
    },
    [go, setShown, setText],
  );

  const clear = () => {
    const { orden, vista } = withWords(latest.current, '');
    choose({ ...DEFAULT_FILTERS, orden, vista });
  };

  /** The query string of what is shown, defaults left out. */
  const search = useMemo(() => searchOf(shown), [shown]);
  return { filters, shown, search, type, flush, choose, clear };
}
