import { collection, doc, type Firestore, query, serverTimestamp } from 'firebase/firestore/lite';
import type { TopicState } from '@/model/forum/kinds';
import { FORUM_LIMITS } from '@/model/forum/limits';
import type { Participant } from '@/model/forum/mentions';
import {
  type CategoryAction,
  isForumStaff,
  LOG_PAGE,
  type LogAction,
  type LogFilter,
  type LogLine,
  parseLogLine,
} from '@/model/forum/staff-log';
import type { Reply, Topic } from '@/model/forum/topic';
import { isBlank } from '@/model/shared/text/blank';
import { cleanLine, cleanText } from '@/model/shared/text/written-text';
import { equal, fetchPage, type Page, type Place } from '../firestore/lists';
import { act, type Person, type Staged } from './writer';

const HELD = ['aceptar', 'quitar-aceptada', 'restablecer-perfil'] as const satisfies readonly LogAction[];

export const STAFF_LOG = 'foro_moderacion';

type Target = Pick<LogLine, 'tipo' | 'objetivoId' | 'titulo' | 'autorId'>;

export type NewLogLine = Target &
  Pick<LogLine, 'accion'> & {
    motivo?: string;
    reporteId?: string | null;
    change?: LogLine['change'] | undefined;
  };

/** What the rules take of a title. */
const TITLE_MAX = 200;
const shortened = (text: string): string => text.slice(0, TITLE_MAX);

/** Where the rules hold the line to what it tells, the title is as that is stored; elsewhere it is a line, or nothing. */
function titleOf({ accion, tipo, titulo }: NewLogLine): string {
  const isHeld = tipo === 'categoria' || HELD.some((held) => held === accion);
  const line = isHeld ? titulo : cleanLine(titulo);
  return isHeld || !isBlank(line) ? shortened(line) : '';
}

export const newLineId = (db: Firestore): string => doc(collection(db, STAFF_LOG)).id;

/** Adds a line under an id that what it tells names: the rules take neither without the other. */
export function addLine({ db, batch, actor }: Staged, id: string, line: NewLogLine): void {
  const { accion, tipo, objetivoId, autorId, motivo = '', reporteId = null } = line;
  batch.set(doc(db, STAFF_LOG, id), {
    accion,
    moderadorId: actor.uid,
    moderadorNombre: actor.nombre,
    tipo,
    objetivoId,
    titulo: titleOf(line),
    autorId,
    motivo: cleanText(motivo).slice(0, FORUM_LIMITS.motivo),
    reporteId,
    fecha: serverTimestamp(),
    ...(line.change && { de: shortened(cleanText(line.change.de)), a: shortened(cleanText(line.change.a)) }),
  });
}

/** The act that puts a topic in a state. */
export const STATE_ACTS: Readonly<Record<TopicState, LogAction>> = {
  abierto: 'abrir',
  cerrado: 'cerrar',
  archivado: 'archivar',
  resuelto: 'resolver',
};

export const topicTarget = ({ id, titulo, autorId }: Pick<Topic, 'id' | 'titulo' | 'autorId'>): Target => ({
  tipo: 'tema',
  objetivoId: id,
  titulo,
  autorId,
});

/** A reply is named by the title of its topic. */
export const replyTarget = (
  { titulo }: Pick<Topic, 'titulo'>,
  { id, autorId }: Pick<Reply, 'id' | 'autorId'>,
): Target => ({ tipo: 'respuesta', objetivoId: id, titulo, autorId });

/** What an item of the forum says of its line; the rules demand it of whatever the staff does to it. */
export interface Named {
  ultimoRegistro?: string;
}

/** Adds the line of an act to its commit; gives what the item that it is done to has to say. */
export function addAct(staged: Staged, line: NewLogLine): Named {
  const ultimoRegistro = newLineId(staged.db);
  addLine(staged, ultimoRegistro, line);
  return { ultimoRegistro };
}

/** The same for what an author also does, who leaves no line on its own content. */
export const addActOnOthers = (staged: Staged, line: NewLogLine): Named =>
  line.autorId === staged.actor.uid ? {} : addAct(staged, line);

/** The line that a deletion leaves: of the staff alone, from whom the rules take lines. */
export function addDeletionLine(staged: Staged<Person>, target: Target): void {
  if (isForumStaff(staged.actor)) addActOnOthers(staged, { ...target, accion: 'eliminar' });
}

/** The line of what is done to a category. */
export const categoryLine = (
  accion: CategoryAction,
  { id, nombre }: { id: string; nombre: string },
): NewLogLine => ({ accion, tipo: 'categoria', objetivoId: id, titulo: nombre, autorId: null });

/** The line of what is done to a member. */
export const memberLine = (
  { uid, nombre }: { uid: string; nombre: string },
  accion: LogAction,
  motivo = '',
): NewLogLine => ({ accion, tipo: 'miembro', objetivoId: uid, titulo: nombre, autorId: uid, motivo });

/** A line by itself: what is done in many commits, or a note. Throws ServiceError. */
export const writeLog = (db: Firestore, actor: Participant, line: NewLogLine): Promise<void> =>
  act(db, actor, { write: (staged) => addAct(staged, line) });

interface LogQuery extends Partial<LogFilter> {
  /** Only what concerns a member. */
  autorId?: string;
  after?: Place | null;
  max?: number;
}

/** One page of the log, newest first: one read a line, one at least. For the forum's staff. Throws ServiceError. */
export function fetchLog(db: Firestore, asked: LogQuery): Promise<Page<LogLine>> {
  const { accion, moderadorId, autorId, after, max = LOG_PAGE } = asked;
  const lines = query(collection(db, STAFF_LOG), ...equal({ accion, moderadorId, autorId }));
  return fetchPage(parseLogLine, lines, { order: [['fecha', 'desc']], after, max });
}
