import {
  arrayRemove,
  collection,
  type DocumentData,
  doc,
  type Firestore,
  increment,
  limit,
  orderBy,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import { lastReplyWords } from '@/model/forum/excerpt';
import { FORUM_POINTS } from '@/model/forum/limits';
import { parseReply, type Reply, type Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { commit, type Look, raced, STORED, type Writes } from '../firestore/commit';
import { demand, onCode } from '../firestore/demands';
import { fetchDocs, fetchList, isStored } from '../firestore/lists';
import type { Control } from '../firestore/long-work';
import { doneOnce } from '../firestore/unanswered';
import { dropViews } from '../firestore/view-sums';
import { accountRef } from '../users/data';
import { categoryRef, REPLIES, replyRef, topicRef } from './data';
import { entryRef } from './index-entry';
import { lastTopicWithout } from './last-topic';
import { fetchReply } from './replies';
import { addDeletionLine, replyTarget, topicTarget } from './staff-log';
import { fetchTopic } from './topics';
import { act, forumEarnings, type Gone, goneAmong, NOBODY, type Person, type Staged } from './writer';

const texts = messages.forumWriting.errors;
/** Replies looked up at a time: the rules give at most 50. */
const BATCH = 50;
/** Replies in one commit: the rules look up four documents each, and an account has one event a commit. */
const TOGETHER = 3;

interface Options extends Control {
  /** What else belongs into the commit that takes it away. */
  also?: (batch: Writes) => void;
  /** The log tells of it, unless its author does it. */
  logged?: boolean;
}

/** What its author loses, where the account is still there: points, likes and figures; only its owner is active by it. */
function addLoss(
  { db, batch, actor, gone }: Staged,
  { id, autorId, likes }: Pick<Reply, 'id' | 'autorId' | 'likes'>,
  tipo: 'tema-borrado' | 'respuesta-borrada',
): void {
  if (gone.has(autorId)) return;
  const isTopic = tipo === 'tema-borrado';
  batch.update(accountRef(db, autorId), {
    [isTopic ? 'temasForoCount' : 'respuestasForoCount']: increment(-1),
    ...(isTopic
      ? forumEarnings('temasCreados', -1, -FORUM_POINTS.topic - likes)
      : forumEarnings('respuestasPublicadas', -1, -FORUM_POINTS.reply - likes)),
    ...(likes > 0 && { 'estadisticasForo.likes': increment(-likes) }),
    ultimoEvento: { tipo, id },
    ...(autorId === actor.uid ? { ultimaActividad: serverTimestamp() } : {}),
  });
}

/**
 * Commits what is taken from authors. Accounts of before may have no public side, by which `gone` was told: where the rules
 * refuse to leave such a one out, it loses what it was given as any other.
 */
function commitLoss(gone: () => Gone, commit: (gone: Gone) => Promise<void>): Promise<void> {
  const withAccount = (cause: unknown) => {
    if (gone().size === NOBODY.size) throw cause;
    return commit(NOBODY).catch(
      onCode(['permission-denied', 'not-found'], () => {
        throw cause;
      }),
    );
  };
  return commit(gone()).catch(onCode('permission-denied', withAccount));
}

/** The reply, its search entry and what it gave its author. */
function addReplyDeletion(staged: Staged, reply: Reply): void {
  const { db, batch } = staged;
  batch.delete(replyRef(db, reply.id));
  batch.delete(entryRef(db, 'respuesta', reply.id));
  addLoss(staged, reply, 'respuesta-borrada');
}

/** The last reply that stays visible when one goes: as it is stored on a topic, times exactly as they are. */
async function lastBefore(
  db: Firestore,
  topic: Topic,
  gone: string,
): Promise<(DocumentData & { autorId: string }) | null> {
  const visible = [where('temaId', '==', topic.id), where('oculta', '==', false)];
  const docs = await fetchDocs(collection(db, REPLIES), ...visible, orderBy('numero', 'desc'), limit(2));
  const last = docs.find(({ id }) => id !== gone);
  if (!last) return null;
  const { id, autorId, contenido } = parseReply(last.id, last.data());
  const fechaCreacion: unknown = last.get('fechaCreacion');
  return { id, autorId, fechaCreacion, contenidoResumen: lastReplyWords(contenido) };
}

/** Whether nothing else of its author is in the topic, which then does not name them any more. Two reads at most. */
async function leavesTopic(db: Firestore, caller: Person, topic: Topic, gone: Reply): Promise<boolean> {
  const { autorId } = gone;
  if (autorId === topic.autorId || !topic.participantes.includes(autorId)) return false;
  const seesAll = autorId === caller.uid || forumCan.seeHidden(caller);
  const own = [where('temaId', '==', topic.id), where('autorId', '==', autorId)];
  const seen = seesAll ? own : [...own, where('oculta', '==', false)];
  const docs = await fetchDocs(collection(db, REPLIES), ...seen, limit(2));
  return docs.every(({ id }) => id === gone.id);
}

/**
 * Deletes a reply with its search entry; topic, category and author lose exactly what it gave, and the topic the name of who wrote
 * nothing else in it, in one commit. Of a topic that is gone or going only its author does. For its author and eliminarRespuestasAjenas. Throws ServiceError: 'permission-denied'.
 */
export async function deleteReply(
  db: Firestore,
  caller: Person,
  reply: Pick<Reply, 'id' | 'temaId' | 'autorId'>,
  options: Pick<Options, 'also' | 'logged'> = {},
): Promise<void> {
  demand(forumCan.deleteReply(caller, reply), texts.noReplyDeletion);
  await doneOnce(
    ['borrar-respuesta', caller.uid, reply.id],
    async () => !(await isStored(replyRef(db, reply.id))),
    () => removeReply(db, caller, reply, options),
  );
}

/** What a deletion takes from whom, as it is stored now. */
async function readForDeletion(db: Firestore, caller: Person, reply: Pick<Reply, 'id' | 'temaId'>) {
  const [stored, topic] = await Promise.all([
    fetchReply(db, reply.id),
    fetchTopic(db, reply.temaId).catch(onCode('not-found', () => null)),
  ]);
  const wasLast = topic?.ultimaRespuestaId === stored.id;
  const counting = topic?.borrando === false ? topic : null;
  const [last, leaves, gone] = await Promise.all([
    wasLast ? lastBefore(db, topic, stored.id) : null,
    counting !== null && leavesTopic(db, caller, counting, stored),
    goneAmong(db, [stored.autorId]),
  ]);
  return { stored, topic, counting, wasLast, last, leaves, gone };
}

type ForDeletion = Awaited<ReturnType<typeof readForDeletion>>;

/** What of it the rules compare with what is stored when the commit arrives. */
const compared = ({ stored, topic, last, leaves, gone }: ForDeletion) =>
  JSON.stringify([
    stored.likes,
    topic && [topic.ultimaRespuestaId, topic.respuestaAceptadaId, topic.borrando, topic.categoriaId],
    last?.id,
    leaves,
    gone.size,
  ]);

async function removeReply(
  db: Firestore,
  caller: Person,
  reply: Pick<Reply, 'id' | 'temaId'>,
  { also, logged }: Pick<Options, 'also' | 'logged'>,
): Promise<void> {
  let now = await readForDeletion(db, caller, reply);
  const write = (staged: Staged<Person>) => {
    const { batch } = staged;
    const { stored, topic, counting, wasLast, last, leaves } = now;
    addReplyDeletion(staged, stored);
    if (logged) addDeletionLine(staged, replyTarget(topic ?? { titulo: '' }, stored));
    also?.(batch);
    if (!counting) return;
    batch.update(topicRef(db, counting.id), {
      respuestas: increment(-1),
      ultimoEvento: { tipo: 'respuesta-borrada', id: stored.id },
      ...(wasLast ? { ultimaRespuesta: last, ultimoUsuario: last?.autorId ?? counting.autorId } : {}),
      ...(leaves ? { participantes: arrayRemove(stored.autorId) } : {}),
      ...(counting.respuestaAceptadaId === stored.id ? { respuestaAceptadaId: null } : {}),
    });
    batch.update(categoryRef(db, counting.categoriaId), {
      mensajeCount: increment(-1),
      ultimoMensaje: { id: stored.id, temaId: counting.id },
    });
  };
  // Others answer, like or accept at the same moment: what it takes away is what is there by then.
  const again = async (): Promise<Look> => {
    const before = compared(now);
    const found = await readForDeletion(db, caller, reply).catch(onCode('not-found', () => null));
    if (!found) return STORED;
    now = found;
    return compared(now) === before ? 'same' : 'changed';
  };
  const send = (gone: Gone) =>
    act(db, caller, {
      write: (staged) => write({ ...staged, gone: gone === NOBODY ? NOBODY : now.gone }),
      again,
    });
  await commitLoss(() => now.gone, send);
}

/** For catch(): gone meanwhile is as good as removed. */
export const unlessGone = onCode('not-found', () => {});

/** Takes the topic out of its category and its author's figures, and marks it. */
async function beginDeletion(
  db: Firestore,
  caller: Person,
  topic: Topic,
  { also, logged }: Options,
): Promise<void> {
  const [last, gone] = await Promise.all([lastTopicWithout(db, topic), goneAmong(db, [topic.autorId])]);
  const write = (staged: Staged<Person>) => {
    const { batch } = staged;
    batch.update(topicRef(db, topic.id), { borrando: true, estado: 'archivado', categoriaId: '' });
    batch.delete(entryRef(db, 'tema', topic.id));
    batch.update(categoryRef(db, topic.categoriaId), {
      temaCount: increment(-1),
      // Not -0, which would be stored as a double and refused.
      mensajeCount: increment(0 - topic.respuestas),
      ultimoCambio: { tipo: 'tema-borrado', id: topic.id },
      ...last,
    });
    addLoss(staged, topic, 'tema-borrado');
    if (logged) addDeletionLine(staged, topicTarget(topic));
    also?.(batch);
  };
  await commitLoss(
    () => gone,
    (without) => act(db, caller, { write, gone: without }),
  );
}

/** Some of a topic's replies, hidden ones too where the caller may see them. */
function someReplies(db: Firestore, topicId: string, withHidden: boolean): Promise<Reply[]> {
  const visible = withHidden ? [] : [where('oculta', '==', false)];
  const some = [where('temaId', '==', topicId), ...visible, limit(BATCH)];
  return fetchList(parseReply, collection(db, REPLIES), ...some);
}

/** Groups of a few, no two of one author: an account has one event in a commit. Alone, whose account may be gone or not. */
function groupsByAuthor(replies: readonly Reply[], gone: Gone): Reply[][] {
  const isUnsure = ({ autorId }: Reply) => gone.has(autorId) && !NOBODY.has(autorId);
  const alone = replies.filter(isUnsure).map((reply) => [reply]);
  const groups: Reply[][] = [];
  for (const reply of replies.filter((one) => !isUnsure(one))) {
    const fits = (group: Reply[]) =>
      group.length < TOGETHER && !group.some(({ autorId }) => autorId === reply.autorId);
    const group = groups.find(fits);
    if (group) group.push(reply);
    else groups.push([reply]);
  }
  return [...groups, ...alone];
}

/**
 * Deletes a topic: at once it is gone from its category and its author's figures, then its replies go, a few at a time, then
 * it. Interrupted, asking again goes on. For its author and eliminarTemas. Throws ServiceError, or the signal's reason.
 */
export function deleteTopic(
  db: Firestore,
  caller: Person,
  topicId: string,
  options: Options = {},
): Promise<void> {
  return doneOnce(
    ['borrar-tema', caller.uid, topicId],
    async () => !(await isStored(topicRef(db, topicId))),
    () => removeTopic(db, caller, topicId, options),
  );
}

async function removeTopic(db: Firestore, caller: Person, topicId: string, options: Options): Promise<void> {
  const { onProgress, signal, also } = options;
  const topic = await fetchTopic(db, topicId);
  demand(forumCan.deleteTopic(caller, topic), texts.noTopicDeletion);
  if (!topic.borrando) await beginDeletion(db, caller, topic, options);
  else if (also) await commit(db, { write: also, again: raced });
  const total = topic.respuestas;
  let done = 0;
  for (;;) {
    signal?.throwIfAborted();
    const replies = await someReplies(db, topicId, forumCan.seeHidden(caller));
    const gone = await goneAmong(
      db,
      replies.map(({ autorId }) => autorId),
    );
    for (const group of groupsByAuthor(replies, gone)) {
      signal?.throwIfAborted();
      const write = (staged: Staged<Person>) => {
        for (const reply of group) addReplyDeletion(staged, reply);
      };
      await commitLoss(
        () => gone,
        (without) => act(db, caller, { write, gone: without }),
      );
      done += group.length;
      onProgress?.({ done: Math.min(done, total), total });
    }
    if (replies.length < BATCH) break;
  }
  // With the mark that keeps anybody from opening another under its id.
  const write = (batch: Writes) => {
    batch.delete(topicRef(db, topicId));
    batch.set(doc(db, 'foro_borrados', topicId), { fecha: serverTimestamp() });
  };
  await commit(db, { write, again: raced });
  await dropViews(db, 'tema', topicId);
}
