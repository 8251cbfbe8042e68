import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type ManagedCursor,
  type ManagedFilters,
  managedSearch,
  parseManagedView,
} from '@/model/article-list';
import { fieldOf } from '@/model/unknown-value';
import { useAddressWords } from '../useAddressWords';

export type ManagedViewState = ReturnType<typeof useManagedView>;

/** The query strings of the pages before this one; kept in the history, so that they survive a reload. */
interface Trail {
  trail: string[];
}

function trailOf(state: unknown): string[] {
  const trail = fieldOf(state, 'trail');
  return Array.isArray(trail) ? trail.filter((one): one is string => typeof one === 'string') : [];
}

/** The list's filters and page, kept in the address: choices push to the history, typing replaces it after a pause. */
export function useManagedView() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const view = parseManagedView(params);
  const { filters } = view;
  const go = (next: ManagedFilters, replace: boolean) => {
    const search = managedSearch({ filters: next, cursor: null });
    navigate({ search }, { replace, preventScrollReset: true });
  };
  const words = useAddressWords(filters.search ?? '', (search) => go({ ...filters, search }, true));

  const here = managedSearch(view);
  const trail = trailOf(state);
  const previous: { search: string; state: Trail } = {
    search: trail.at(-1) ?? '',
    state: { trail: trail.slice(0, -1) },
  };
  return {
    view,
    words,
    /** A choice: one more step in the history, back at the first page. */
    choose: (change: Partial<ManagedFilters>) => go({ ...filters, search: words.take(), ...change }, false),
    clear: () => go({ order: filters.order, search: words.take('') }, false),
    /** The query strings of other pages, and the way back that goes with them. */
    first: managedSearch({ ...view, cursor: null }),
    nextLink: (next: ManagedCursor): { search: string; state: Trail } => ({
      search: managedSearch({ ...view, cursor: next }),
      state: { trail: [...trail, here] },
    }),
    /** Null where it is not known: on a first page, or an address that was opened as it is. */
    previous: trail.length === 0 ? null : previous,
  };
}
