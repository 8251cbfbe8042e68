import { useQuery } from '@tanstack/react-query';
import type { LatestTopic } from '@/model/forum/latest-topic';
import { keepOnDevice } from '../keeping';
import { readingOf } from '../paged-list';
import { forumServices, loadWhenUsed } from '../visitor-services';
import { forumKeys, LIVELY_MS } from './lists';

async function readLatest(): Promise<LatestTopic[]> {
  const [{ db }, { fetchLatestTopics }] = await Promise.all([
    forumServices(),
    loadWhenUsed(() => import('../../forum/latest-topics')),
  ]);
  return fetchLatestTopics(db());
}

/** The topics of the whole forum that moved last; read once they are `seen`, and by the build. */
export function useLatestTopics(seen: boolean) {
  const query = useQuery<LatestTopic[], Error, LatestTopic[], readonly string[]>({
    queryKey: forumKeys.latest,
    queryFn: readLatest,
    persister: keepOnDevice,
    staleTime: LIVELY_MS,
    enabled: seen || typeof window === 'undefined',
  });
  return { items: query.data ?? [], ...readingOf(query) };
}
