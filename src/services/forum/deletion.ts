import {
  collection,
  type DocumentData,
  deleteDoc,
  type Firestore,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  type WriteBatch,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { FORUM_POINTS } from '@/model/forum/limits';
import { forumCan, type Member } from '@/model/forum/permissions';
import { lastReplyExcerpt } from '@/model/forum/quote';
import type { LastReply, Reply, Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { accountRef } from '../account-data';
import { guarded, ServiceError } from '../errors';
import { categoryRef, parseReply, REPLIES, replyRef, topicRef } from './data';
import { entryRef } from './index-entry';
import { lastTopicWithout } from './last-topic';
import { fetchTopic } from './topics';
import { forumEarnings, hasAccount } from './writer';

const texts = messages.forum.errors;
/** Replies deleted in one commit, each with its search entry; rules allow at most 50 in a list. */
const BATCH = 50;

export interface Progress {
  done: number;
  total: number;
}

interface Options {
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
  /** What else belongs into the commit that takes it away. */
  also?: Also;
}

export type Also = (batch: WriteBatch) => void;

/** The account's part when something of it is taken away: points and figures go back; only its owner is active by it. */
function takenFrom(
  author: string,
  caller: string,
  what: 'tema-borrado' | 'respuesta-borrada',
  id: string,
): DocumentData {
  const isTopic = what === 'tema-borrado';
  return {
    [isTopic ? 'temasForoCount' : 'respuestasForoCount']: increment(-1),
    ...(isTopic
      ? forumEarnings('temasCreados', -1, -FORUM_POINTS.topic)
      : forumEarnings('respuestasPublicadas', -1, -FORUM_POINTS.reply)),
    ultimoEvento: { tipo: what, id },
    ...(author === caller ? { ultimaActividad: serverTimestamp() } : {}),
  };
}

/** The last reply that stays visible when one goes: as it is stored on a topic, times exactly as they are. */
async function lastBefore(db: Firestore, topic: Topic, gone: string): Promise<DocumentData | null> {
  const latest = query(
    collection(db, REPLIES),
    where('temaId', '==', topic.id),
    where('oculta', '==', false),
    orderBy('numero', 'desc'),
    limit(2),
  );
  const { docs } = await guarded(() => getDocs(latest));
  const last = docs.find(({ id }) => id !== gone);
  if (!last) return null;
  const summary: Omit<LastReply, 'fechaCreacion'> = {
    id: last.id,
    autorId: parseReply(last.id, last.data()).autorId,
    contenidoResumen: lastReplyExcerpt(parseReply(last.id, last.data()).contenido),
  };
  const fechaCreacion: unknown = last.get('fechaCreacion');
  return { ...summary, fechaCreacion };
}

/**
 * Deletes a reply with its search entry; topic, category and author lose exactly what it gave, in one commit. For its
 * author and eliminarRespuestasAjenas. Throws ServiceError: 'permission-denied', 'not-found' when its topic is gone.
 */
export async function deleteReply(
  db: Firestore,
  caller: NonNullable<Member>,
  reply: Reply,
  { also }: Pick<Options, 'also'> = {},
): Promise<void> {
  if (!forumCan.deleteReply(caller, reply))
    throw new ServiceError('permission-denied', { message: texts.noReplyDeletion });
  const topic = await fetchTopic(db, reply.temaId).catch((cause: unknown) => {
    throw cause instanceof ServiceError && cause.code === 'not-found'
      ? new ServiceError('not-found', { message: texts.replyTopicMissing, cause })
      : cause;
  });
  const wasLast = topic.ultimaRespuesta?.id === reply.id;
  const [last, authorIsThere] = await Promise.all([
    wasLast ? lastBefore(db, topic, reply.id) : null,
    hasAccount(db, reply.autorId),
  ]);
  const batch = writeBatch(db);
  batch.delete(replyRef(db, reply.id));
  batch.delete(entryRef(db, 'respuesta', reply.id));
  batch.update(topicRef(db, topic.id), {
    respuestas: increment(-1),
    ultimoEvento: { tipo: 'respuesta-borrada', id: reply.id },
    ...(wasLast ? { ultimaRespuesta: last } : {}),
    ...(topic.respuestaAceptadaId === reply.id ? { respuestaAceptadaId: null } : {}),
  });
  batch.update(categoryRef(db, topic.categoriaId), {
    mensajeCount: increment(-1),
    ultimoMensaje: { id: reply.id, temaId: topic.id },
  });
  if (authorIsThere)
    batch.update(
      accountRef(db, reply.autorId),
      takenFrom(reply.autorId, caller.uid, 'respuesta-borrada', reply.id),
    );
  also?.(batch);
  await guarded(() => batch.commit());
}

/** Takes the topic out of its category and its author's figures, and marks it. */
async function beginDeletion(db: Firestore, caller: string, topic: Topic, also?: Also): Promise<void> {
  const [last, authorIsThere] = await Promise.all([
    lastTopicWithout(db, topic),
    hasAccount(db, topic.autorId),
  ]);
  const batch = writeBatch(db);
  batch.update(topicRef(db, topic.id), { borrando: true, estado: 'archivado', categoriaId: '' });
  batch.delete(entryRef(db, 'tema', topic.id));
  batch.update(categoryRef(db, topic.categoriaId), {
    temaCount: increment(-1),
    // Not -0, which would be stored as a double and refused.
    mensajeCount: increment(0 - topic.respuestas),
    ultimoCambio: { tipo: 'tema-borrado', id: topic.id },
    ...last,
  });
  if (authorIsThere)
    batch.update(accountRef(db, topic.autorId), takenFrom(topic.autorId, caller, 'tema-borrado', topic.id));
  also?.(batch);
  await guarded(() => batch.commit());
}

async function commitAlone(db: Firestore, also: Also): Promise<void> {
  const batch = writeBatch(db);
  also(batch);
  await guarded(() => batch.commit());
}

/** One batch of a topic's replies; gives how many went. */
async function deleteSomeReplies(db: Firestore, topicId: string, withHidden: boolean): Promise<number> {
  const visible = withHidden ? [] : [where('oculta', '==', false)];
  const some = query(collection(db, REPLIES), where('temaId', '==', topicId), ...visible, limit(BATCH));
  const { docs } = await guarded(() => getDocs(some));
  if (docs.length === 0) return 0;
  const batch = writeBatch(db);
  for (const { id } of docs) {
    batch.delete(replyRef(db, id));
    batch.delete(entryRef(db, 'respuesta', id));
  }
  await guarded(() => batch.commit());
  return docs.length;
}

/**
 * Deletes a topic with all its replies, however many: at once it is gone from its category and its author's figures, then
 * its replies go, 50 at a time, then it. Interrupted (or aborted by `signal`), asking again goes on. For its author and
 * eliminarTemas. Throws ServiceError.
 */
export async function deleteTopic(
  db: Firestore,
  caller: NonNullable<Member>,
  topicId: string,
  { onProgress, signal, also }: Options = {},
): Promise<void> {
  const topic = await fetchTopic(db, topicId);
  if (!forumCan.deleteTopic(caller, topic))
    throw new ServiceError('permission-denied', { message: texts.noTopicDeletion });
  if (!topic.borrando) await beginDeletion(db, caller.uid, topic, also);
  else if (also) await commitAlone(db, also);
  const total = topic.respuestas;
  let done = 0;
  for (;;) {
    signal?.throwIfAborted();
    const gone = await deleteSomeReplies(db, topicId, forumCan.seeHidden(caller));
    done += gone;
    onProgress?.({ done: Math.min(done, total), total });
    if (gone < BATCH) break;
  }
  await guarded(() => deleteDoc(topicRef(db, topicId)));
}
