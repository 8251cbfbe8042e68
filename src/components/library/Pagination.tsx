import PreviousIcon from 'bootstrap-icons/icons/chevron-left.svg?react';
import NextIcon from 'bootstrap-icons/icons/chevron-right.svg?react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { CardPage } from '@/model/articles/library/library';
import { type LibraryFilters, libraryHref } from '@/model/articles/library/library-filters';
import { messages } from '@/model/messages';
import '@/theme/pagination.scss';

const text = messages.library.pagination;
export const GAP = null;

/** The pages worth a link: the first, the last and those around the current one; GAP where some are left out. */
export function pageNumbers(current: number, total: number): (number | typeof GAP)[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [GAP, page];
  });
}

interface PaginationProps {
  page: CardPage;
  filters: LibraryFilters;
  onPage: (pagina: number) => void;
}

/** Previous, next and the pages around this one, with 'Página x de y' and how many articles are left. */
export function Pagination({ page: { pagina, paginas, restantes }, filters, onPage }: PaginationProps) {
  /** They are links, so that they open in a new tab too. */
  const hrefOf = (target: number) => libraryHref({ ...filters, pagina: target });
  const press = (target: number) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPage(target);
  };
  const step = (target: number, label: string, icon: 'previous' | 'next') => {
    const isThere = target >= 1 && target <= paginas;
    const content = (
      <>
        {icon === 'previous' && <PreviousIcon aria-hidden="true" />}
        <span>{label}</span>
        {icon === 'next' && <NextIcon aria-hidden="true" />}
      </>
    );
    return isThere ? (
      <li className="page-item">
        <Link
          className="page-link page-step"
          to={hrefOf(target)}
          rel={icon === 'next' ? 'next' : 'prev'}
          onClick={press(target)}
        >
          {content}
        </Link>
      </li>
    ) : (
      <li className="page-item disabled" aria-hidden="true">
        <span className="page-link page-step fw-normal">{content}</span>
      </li>
    );
  };

  return (
    <nav className="vstack align-items-center gap-4 mt-6" aria-label={text.label}>
      <p className="fs-sm nums-tabular text-soft text-center">
        <strong className="text-body">{text.page(pagina, paginas)}</strong>
        <span> · {restantes > 0 ? text.remaining(restantes) : text.last}</span>
      </p>
      {paginas > 1 && (
        <ol className="pagination nums-tabular">
          {step(pagina - 1, text.previous, 'previous')}
          {pageNumbers(pagina, paginas).map((page, index) =>
            page === GAP ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known only by its place
              <li key={`gap-${index}`} className="d-none d-md-block px-2 text-soft" aria-hidden="true">
                …
              </li>
            ) : (
              <li key={page} className="page-item d-none d-md-block">
                <Link
                  className={page === pagina ? 'page-link active' : 'page-link'}
                  to={hrefOf(page)}
                  onClick={press(page)}
                  aria-current={page === pagina ? 'page' : undefined}
                  aria-label={text.goTo(page)}
                >
                  {page}
                </Link>
              </li>
            ),
          )}
          {step(pagina + 1, text.next, 'next')}
        </ol>
      )}
    </nav>
  );
}
