import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { forumQuery } from '@/model/forum/words';
import { readingOf } from '../client/paged-list';
import { db } from '../firestore/connection';
import { forumKeys, LIVELY_MS } from './list-queries';
import { type ForumSearch, searchForum } from './search';
import { fetchTopicsById } from './topics';

/** What a search finds, best first; short words read nothing. `keepShown`: while the next words are sought. */
export function useForumSearch(
  { words, ...search }: ForumSearch & { words: string },
  { keepShown = false }: { keepShown?: boolean } = {},
) {
  const wanted = words.trim();
  const query = useQuery({
    queryKey: [...forumKeys.search, wanted, search],
    queryFn: () => searchForum(db(), wanted, search),
    enabled: forumQuery(wanted) !== null,
    staleTime: LIVELY_MS,
    ...(keepShown ? { placeholderData: keepPreviousData } : {}),
  });
  return { ...readingOf(query), data: query.data };
}

/** How often topics that were found were seen, which the index does not know: one read each, 20 at most, once it is `wanted`. */
export function useFoundViews(ids: readonly string[], wanted: boolean) {
  const query = useQuery({
    queryKey: [...forumKeys.search, 'vistas', ids],
    queryFn: async () => {
      const topics = await fetchTopicsById(db(), ids);
      return Object.fromEntries(topics.map(({ id, vistas }) => [id, vistas]));
    },
    enabled: wanted && ids.length > 0,
    staleTime: LIVELY_MS,
  });
  return { ...readingOf(query), data: query.data };
}
