import { type Firestore, increment, type WriteBatch, writeBatch } from 'firebase/firestore/lite';
import type { ReportedItem } from '@/model/forum/report';
import type { Reply, Topic, TopicState } from '@/model/forum/topic';
import { commitAfterLooks, commitStaged, type LastTry } from '../firestore/contention';
import { categoryRef, replyRef, topicRef } from './data';
import { entryRef } from './index-entry';
import { lastTopicWith, lastTopicWithout } from './last-topic';
import { fetchReply } from './replies';
import {
  actionOfState,
  addActToBatch,
  type NewLogLine,
  replyTarget,
  type StaffActor,
  topicTarget,
} from './staff-log';
import { addNoticeToBatch, type Gone, goneAmong, NOBODY, telling } from './writer';

// What the staff does leaves its line in the log, which the item names: the rules take neither alone.

/** Who closes or archives a topic of another tells its author. */
const isClosed = (estado: TopicState) => estado === 'cerrado' || estado === 'archivado';

/**
 * The part of a commit that sets a topic's state, and tells its author when somebody else closes it. `line` names the line of
 * the log, where there is one.
 */
export function addTopicStateToBatch(
  batch: WriteBatch,
  db: Firestore,
  actor: StaffActor,
  topic: Topic,
  estado: TopicState,
  line: { ultimoRegistro?: string },
  gone?: Gone,
): void {
  // Whatever reports had done to it before, from now on it is somebody's decision.
  batch.update(topicRef(db, topic.id), { estado, cerradoPorReportes: null, ...line });
  batch.update(entryRef(db, 'tema', topic.id), { estado });
  if (!isClosed(estado) || isClosed(topic.estado)) return;
  const { autorId: para, titulo, id: temaId } = topic;
  addNoticeToBatch(batch, db, { tipo: 'tema_cerrado', para, actor, titulo, temaId, respuestaId: null }, gone);
}

/** What hiding a reply needs to know of it, as it was read. */
type HiddenReply = Pick<Reply, 'id' | 'temaId' | 'autorId' | 'oculta'>;

/** The part of a commit that hides a reply or shows it again; its author is told when it is hidden that was not. */
export function addHiddenToBatch(
  batch: WriteBatch,
  db: Firestore,
  actor: StaffActor,
  { titulo }: Pick<Topic, 'titulo'>,
  reply: HiddenReply,
  oculta: boolean,
  line: { ultimoRegistro?: string },
  gone?: Gone,
): void {
  const { id, temaId, autorId: para } = reply;
  // Whatever reports had done to it before, from now on it is somebody's decision.
  batch.update(replyRef(db, id), { oculta, ocultaPorReportes: false, ...line });
  batch.update(entryRef(db, 'respuesta', id), { oculta });
  const notice = { tipo: 'respuesta_oculta', para, actor, titulo, temaId, respuestaId: id } as const;
  if (oculta && !reply.oculta) addNoticeToBatch(batch, db, notice, gone);
}

/**
 * The part of a commit that undoes what five reports did, once they are discarded: the topic has the state it had, the
 * reply is shown, and it takes five new ones to do it again. `ultimoRegistro` is the line of the log that says so.
 */
export function addRestoredToBatch(
  batch: WriteBatch,
  db: Firestore,
  { tipo, itemId }: Pick<ReportedItem, 'tipo' | 'itemId'>,
  before: TopicState,
  ultimoRegistro: string,
): void {
  if (tipo === 'tema') {
    const open = { estado: before, cerradoPorReportes: null, reportes: 0, ultimoRegistro };
    batch.update(topicRef(db, itemId), open);
    batch.update(entryRef(db, 'tema', itemId), { estado: before });
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
  actor: StaffActor,
  topic: Topic,
  estado: TopicState,
): Promise<void> {
  // What its author does between open and resolved is no doing of the staff's.
  const isAuthors = topic.autorId === actor.uid && !isClosed(topic.estado) && !isClosed(estado);
  const change = { de: topic.estado, a: estado };
  const act = { ...topicTarget(topic), accion: actionOfState(estado), change };
  return telling(db, [topic.autorId], (gone) =>
    commitStaged(db, (batch) => {
      const line = isAuthors ? {} : addActToBatch(batch, db, actor, act);
      addTopicStateToBatch(batch, db, actor, topic, estado, line, gone);
    }),
  );
}

const spoken = (mark: boolean) => (mark ? 'sí' : 'no');

const MARKS = { destacado: 'destacar', anclado: 'anclar' } as const;

/** Features a topic (destacarTemas), or pins it on top of its category (fijarTemas), or takes that back. Throws ServiceError. */
export function setMark(
  db: Firestore,
  actor: StaffActor,
  topic: Topic,
  mark: keyof typeof MARKS,
  on: boolean,
): Promise<void> {
  const change = { de: spoken(topic[mark]), a: spoken(on) };
  return commitStaged(db, (batch) => {
    const line = addActToBatch(batch, db, actor, { ...topicTarget(topic), accion: MARKS[mark], change });
    batch.update(topicRef(db, topic.id), { [mark]: on, ...line });
  });
}

/**
 * Moves a topic, with its counters, to another category (moderarForo); `change` are the names of the two, for the log. Throws
 * ServiceError.
 */
export async function moveTopic(
  db: Firestore,
  actor: StaffActor,
  topic: Topic,
  categoriaId: string,
  change?: NewLogLine['change'],
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
  await commitStaged(db, (batch) => {
    const line = addActToBatch(batch, db, actor, { ...topicTarget(topic), accion: 'mover', change });
    batch.update(topicRef(db, topic.id), { categoriaId, ...line });
    batch.update(entryRef(db, 'tema', topic.id), { categoriaId });
    batch.update(categoryRef(db, topic.categoriaId), { ...moved(-1), ...left });
    batch.update(categoryRef(db, categoriaId), { ...moved(1), ...reached });
  });
}

/** Hides a reply from everyone but moderators and its author, or shows it again (moderarForo). Throws ServiceError. */
export async function setHidden(
  db: Firestore,
  actor: StaffActor,
  topic: Pick<Topic, 'titulo'>,
  reply: HiddenReply,
  oculta: boolean,
): Promise<void> {
  let now = reply;
  let gone = NOBODY;
  // Reports may have hidden it meanwhile, and told its author; who discards them shows it again.
  const look = async (after: LastTry) => {
    const before = now;
    now = await fetchReply(db, reply.id);
    if (now.oculta !== before.oculta) return 'changed';
    if (after === 'refusal') gone = await goneAmong(db, [now.autorId]);
    return 'same';
  };
  const commit = () => {
    const batch = writeBatch(db);
    const accion = oculta ? 'ocultar' : 'mostrar';
    const line = addActToBatch(batch, db, actor, { ...replyTarget(topic, now), accion });
    addHiddenToBatch(batch, db, actor, topic, now, oculta, line, gone);
    return batch.commit();
  };
  await commitAfterLooks(commit, look);
}
