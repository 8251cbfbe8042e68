import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { forumQuery } from '@/model/forum/words';
import { db } from '../../firestore';
import { type ForumSearch, searchForum } from '../../forum';
import { readingOf } from '../paged-list';
import { forumKeys, LIVELY_MS } from './lists';

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
