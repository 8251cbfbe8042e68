import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { LibraryFilterPanel } from '@/components/library/LibraryFilterPanel';
import { LibraryHints } from '@/components/library/LibraryHints';
import { LibraryList } from '@/components/library/LibraryList';
import { ActiveFilters, LibraryToolbar } from '@/components/library/LibraryToolbar';
import { rememberLibrary } from '@/components/library/lastLibrary';
import { RecentComments } from '@/components/library/RecentComments';
import { SearchField } from '@/components/library/SearchField';
import { useLibraryResults, useLibraryState, useSteadyStart } from '@/components/library/useLibraryState';
import { useReloadScroll } from '@/components/library/useReloadScroll';
import { useCanonical, usePageMeta } from '@/components/ui';
import {
  categoryHref,
  DEFAULT_FILTERS,
  type LibraryFilters,
  libraryHref,
  type LibraryPage as Page,
} from '@/model/library';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import {
  type PathCategory,
  prefetchContentSearch,
  useLibraryCards,
  usePathCategory,
} from '@/services/queries';

const text = messages.library;

/** After a page is turned, its first article is what the visitor sees and what the screen reader reads next. */
function useTurnToTop(pagina: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page has been turned, not before
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [pagina]);
  const turn = useCallback(() => {
    turned.current = true;
  }, []);
  return { heading, turn };
}

interface ListFacts {
  status: 'loading' | 'error' | 'ready';
  /** More articles or matches may still arrive. */
  pending: boolean;
  /** The list would not move under the visitor's eyes. */
  steady: boolean;
  total: number;
  /** The page of the address. */
  asked: number;
  page: Page;
}

/** What the list shows. While articles are on their way, an empty or a later page is waited for, not given up. */
function stateOf({ status, pending, steady, total, asked, page }: ListFacts) {
  if (status !== 'ready') return status;
  const missing = page.items.length === 0 || asked > page.paginas;
  if (!steady || (pending && missing)) return 'loading';
  if (total === 0) return 'empty';
  return page.items.length === 0 ? 'none' : 'ready';
}

/** What the page says of itself: the whole library, or the category of its path. */
function useHeading(category: PathCategory | null, shown: LibraryFilters): { title: string; lead: string } {
  const isKnown = category?.status === 'known';
  const nombre = isKnown ? category.nombre : null;
  const { title, description } =
    nombre === null
      ? text
      : { title: text.category.title(nombre), description: text.category.description(nombre) };
  usePageMeta({ title, description, noIndex: category?.status === 'unknown' });
  useCanonical(categoryHref(shown) ?? paths.library.href());
  return nombre === null ? text : { title: nombre, lead: text.category.lead(nombre) };
}

/**
 * /biblioteca: every published article, filtered, sorted and paged in memory from the catalogue; /biblioteca/categoria/{slug}: those of
 * a category.
 */
export default function LibraryPage() {
  const category = usePathCategory(useParams().slug);
  const { filters, shown, search, type, flush, choose, clear } = useLibraryState(category?.nombre);
  const { title, lead } = useHeading(category, shown);
  const [allWanted, setAllWanted] = useState(false);
  const readAll = useCallback(() => setAllWanted(true), []);
  const list = useLibraryCards(shown, allWanted);
  const { cards, status, hasOlder, failed, all, unread, retry } = list;
  const { words, wordless, content, found, page } = useLibraryResults(cards, shown, unread);
  const { heading, turn } = useTurnToTop(page.pagina);

  const pending = list.pending || content.status === 'loading';
  const steady = useSteadyStart(shown.busqueda !== '' || shown.orden !== DEFAULT_FILTERS.orden, pending);
  const state =
    category?.status === 'loading' && status === 'ready'
      ? 'loading'
      : stateOf({ status, pending, steady, total: cards.length, asked: shown.pagina, page });
  useReloadScroll(state !== 'loading');
  useEffect(() => rememberLibrary(search), [search]);
  const linkState = useMemo(() => ({ biblioteca: search }), [search]);

  const typeWords = (words: string) => {
    type(words);
    prefetchContentSearch(words);
  };
  const turnTo = useCallback(
    (pagina: number) => {
      turn();
      choose({ pagina });
    },
    [turn, choose],
  );
  const setView = (vista: LibraryFilters['vista']) => choose({ vista, pagina: page.pagina });
  const hrefOf = useCallback((pagina: number) => libraryHref({ ...shown, pagina }), [shown]);

  return (
    <div className="container pb-8">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>

      {/* The choices offered need every year. */}
      <div className="card card-body gap-4 bg-sunken border-0" onFocusCapture={readAll}>
        <SearchField value={filters.busqueda} onType={typeWords} onDone={flush} />
        <LibraryFilterPanel
          offered={list.offered}
          categoria={filters.categoria}
          anio={filters.anio}
          mes={filters.mes}
          etiqueta={filters.etiqueta}
          onChoose={choose}
        />
        <ActiveFilters filters={filters} onChoose={choose} onClear={clear} />
      </div>

      <section aria-labelledby="resultados" style={{ minHeight: '60svh' }}>
        <h2 id="resultados" ref={heading} tabIndex={-1} className="visually-hidden">
          {text.results}
        </h2>
        <LibraryToolbar
          orden={filters.orden}
          searching={filters.busqueda.trim() !== ''}
          vista={filters.vista}
          onChoose={choose}
          onView={setView}
        >
          <p role="status">
            {status === 'ready' &&
              all !== null &&
              text.counter(page.mostrados, wordless ? 0 : found.length + unread, all)}
          </p>
        </LibraryToolbar>
        <LibraryHints
          complete={!list.pending || status !== 'ready'}
          failed={failed}
          onRetry={retry}
          since={hasOlder ? (cards.at(-1)?.fechaPublicacion?.getUTCFullYear() ?? null) : null}
          onEarlier={readAll}
          search={content}
        />
        <LibraryList
          state={state}
          page={page}
          filters={shown}
          wordless={wordless}
          vista={shown.vista}
          words={words}
          linkState={linkState}
          hrefOf={hrefOf}
          onPage={turnTo}
          onRetry={retry}
          onClear={clear}
        />
      </section>

      <RecentComments settled={state !== 'loading' && !pending} />
    </div>
  );
}
