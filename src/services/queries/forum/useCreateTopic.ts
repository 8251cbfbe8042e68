import type { TopicValues } from '@/model/forum/forms';
import { db, newId, type ServiceError } from '../../firestore';
import { usePreloadedModule } from '../usePreloadedModule';
import { awardAndSyncProfile, type MemberSession, runSerially, settling } from '../users/member';
import { useSendOnce } from '../useSendOnce';
import { forgetForumLists } from './keys';
import { signedOut } from './signed-out';

/** Brings the chunk that writes topics. */
const writing = () => import('../../forum/topic-writing');
const nothing = async () => {};

export interface NewTopicValues extends TopicValues {
  /** Of newTopicId(): the same for every try at the same text, which is then one topic. */
  id: string;
  destacado: boolean;
}

/** An id for a topic. */
export const newTopicId = (): string => newId(db());

export interface CreateTopic {
  /** Resolves with the topic's id; rejects with a ServiceError. Asked again while it is under way, it sends nothing more. */
  create: (values: NewTopicValues) => Promise<string>;
  sending: boolean;
  error: ServiceError | null;
  reset: () => void;
}

/** Opens topics in the member's name. Visitors may have the form; the code that writes comes with a session. */
export function useCreateTopic(session: MemberSession): CreateTopic {
  const uid = session.account?.uid;
  usePreloadedModule(uid === undefined ? nothing : writing);
  usePreloadedModule(uid === undefined ? nothing : settling);
  const { send, status, error, reset } = useSendOnce({
    mutationFn: async (values: NewTopicValues) => {
      if (uid === undefined) throw signedOut('topic');
      const { createTopic } = await writing();
      return runSerially(() => createTopic(db(), uid, values));
    },
    onSuccess: () => {
      forgetForumLists();
      if (uid !== undefined) void awardAndSyncProfile(session, uid);
    },
  });
  return { create: (values) => send([], () => values), sending: status === 'sending', error, reset };
}
