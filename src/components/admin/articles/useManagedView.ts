import { useLocation } from 'react-router-dom';
import { useAddressFilters } from '@/components/ui/useAddressFilters';
import { type ManagedFilters, managedSearch, parseManagedFilters } from '@/model/articles/article-list';
import { fieldOf } from '@/model/shared/unknown-value';
import type { KeptPlace } from '@/services/articles';
import { useAddressWords } from '../useAddressWords';

export type ManagedViewState = ReturnType<typeof useManagedView>;

/** Of the history's state, which nobody else writes. */
const isPlaces = (value: unknown): value is KeptPlace[] => Array.isArray(value);

/** The list's filters, kept in the address: choices push to the history, typing replaces it after a pause. */
export function useManagedView() {
  const { filters, change } = useAddressFilters(parseManagedFilters, managedSearch);
  const { state } = useLocation();
  const words = useAddressWords(filters.search ?? '', (search) => change({ search }, { replace: true }));
  const places = fieldOf(state, 'places');
  return {
    filters,
    words,
    /** Where each page up to this one begins, but for the first; in the history, so that it survives a reload. */
    places: isPlaces(places) ? places : [],
    /** A choice: one more step in the history, back at the first page. */
    choose: (chosen: Partial<ManagedFilters>) => change({ search: words.take(), ...chosen }),
    clear: () => change({ search: words.take(''), estado: undefined, categoria: undefined }),
  };
}
