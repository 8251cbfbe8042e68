import type { Firestore, WriteBatch } from 'firebase/firestore/lite';
import type { LogAction } from '@/model/forum/staff-log';
import type { Reply, Topic, TopicState } from '@/model/forum/topic';
import type { Also } from './deletion';
import { addLineToBatch, addLogToBatch, type NewLogLine, newLineId, type StaffActor } from './staff-log';

const OF_STATE: Readonly<Record<TopicState, LogAction>> = {
  abierto: 'abrir',
  cerrado: 'cerrar',
  archivado: 'archivar',
  resuelto: 'resolver',
};

export const actionOfState = (estado: TopicState): LogAction => OF_STATE[estado];

/** What an item of the forum says of its line; the rules demand it of whatever the staff does to it. */
interface Named {
  ultimoRegistro?: string;
}

export interface Act {
  accion: LogAction;
  change?: NewLogLine['change'];
}

type TopicNames = Pick<Topic, 'id' | 'titulo' | 'autorId'>;
type ReplyNames = Pick<Reply, 'id' | 'autorId'>;

/** Adds the line of an act to its commit; gives what the item that it is done to has to say. */
export function addTopicActToBatch(
  batch: WriteBatch,
  db: Firestore,
  actor: StaffActor,
  { id, titulo, autorId }: TopicNames,
  act: Act,
): Named {
  const ultimoRegistro = newLineId(db);
  addLineToBatch(batch, db, actor, ultimoRegistro, { ...act, tipo: 'tema', objetivoId: id, titulo, autorId });
  return { ultimoRegistro };
}

/** The same of a reply. */
export function addReplyActToBatch(
  batch: WriteBatch,
  db: Firestore,
  actor: StaffActor,
  { titulo }: Pick<Topic, 'titulo'>,
  { id, autorId }: ReplyNames,
  act: Act,
): Named {
  const ultimoRegistro = newLineId(db);
  addLineToBatch(batch, db, actor, ultimoRegistro, {
    ...act,
    tipo: 'respuesta',
    objetivoId: id,
    titulo,
    autorId,
  });
  return { ultimoRegistro };
}

/** The line that the deletion of a topic leaves; an author who deletes its own leaves none. */
export function topicDeletionLine(db: Firestore, actor: StaffActor, topic: TopicNames): Also {
  const { id, titulo, autorId } = topic;
  return (batch) => {
    if (autorId === actor.uid) return;
    addLogToBatch(batch, db, actor, { accion: 'eliminar', tipo: 'tema', objetivoId: id, titulo, autorId });
  };
}

/** The same of a reply. */
export function replyDeletionLine(
  db: Firestore,
  actor: StaffActor,
  { titulo }: Pick<Topic, 'titulo'>,
  { id, autorId }: ReplyNames,
): Also {
  return (batch) => {
    if (autorId === actor.uid) return;
    addLogToBatch(batch, db, actor, {
      accion: 'eliminar',
      tipo: 'respuesta',
      objetivoId: id,
      titulo,
      autorId,
    });
  };
}
