import type { Firestore } from 'firebase/firestore/lite';
import type { LogAction } from '@/model/forum/staff-log';
import type { Reply, Topic, TopicState } from '@/model/forum/topic';
import type { Also } from './deletion';
import { type StaffActor, stageLog } from './staff-log';

const OF_STATE: Readonly<Record<TopicState, LogAction>> = {
  abierto: 'abrir',
  cerrado: 'cerrar',
  archivado: 'archivar',
  resuelto: 'resolver',
};

export const actionOfState = (estado: TopicState): LogAction => OF_STATE[estado];

/**
 * The line that a change of a topic leaves in the log, for the commit that makes it. What authors do to their own is not the
 * staff's doing, but for what only the staff can (`always`: pin, feature, move).
 */
export function topicLine(
  db: Firestore,
  actor: StaffActor,
  topic: Topic,
  accion: LogAction,
  { always = false } = {},
): Also {
  return (batch) => {
    if (topic.autorId === actor.uid && !always) return;
    const { id, titulo, autorId } = topic;
    stageLog(batch, db, actor, { accion, tipo: 'tema', objetivoId: id, titulo, autorId });
  };
}

/** The same of a reply. */
export function replyLine(
  db: Firestore,
  actor: StaffActor,
  topic: Pick<Topic, 'titulo'>,
  reply: Reply,
  accion: LogAction,
): Also {
  return (batch) => {
    if (reply.autorId === actor.uid) return;
    const { id, autorId } = reply;
    stageLog(batch, db, actor, { accion, tipo: 'respuesta', objetivoId: id, titulo: topic.titulo, autorId });
  };
}
