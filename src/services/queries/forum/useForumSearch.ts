import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ItemKind } from '@/model/forum/topic';
import { forumQuery } from '@/model/forum/words';
import { db } from '../../firestore';
import { type ForumResults, searchForum } from '../../forum';
import { forumKeys, LIVELY_MS } from './lists';

export interface ForumSearchOf {
  words: string;
  kind?: ItemKind | null;
  categoriaId?: string | null;
  /** Entries looked at, each one read. */
  max?: number;
}

/**
 * What a search of the forum finds, the most relevant first; nothing is read for words that are too short. `keepShown` leaves
 * what was found on the screen while the next words are looked for.
 */
export function useForumSearch(
  { words, kind = null, categoriaId = null, max }: ForumSearchOf,
  { keepShown = false }: { keepShown?: boolean } = {},
) {
  const wanted = words.trim();
  return useQuery<ForumResults, Error>({
    queryKey: [...forumKeys.search, wanted, kind, categoriaId, max ?? null],
    queryFn: () => searchForum(db(), wanted, { kind, categoriaId, ...(max ? { max } : {}) }),
    enabled: forumQuery(wanted) !== null,
    staleTime: LIVELY_MS,
    ...(keepShown ? { placeholderData: keepPreviousData } : {}),
  });
}
