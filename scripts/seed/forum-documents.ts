import { lastReplyWords } from '@/model/forum/excerpt';
import type { TopicState } from '@/model/forum/kinds';
import { FORUM_POINTS } from '@/model/forum/limits';
import type { ForumFigures } from '@/model/users/levels';
import { replyEntry, topicEntry } from '@/services/forum/index-entry';
import type { DemoAccount } from './accounts';
import type { SeedDocument } from './store';

export interface SeedReply {
  id: string;
  author: DemoAccount;
  date: Date;
  contenido: string;
  likes: readonly string[];
  /** Place of the reply it quotes, from 1. */
  cita: number | null;
}

export interface SeedTopic extends Omit<SeedReply, 'cita'> {
  categoriaId: string;
  titulo: string;
  estado: TopicState;
  tags: readonly string[];
  anclado: boolean;
  destacado: boolean;
  vistas: number;
  /** Place of the accepted reply, from 1. */
  aceptada: number | null;
  replies: readonly SeedReply[];
}

export interface SeedCategory {
  id: string;
  nombre: string;
  descripcion: string;
  icono: string;
  color: string;
}

const CREATOR = 'demo-admin';
const DEFAULT_AVATAR = '/img/avatar-default.png';

function post({ author, contenido, date, likes }: Omit<SeedReply, 'cita' | 'id'>) {
  return {
    autorId: author.uid,
    autorNombre: author.nombre,
    autorAvatar: author.avatar ?? DEFAULT_AVATAR,
    autorRol: author.rol,
    contenido,
    fechaCreacion: date,
    fechaActualizacion: date,
    fechaEdicion: null,
    editado: false,
    likes: likes.length,
    usuariosLike: [...likes],
    reportes: 0,
  };
}

const indexed = ({ id, author, date, contenido }: Omit<SeedReply, 'cita'>) => ({
  id,
  contenido,
  autorId: author.uid,
  autorNombre: author.nombre,
  fecha: date,
});

function replyDocuments(topic: SeedTopic): SeedDocument[] {
  return topic.replies.flatMap((reply, index) => [
    {
      path: `foro_respuestas/${reply.id}`,
      data: {
        ...post(reply),
        temaId: topic.id,
        numero: index + 1,
        respuestaAceptada: topic.aceptada === index + 1,
        citaId: reply.cita === null ? null : (topic.replies[reply.cita - 1]?.id ?? null),
        oculta: false,
      },
    },
    {
      path: `foro_indice/respuesta_${reply.id}`,
      data: replyEntry({ ...indexed(reply), titulo: topic.titulo, temaId: topic.id, oculta: false }),
    },
  ]);
}

/** A topic with its replies, as the site would have written them. */
export function topicDocuments(topic: SeedTopic): SeedDocument[] {
  const last = topic.replies.at(-1);
  return [
    {
      path: `foro_temas/${topic.id}`,
      data: {
        ...post(topic),
        fechaActualizacion: last?.date ?? topic.date,
        titulo: topic.titulo,
        categoriaId: topic.categoriaId,
        estado: topic.estado,
        vistas: topic.vistas,
        respuestas: topic.replies.length,
        ultimoNumero: topic.replies.length,
        ultimaRespuesta: last
          ? {
              id: last.id,
              autorId: last.author.uid,
              fechaCreacion: last.date,
              contenidoResumen: lastReplyWords(last.contenido),
            }
          : null,
        ultimoUsuario: (last ?? topic).author.uid,
        participantes: [...new Set([topic.author, ...topic.replies.map(({ author }) => author)])].map(
          ({ uid }) => uid,
        ),
        tags: [...topic.tags],
        destacado: topic.destacado,
        anclado: topic.anclado,
        respuestaAceptadaId: topic.aceptada === null ? null : (topic.replies[topic.aceptada - 1]?.id ?? null),
        borrando: false,
      },
    },
    {
      path: `foro_indice/tema_${topic.id}`,
      data: topicEntry({
        ...indexed(topic),
        titulo: topic.titulo,
        categoriaId: topic.categoriaId,
        estado: topic.estado,
        tags: topic.tags,
      }),
    },
    ...replyDocuments(topic),
  ];
}

/** The categories with what their topics count. */
export function categoryDocuments(
  categories: readonly SeedCategory[],
  topics: readonly SeedTopic[],
  created: Date,
): SeedDocument[] {
  return categories.map(({ id, ...category }, orden) => {
    const own = topics.filter(({ categoriaId }) => categoriaId === id);
    const newest = [...own].sort((a, b) => b.date.getTime() - a.date.getTime())[0];
    return {
      path: `foro_categorias/${id}`,
      data: {
        ...category,
        orden,
        fechaCreacion: created,
        fechaActualizacion: newest?.date ?? created,
        temaCount: own.length,
        mensajeCount: own.reduce((sum, { replies }) => sum + replies.length, 0),
        ultimoTema: newest
          ? {
              id: newest.id,
              titulo: newest.titulo,
              autorId: newest.author.uid,
              fechaCreacion: newest.date,
            }
          : null,
        ultimoMensaje: null,
        creadoPor: CREATOR,
      },
    };
  });
}

/** What the forum gave an account: its own topics, replies, accepted answers and likes. */
export function figuresOf(uid: string, topics: readonly SeedTopic[]): ForumFigures {
  const replies = topics.flatMap((topic) => topic.replies);
  const own = [...topics, ...replies].filter(({ author }) => author.uid === uid);
  const accepted = topics.filter(
    ({ aceptada, replies: written, author }) =>
      aceptada !== null && author.uid !== uid && written[aceptada - 1]?.author.uid === uid,
  ).length;
  const temasCreados = topics.filter(({ author }) => author.uid === uid).length;
  const respuestasPublicadas = replies.filter(({ author }) => author.uid === uid).length;
  const likes = own.reduce((sum, item) => sum + item.likes.length, 0);
  return {
    temasCreados,
    respuestasPublicadas,
    respuestasAceptadas: accepted,
    likes,
    likesOtorgados: [...topics, ...replies].filter((item) => item.likes.includes(uid)).length,
    puntosForo:
      temasCreados * FORUM_POINTS.topic +
      respuestasPublicadas * FORUM_POINTS.reply +
      accepted * FORUM_POINTS.accepted +
      likes * FORUM_POINTS.like,
  };
}
