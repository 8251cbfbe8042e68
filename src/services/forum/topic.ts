import { type Firestore, getDoc, increment, updateDoc } from 'firebase/firestore/lite';
import type { ForumCategory, Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { guarded, ServiceError } from '../errors';
import { categoryRef, parseForumCategory, parseTopic, topicRef } from './data';

/** One category: one read. Throws ServiceError: 'not-found' with the spec's sentence. */
export async function fetchForumCategory(db: Firestore, id: string): Promise<ForumCategory> {
  const document = await guarded(() => getDoc(categoryRef(db, id)));
  if (!document.exists())
    throw new ServiceError('not-found', { message: messages.forum.errors.categoryUnavailable });
  return parseForumCategory(document.id, document.data());
}

/** One topic: one read. Throws ServiceError: 'not-found' ('El tema no existe'). */
export async function fetchTopic(db: Firestore, id: string): Promise<Topic> {
  const document = await guarded(() => getDoc(topicRef(db, id)));
  if (!document.exists())
    throw new ServiceError('not-found', { message: messages.forum.errors.topicMissing });
  return parseTopic(document.id, document.data());
}

/** Counts one view; anyone's. Throws ServiceError. */
export function recordTopicView(db: Firestore, id: string): Promise<void> {
  return guarded(() => updateDoc(topicRef(db, id), { vistas: increment(1) }));
}
