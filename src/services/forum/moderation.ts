import {
  type DocumentData,
  type Firestore,
  increment,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Member } from '@/model/forum/permissions';
import type { ReportedItem } from '@/model/forum/report';
import type { Reply, Topic, TopicState } from '@/model/forum/topic';
import { guarded } from '../errors';
import { categoryRef, replyRef, topicRef } from './data';
import type { Also } from './deletion';
import { entryRef } from './index-entry';
import { lastTopicWith, lastTopicWithout } from './last-topic';
import { stageNotice } from './writer';

type Actor = NonNullable<Member> & { nombre: string };

// `also`: what else belongs into the commit, such as its line in the log.

/** Who closes or archives a topic of another tells its author. */
function isClosed(estado: TopicState): boolean {
  return estado === 'cerrado' || estado === 'archivado';
}

/** The part of a commit that sets a topic's state, and tells its author when somebody else closes it. */
export function stageTopicState(
  batch: WriteBatch,
  db: Firestore,
  actor: Actor,
  topic: Topic,
  estado: TopicState,
): void {
  // Whatever reports had done to it before, from now on it is somebody's decision.
  batch.update(topicRef(db, topic.id), { estado, cerradoPorReportes: null });
  batch.update(entryRef(db, 'tema', topic.id), { estado });
  if (isClosed(estado) && !isClosed(topic.estado))
    stageNotice(batch, db, {
      tipo: 'tema_cerrado',
      para: topic.autorId,
      actor,
      titulo: topic.titulo,
      temaId: topic.id,
      respuestaId: null,
    });
}

/** The part of a commit that hides a reply or shows it again. */
export function stageHidden(batch: WriteBatch, db: Firestore, replyId: string, oculta: boolean): void {
  // Whatever reports had done to it before, from now on it is somebody's decision.
  batch.update(replyRef(db, replyId), { oculta, ocultaPorReportes: false });
  batch.update(entryRef(db, 'respuesta', replyId), { oculta });
}

/**
 * The part of a commit that undoes what five reports did, once they are discarded: the topic has the state it had, the
 * reply is shown, and it takes five new ones to do it again. `ultimoRegistro` is the line of the log that says so.
 */
export function stageRestored(
  batch: WriteBatch,
  db: Firestore,
  { tipo, itemId }: Pick<ReportedItem, 'tipo' | 'itemId'>,
  before: TopicState,
  ultimoRegistro: string,
): void {
  if (tipo === 'tema') {
    const estado = before;
    batch.update(topicRef(db, itemId), { estado, cerradoPorReportes: null, reportes: 0, ultimoRegistro });
    batch.update(entryRef(db, 'tema', itemId), { estado });
  } else {
    const shown = { oculta: false, ocultaPorReportes: false, reportes: 0, ultimoRegistro };
    batch.update(replyRef(db, itemId), shown);
    batch.update(entryRef(db, 'respuesta', itemId), { oculta: false });
  }
}

/**
 * Sets the state of a topic: resolved and open for its author and moderarForo, all states with cerrarTemas. Its author is
 * told when somebody else closes it. Throws ServiceError.
 */
export function setTopicState(
  db: Firestore,
  actor: Actor,
  topic: Topic,
  estado: TopicState,
  also?: Also,
): Promise<void> {
  const batch = writeBatch(db);
  stageTopicState(batch, db, actor, topic, estado);
  also?.(batch);
  return guarded(() => batch.commit());
}

/** Features a topic or takes that back (destacarTemas). Throws ServiceError. */
export function setFeatured(db: Firestore, topicId: string, destacado: boolean, also?: Also): Promise<void> {
  return setMark(db, topicId, { destacado }, also);
}

/** Pins a topic on top of its category or takes that back (fijarTemas). Throws ServiceError. */
export function setPinned(db: Firestore, topicId: string, anclado: boolean, also?: Also): Promise<void> {
  return setMark(db, topicId, { anclado }, also);
}

function setMark(db: Firestore, topicId: string, mark: DocumentData, also?: Also): Promise<void> {
  const batch = writeBatch(db);
  batch.update(topicRef(db, topicId), mark);
  also?.(batch);
  return guarded(() => batch.commit());
}

/** Moves a topic, with its counters, to another category (moderarForo). Throws ServiceError. */
export async function moveTopic(
  db: Firestore,
  topic: Topic,
  categoriaId: string,
  also?: Also,
): Promise<void> {
  if (categoriaId === topic.categoriaId) return;
  const [left, reached] = await Promise.all([
    lastTopicWithout(db, topic),
    lastTopicWith(db, topic, categoriaId),
  ]);
  const ultimoCambio = { tipo: 'tema-movido', id: topic.id };
  const moved = (step: 1 | -1) => ({
    temaCount: increment(step),
    // Never -0, which would be stored as a double and refused.
    mensajeCount: increment(step * topic.respuestas + 0),
    ultimoCambio,
  });
  const batch = writeBatch(db);
  batch.update(topicRef(db, topic.id), { categoriaId });
  batch.update(entryRef(db, 'tema', topic.id), { categoriaId });
  batch.update(categoryRef(db, topic.categoriaId), { ...moved(-1), ...left });
  batch.update(categoryRef(db, categoriaId), { ...moved(1), ...reached });
  also?.(batch);
  await guarded(() => batch.commit());
}

/** Hides a reply from everyone but moderators and its author, or shows it again (moderarForo). Throws ServiceError. */
export function setHidden(
  db: Firestore,
  reply: Pick<Reply, 'id'>,
  oculta: boolean,
  also?: Also,
): Promise<void> {
  const batch = writeBatch(db);
  stageHidden(batch, db, reply.id, oculta);
  also?.(batch);
  return guarded(() => batch.commit());
}
