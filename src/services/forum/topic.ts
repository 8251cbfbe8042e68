import { type Firestore, increment, updateDoc } from 'firebase/firestore/lite';
import { isDocumentId } from '@/model/article-ids';
import { type ForumCategory, parseForumCategory, parseTopic, type Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { visitStep } from '@/model/visits';
import { ServiceError, withServiceErrors } from '../firestore/errors';
import { fetchDoc } from '../firestore/lists';
import { categoryRef, topicRef } from './data';

/** One category: one read. Throws ServiceError: 'not-found' with the spec's sentence. */
export async function fetchForumCategory(db: Firestore, id: string): Promise<ForumCategory> {
  const document = isDocumentId(id) ? await fetchDoc(categoryRef(db, id)) : null;
  if (!document?.exists())
    throw new ServiceError('not-found', { message: messages.forum.errors.categoryUnavailable });
  return parseForumCategory(document.id, document.data());
}

/** One topic: one read. Throws ServiceError: 'not-found' ('El tema no existe'). */
export async function fetchTopic(db: Firestore, id: string): Promise<Topic> {
  const document = isDocumentId(id) ? await fetchDoc(topicRef(db, id)) : null;
  if (!document?.exists())
    throw new ServiceError('not-found', { message: messages.forum.errors.topicMissing });
  return parseTopic(document.id, document.data());
}

/** Counts one view; anyone's, or one of ten where many read it (visitStep). Throws ServiceError. */
export async function recordTopicView(
  db: Firestore,
  { id, vistas }: Pick<Topic, 'id' | 'vistas'>,
  random = Math.random(),
): Promise<void> {
  const step = visitStep(vistas, random);
  if (step > 0) await withServiceErrors(() => updateDoc(topicRef(db, id), { vistas: increment(step) }));
}
