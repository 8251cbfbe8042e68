import { DEPARTED_AUTHOR_ID } from '../comments/comment';
import { choice, date, type StoredData, text, textOrNull } from '../shared/stored/stored-fields';
import { keysOf } from '../shared/unknown-value';
import { can } from '../users/permissions/can';
import type { Member } from '../users/permissions/forum-permissions';

export type LogGroup = 'contenido' | 'temas' | 'miembros' | 'categorias';
/** Acts that take away or restrict, acts that give back, and the others. */
export type LogTone = 'hard' | 'soft' | 'plain';

/** What the staff does, line by line: `foro_moderacion`; firestore.rules holds the same lists. */
export const LOG_ACTS = {
  advertir: ['contenido', 'hard'],
  ocultar: ['contenido', 'hard'],
  mostrar: ['contenido', 'soft'],
  eliminar: ['contenido', 'hard'],
  descartar: ['contenido', 'soft'],
  cerrar: ['temas', 'hard'],
  abrir: ['temas', 'soft'],
  archivar: ['temas', 'hard'],
  destacar: ['temas', 'plain'],
  anclar: ['temas', 'plain'],
  mover: ['temas', 'plain'],
  editar: ['contenido', 'plain'],
  suspender: ['miembros', 'hard'],
  levantar: ['miembros', 'soft'],
  nota: ['miembros', 'plain'],
  'restablecer-perfil': ['miembros', 'hard'],
  'borrar-todo': ['miembros', 'hard'],
  resolver: ['temas', 'soft'],
  aceptar: ['temas', 'soft'],
  'quitar-aceptada': ['temas', 'plain'],
  'crear-categoria': ['categorias', 'plain'],
  'editar-categoria': ['categorias', 'plain'],
  'ordenar-categorias': ['categorias', 'plain'],
  'vaciar-categoria': ['categorias', 'hard'],
  'eliminar-categoria': ['categorias', 'hard'],
} as const satisfies Record<string, readonly [LogGroup, LogTone]>;
export type LogAction = keyof typeof LOG_ACTS;
export const LOG_ACTIONS = keysOf(LOG_ACTS);

export const LOG_TARGETS = ['tema', 'respuesta', 'comentario', 'articulo', 'miembro', 'categoria'] as const;

/** Lines read at a time. */
export const LOG_PAGE = 25;

export type LogLine = ReturnType<typeof parseLogLine>;

export function parseLogLine(id: string, data: StoredData) {
  const [de, a] = [textOrNull(data, 'de'), textOrNull(data, 'a')];
  return {
    id,
    accion: choice(data, 'accion', LOG_ACTIONS, 'nota'),
    moderadorId: text(data, 'moderadorId'),
    moderadorNombre: text(data, 'moderadorNombre'),
    tipo: choice(data, 'tipo', LOG_TARGETS, 'tema'),
    objetivoId: text(data, 'objetivoId'),
    titulo: text(data, 'titulo'),
    autorId: textOrNull(data, 'autorId'),
    motivo: text(data, 'motivo'),
    /** From what to what, where it is a change that was noted. */
    change: de === null || a === null ? null : { de, a },
    fecha: date(data, 'fecha'),
  };
}

export interface LogFilter {
  moderadorId: string | null;
  accion: LogAction | null;
}

/** Who writes and reads the log. */
export function isForumStaff(member: Member): boolean {
  return (
    can(member, 'procesarReportes') ||
    can(member, 'moderarForo') ||
    can(member, 'suspenderUsuarios') ||
    can(member, 'administrarForo')
  );
}

/** What is done to categories: an editor does too, without being of the forum's staff. */
export type CategoryAction = Extract<LogAction, `${string}-categoria${'' | 's'}`>;

/** Who opens the view of a member: accounts are read by these roles alone (firestore.rules). */
export function moderatesMembers(member: Member): boolean {
  if (!member || (member.rol !== 'moderador' && member.rol !== 'administrador')) return false;
  return can(member, 'moderarForo') || can(member, 'suspenderUsuarios');
}

/** Whether a post is of another account that is still there. */
export function isSomebodyElse(member: Member, { autorId }: { autorId: string }): boolean {
  return autorId !== '' && autorId !== DEPARTED_AUTHOR_ID && autorId !== member?.uid;
}
