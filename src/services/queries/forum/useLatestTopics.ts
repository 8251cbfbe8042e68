import { useQuery } from '@tanstack/react-query';
import type { LatestTopic } from '@/model/forum/topic';
import { keepOnDevice } from '../keeping';
import { readingOf } from '../paged-list';
import { forumServices } from '../visitor-services';
import { forumKeys, LIVELY_MS } from './lists';

/** The topics of the whole forum that moved last; read once they are `seen`, and by the build. */
export function useLatestTopics(seen: boolean) {
  const query = useQuery<LatestTopic[], Error, LatestTopic[], readonly string[]>({
    queryKey: forumKeys.latest,
    queryFn: () => forumServices().then(({ db, fetchLatestTopics }) => fetchLatestTopics(db())),
    persister: keepOnDevice,
    staleTime: LIVELY_MS,
    enabled: seen || typeof window === 'undefined',
  });
  return { items: query.data ?? [], ...readingOf(query) };
}
