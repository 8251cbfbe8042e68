import { Link } from 'react-router-dom';
import { CategoryDot } from '@/components/articles/CategoryDot';
import type { Counted } from '@/model/articles/library/library';
import { libraryHref } from '@/model/articles/library/library-filters';
import { messages } from '@/model/messages';
import { formatNumber } from '@/model/shared/text/format-number';
import { useCategoryColours } from '@/services/categories';
import styles from './home.module.css';

/**
 * The way from the home page into a category, with how many articles it has where that is known. One line, whose place is kept: the
 * names come with their colours.
 */
export function CategoryRow({ totals }: { totals: readonly Counted[] | null }) {
  const totalOf = new Map(totals?.map(({ nombre, total }) => [nombre, total]));
  const names = Object.keys(useCategoryColours()).sort((one, other) => one.localeCompare(other, 'es'));
  return (
    <nav className="border-bottom" aria-label={messages.home.categories}>
      <ul className={`container d-flex gap-3 ${styles.categories}`}>
        {names.map((name) => (
          <li key={name}>
            <Link
              to={libraryHref({ categoria: name })}
              className="link-quiet d-flex align-items-center gap-2 minh-touch px-2 text-nowrap fs-sm fw-semibold"
            >
              <CategoryDot name={name} />
              {name}
              {totalOf.has(name) && (
                <span className="text-soft fw-normal nums-tabular">
                  {formatNumber(totalOf.get(name) ?? 0)}
                  <span className="visually-hidden"> {messages.home.inCategory}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
