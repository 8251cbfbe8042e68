import { useQuery } from '@tanstack/react-query';
import type { LatestTopic } from '@/model/forum/latest-topic';
import { keepOnDevice } from '../client/keeping';
import { forumServices, loadWhenUsed } from '../client/visitor-services';

const loadLatestTopics = () => import('./latest-topics');

/** Apart from the other keys (list-queries.ts), which the site's home does without. */
const KEY = 'foro-ultimos';

async function readLatest(max: number): Promise<LatestTopic[]> {
  const [{ db }, { fetchLatestTopics }] = await Promise.all([
    forumServices(),
    loadWhenUsed(loadLatestTopics),
  ]);
  return fetchLatestTopics(db(), max);
}

/**
 * The `max` topics of the whole forum that moved last; read once they are `seen`, and by the build. `staleTime`: how long (ms) they
 * stay as they are.
 */
export function useLatestTopics(max: number, seen: boolean, staleTime: number) {
  return useQuery<LatestTopic[], Error, LatestTopic[], readonly [string, number]>({
    queryKey: [KEY, max],
    queryFn: () => readLatest(max),
    persister: keepOnDevice,
    staleTime,
    enabled: seen || typeof window === 'undefined',
  });
}
