import { memo } from 'react';
import { ArticleCard, CardSkeleton } from '@/components/articles/ArticleCard';
import { Button, EmptyState, ErrorState, LoadingRegion, Places } from '@/components/ui';
import type { ArticleCard as Card } from '@/model/articles/article';
import type { CardPage } from '@/model/articles/library/library';
import { type LibraryFilters, PAGE_SIZE } from '@/model/articles/library/library-filters';
import { foundUnseen } from '@/model/articles/library/relevance';
import { messages } from '@/model/messages';
import { Pagination } from './Pagination';

const text = messages.library;

const FIRST_SCREEN = 3;

type ArticleResultsProps = Pick<LibraryListProps, 'words' | 'sought'> & {
  cards: readonly Card[];
  vista: LibraryFilters['vista'];
  categoria: string | null;
};

/** Where the words are that the card does not show. */
function unseen(card: Card, words: readonly string[], sought: readonly string[]) {
  if (words.length === 0) return null;
  const { tags, words: elsewhere } = foundUnseen(card, words);
  const inText = elsewhere.filter((word) => sought.includes(word));
  return [
    { label: text.inTags, found: tags },
    { label: text.inText, found: inText },
  ]
    .filter(({ found }) => found.length > 0)
    .map(({ label, found }) => (
      <span key={label}>
        {label}{' '}
        {found.map((word) => (
          <mark key={word}>{word}</mark>
        ))}{' '}
      </span>
    ));
}

const resultsLook = (vista: LibraryFilters['vista']) =>
  vista === 'lista' ? 'vstack gap-4' : 'cols-cards gap-5';

const ArticleResults = memo(function ArticleResults({
  cards,
  vista,
  categoria,
  words,
  sought,
}: ArticleResultsProps) {
  return (
    <ul className={resultsLook(vista)}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ArticleCard
            card={card}
            layout={vista === 'lista' ? 'row' : 'card'}
            listed={categoria}
            words={words}
            note={unseen(card, words, sought)}
            priority={index < FIRST_SCREEN}
          />
        </li>
      ))}
    </ul>
  );
});

interface LibraryListProps {
  status: 'loading' | 'error' | 'ready';
  /** How many articles there are to choose from. */
  total: number;
  page: CardPage;
  filters: LibraryFilters;
  words: readonly string[];
  /** Those that every article has somewhere, as they were typed. */
  sought: readonly string[];
  /** Nothing but signs was typed in the search. */
  wordless: boolean;
  onPage: (pagina: number) => void;
  onRetry: () => void;
  onClear: () => void;
}

const onlyWords = ({ categoria, anio, mes, etiqueta, evidencia }: LibraryFilters) =>
  [categoria, anio, mes, etiqueta, evidencia].every((filter) => filter === null);

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
        <Places count={PAGE_SIZE}>
          <CardSkeleton layout={vista === 'lista' ? 'row' : 'card'} />
        </Places>
      </div>
    </LoadingRegion>
  );
}

export function LibraryList(props: LibraryListProps) {
  const { status, page, filters, wordless, words, sought, onPage, onRetry, onClear } = props;
  const { vista } = filters;
  if (status === 'loading') return <LibrarySkeleton vista={vista} />;
  if (status === 'error') return <ErrorState title={text.error} text={text.errorText} onRetry={onRetry} />;
  if (props.total === 0) return <EmptyState text={text.empty} />;
  if (page.items.length === 0) {
    return (
      <EmptyState
        text={wordless ? text.noLetters : noResults(filters)}
        action={
          <Button onClick={onClear}>
            {onlyWords(filters) ? text.filters.searchClear : text.filters.clear}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ArticleResults cards={page.items} categoria={filters.categoria} {...{ vista, words, sought }} />
      <Pagination page={page} filters={filters} onPage={onPage} />
    </>
  );
}
