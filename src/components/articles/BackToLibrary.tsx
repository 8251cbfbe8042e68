import BackIcon from 'bootstrap-icons/icons/arrow-left.svg?react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { lastLibrary } from '@/components/library/lastLibrary';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';

/** The library's query string that its links carry in the location's state. */
function librarySearch(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('biblioteca' in state)) return null;
  return typeof state.biblioteca === 'string' ? state.biblioteca : null;
}

/**
 * The way back to the library as it was left. Who came from it goes one step back in the history, so that the scroll
 * is there too; who did not goes to the last search of this tab.
 */
export function BackToLibrary() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const search = librarySearch(state);

  const press = (event: MouseEvent) => {
    if (search === null || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link
      className="d-inline-flex align-items-center gap-2 minh-touch fs-sm fw-semibold text-decoration-none d-print-none"
      to={paths.library.href(search ?? lastLibrary())}
      onClick={press}
    >
      <BackIcon aria-hidden="true" />
      {messages.article.back}
    </Link>
  );
}
