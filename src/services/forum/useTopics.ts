import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedList } from '../client/paged-list';
import { forumServices } from '../client/visitor-services';
import { forumKeys, visitorsList } from './list-queries';
import type { TopicFilter } from './topics';

type ListOfTopics = Required<Omit<TopicFilter, 'after'>>;

export type Topics = ReturnType<typeof useTopics>;

/** A category's topics, 20 at a time; read once `enabled`. `fallback`: the list was read without its index. */
export function useTopics(list: ListOfTopics, enabled: boolean) {
  const { categoriaId, estado, orden } = list;
  const key = [...forumKeys.topics(categoriaId), estado ?? '', orden];
  const topics = visitorsList(key, async (after) => {
    const { db, fetchTopics } = await forumServices();
    return fetchTopics(db(), { ...list, after });
  });
  const query = useInfiniteQuery({ ...topics, enabled });
  const fallback = query.data?.pages.some((page) => page.fallback) ?? false;
  return { ...pagedList(query), fallback };
}
