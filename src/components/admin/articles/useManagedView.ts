import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type ManagedCursor,
  type ManagedFilters,
  type ManagedView,
  managedSearch,
  parseManagedView,
} from '@/model/article-list';

/** A search costs reads: it is sent when the writer pauses. */
const TYPING_PAUSE_MS = 400;

export interface ManagedViewState {
  view: ManagedView;
  /** The words as they are being typed. */
  text: string;
  type: (text: string) => void;
  /** Sends the words typed without waiting. */
  flush: () => void;
  /** A choice: one more step in the history, back at the first page. */
  choose: (change: Partial<ManagedFilters>) => void;
  clear: () => void;
  /** The query strings of other pages, and the way back that goes with them. */
  first: string;
  nextLink: (next: ManagedCursor) => { search: string; state: Trail };
  /** Null where it is not known: on a first page, or an address that was opened as it is. */
  previous: { search: string; state: Trail } | null;
}

/** The query strings of the pages before this one; kept in the history, so that they survive a reload. */
interface Trail {
  trail: string[];
}

function trailOf(state: unknown): string[] {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return Array.isArray(trail) ? trail.filter((one): one is string => typeof one === 'string') : [];
}

/** The list's filters and page, kept in the address: choices push to the history, typing replaces it after a pause. */
export function useManagedView(): ManagedViewState {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseManagedView(params), [params]);
  const stored = view.filters.search ?? '';
  const [text, setText] = useState(stored);
  /** The words that this field sent last: others in the address come from elsewhere, and are followed. */
  const [sent, setSent] = useState(stored);
  if (stored !== sent) {
    setSent(stored);
    setText(stored);
  }
  const latest = useRef({ text, view, stored });
  latest.current = { text, view, stored };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = useCallback(
    (filters: ManagedFilters, replace: boolean) => {
      clearTimeout(timer.current);
      setSent(filters.search ?? '');
      const search = managedSearch({ filters, cursor: null });
      navigate({ search }, { replace, preventScrollReset: true });
    },
    [navigate],
  );
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const typed = latest.current.text.trim();
    if (typed !== latest.current.stored)
      go({ ...latest.current.view.filters, search: typed || undefined }, true);
  }, [go]);
  const type = useCallback(
    (typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, TYPING_PAUSE_MS);
    },
    [flush],
  );
  const choose = useCallback(
    (change: Partial<ManagedFilters>) => {
      const typed = latest.current.text.trim() || undefined;
      go({ ...latest.current.view.filters, search: typed, ...change }, false);
    },
    [go],
  );
  const clear = useCallback(() => {
    setText('');
    go({ order: latest.current.view.filters.order }, false);
  }, [go]);

  const here = managedSearch(view);
  const trail = trailOf(state);
  return {
    view,
    text,
    type,
    flush,
    choose,
    clear,
    first: managedSearch({ ...view, cursor: null }),
    nextLink: (next) => ({
      search: managedSearch({ ...view, cursor: next }),
      state: { trail: [...trail, here] },
    }),
    previous:
      trail.length === 0 ? null : { search: trail.at(-1) ?? '', state: { trail: trail.slice(0, -1) } },
  };
}
