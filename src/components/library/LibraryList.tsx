import { Button, EmptyState, ErrorState } from '@/components/feedback';
import type { LibraryFilters, LibraryPage } from '@/model/library';
import { messages } from '@/model/messages';
import { ArticleResults } from './ArticleResults';
import { LibrarySkeleton } from './LibrarySkeleton';
import { Pagination } from './Pagination';

const text = messages.library;

interface LibraryListProps {
  /** `empty`: nothing is published; `none`: nothing passes the filters. */
  state: 'loading' | 'error' | 'empty' | 'none' | 'ready';
  page: LibraryPage;
  vista: LibraryFilters['vista'];
  words: readonly string[];
  linkState: unknown;
  hrefOf: (pagina: number) => string;
  onPage: (pagina: number) => void;
  onRetry: () => void;
  onClear: () => void;
}

/** The page of articles, or what stands in its place. */
export function LibraryList({
  state,
  page,
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
      <EmptyState text={text.noResults} action={<Button onClick={onClear}>{text.clearFilters}</Button>} />
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
