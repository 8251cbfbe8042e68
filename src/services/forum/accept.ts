import { type Firestore, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { FORUM_POINTS } from '@/model/forum/limits';
import { forumCan, type Member } from '@/model/forum/permissions';
import type { Reply, Topic, TopicState } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { accountRef, awardRef } from '../account-data';
import { guarded, ServiceError, toServiceError } from '../errors';
import { replyRef, topicRef } from './data';
import { entryRef } from './index-entry';
import { forumEarnings, hasAccount, stageNotice } from './writer';

type Actor = NonNullable<Member> & { nombre: string };

/** What the author of the accepted answer gets: the first time 10 points, afterwards a notice, nothing where none is. */
type Reward = 'points' | 'notice' | 'none';

function solvedState(estado: TopicState, solved: boolean): TopicState {
  if (estado === 'abierto' && solved) return 'resuelto';
  return estado === 'resuelto' && !solved ? 'abierto' : estado;
}

function commitAcceptance(db: Firestore, actor: Actor, topic: Topic, reply: Reply | null, reward: Reward) {
  const batch = writeBatch(db);
  const estado = solvedState(topic.estado, reply !== null);
  batch.update(topicRef(db, topic.id), { respuestaAceptadaId: reply?.id ?? null, estado });
  if (estado !== topic.estado) batch.update(entryRef(db, 'tema', topic.id), { estado });
  if (topic.respuestaAceptadaId !== null && topic.respuestaAceptadaId !== reply?.id)
    batch.update(replyRef(db, topic.respuestaAceptadaId), { respuestaAceptada: false });
  if (reply === null) return batch.commit();
  batch.update(replyRef(db, reply.id), { respuestaAceptada: true });
  if (reward === 'points') {
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
  }
  if (reward !== 'none')
    stageNotice(batch, db, {
      tipo: 'respuesta_aceptada',
      para: reply.autorId,
      actor,
      titulo: topic.titulo,
      temaId: topic.id,
      respuestaId: reply.id,
    });
  return batch.commit();
}

/**
 * Accepts an answer and marks the topic as resolved, or with null accepts none and opens it again: for the topic's author
 * and moderarForo (design.md decision 7). The first acceptance of an answer gives its author 10 points, unless it is the
 * one who accepts. Throws ServiceError: 'permission-denied'. Gives the topic's state.
 */
export async function acceptReply(
  db: Firestore,
  actor: Actor,
  topic: Topic,
  reply: Reply | null,
): Promise<TopicState> {
  if (!forumCan.resolve(actor, topic))
    throw new ServiceError('permission-denied', { message: messages.forum.errors.noTopicEdit });
  const isOthers = reply !== null && reply.autorId !== actor.uid && (await hasAccount(db, reply.autorId));
  try {
    await commitAcceptance(db, actor, topic, reply, isOthers ? 'points' : 'none');
  } catch (cause) {
    if (toServiceError(cause).code !== 'permission-denied') throw toServiceError(cause);
    if (
      reply !== null &&
      (await guarded(() => getDoc(replyRef(db, reply.id)))).get('respuestaAceptada') === true
    )
      return solvedState(topic.estado, true);
    // Accepted before: its award is there for ever, and nobody but its owner reads it.
    await guarded(() => commitAcceptance(db, actor, topic, reply, isOthers ? 'notice' : 'none'));
  }
  return solvedState(topic.estado, reply !== null);
}
