import { useQuery } from '@tanstack/react-query';
import { fetchCategories } from '../../categories';
import { db, type ServiceError, toServiceError } from '../../firestore';

const NONE: string[] = [];

/** The names of the categories to choose from, in alphabetical order: one read each, at most 100, once they are wanted. */
export function useCategoryNames(wanted = true): {
  names: string[];
  status: 'loading' | 'error' | 'ready';
  error: ServiceError | null;
  retry: () => void;
} {
  const { data, error, isFetching, refetch } = useQuery({
    // Below the key of the categories' own screen, which says when they change.
    queryKey: ['admin', 'categorias', 'nombres'],
    enabled: wanted,
    queryFn: async () => (await fetchCategories(db())).map(({ nombre }) => nombre),
  });
  return {
    names: data ?? NONE,
    status: data ? 'ready' : error && !isFetching ? 'error' : 'loading',
    error: error ? toServiceError(error) : null,
    retry: () => void refetch(),
  };
}
