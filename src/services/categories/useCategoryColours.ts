import { useQuery } from '@tanstack/react-query';
import { keepOnDevice } from '../client/keeping';
import { fromLibrary } from '../client/visitor-services';
import type { CategoryColours } from './colours';

/** Colours change seldom. */
const STALE_MS = 60 * 60 * 1000;
const NONE: CategoryColours = {};

/** The colours that the staff chose for the library's categories: one read an hour. Without them all are alike. */
export function useCategoryColours(): CategoryColours {
  const { data } = useQuery<CategoryColours, Error, CategoryColours, readonly ['colores']>({
    queryKey: ['colores'],
    queryFn: () => fromLibrary(({ fetchCategoryColours }, db) => fetchCategoryColours(db)),
    persister: keepOnDevice,
    staleTime: STALE_MS,
  });
  return data ?? NONE;
}
