import type { Firestore } from 'firebase/firestore/lite';
import type { TopicEdit } from '@/model/forum/forms';
import type { TopicState } from '@/model/forum/kinds';
import type { Post, Reply, Topic } from '@/model/forum/topic';
import type { Account } from '@/model/users/account';
import { queryClient } from '../client/query-client';
import { onCode } from '../firestore/demands';
import { toServiceError } from '../firestore/errors';
import { deleteReply } from './deletion';
import { setLike } from './likes';
import { forumCategoryQuery } from './list-queries';
import { acceptReply, moveTopic, setHidden, setMark, setTopicState } from './moderation';
import { fetchReply } from './replies';
import { editReply } from './reply-writing';
import { showInReply, showTopic, showWithoutReply } from './shown-topic';
import { fetchTopicOfReply } from './topic-of-reply';
import { editTopic } from './topic-writing';
import { fetchTopic } from './topics';

/** What a member, its author or a moderator does to a topic or one of its replies. */
export type TopicChange =
  | { kind: 'like'; post: Post; like: boolean }
  | { kind: 'state'; estado: TopicState }
  | { kind: 'mark'; mark: 'destacado' | 'anclado'; on: boolean }
  | { kind: 'move'; categoriaId: string }
  | { kind: 'accept'; reply: Reply | null }
  | { kind: 'hide'; reply: Reply; oculta: boolean }
  | { kind: 'edit-topic'; values: TopicEdit }
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

type Show = () => void;

const replyOf = (change: TopicChange): Pick<Reply, 'id'> | null => {
  if (change.kind === 'like') return change.post.kind === 'respuesta' ? change.post.item : null;
  return 'reply' in change ? change.reply : null;
};

/**
 * Stores one change of a topic or of a reply; gives what shows it, where it does not yet. What is refused because it is gone by now
 * says so: one read, of a reply two. Throws ServiceError.
 */
export async function applyTopicChange(
  db: Firestore,
  account: Account,
  topic: Topic,
  change: TopicChange,
): Promise<Show> {
  return store(db, account, topic, change).catch(
    onCode('permission-denied', async (cause): Promise<never> => {
      const reply = replyOf(change);
      const looks: Promise<unknown>[] = reply
        ? [fetchReply(db, reply.id), fetchTopicOfReply(db, topic.id)]
        : [fetchTopic(db, topic.id)];
      await Promise.all(looks).catch((found: unknown) => {
        if (toServiceError(found).code === 'not-found') throw found;
      });
      throw cause;
    }),
  );
}

async function store(db: Firestore, account: Account, topic: Topic, change: TopicChange): Promise<Show> {
  const ofTopic = (fields: Partial<Topic>) => () => showTopic(topic.id, () => fields);
  const ofReply = (reply: Reply, fields: Partial<Reply>) => () =>
    showInReply(topic.id, reply.id, () => fields);
  switch (change.kind) {
    case 'like': {
      const { post, like } = change;
      await setLike(db, account, post.kind === 'tema' ? post : { ...post, titulo: topic.titulo }, like);
      return () => {};
    }
    case 'state':
      await setTopicState(db, account, topic, change.estado);
      return ofTopic({ estado: change.estado });
    case 'mark':
      await setMark(db, account, topic, change.mark, change.on);
      return ofTopic({ [change.mark]: change.on });
    case 'move':
      await moveTopic(db, account, topic, change.categoriaId, await namesOf(topic, change.categoriaId));
      return ofTopic({ categoriaId: change.categoriaId });
    case 'accept': {
      const estado = await acceptReply(db, account, topic, change.reply);
      return ofTopic({ respuestaAceptadaId: change.reply?.id ?? null, estado });
    }
    case 'hide':
      await setHidden(db, account, topic, change.reply, change.oculta);
      return ofReply(change.reply, { oculta: change.oculta, pendiente: false });
    case 'edit-topic':
      return ofTopic(await editTopic(db, account, topic, change.values));
    case 'edit-reply':
      return ofReply(change.reply, await editReply(db, account, topic, change.reply, change.contenido));
    case 'delete-reply':
      await deleteReply(db, account, change.reply, { logged: true });
      return () => showWithoutReply(change.reply);
  }
}
