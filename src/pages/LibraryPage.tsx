import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, Navigate, useParams } from 'react-router-dom';
import { ArticleCard } from '@/components/articles/ArticleCard';
import styles from '@/components/library/Library.module.css';
import { LibraryFilterPanel } from '@/components/library/LibraryFilterPanel';
import { LibraryHints } from '@/components/library/LibraryHints';
import { LibraryList } from '@/components/library/LibraryList';
import { ActiveFilters, LibraryToolbar } from '@/components/library/LibraryToolbar';
import { rememberLibrary } from '@/components/library/lastLibrary';
import { RecentComments } from '@/components/library/RecentComments';
import { useLibraryResults, useLibraryState, useSteadyStart } from '@/components/library/useLibraryState';
import { useCanonical, usePageMeta } from '@/components/ui';
import { moveFocus } from '@/components/ui/focus';
import { SearchField } from '@/components/ui/SearchField';
import type { ArticleCard as Card } from '@/model/articles/article';
import { categoryHref, DEFAULT_FILTERS, type LibraryFilters } from '@/model/articles/library/library-filters';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { useLibraryCards, usePathCategory } from '@/services/categories';
import { prefetchContentSearch } from '@/services/search';

const text = messages.library;
const MEANWHILE = 3;

/** What the page says of itself: the whole library, or the category of its path. */
function useHeading({ nombre, status }: ReturnType<typeof usePathCategory>, shown: LibraryFilters) {
  const known = status === 'known' ? nombre : null;
  const { title, description } =
    known === null
      ? text
      : { title: text.category.title(known), description: text.category.description(known) };
  usePageMeta({ title, description, noIndex: status === 'unknown' });
  useCanonical(categoryHref(shown) ?? paths.library.href());
  return known === null ? text : { title: known, lead: text.category.lead(known) };
}

/** What there is to read where nothing was found: the newest articles. */
function Meanwhile({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="mientras-tanto">
      <h2 id="mientras-tanto" className="mb-5 fs-xl">
        {text.meanwhile}
      </h2>
      <ul className="cols-cards gap-5">
        {cards.slice(0, MEANWHILE).map((card) => (
          <li key={card.id}>
            <ArticleCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** /biblioteca and /biblioteca/categoria/{slug}: the catalogue's articles, filtered, sorted and paged in memory. */
export default function LibraryPage() {
  const category = usePathCategory(useParams().slug);
  const { filters, shown, search, type, flush, choose, clear } = useLibraryState(category.nombre);
  const { title, lead } = useHeading(category, shown);
  const [allWanted, setAllWanted] = useState(false);
  const readAll = useCallback(() => setAllWanted(true), []);
  const list = useLibraryCards(shown, allWanted);
  const { words, wordless, content, found, page } = useLibraryResults(list.cards, shown, list.unread);
  const heading = useRef<HTMLHeadingElement>(null);

  const pending = list.pending || content.status === 'loading';
  const steady = useSteadyStart(shown.busqueda !== '' || shown.orden !== DEFAULT_FILTERS.orden, pending);
  // While articles are on their way, an empty or a later page is waited for, not given up.
  const missing = page.items.length === 0 || shown.pagina > page.paginas;
  const waits = category.status === 'loading' || !steady || (pending && missing);
  const status = list.status === 'ready' && waits ? 'loading' : list.status;
  const total = wordless ? 0 : found.length + list.unread;
  const isFruitless = status === 'ready' && page.items.length === 0;
  useEffect(() => rememberLibrary(search), [search]);

  const typeWords = (typed: string) => {
    type(typed);
    prefetchContentSearch(typed);
  };
  /** The first article is what the visitor then sees and what the screen reader reads next. */
  const turnTo = (pagina: number) => {
    flushSync(() => choose({ pagina }));
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };

  /** Its button goes away with the filters. */
  const clearAll = () => {
    moveFocus(heading.current);
    clear();
  };

  if (category.movedTo) return <Navigate to={paths.libraryCategory.href(category.movedTo)} replace />;
  return (
    <div className="container">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <Link to={paths.passages.href()} className="fs-sm touch">
          {text.byPassage}
        </Link>
      </header>

      {/* The choices offered need every year. */}
      <div className="card card-body gap-4 bg-sunken border-0" onFocusCapture={readAll}>
        <div className={styles.fields}>
          <SearchField value={filters.busqueda} onType={typeWords} onDone={flush} />
          <LibraryFilterPanel
            cards={list.cards}
            counted={list.counted}
            categoria={filters.categoria}
            anio={filters.anio}
            mes={filters.mes}
            etiqueta={filters.etiqueta}
            evidencia={filters.evidencia}
            onChoose={choose}
          />
        </div>
        <ActiveFilters filters={filters} onChoose={choose} onClear={clearAll} />
      </div>

      <section aria-labelledby="resultados" style={isFruitless ? undefined : { minHeight: '60svh' }}>
        <h2 id="resultados" ref={heading} tabIndex={-1} className="visually-hidden">
          {text.results}
        </h2>
        <LibraryToolbar
          filters={filters}
          onChoose={choose}
          onView={(vista) => choose({ vista, pagina: page.pagina })}
        >
          <p role="status" className="d-flex flex-column flex-lg-row column-gap-3">
            {list.status === 'ready' && list.all !== null && (
              <>
                <strong>{text.found(total, list.all)}</strong>
                <span className="text-soft">{text.counter(page.mostrados, total, list.all)}</span>
              </>
            )}
          </p>
        </LibraryToolbar>
        {/* Its line is always there, so that nothing moves when it fills. */}
        <div className="hstack minh-touch pb-2 fs-sm text-soft">
          <LibraryHints list={list} search={content} onEarlier={readAll} />
        </div>
        <LibraryList
          status={status}
          total={list.cards.length}
          filters={shown}
          {...{ page, words, wordless }}
          sought={content.sought}
          onPage={turnTo}
          onRetry={list.retry}
          onClear={clearAll}
        />
      </section>

      {isFruitless && <Meanwhile cards={list.cards} />}

      <RecentComments settled={status !== 'loading' && !pending} />
    </div>
  );
}
