import { collection, type Firestore, limit, orderBy } from 'firebase/firestore/lite';
import { type LatestTopic, parseLatestTopic } from '@/model/forum/latest-topic';
import { LATEST_TOPICS } from '@/model/forum/limits';
import { fetchList } from '../firestore/lists';
import { TOPICS } from './data';

/** The topics of all categories that moved last, ten at most, without those that are going: a read each, one at least. Throws ServiceError. */
export async function fetchLatestTopics(db: Firestore): Promise<LatestTopic[]> {
  const newest = [orderBy('fechaActualizacion', 'desc'), limit(LATEST_TOPICS)];
  const topics = await fetchList(parseLatestTopic, collection(db, TOPICS), ...newest);
  return topics.filter(({ borrando }) => !borrando);
}
