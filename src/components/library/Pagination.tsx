import PreviousIcon from 'bootstrap-icons/icons/chevron-left.svg?react';
import NextIcon from 'bootstrap-icons/icons/chevron-right.svg?react';
import { type MouseEvent, memo } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '@/model/messages';
import styles from './Pagination.module.css';
import { GAP, pageNumbers } from './pageNumbers';

const text = messages.library.pagination;

interface PaginationProps {
  pagina: number;
  paginas: number;
  /** Articles after this page. */
  restantes: number;
  /** The address of a page: they are links, so that they open in a new tab too. */
  hrefOf: (pagina: number) => string;
  onPage: (pagina: number) => void;
}

/** Previous, next and the pages around this one, with 'Página x de y' and how many articles are left. */
export const Pagination = memo(function Pagination({
  pagina,
  paginas,
  restantes,
  hrefOf,
  onPage,
}: PaginationProps) {
  const press = (target: number) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPage(target);
  };
  const step = (target: number, label: string, icon: 'previous' | 'next') => {
    const content = (
      <>
        {icon === 'previous' && <PreviousIcon aria-hidden="true" />}
        <span>{label}</span>
        {icon === 'next' && <NextIcon aria-hidden="true" />}
      </>
    );
    if (target < 1 || target > paginas) {
      return (
        <span className={styles.step} aria-hidden="true" data-off>
          {content}
        </span>
      );
    }
    return (
      <Link
        className={styles.step}
        to={hrefOf(target)}
        rel={icon === 'next' ? 'next' : 'prev'}
        onClick={press(target)}
      >
        {content}
      </Link>
    );
  };

  return (
    <nav className={styles.pagination} aria-label={text.label}>
      <p className={styles.where}>
        <strong>{text.page(pagina, paginas)}</strong>
        <span> · {restantes > 0 ? text.remaining(restantes) : text.last}</span>
      </p>
      {paginas > 1 && (
        <div className={styles.row}>
          {step(pagina - 1, text.previous, 'previous')}
          <ol className={styles.pages}>
            {pageNumbers(pagina, paginas).map((page, index) =>
              page === GAP ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known only by its place
                <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={page}>
                  <Link
                    className={styles.page}
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
          </ol>
          {step(pagina + 1, text.next, 'next')}
        </div>
      )}
    </nav>
  );
});
