import {
  collection,
  count,
  type Firestore,
  getAggregate,
  limit,
  orderBy,
  type Query,
  query,
  sum,
  where,
} from 'firebase/firestore/lite';
import { type ForumCategory, parseForumCategory } from '@/model/forum/topic';
import { withServiceErrors } from '../firestore/errors';
import { countOf, fetchAll } from '../firestore/lists';
import { FORUM_CATEGORIES, REPLIES, TOPICS } from './data';

/** Rules give at most this many documents of a list. */
export const LIST_MAX = 50;

/** How many documents a query finds: up to 50 are counted without a look at the account; for more the rules look at it. */
export async function countFew(found: Query): Promise<number> {
  const few = await countOf(found, limit(LIST_MAX));
  return few < LIST_MAX ? few : countOf(found);
}

/** Topics, and replies as the topics count them. */
async function sumsOf(found: Query) {
  const sums = await withServiceErrors(() =>
    getAggregate(found, { temas: count(), respuestas: sum('respuestas') }),
  );
  return sums.data();
}

/** All topics but those that are being taken away: one aggregation. Throws ServiceError. */
export const sumTopics = (db: Firestore) =>
  sumsOf(query(collection(db, TOPICS), where('borrando', '==', false)));

/** The topics of one category: those that are being taken away are in none. Throws ServiceError. */
export const sumCategory = (db: Firestore, categoryId: string) =>
  sumsOf(query(collection(db, TOPICS), where('categoriaId', '==', categoryId)));

/** The replies that a topic has, hidden ones too. Throws ServiceError. */
export const countReplies = (db: Firestore, topicId: string): Promise<number> =>
  countOf(collection(db, REPLIES), where('temaId', '==', topicId));

/** Every category in its order: one read each. Throws ServiceError. */
export async function fetchAllCategories(db: Firestore): Promise<ForumCategory[]> {
  const docs = await fetchAll(query(collection(db, FORUM_CATEGORIES), orderBy('orden')), LIST_MAX);
  return docs.map((document) => parseForumCategory(document.id, document.data()));
}

/** How many categories there are: one read for up to 50. Throws ServiceError. */
export async function countCategories(db: Firestore): Promise<number> {
  const few = await countOf(collection(db, FORUM_CATEGORIES), limit(LIST_MAX));
  return few < LIST_MAX ? few : (await fetchAllCategories(db)).length;
}
