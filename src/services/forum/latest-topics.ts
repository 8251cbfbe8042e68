import { collection, type Firestore, limit, orderBy } from 'firebase/firestore/lite';
import { type LatestTopic, parseLatestTopic } from '@/model/forum/latest-topic';
import { fetchList } from '../firestore/lists';
import { TOPICS } from './data';

/** The topics of all categories that moved last, `max` at most, without those that are going: a read each, one at least. Throws ServiceError. */
export async function fetchLatestTopics(db: Firestore, max: number): Promise<LatestTopic[]> {
  const newest = [orderBy('fechaActualizacion', 'desc'), limit(max)];
  const topics = await fetchList(parseLatestTopic, collection(db, TOPICS), ...newest);
  return topics.filter(({ borrando }) => !borrando);
}
