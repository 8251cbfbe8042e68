import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ForumSummary } from '@/model/forum/summary';
import type { ForumCategory } from '@/model/forum/topic';
import { keepOnDevice } from '../client/keeping';
import { type PagedList, pagedList } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import { forumServices } from '../client/visitor-services';
import { forumCategoryQuery, forumKeys, LIVELY_MS, visitorsList } from './list-queries';
import { readingOfOne } from './reading-of-one';

const categoriesQuery = visitorsList(forumKeys.categories, async (after) => {
  const { db, fetchForumCategories } = await forumServices();
  return fetchForumCategories(db(), after);
});

/** The forum's categories in their order, ten at a time. */
export function useForumCategories(): PagedList<ForumCategory> {
  return pagedList(useInfiniteQuery(categoriesQuery));
}

/** The figures of the last recalculation: undefined until they are there, null where there are none or they fail. */
export function useForumSummary(): ForumSummary | null | undefined {
  const { data, isError } = useQuery<ForumSummary | null, Error, ForumSummary | null, readonly string[]>({
    queryKey: forumKeys.summary,
    queryFn: () => forumServices().then(({ db, fetchForumSummary }) => fetchForumSummary(db())),
    persister: keepOnDevice,
  });
  return isError ? (data ?? null) : data;
}

/** One category; the one that a list on this device shows stands in until it is read. */
export function useForumCategory(id: string) {
  const query = useQuery({
    ...forumCategoryQuery(id),
    staleTime: LIVELY_MS,
    enabled: id !== '',
    placeholderData: () =>
      queryClient
        .getQueryData(categoriesQuery.queryKey)
        ?.pages.flatMap(({ items }) => items)
        .find((category) => category.id === id),
  });
  return readingOfOne(query);
}
