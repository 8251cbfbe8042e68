import SearchIcon from 'bootstrap-icons/icons/search.svg?react';
import { type FormEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Button, Skeleton } from '@/components/ui';
import { lazyPart } from '@/components/ui/lazyPart';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { QUERY_MAX_LENGTH } from '@/model/paths';

const failed = messages.forum.errors.load;

/** What a search finds comes with its code: most visitors of the forum look around without searching. */
export const ForumResults = lazyPart(async () => (await import('./ForumResults')).ForumResults, failed);
export const FoundList = lazyPart(async () => (await import('./ForumResults')).FoundList, failed);

/** Around them, while their code is on the way. */
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
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(value);
  const [refused, setRefused] = useState(false);
  const typed = words.trim();
  const tooShort = typed !== '' && typed.length < FORUM_LIMITS.busquedaMinima;
  const problem = refused && tooShort ? messages.forum.validation.queryTooShort : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(tooShort);
    if (tooShort) {
      input.current?.focus();
      return;
    }
    if (typed === value) return;
    // Puts away a phone's keyboard, so that the results are seen.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    onSearch(typed);
  };
  return (
    <search>
      <form onSubmit={submit} noValidate>
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        <div className="d-flex gap-2">
          <div className="form-inside flex-grow-1 minw-0">
            <SearchIcon aria-hidden="true" />
            <input
              ref={input}
              id={id}
              className="form-control"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={QUERY_MAX_LENGTH}
              placeholder={placeholder}
              value={words}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem && `${id}-problem`}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          <Button type="submit" variant="secondary">
            {foro.forumHome.search.submit}
          </Button>
        </div>
        <p
          role="status"
          id={`${id}-problem`}
          className={problem ? 'mt-2 fs-xs fw-semibold text-danger' : undefined}
        >
          {problem}
        </p>
      </form>
    </search>
  );
}
