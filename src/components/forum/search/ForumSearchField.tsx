import SearchIcon from 'bootstrap-icons/icons/search.svg?react';
import { type FormEvent, type ReactNode, Suspense, useId } from 'react';
import { Button, Skeleton } from '@/components/ui';
import { lazyPart } from '@/components/ui/lazyPart';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { QUERY_MAX_LENGTH } from '@/model/shared/paths';

const failed = messages.forum.errors.load;

/** What a search finds comes with its code: most visitors of the forum look around without searching. */
export const ForumResults = lazyPart(async () => (await import('./ForumResults')).ForumResults, failed);
export const FoundList = lazyPart(async () => (await import('./ForumResults')).FoundList, failed);

export function ResultsPlace({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton height="20rem" />}>{children}</Suspense>;
}

interface ForumSearchFieldProps {
  label: string;
  placeholder: string;
  /** What is searched for now. Give the component a `key` of it, so that it follows the address. */
  value: string;
  /** Trimmed; empty when the search is taken back. */
  onSearch: (words: string) => void;
}

/** Searches when it is sent, and not while typing: each search reads from the server. */
export function ForumSearchField({ label, placeholder, value, onSearch }: ForumSearchFieldProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q')).trim();
    if (typed !== value) onSearch(typed);
  };
  return (
    <search>
      <form onSubmit={submit}>
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        <div className="d-flex gap-2">
          <div className="form-inside flex-grow-1 minw-0">
            <SearchIcon aria-hidden="true" />
            <input
              id={id}
              name="q"
              className="form-control"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={QUERY_MAX_LENGTH}
              placeholder={placeholder}
              defaultValue={value}
            />
          </div>
          <Button type="submit" variant="secondary">
            {foro.forumHome.search.submit}
          </Button>
        </div>
      </form>
    </search>
  );
}
