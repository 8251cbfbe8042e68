import type { Firestore } from 'firebase/firestore/lite';
import type { Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { onCode } from '../firestore/demands';
import { ServiceError } from '../firestore/errors';
import { fetchTopic } from './topics';

const message = messages.forumWriting.errors.topicOfReplyMissing;

/** The topic that a reply belongs to: one read. Throws ServiceError: 'not-found' with the spec's sentence. */
export const fetchTopicOfReply = (db: Firestore, temaId: string): Promise<Topic> =>
  fetchTopic(db, temaId).catch(
    onCode('not-found', (cause): never => {
      throw new ServiceError('not-found', { message, cause });
    }),
  );
