import { CardSkeleton } from '@/components/articles/ArticleCard';
import { Button, EmptyState, ErrorState, LoadingRegion } from '@/components/ui';
import { type LibraryFilters, type LibraryPage, PAGE_SIZE } from '@/model/library';
import { messages } from '@/model/messages';
import { ArticleResults, resultsLook } from './ArticleResults';
import { Pagination } from './Pagination';

const text = messages.library;
const PLACES = Array.from({ length: PAGE_SIZE }, (_, place) => place);

interface LibraryListProps {
  /** `empty`: nothing is published; `none`: nothing passes the filters. */
  state: 'loading' | 'error' | 'empty' | 'none' | 'ready';
  page: LibraryPage;
  filters: LibraryFilters;
  /** Nothing but signs was typed in the search. */
  wordless: boolean;
  vista: LibraryFilters['vista'];
  words: readonly string[];
  linkState: unknown;
  hrefOf: (pagina: number) => string;
  onPage: (pagina: number) => void;
  onRetry: () => void;
  onClear: () => void;
}

/** Whether words are all that was asked for. */
const onlyWords = ({ categoria, anio, mes, etiqueta }: LibraryFilters) =>
  [categoria, anio, mes, etiqueta].every((filter) => filter === null);

/** What was not found: the words that were searched, where there are some, and not only the filters. */
function noResults(filters: LibraryFilters): string {
  const words = filters.busqueda.trim();
  if (words === '') return text.noResults;
  return onlyWords(filters) ? text.noWords(words) : text.noWordsInFilters(words);
}

/** A page of cards to come, as tall as the real one: the scroll can be restored on it and nothing jumps. */
function LibrarySkeleton({ vista }: { vista: LibraryFilters['vista'] }) {
  return (
    <LoadingRegion text={text.loading}>
      <div className={resultsLook(vista)}>
        {PLACES.map((place) => (
          <CardSkeleton key={place} layout={vista === 'lista' ? 'row' : 'card'} />
        ))}
      </div>
    </LoadingRegion>
  );
}

/** The page of articles, or what stands in its place. */
export function LibraryList({
  state,
  page,
  filters,
  wordless,
  vista,
  words,
  linkState,
  hrefOf,
  onPage,
  onRetry,
  onClear,
}: LibraryListProps) {
  if (state === 'loading') return <LibrarySkeleton vista={vista} />;
  if (state === 'error') return <ErrorState title={text.error} text={text.errorText} onRetry={onRetry} />;
  if (state === 'empty') return <EmptyState text={text.empty} />;
  if (state === 'none') {
    return (
      <EmptyState
        text={wordless ? text.noLetters : noResults(filters)}
        action={
          <Button onClick={onClear}>
            {onlyWords(filters) ? text.filters.searchClear : text.clearFilters}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ArticleResults cards={page.items} vista={vista} words={words} linkState={linkState} />
      <Pagination
        pagina={page.pagina}
        paginas={page.paginas}
        restantes={page.restantes}
        hrefOf={hrefOf}
        onPage={onPage}
      />
    </>
  );
}
