import { useQuery } from '@tanstack/react-query';
import type { Topic } from '@/model/forum/topic';
import { HOME_TOPICS } from '@/model/library';
import { keepOnDevice } from '../keeping';
import { forumServices } from '../visitor-services';

/** Apart from the other keys (lists.ts), which the home page does without. */
const LATEST = ['foro-ultimos'] as const;

/** Of a topic, as much as the home page shows: it is part of each page that the build draws. */
export type LatestTopic = Pick<Topic, 'id' | 'titulo' | 'autorNombre' | 'fechaActualizacion'>;

async function read(): Promise<LatestTopic[]> {
  const { db, fetchLatestTopics } = await forumServices();
  const topics = await fetchLatestTopics(db(), HOME_TOPICS);
  return topics.map(({ id, titulo, autorNombre, fechaActualizacion }) => {
    return { id, titulo, autorNombre, fechaActualizacion };
  });
}

/** The forum's latest topics, read once `enabled`; what the build drew stays as it is: the way to newer ones is beside it. */
export function useLatestTopics(enabled: boolean) {
  return useQuery<LatestTopic[], Error, LatestTopic[], typeof LATEST>({
    queryKey: LATEST,
    queryFn: read,
    persister: keepOnDevice,
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
}
