import { Link } from 'react-router-dom';
import { CategoryDot } from '@/components/articles/CategoryDot';
import { libraryHref } from '@/model/articles/library/library-filters';
import { messages } from '@/model/messages';
import { useCategoryColours } from '@/services/categories/useCategoryColours';
import styles from './home.module.css';

/** The way from the home page into a category. One line, whose place is kept: the names come with their colours. */
export function CategoryRow() {
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
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
