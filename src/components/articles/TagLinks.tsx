import { Link } from 'react-router-dom';
import { DEFAULT_FILTERS, serializeFilters } from '@/model/library';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';

function tagHref(etiqueta: string): string {
  return paths.library.href(serializeFilters({ ...DEFAULT_FILTERS, etiqueta }).toString());
}

/** An article's tags, each leading to the library with that tag chosen. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <div className="d-flex flex-wrap align-items-baseline row-gap-2 column-gap-4">
      <h2 className="font-sans fs-sm">{messages.article.tags}</h2>
      <ul className="d-flex flex-wrap gap-2">
        {[...new Set(tags)].map((tag) => (
          <li key={tag}>
            <Link
              className="badge text-body fs-sm fw-normal"
              to={tagHref(tag)}
              title={messages.article.tagLink(tag)}
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
