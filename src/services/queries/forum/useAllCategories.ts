import { useQuery } from '@tanstack/react-query';
import type { ForumCategory } from '@/model/forum/topic';
import { db } from '../../firestore';
import { type ForumCursor, fetchForumCategories } from '../../forum';

/** More categories than this are not offered in one list. */
const MOST = 50;

async function readAll(): Promise<ForumCategory[]> {
  const all: ForumCategory[] = [];
  let after: ForumCursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof fetchForumCategories>> = await fetchForumCategories(db(), {
      after,
    });
    all.push(...page.categories);
    after = page.next;
  } while (after !== null && all.length < MOST);
  return all;
}

const NONE: ForumCategory[] = [];

/** The forum's categories to choose one from: one read each. */
export function useAllCategories() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['foro-categorias', 'todas'],
    queryFn: readAll,
  });
  const status = data ? 'ready' : isError && !isFetching ? 'error' : 'loading';
  return { categories: data ?? NONE, status, retry: () => void refetch() } as const;
}
