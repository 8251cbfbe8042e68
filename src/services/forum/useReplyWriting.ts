import { parseReply, type Reply, type Topic } from '@/model/forum/topic';
import { cleanText } from '@/model/shared/text/written-text';
import type { Account } from '@/model/users/account';
import { type KeptWords, usePreloadedModule, useSendOnce } from '../client/useSendOnce';
import { db } from '../firestore/connection';
import { awardAndSyncProfile, type MemberSession, runSerially, settling } from '../users/member';
import { forgetForumLists } from './list-queries';
import { signedOut } from './problem';
import type { NewReply } from './reply-writing';
import { readAgainAfter, showReply, stopReadingTopic } from './topic-patches';
import { sendingKey } from './topic-queries';

const writing = () => import('./reply-writing');

export type ReplyWords = Omit<NewReply, 'id'>;

interface Attempt extends NewReply {
  account: Account;
}

/** The reply as it will look, before it has a number. */
function drawn(temaId: string, { id, account, contenido }: Attempt): Reply {
  const [now, autorId] = [Date.now(), account.uid];
  const { nombre: autorNombre, avatar: autorAvatar, rol: autorRol } = account;
  const signed = { autorId, autorNombre, autorAvatar, autorRol, fechaCreacion: now, fechaActualizacion: now };
  return parseReply(id, { ...signed, temaId, contenido: cleanText(contenido) });
}

/** Replies in the member's name. However often it is pressed or tried again, one text is one reply. */
export function useReplyWriting(topic: Topic, session: MemberSession) {
  usePreloadedModule(writing);
  usePreloadedModule(settling);
  const { send, idOfLast, status, error, reset } = useSendOnce({
    mutationKey: sendingKey(topic.id),
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: async (attempt: Attempt) => {
      const { createReply } = await writing();
      return runSerially(() => createReply(db(), attempt.account.uid, topic, attempt));
    },
    onMutate: async (attempt) => {
      await stopReadingTopic(topic.id);
      return drawn(topic.id, attempt);
    },
    onError: (error) => readAgainAfter(error, topic.id),
    onSuccess: (reply, { account }) => {
      showReply(topic, reply);
      forgetForumLists();
      void awardAndSyncProfile(session, account.uid);
    },
  });

  return {
    /** The reply shows at once; it goes again when sending fails. Rejects with a ServiceError. A double press sends once. */
    send: async (words: ReplyWords, kept?: KeptWords): Promise<Reply> => {
      const { account } = session;
      if (!account) throw signedOut('reply');
      return send([account.uid, words.contenido], (id) => ({ ...words, account, id }), kept);
    },
    idOfLast,
    sending: status === 'sending',
    error,
    reset,
  };
}
