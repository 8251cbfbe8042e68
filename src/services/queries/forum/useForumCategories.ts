import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { ForumSummary } from '@/model/forum/summary';
import type { ForumCategory } from '@/model/forum/topic';
import type { ForumCursor } from '../../forum';
import { queryClient } from '../client';
import { keepOnDevice } from '../keeping';
import { type PagedList, pagedList } from '../paged-list';
import { forumServices } from '../visitor-services';
import { forumKeys, keepFirstPage, LIVELY_MS, listStaleTime } from './lists';

interface CategoryPage {
  categories: ForumCategory[];
  next: ForumCursor | null;
}

const categoriesQuery = infiniteQueryOptions<
  CategoryPage,
  Error,
  InfiniteData<CategoryPage, ForumCursor | null>,
  typeof forumKeys.categories,
  ForumCursor | null
>({
  queryKey: forumKeys.categories,
  queryFn: async ({ pageParam }) => {
    const { db, fetchForumCategories } = await forumServices();
    return fetchForumCategories(db(), { after: pageParam });
  },
  persister: keepFirstPage,
  staleTime: listStaleTime,
  initialPageParam: null,
  getNextPageParam: (last) => last.next,
});

/** The forum's categories in their order, ten at a time. */
export function useForumCategories(): PagedList<ForumCategory> {
  return pagedList(useInfiniteQuery(categoriesQuery), (page) => page.categories);
}

/** The figures of the last recalculation: undefined until they are there, null where there are none or they fail. */
export function useForumSummary(): ForumSummary | null | undefined {
  const { data, isError } = useQuery<ForumSummary | null, Error, ForumSummary | null, readonly string[]>({
    queryKey: forumKeys.summary,
    queryFn: async () => {
      const { db, fetchForumSummary } = await forumServices();
      return fetchForumSummary(db());
    },
    persister: keepOnDevice,
  });
  return isError ? (data ?? null) : data;
}

const categoryQuery = (id: string) =>
  queryOptions<ForumCategory, Error, ForumCategory, readonly string[]>({
    queryKey: forumKeys.category(id),
    queryFn: async () => {
      const { db, fetchForumCategory } = await forumServices();
      return fetchForumCategory(db(), id);
    },
    persister: keepOnDevice,
    staleTime: LIVELY_MS,
  });

/** One category; the one that a list on this device shows stands in until it is read. */
export function useForumCategory(id: string) {
  return useQuery({
    ...categoryQuery(id),
    enabled: id !== '',
    placeholderData: () =>
      queryClient
        .getQueryData<InfiniteData<CategoryPage, ForumCursor | null>>(forumKeys.categories)
        ?.pages.flatMap((page) => page.categories)
        .find((category) => category.id === id),
  });
}
