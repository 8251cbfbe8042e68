import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { FORUM_PAGE } from '@/model/forum/limits';
import type { Topic } from '@/model/forum/topic';
import { db } from '../../firestore';
import { fetchTopicsById } from '../../forum';
import { type PagedList, pagedList, STAFF_LIST } from '../paged-list';

/** A saved topic, or what is left of one: its id. */
export interface SavedEntry {
  id: string;
  topic: Topic | null;
}

function savedQuery(uid: string, ids: readonly string[]) {
  return infiniteQueryOptions({
    queryKey: ['temas-guardados', uid, ids] as const,
    queryFn: async ({ pageParam }): Promise<SavedEntry[]> => {
      const page = ids.slice(pageParam, pageParam + FORUM_PAGE);
      const found = new Map((await fetchTopicsById(db(), page)).map((topic) => [topic.id, topic]));
      return page.map((id) => ({ id, topic: found.get(id) ?? null }));
    },
    initialPageParam: 0,
    getNextPageParam: (_last, _pages, at) => (at + FORUM_PAGE < ids.length ? at + FORUM_PAGE : undefined),
    ...STAFF_LIST,
  });
}

/** The topics of these ids, in their order, 20 at a time: one read each. */
export function useSavedTopics(uid: string, ids: readonly string[]): PagedList<SavedEntry> {
  return pagedList(useInfiniteQuery(savedQuery(uid, ids)), (page) => page);
}
