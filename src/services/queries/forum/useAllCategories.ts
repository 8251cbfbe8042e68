import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ForumCategory } from '@/model/forum/topic';
import { db } from '../../firestore';
import { fetchAllCategories } from '../../forum';
import { readingOf, STAFF_LIST } from '../paged-list';

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
