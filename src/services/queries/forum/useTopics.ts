import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { FilterState, TopicOrder } from '@/model/forum/list-filters';
import type { Topic } from '@/model/forum/topic';
import type { ForumCursor, TopicPage } from '../../forum';
import { type PagedList, pagedList } from '../paged-list';
import { forumServices } from '../visitor-services';
import { forumKeys, keepFirstPage, listStaleTime } from './lists';

interface ListOfTopics {
  categoriaId: string;
  estado: FilterState | null;
  orden: TopicOrder;
}

function topicsQuery(list: ListOfTopics) {
  const { categoriaId, estado, orden } = list;
  return infiniteQueryOptions<
    TopicPage,
    Error,
    InfiniteData<TopicPage, ForumCursor | null>,
    readonly string[],
    ForumCursor | null
  >({
    queryKey: [...forumKeys.topics(categoriaId), estado ?? '', orden],
    queryFn: ({ pageParam: after }) =>
      forumServices().then(({ db, fetchTopics }) => fetchTopics(db(), { ...list, after })),
    persister: keepFirstPage,
    staleTime: listStaleTime,
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
  });
}

export interface Topics extends PagedList<Topic> {
  /** The list was read without its index. */
  fallback: boolean;
}

/** A category's topics, 20 at a time; read once `enabled`. */
export function useTopics(list: ListOfTopics, enabled: boolean): Topics {
  const query = useInfiniteQuery({ ...topicsQuery(list), enabled });
  const fallback = query.data?.pages.some((page) => page.fallback) ?? false;
  return { ...pagedList(query, (page) => page.topics), fallback };
}
