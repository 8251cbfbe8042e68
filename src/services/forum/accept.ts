import { type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import { FORUM_POINTS } from '@/model/forum/limits';
import { forumCan } from '@/model/forum/permissions';
import type { Reply, Topic, TopicState } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { demand } from '../firestore/demands';
import { toServiceError } from '../firestore/errors';
import { fetchDoc } from '../firestore/lists';
import { accountRef, awardRef } from '../users/data';
import { replyRef, topicRef } from './data';
import { entryRef } from './index-entry';
import { fetchReply } from './replies';
import { addAct, type Named, replyTarget, type StaffActor } from './staff-log';
import { addNotice, commitActs, forumEarnings, hasAccount, type Staged } from './writer';

function solvedState(estado: TopicState, solved: boolean): TopicState {
  if (estado === 'abierto' && solved) return 'resuelto';
  return estado === 'resuelto' && !solved ? 'abierto' : estado;
}

interface Acceptance {
  topic: Topic;
  reply: Reply | null;
  /** The answer that was accepted before, where the log tells of it. */
  before: Reply | null;
  /** The first time its author gets 10 points and a notice, afterwards nothing. */
  rewarded: boolean;
}

/** What a moderator does in the topic of another is in the log; the topic names the line. */
function addAcceptanceLine(staged: Staged, { topic, reply, before }: Acceptance): Named {
  const target = reply ?? before;
  if (topic.autorId === staged.actor.uid || target === null) return {};
  return addAct(staged, { ...replyTarget(topic, target), accion: reply ? 'aceptar' : 'quitar-aceptada' });
}

function addAcceptance(staged: Staged, acceptance: Acceptance): void {
  const { db, batch } = staged;
  const { topic, reply, rewarded } = acceptance;
  const estado = solvedState(topic.estado, reply !== null);
  const line = addAcceptanceLine(staged, acceptance);
  batch.update(topicRef(db, topic.id), { respuestaAceptadaId: reply?.id ?? null, estado, ...line });
  if (estado !== topic.estado) batch.update(entryRef(db, 'tema', topic.id), { estado });
  if (topic.respuestaAceptadaId !== null && topic.respuestaAceptadaId !== reply?.id)
    batch.update(replyRef(db, topic.respuestaAceptadaId), { respuestaAceptada: false });
  if (reply === null) return;
  batch.update(replyRef(db, reply.id), { respuestaAceptada: true });
  if (!rewarded) return;
  batch.set(awardRef(db, reply.autorId, `respuesta-aceptada-${reply.id}`), {
    tipo: 'respuesta-aceptada',
    referencia: reply.id,
    puntos: FORUM_POINTS.accepted,
    fechaObtencion: serverTimestamp(),
  });
  batch.update(accountRef(db, reply.autorId), {
    ...forumEarnings('respuestasAceptadas', 1, FORUM_POINTS.accepted),
    ultimoEvento: { tipo: 'respuesta-aceptada', id: reply.id },
  });
  addNotice(staged, { tipo: 'respuesta_aceptada', para: reply.autorId, topic, respuestaId: reply.id });
}

/** Whose answer a moderator takes back: the log says so. */
function acceptedBefore(db: Firestore, actor: StaffActor, topic: Topic): Promise<Reply | null> | null {
  const { respuestaAceptadaId: id, autorId } = topic;
  return id === null || autorId === actor.uid ? null : fetchReply(db, id);
}

/**
 * Accepts an answer and marks the topic as resolved, or with null accepts none and opens it again: for the topic's author
 * and moderarForo (design.md decision 7). The first acceptance of an answer gives its author 10 points, unless it is the
 * one who accepts. What a moderator does in the topic of another leaves its line in the log. Throws ServiceError: 'permission-denied'. Gives the topic's state.
 */
export async function acceptReply(
  db: Firestore,
  actor: StaffActor,
  topic: Topic,
  reply: Reply | null,
): Promise<TopicState> {
  demand(forumCan.resolve(actor, topic), messages.forumWriting.errors.noTopicEdit);
  const isOthers = reply !== null && reply.autorId !== actor.uid && (await hasAccount(db, reply.autorId));
  const before = reply === null ? await acceptedBefore(db, actor, topic) : null;
  const commit = (rewarded: boolean) =>
    commitActs(db, actor, (staged) => addAcceptance(staged, { topic, reply, before, rewarded }));
  try {
    await commit(isOthers);
  } catch (cause) {
    if (toServiceError(cause).code !== 'permission-denied') throw cause;
    const isAccepted =
      reply !== null && (await fetchDoc(replyRef(db, reply.id))).get('respuestaAceptada') === true;
    // Accepted before: its award is there for ever, and nobody but its owner reads it.
    if (!isAccepted) await commit(false);
  }
  return solvedState(topic.estado, reply !== null);
}
