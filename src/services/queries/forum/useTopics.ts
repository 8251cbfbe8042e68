import { useInfiniteQuery } from '@tanstack/react-query';
import type { TopicFilter } from '../../forum';
import { pagedList } from '../paged-list';
import { forumServices } from '../visitor-services';
import { forumKeys, visitorsList } from './lists';

type ListOfTopics = Required<Omit<TopicFilter, 'after'>>;

function topicsQuery(list: ListOfTopics) {
  const { categoriaId, estado, orden } = list;
  return visitorsList([...forumKeys.topics(categoriaId), estado ?? '', orden], async (after) => {
    const { db, fetchTopics } = await forumServices();
    return fetchTopics(db(), { ...list, after });
  });
}

export type Topics = ReturnType<typeof useTopics>;

/** A category's topics, 20 at a time; read once `enabled`. `fallback`: the list was read without its index. */
export function useTopics(list: ListOfTopics, enabled: boolean) {
  const query = useInfiniteQuery({ ...topicsQuery(list), enabled });
  const fallback = query.data?.pages.some((page) => page.fallback) ?? false;
  return { ...pagedList(query), fallback };
}
