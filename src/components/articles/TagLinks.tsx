import { Link } from 'react-router-dom';
import { DEFAULT_FILTERS, serializeFilters } from '@/model/library';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import styles from './TagLinks.module.css';

function tagHref(etiqueta: string): string {
  return paths.library.href(serializeFilters({ ...DEFAULT_FILTERS, etiqueta }).toString());
}

/** An article's tags, each leading to the library with that tag chosen. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags}>
      <h2 className={styles.title}>{messages.article.tags}</h2>
      <ul className={styles.list}>
        {[...new Set(tags)].map((tag) => (
          <li key={tag}>
            <Link className={styles.tag} to={tagHref(tag)} title={messages.article.tagLink(tag)}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
