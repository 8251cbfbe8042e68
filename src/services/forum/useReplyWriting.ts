import { parseReply, type Reply, type Topic } from '@/model/forum/topic';
import { cleanText } from '@/model/shared/text/written-text';
import type { Account } from '@/model/users/account';
import { type KeptWords, useSendOnce } from '../client/useSendOnce';
import { db } from '../firestore/connection';
import type { MemberSession } from '../users/member';
import { useOwnChange } from '../users/useOwnChange';
import { forgetForumLists } from './list-queries';
import { signedOut } from './problem';
import type { NewReply } from './reply-writing';
import { readAgainAfter, readOfTopic, showStoredReply } from './shown-topic';
import { sendingKey } from './topic-queries';

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

const writing = () => import('./reply-writing');

/** Replies in the member's name. However often it is pressed or tried again, one text is one reply. */
export function useReplyWriting(topic: Topic, session: MemberSession) {
  const { send, idOfLast, status, error, reset } = useSendOnce(
    useOwnChange(session, {
      key: sendingKey(topic.id),
      of: readOfTopic(topic.id),
      code: writing,
      send: ({ createReply }, attempt: Attempt) => createReply(db(), attempt.account.uid, topic, attempt),
      meanwhile: (attempt) => drawn(topic.id, attempt),
      after: (reply) => {
        showStoredReply(topic, reply);
        forgetForumLists();
      },
      failed: (error) => readAgainAfter(error, topic.id),
      earner: (_reply, { account }) => account.uid,
      gcTime: Number.POSITIVE_INFINITY,
    }),
  );

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
