import type { Firestore } from 'firebase/firestore/lite';
import type { Account } from '@/model/account';
import type { TopicValues } from '@/model/forum/forms';
import type { Reply, Topic, TopicState } from '@/model/forum/topic';
import {
  acceptReply,
  deleteReply,
  deletionLine,
  editReply,
  editTopic,
  moveTopic,
  replyTarget,
  setHidden,
  setMark,
  setTopicState,
} from '../../forum';
import { queryClient } from '../client';
import { forumCategoryQuery } from './topic-queries';

/** What its author or a moderator does to a topic or one of its replies. */
export type TopicChange =
  | { kind: 'state'; estado: TopicState }
  | { kind: 'featured'; destacado: boolean }
  | { kind: 'pinned'; anclado: boolean }
  | { kind: 'move'; categoriaId: string }
  | { kind: 'accept'; reply: Reply | null }
  | { kind: 'hide'; reply: Reply; oculta: boolean }
  | { kind: 'edit-topic'; values: Pick<TopicValues, 'titulo' | 'contenido' | 'tags'> }
  | { kind: 'edit-reply'; reply: Reply; contenido: string }
  | { kind: 'delete-reply'; reply: Reply };

type Plain = Exclude<TopicChange, { kind: 'accept' }>;

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

async function store(db: Firestore, account: Account, topic: Topic, change: Plain): Promise<unknown> {
  switch (change.kind) {
    case 'state':
      return setTopicState(db, account, topic, change.estado);
    case 'featured':
      return setMark(db, account, topic, 'destacado', change.destacado);
    case 'pinned':
      return setMark(db, account, topic, 'anclado', change.anclado);
    case 'move':
      return moveTopic(db, account, topic, change.categoriaId, await namesOf(topic, change.categoriaId));
    case 'hide':
      return setHidden(db, account, topic, change.reply, change.oculta);
    case 'edit-topic':
      return editTopic(db, account, topic, change.values);
    case 'edit-reply':
      return editReply(db, account, topic, change.reply, change.contenido);
    case 'delete-reply':
      return deleteReply(db, account, change.reply, {
        also: deletionLine(db, account, replyTarget(topic, change.reply)),
      });
  }
}

/** Stores one change of a topic or of a reply; gives the state the topic is in afterwards. Throws ServiceError. */
export async function applyTopicChange(
  db: Firestore,
  account: Account,
  topic: Topic,
  change: TopicChange,
): Promise<TopicState> {
  if (change.kind === 'accept') return acceptReply(db, account, topic, change.reply);
  await store(db, account, topic, change);
  return change.kind === 'state' ? change.estado : topic.estado;
}
