import { doc, type Firestore } from 'firebase/firestore/lite';
import { DEFAULT_FORUM_AVATAR } from '@/model/forum/limits';
import {
  type ForumCategory,
  type ItemKind,
  type Reply,
  type Signature,
  TOPIC_STATES,
  type Topic,
} from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { ROLES } from '@/model/roles';
import { choice, count, date, map, type StoredData, text, textOrNull, texts } from '../firestore/parse';

/** Where the forum keeps its documents, and how they are read (spec 2, section 3). */
export const FORUM_CATEGORIES = 'foro_categorias';
export const TOPICS = 'foro_temas';
export const REPLIES = 'foro_respuestas';
export const FORUM_INDEX = 'foro_indice';
export const REPORTS = 'foro_reportes';

export const categoryRef = (db: Firestore, id: string) => doc(db, FORUM_CATEGORIES, id);
export const topicRef = (db: Firestore, id: string) => doc(db, TOPICS, id);
export const replyRef = (db: Firestore, id: string) => doc(db, REPLIES, id);
export const itemRef = (db: Firestore, kind: ItemKind, id: string) =>
  kind === 'tema' ? topicRef(db, id) : replyRef(db, id);
export const reportRef = (db: Firestore, id: string) => doc(db, REPORTS, id);

const DEFAULT_ICON = 'bi bi-chat-square-text';
const DEFAULT_COLOR = '#3498db';
const COLOR = /^#[\da-f]{6}$/i;

export function parseForumCategory(id: string, data: StoredData): ForumCategory {
  const color = text(data, 'color');
  const last = map(data, 'ultimoTema');
  return {
    id,
    nombre: text(data, 'nombre', 'Sin nombre'),
    descripcion: text(data, 'descripcion'),
    icono: text(data, 'icono', DEFAULT_ICON),
    color: COLOR.test(color) ? color : DEFAULT_COLOR,
    orden: count(data, 'orden'),
    temaCount: count(data, 'temaCount'),
    mensajeCount: count(data, 'mensajeCount'),
    ultimoTema: last && {
      id: text(last, 'id'),
      titulo: text(last, 'titulo', 'Sin título'),
      autorId: text(last, 'autorId'),
      fechaCreacion: date(last, 'fechaCreacion'),
    },
  };
}

function parseSignature(data: StoredData): Signature {
  return {
    autorId: text(data, 'autorId'),
    autorNombre: text(data, 'autorNombre', messages.forum.unknownUser),
    autorAvatar: text(data, 'autorAvatar', DEFAULT_FORUM_AVATAR),
    autorRol: choice(data, 'autorRol', ROLES, 'usuario'),
  };
}

function parsePost(id: string, data: StoredData) {
  return {
    ...parseSignature(data),
    id,
    contenido: text(data, 'contenido'),
    fechaCreacion: date(data, 'fechaCreacion'),
    fechaActualizacion: date(data, 'fechaActualizacion'),
    fechaEdicion: date(data, 'fechaEdicion'),
    editado: data.editado === true,
    likes: count(data, 'likes'),
    usuariosLike: texts(data, 'usuariosLike'),
    reportes: count(data, 'reportes'),
  };
}

export function parseTopic(id: string, data: StoredData): Topic {
  return {
    ...parsePost(id, data),
    titulo: text(data, 'titulo', 'Sin título'),
    categoriaId: text(data, 'categoriaId'),
    estado: choice(data, 'estado', TOPIC_STATES, 'cerrado'),
    vistas: count(data, 'vistas'),
    respuestas: count(data, 'respuestas'),
    ultimaRespuestaId: textOrNull(map(data, 'ultimaRespuesta') ?? {}, 'id'),
    participantes: texts(data, 'participantes'),
    tags: texts(data, 'tags'),
    destacado: data.destacado === true,
    anclado: data.anclado === true,
    respuestaAceptadaId: textOrNull(data, 'respuestaAceptadaId'),
    ultimoNumero: count(data, 'ultimoNumero'),
    borrando: data.borrando === true,
  };
}

export function parseReply(id: string, data: StoredData): Reply {
  return {
    ...parsePost(id, data),
    temaId: text(data, 'temaId'),
    numero: count(data, 'numero'),
    respuestaAceptada: data.respuestaAceptada === true,
    citaId: textOrNull(data, 'citaId'),
    oculta: data.oculta === true,
  };
}
