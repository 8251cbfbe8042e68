import { Link } from 'react-router-dom';
import { libraryHref } from '@/model/library';
import { messages } from '@/model/messages';

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
              to={libraryHref({ etiqueta: tag })}
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
