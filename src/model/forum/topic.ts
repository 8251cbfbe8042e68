import type { Role } from '../roles';

/** What the forum's screens work with, parsed from `foro_*` (spec 2, section 3). */
export const TOPIC_STATES = ['abierto', 'cerrado', 'archivado', 'resuelto'] as const;
export type TopicState = (typeof TOPIC_STATES)[number];

export const ITEM_KINDS = ['tema', 'respuesta'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export interface ForumCategory {
  id: string;
  nombre: string;
  descripcion: string;
  /** 'bi bi-book': one of the presets. */
  icono: string;
  color: string;
  orden: number;
  temaCount: number;
  /** Replies in its topics. */
  mensajeCount: number;
  ultimoTema: { id: string; titulo: string; autorId: string; fechaCreacion: Date | null } | null;
}

/** Who wrote a topic or a reply, as it stood then. */
export interface Signature {
  autorId: string;
  autorNombre: string;
  autorAvatar: string;
  autorRol: Role;
}

interface Post extends Signature {
  id: string;
  contenido: string;
  fechaCreacion: Date | null;
  fechaActualizacion: Date | null;
  fechaEdicion: Date | null;
  editado: boolean;
  likes: number;
  usuariosLike: string[];
  reportes: number;
}

export interface Topic extends Post {
  titulo: string;
  /** Empty while the topic is being taken away. */
  categoriaId: string;
  estado: TopicState;
  vistas: number;
  respuestas: number;
  /** The last reply that is visible. */
  ultimaRespuestaId: string | null;
  participantes: string[];
  tags: string[];
  destacado: boolean;
  anclado: boolean;
  respuestaAceptadaId: string | null;
  /** The number of the newest reply it ever had: numbers are not given twice. */
  ultimoNumero: number;
  /** It is being taken away: its replies go first. */
  borrando: boolean;
}

export interface Reply extends Post {
  temaId: string;
  /** Its place in the topic, from 1; those of deleted replies stay empty. */
  numero: number;
  respuestaAceptada: boolean;
  /** The reply or topic it quotes. */
  citaId: string | null;
  oculta: boolean;
}

/** Whether someone likes a topic or reply. */
export function likes(item: Pick<Post, 'usuariosLike'>, uid: string | undefined): boolean {
  return uid !== undefined && item.usuariosLike.includes(uid);
}
