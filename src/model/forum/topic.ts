/** What the forum's screens work with, parsed from `foro_*` (spec 2, section 3). */
import { messages } from '../messages';
import {
  choice,
  count,
  date,
  map,
  type StoredData,
  text,
  textOrNull,
  texts,
} from '../shared/stored/stored-fields';
import { ROLES } from '../users/roles';
import { TOPIC_STATES } from './kinds';
import { DEFAULT_FORUM_AVATAR } from './limits';

const DEFAULT_ICON = 'bi bi-chat-square-text';
const DEFAULT_COLOR = '#3498db';
const COLOR = /^#[\da-f]{6}$/i;

export type ForumCategory = ReturnType<typeof parseForumCategory>;

export function parseForumCategory(id: string, data: StoredData) {
  const color = text(data, 'color');
  const last = map(data, 'ultimoTema');
  return {
    id,
    nombre: text(data, 'nombre', 'Sin nombre'),
    descripcion: text(data, 'descripcion'),
    /** 'bi bi-book': one of the presets. */
    icono: text(data, 'icono', DEFAULT_ICON),
    color: COLOR.test(color) ? color : DEFAULT_COLOR,
    orden: count(data, 'orden'),
    temaCount: count(data, 'temaCount'),
    mensajeCount: count(data, 'mensajeCount'),
    ultimoTema: last && {
      id: text(last, 'id'),
      titulo: text(last, 'titulo', 'Sin título'),
      fechaCreacion: date(last, 'fechaCreacion'),
    },
  };
}

const parsePost = (id: string, data: StoredData) => ({
  id,
  autorId: text(data, 'autorId'),
  autorNombre: text(data, 'autorNombre', messages.forum.unknownUser),
  autorAvatar: text(data, 'autorAvatar', DEFAULT_FORUM_AVATAR),
  autorRol: choice(data, 'autorRol', ROLES, 'usuario'),
  contenido: text(data, 'contenido'),
  fechaCreacion: date(data, 'fechaCreacion'),
  fechaActualizacion: date(data, 'fechaActualizacion'),
  fechaEdicion: date(data, 'fechaEdicion'),
  editado: data.editado === true,
  likes: count(data, 'likes'),
  usuariosLike: texts(data, 'usuariosLike'),
  reportes: count(data, 'reportes'),
});

/** Who wrote a topic or a reply, as it stood then. */
export type Signature = Pick<
  ReturnType<typeof parsePost>,
  'autorId' | 'autorNombre' | 'autorAvatar' | 'autorRol'
>;

export type Topic = ReturnType<typeof parseTopic>;

export const parseTopic = (id: string, data: StoredData) => ({
  ...parsePost(id, data),
  titulo: text(data, 'titulo', 'Sin título'),
  /** Empty while the topic is being taken away. */
  categoriaId: text(data, 'categoriaId'),
  estado: choice(data, 'estado', TOPIC_STATES, 'cerrado'),
  vistas: count(data, 'vistas'),
  /** How many of them foro_vistas counted. */
  vistasContadas: count(data, 'vistasContadas'),
  respuestas: count(data, 'respuestas'),
  /** The last reply that is visible. */
  ultimaRespuestaId: textOrNull(map(data, 'ultimaRespuesta') ?? {}, 'id'),
  participantes: texts(data, 'participantes'),
  tags: texts(data, 'tags'),
  destacado: data.destacado === true,
  anclado: data.anclado === true,
  respuestaAceptadaId: textOrNull(data, 'respuestaAceptadaId'),
  /** The number of the newest reply it ever had: numbers are not given twice. */
  ultimoNumero: count(data, 'ultimoNumero'),
  /** It is being taken away: its replies go first. */
  borrando: data.borrando === true,
});

export type Reply = ReturnType<typeof parseReply>;

export const parseReply = (id: string, data: StoredData) => ({
  ...parsePost(id, data),
  temaId: text(data, 'temaId'),
  /** Its place in the topic, from 1; those of deleted replies stay empty. */
  numero: count(data, 'numero'),
  oculta: data.oculta === true,
  /** It has outside links of somebody without standing, and waits for the staff, hidden (decision 31). */
  pendiente: data.pendiente === true,
});

/** What can be liked, reported and answered: a topic or one of its replies. */
export type Post = { kind: 'tema'; item: Topic } | { kind: 'respuesta'; item: Reply };
