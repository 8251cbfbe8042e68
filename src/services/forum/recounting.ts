import { collection, type Firestore } from 'firebase/firestore/lite';
import { type ForumCategory, parseForumCategory, parseTopic, type Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foroStaff from '@/model/messages/forum-staff';
import { can } from '@/model/users/permissions/can';
import type { Member } from '@/model/users/permissions/forum-permissions';
import { commit, type Reads, type Writes } from '../firestore/commit';
import { demand } from '../firestore/demands';
import { countOf, pagesById } from '../firestore/lists';
import type { Control } from '../firestore/long-work';
import { bringViews, fetchViews } from '../firestore/view-sums';
import { countReplies, fetchAllCategories, LIST_MAX, sumCategory, sumTopics } from './counting';
import { categoryRef, REPLIES, TOPICS, topicRef } from './data';
import { demandStatistics, fetchForumStatistics, publishSummary } from './statistics';

const AT_ONCE = 5;

interface CategoryCount {
  nombre: string;
  temas: number;
  mensajes: number;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/**
 * What a recalculation or a repair of the counters gives (spec 2, section 3): of a repair also how many categories had other
 * counts, how many topics, and by how many replies these were `wrong`.
 */
function resultOf(
  message: string,
  categorias: Record<string, CategoryCount>,
  respuestas: number | null,
  { categoriasCorregidas = 0, wrong = [] }: { categoriasCorregidas?: number; wrong?: readonly number[] } = {},
) {
  const all = Object.values(categorias);
  const totalMensajes = sumOf(all.map(({ mensajes }) => mensajes));
  return {
    success: true,
    message,
    data: {
      categorias,
      totalTemas: sumOf(all.map(({ temas }) => temas)),
      totalRespuestas: respuestas ?? totalMensajes,
      totalMensajes,
      categoriasCorregidas,
      respuestas: { temasCorregidos: wrong.length, respuestasCorregidas: sumOf(wrong) },
    },
  };
}

/**
 * Counts everything anew, the replies themselves too, and publishes the figures that everyone may see. One aggregation for
 * each category and one for all replies (a read for each thousand). Throws ServiceError, or the signal's reason.
 */
export async function recalculateStatistics(
  db: Firestore,
  member: Member,
  { onProgress, signal }: Control = {},
) {
  demandStatistics(member);
  const categories = await fetchAllCategories(db);
  const total = categories.length + 2;
  const categorias: Record<string, CategoryCount> = {};
  for (const [index, { id, nombre }] of categories.entries()) {
    signal?.throwIfAborted();
    onProgress?.({ done: index, total });
    const { temas, respuestas } = await sumCategory(db, id);
    categorias[id] = { nombre, temas, mensajes: respuestas };
  }
  signal?.throwIfAborted();
  onProgress?.({ done: categories.length, total });
  const [replies, figures] = await Promise.all([
    countOf(collection(db, REPLIES)),
    fetchForumStatistics(db, member),
  ]);
  signal?.throwIfAborted();
  onProgress?.({ done: total - 1, total });
  const { totalCategorias, totalTemas, usuariosActivos, actividadPorDia } = figures;
  const summary = { totalCategorias, totalTemas, totalRespuestas: replies, usuariosActivos, actividadPorDia };
  await publishSummary(db, summary);
  return resultOf(foroStaff.forumStatistics.recalculated, categorias, replies);
}

/** Gives by how many replies the topic's count was wrong; it is right afterwards. */
async function fixTopic(db: Firestore, topic: Topic): Promise<number> {
  const viewed = await fetchViews(db, 'tema', topic.id);
  if (viewed > topic.vistasContadas) await bringViews(db, 'tema', topic.id, viewed);
  if (topic.borrando || (await countReplies(db, topic.id)) === topic.respuestas) return 0;
  // Held to the document as read: an event that moves its counters begins it again; no old count is written.
  const read = async (reads: Reads) => {
    const stored = await reads.get(topicRef(db, topic.id));
    if (!stored.exists()) return () => 0;
    const { respuestas, borrando } = parseTopic(topic.id, stored.data());
    const counted = await countReplies(db, topic.id);
    if (borrando || counted === respuestas) return () => 0;
    return (writes: Writes) => {
      writes.update(stored.ref, { respuestas: counted });
      return Math.abs(counted - respuestas);
    };
  };
  return await commit(db, { read });
}

/** Gives what the category holds, and whether its counts said otherwise; they are right afterwards. */
export function fixCategory(
  db: Firestore,
  { id }: Pick<ForumCategory, 'id'>,
): Promise<(CategoryCount & { corrected: boolean }) | null> {
  const read = async (reads: Reads) => {
    const stored = await reads.get(categoryRef(db, id));
    if (!stored.exists()) return () => null;
    const { nombre, temaCount, mensajeCount } = parseForumCategory(id, stored.data());
    const { temas, respuestas } = await sumCategory(db, id);
    const corrected = temas !== temaCount || respuestas !== mensajeCount;
    return (writes: Writes) => {
      if (corrected) writes.update(stored.ref, { temaCount: temas, mensajeCount: respuestas });
      return { nombre, temas, mensajes: respuestas, corrected };
    };
  };
  return commit<(CategoryCount & { corrected: boolean }) | null>(db, { read });
}

/**
 * Puts right the counts of every topic, then of every category, from what there is, and brings the views that were
 * counted to the topics: two reads and an aggregation for each.
 * Interrupted, doing it again goes on. For administrarForo. Throws ServiceError, or the signal's reason.
 */
export async function fixCounters(db: Firestore, member: Member, { onProgress, signal }: Control = {}) {
  demand(can(member, 'administrarForo'), messages.forumWriting.errors.onlyAdministrators);
  const [categories, { temas }] = await Promise.all([fetchAllCategories(db), sumTopics(db)]);
  const total = temas + categories.length;
  let done = 0;
  const step = () => {
    done += 1;
    onProgress?.({ done: Math.min(done, total), total });
  };
  const wrong: number[] = [];
  for await (const docs of pagesById(collection(db, TOPICS), LIST_MAX)) {
    const topics = docs.map((document) => parseTopic(document.id, document.data()));
    for (let from = 0; from < topics.length; from += AT_ONCE) {
      signal?.throwIfAborted();
      const some = topics.slice(from, from + AT_ONCE);
      wrong.push(...(await Promise.all(some.map((topic) => fixTopic(db, topic)))).filter((by) => by > 0));
      some.forEach(step);
    }
  }
  const categorias: Record<string, CategoryCount> = {};
  let categoriasCorregidas = 0;
  for (const category of categories) {
    signal?.throwIfAborted();
    const counted = await fixCategory(db, category);
    step();
    if (!counted) continue;
    const { corrected, ...counts } = counted;
    categorias[category.id] = counts;
    if (corrected) categoriasCorregidas += 1;
  }
  return resultOf(foroStaff.forumStatistics.fixed, categorias, null, { categoriasCorregidas, wrong });
}
