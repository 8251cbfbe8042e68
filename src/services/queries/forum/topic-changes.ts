import type { Firestore } from 'firebase/firestore/lite';
import type { Account } from '@/model/account';
import type { TopicValues } from '@/model/forum/forms';
import type { Reply, Topic, TopicState } from '@/model/forum/topic';
import {
  acceptReply,
  deleteReply,
  editReply,
  editTopic,
  moveTopic,
  setHidden,
  setMark,
  setTopicState,
} from '../../forum';
import { queryClient } from '../client';
import { forumCategoryQuery } from './lists';

/** What its author or a moderator does to a topic or one of its replies. */
export type TopicChange =
  | { kind: 'state'; estado: TopicState }
  | { kind: 'mark'; mark: 'destacado' | 'anclado'; on: boolean }
  | { kind: 'move'; categoriaId: string }
  | { kind: 'accept'; reply: Reply | null }
  | { kind: 'hide'; reply: Reply; oculta: boolean }
  | { kind: 'edit-topic'; values: Pick<TopicValues, 'titulo' | 'contenido' | 'tags'> }
  | { kind: 'edit-reply'; reply: Reply; contenido: string }
  | { kind: 'delete-reply'; reply: Reply };

/** The names of the categories that a topic leaves and reaches, for the log; none where they cannot be read. */
async function namesOf(topic: Topic, categoriaId: string): Promise<{ de: string; a: string } | undefined> {
  try {
    const ids = [topic.categoriaId, categoriaId];
    const [de, a] = await Promise.all(ids.map((id) => queryClient.fetchQuery(forumCategoryQuery(id))));
    return de && a ? { de: de.nombre, a: a.nombre } : undefined;
  } catch (cause) {
    console.info('The log will not name the categories', cause);
    return undefined;
  }
}

/** What the screen shows of a change once it is stored: fields of the topic, and of replies by their ids. */
export interface Changed {
  topic?: Partial<Topic>;
  replies?: Readonly<Record<string, Partial<Reply>>>;
}

async function accept(db: Firestore, account: Account, topic: Topic, reply: Reply | null): Promise<Changed> {
  const estado = await acceptReply(db, account, topic, reply);
  const before = topic.respuestaAceptadaId;
  return {
    topic: { respuestaAceptadaId: reply?.id ?? null, estado },
    replies: {
      ...(before !== null && { [before]: { respuestaAceptada: false } }),
      ...(reply && { [reply.id]: { respuestaAceptada: true } }),
    },
  };
}

/** Stores one change of a topic or of a reply. Throws ServiceError. */
export async function applyTopicChange(
  db: Firestore,
  account: Account,
  topic: Topic,
  change: TopicChange,
): Promise<Changed> {
  switch (change.kind) {
    case 'state':
      await setTopicState(db, account, topic, change.estado);
      return { topic: { estado: change.estado } };
    case 'mark':
      await setMark(db, account, topic, change.mark, change.on);
      return { topic: { [change.mark]: change.on } };
    case 'move':
      await moveTopic(db, account, topic, change.categoriaId, await namesOf(topic, change.categoriaId));
      return { topic: { categoriaId: change.categoriaId } };
    case 'accept':
      return accept(db, account, topic, change.reply);
    case 'hide':
      await setHidden(db, account, topic, change.reply, change.oculta);
      return { replies: { [change.reply.id]: { oculta: change.oculta } } };
    case 'edit-topic':
      return { topic: await editTopic(db, account, topic, change.values) };
    case 'edit-reply':
      return {
        replies: { [change.reply.id]: await editReply(db, account, topic, change.reply, change.contenido) },
      };
    case 'delete-reply':
      await deleteReply(db, account, change.reply, { logged: true });
      return {};
  }
}
