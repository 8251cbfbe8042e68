import { DEMO_ACCOUNTS } from './accounts';
import { between, pick, seededRandom } from './random';
import type { SeedDocument } from './store';

const SEED = 4_711;
const CATEGORIES = [
  {
    id: 'general',
    nombre: 'General',
    descripcion: 'Discusiones generales sobre el Libro de Mormón',
    color: '#3498db',
  },
  { id: 'arqueologia', nombre: 'Arqueología', descripcion: 'Hallazgos, sitios y métodos', color: '#a0522d' },
  {
    id: 'lenguas',
    nombre: 'Lenguas y textos',
    descripcion: 'Nombres, formas literarias y traducción',
    color: '#2e8b57',
  },
  {
    id: 'lectura',
    nombre: 'Grupo de lectura',
    descripcion: 'Leemos juntos, capítulo por capítulo',
    color: '#6a5acd',
  },
];
const OPENINGS = [
  '¿Qué opinan de',
  'Duda sobre',
  'Fuentes para estudiar',
  'Una idea acerca de',
  'Apuntes sobre',
];
const TOPICS = [
  'el oasis de Nahom',
  'los quiasmos de Alma',
  'las planchas de bronce',
  'la ruta por Arabia',
  'el nombre Alma',
];
const EXCERPT_LENGTH = 100;
const START = Date.UTC(2019, 0, 1);
const SPAN_MS = 7 * 365 * 86_400_000;

interface Reply {
  id: string;
  data: { autorId: string; contenido: string; fechaCreacion: Date } & Record<string, unknown>;
}

/** Topics with a few replies each, the first one with `replies` of them; always the same (spec 2, section 3). */
export function forumDocuments(
  topics: number,
  replies: number,
  sentences: readonly string[],
): SeedDocument[] {
  const random = seededRandom(SEED);
  const documents: SeedDocument[] = [];
  const counts = new Map(
    CATEGORIES.map(({ id }) => [id, { temas: 0, mensajes: 0, ultimo: null as object | null }]),
  );
  for (let index = 0; index < topics; index++) {
    const temaId = `tema-${String(index + 1).padStart(4, '0')}`;
    const created = new Date(START + Math.floor((index / topics) * SPAN_MS));
    const written = generateReplies(
      temaId,
      index === 0 ? replies : between(0, 12, random),
      created,
      sentences,
      random,
    );
    const topic = generateTopic(created, written, sentences, random);
    documents.push({ path: `foro_temas/${temaId}`, data: topic });
    documents.push(...written.map(({ id, data }) => ({ path: `foro_respuestas/${id}`, data })));
    const count = counts.get(topic.categoriaId);
    if (count) {
      count.temas += 1;
      count.mensajes += 1 + written.length;
      count.ultimo = { id: temaId, titulo: topic.titulo, autorId: topic.autorId, fechaCreacion: created };
    }
  }
  const categories = CATEGORIES.map(({ id, ...category }, orden) => ({
    path: `foro_categorias/${id}`,
    data: {
      ...category,
      icono: 'bi bi-chat-square-text',
      orden,
      fechaCreacion: new Date(START),
      fechaActualizacion: new Date(START),
      temaCount: counts.get(id)?.temas ?? 0,
      mensajeCount: counts.get(id)?.mensajes ?? 0,
      ultimoTema: counts.get(id)?.ultimo ?? null,
      creadoPor: 'demo-admin',
    },
  }));
  return [...categories, ...documents];
}

function generateTopic(created: Date, replies: Reply[], sentences: readonly string[], random: () => number) {
  const author = pick(DEMO_ACCOUNTS, random);
  const last = replies.at(-1);
  return {
    titulo: `${pick(OPENINGS, random)} ${pick(TOPICS, random)}`,
    contenido: `${pick(sentences, random)}\n\n${pick(sentences, random)}`,
    categoriaId: pick(CATEGORIES, random).id,
    autorId: author.uid,
    autorNombre: author.nombre,
    autorAvatar: '',
    fechaCreacion: created,
    fechaActualizacion: last?.data.fechaCreacion ?? created,
    estado: 'abierto',
    vistas: between(10, 2000, random),
    respuestas: replies.length,
    ultimaRespuesta: last
      ? {
          id: last.id,
          autorId: last.data.autorId,
          fechaCreacion: last.data.fechaCreacion,
          contenidoResumen: last.data.contenido.slice(0, EXCERPT_LENGTH),
        }
      : null,
    ultimoUsuario: last?.data.autorId ?? author.uid,
    participantes: [...new Set([author.uid, ...replies.map(({ data }) => data.autorId)])],
    tags: [],
    destacado: false,
    anclado: false,
    likes: 0,
    usuariosLike: [],
    reportes: 0,
  };
}

function generateReplies(
  temaId: string,
  count: number,
  topicCreated: Date,
  sentences: readonly string[],
  random: () => number,
): Reply[] {
  return Array.from({ length: count }, (_, index) => {
    const author = pick(DEMO_ACCOUNTS, random);
    const created = new Date(topicCreated.getTime() + (index + 1) * 600_000);
    return {
      id: `${temaId}-r${String(index + 1).padStart(5, '0')}`,
      data: {
        contenido: pick(sentences, random),
        temaId,
        autorId: author.uid,
        autorNombre: author.nombre,
        autorAvatar: '',
        fechaCreacion: created,
        fechaActualizacion: created,
        fechaEdicion: null,
        editado: false,
        likes: 0,
        usuariosLike: [],
        respuestaAceptada: false,
        citaId: null,
        reportes: 0,
        oculta: false,
      },
    };
  });
}
