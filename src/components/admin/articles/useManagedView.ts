import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type ManagedFilters, managedSearch, parseManagedFilters } from '@/model/article-list';
import { fieldOf } from '@/model/unknown-value';
import type { KeptPlace } from '@/services/queries/articles/useManagedArticles';
import { useAddressWords } from '../useAddressWords';

export type ManagedViewState = ReturnType<typeof useManagedView>;

/** Of the history's state, which nobody else writes. */
const isPlaces = (value: unknown): value is KeptPlace[] => Array.isArray(value);

/** The list's filters, kept in the address: choices push to the history, typing replaces it after a pause. */
export function useManagedView() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const filters = parseManagedFilters(params);
  const go = (next: ManagedFilters, replace: boolean) => {
    navigate({ search: managedSearch(next) }, { replace, preventScrollReset: true });
  };
  const words = useAddressWords(filters.search ?? '', (search) => go({ ...filters, search }, true));
  const places = fieldOf(state, 'places');
  return {
    filters,
    words,
    /** Where each page up to this one begins, but for the first; in the history, so that it survives a reload. */
    places: isPlaces(places) ? places : [],
    /** A choice: one more step in the history, back at the first page. */
    choose: (change: Partial<ManagedFilters>) => go({ ...filters, search: words.take(), ...change }, false),
    clear: () => go({ order: filters.order, search: words.take('') }, false),
  };
}
