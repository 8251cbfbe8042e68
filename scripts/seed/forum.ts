import { DEMO_ACCOUNTS } from './accounts';
import type { SeedReply, SeedTopic } from './forum-documents';
import { between, pick, seededRandom } from './random';

const SEED = 4_711;
const OPENINGS = [
  '¿Qué opinan de',
  'Duda sobre',
  'Fuentes para estudiar',
  'Una idea acerca de',
  'Apuntes sobre',
];
const SUBJECTS = [
  'el oasis de Nahom',
  'los quiasmos de Alma',
  'las planchas de bronce',
  'la ruta por Arabia',
  'el nombre Alma',
];
const START = Date.UTC(2019, 0, 1);
const SPAN_MS = 7 * 365 * 86_400_000;
const REPLY_EVERY_MS = 600_000;

/**
 * Generated topics of these categories with a few replies each, the first one with `replies` of them; always the same. Most
 * are of the first category.
 */
export function generateTopics(
  count: number,
  replies: number,
  categories: readonly string[],
  sentences: readonly string[],
): SeedTopic[] {
  const random = seededRandom(SEED);
  return Array.from({ length: count }, (_, index) => {
    const id = `granTema${String(index + 1).padStart(12, '0')}`;
    const date = new Date(START + Math.floor((index / count) * SPAN_MS));
    const first = categories[0] ?? 'general';
    return {
      id,
      author: pick(DEMO_ACCOUNTS, random),
      date,
      contenido: `${pick(sentences, random)}\n\n${pick(sentences, random)}`,
      likes: [],
      categoriaId: index % 3 === 0 ? pick(categories, random) : first,
      titulo: `${pick(OPENINGS, random)} ${pick(SUBJECTS, random)} (${index + 1})`,
      estado: index % 10 === 9 ? 'resuelto' : 'abierto',
      tags: [],
      anclado: false,
      destacado: false,
      vistas: between(10, 2000, random),
      aceptada: null,
      replies: generateReplies(
        index === 0 ? replies : between(0, 12, random),
        index,
        date,
        sentences,
        random,
      ),
    };
  });
}

function generateReplies(
  count: number,
  topic: number,
  created: Date,
  sentences: readonly string[],
  random: () => number,
): SeedReply[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `granResp${String(topic + 1).padStart(5, '0')}${String(index + 1).padStart(7, '0')}`,
    author: pick(DEMO_ACCOUNTS, random),
    date: new Date(created.getTime() + (index + 1) * REPLY_EVERY_MS),
    contenido: pick(sentences, random),
    likes: [],
    cita: null,
  }));
}
