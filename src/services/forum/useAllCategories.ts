import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ForumCategory } from '@/model/forum/topic';
import { readingOf, STAFF_LIST } from '../client/paged-list';
import { db } from '../firestore/connection';
import { fetchAllCategories } from './counting';

const NONE: ForumCategory[] = [];

export const allCategoriesQuery = queryOptions({
  queryKey: ['foro', 'admin', 'categorias'],
  queryFn: () => fetchAllCategories(db()),
  ...STAFF_LIST,
});

/** Every category in its order: one read each. */
export function useAllCategories() {
  const query = useQuery(allCategoriesQuery);
  return { ...readingOf(query), categories: query.data ?? NONE };
}
