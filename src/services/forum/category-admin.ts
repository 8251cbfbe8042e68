import {
  collection,
  doc,
  type Firestore,
  getDoc,
  limit,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import {
  type CategoryPlace,
  type ForumCategoryValues,
  GENERAL_CATEGORY,
  trimForumCategory,
  validateForumCategory,
} from '@/model/forum/category';
import type { Member } from '@/model/forum/permissions';
import type { ForumCategory } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foroStaff from '@/model/messages/forum-staff';
import { ServiceError, toServiceError, withServiceErrors } from '../firestore/errors';
import { fetchList } from '../firestore/lists';
import { map, text } from '../firestore/parse';
import { categoryRef, FORUM_CATEGORIES, parseTopic, TOPICS, topicRef } from './data';
import { deleteTopic } from './deletion';
import { fixCategory } from './recounting';
import { addCategoryLineToBatch, newLineId, type StaffActor } from './staff-log';

/** A new category's id, made before the first try and kept for every retry: one form is one category. */
export const newCategoryId = (db: Firestore): string => doc(collection(db, FORUM_CATEGORIES)).id;

/** The category that a forum without any is given: one id, so that two who open it at once make one. */
const GENERAL_ID = 'general';

/**
 * Stores a new category without topics, with its line in the log. One that is there already under the id stays as it is. Throws ServiceError:
 * 'invalid-argument' with the form's sentence (spec 2, section 5), 'permission-denied'.
 */
export async function createForumCategory(
  db: Firestore,
  actor: { uid: string; nombre: string },
  id: string,
  values: ForumCategoryValues,
): Promise<void> {
  const [problem] = Object.values(validateForumCategory(values));
  if (problem !== undefined) throw new ServiceError('invalid-argument', { message: problem });
  const now = serverTimestamp();
  const texts = trimForumCategory(values);
  const ultimoRegistro = newLineId(db);
  const batch = writeBatch(db);
  batch.set(categoryRef(db, id), {
    ...texts,
    fechaCreacion: now,
    fechaActualizacion: now,
    temaCount: 0,
    mensajeCount: 0,
    ultimoTema: null,
    ultimoMensaje: null,
    creadoPor: actor.uid,
    ultimoRegistro,
  });
  const category = { id, nombre: texts.nombre };
  addCategoryLineToBatch(batch, db, actor, { id: ultimoRegistro, accion: 'crear-categoria', category });
  try {
    await withServiceErrors(() => batch.commit());
  } catch (cause) {
    if (!(cause instanceof ServiceError) || cause.code !== 'permission-denied') throw cause;
    if ((await withServiceErrors(() => getDoc(categoryRef(db, id)))).exists()) return;
    throw new ServiceError('permission-denied', {
      message: messages.forumWriting.errors.noCategories,
      cause,
    });
  }
}

/** Gives a forum without categories its first one, 'General' (spec 2, section 4). Throws ServiceError. */
export function createGeneralCategory(db: Firestore, actor: { uid: string; nombre: string }): Promise<void> {
  return createForumCategory(db, actor, GENERAL_ID, GENERAL_CATEGORY);
}

const texts = foroStaff.forumCategories;
/** Topics looked up at a time. */
const TOPICS_AT_ONCE = 20;

/** Who changes a category: an editor may too, who is not of the forum's staff. */
type Editor = Pick<StaffActor, 'uid' | 'nombre'>;

// Every change leaves its line in the log, in its commit; the rules take neither alone.

/** Changes a category's texts, looks and place. Throws ServiceError: 'invalid-argument' with the form's sentence. */
export async function updateForumCategory(
  db: Firestore,
  actor: Editor,
  id: string,
  values: ForumCategoryValues,
): Promise<void> {
  const [problem] = Object.values(validateForumCategory(values));
  if (problem !== undefined) throw new ServiceError('invalid-argument', { message: problem });
  const texts = trimForumCategory(values);
  const ultimoRegistro = newLineId(db);
  const batch = writeBatch(db);
  batch.update(categoryRef(db, id), { ...texts, fechaActualizacion: serverTimestamp(), ultimoRegistro });
  const category = { id, nombre: texts.nombre };
  addCategoryLineToBatch(batch, db, actor, { id: ultimoRegistro, accion: 'editar-categoria', category });
  await withServiceErrors(() => batch.commit());
}

/** Gives categories their new places, in one commit with one line for all of them. Throws ServiceError. */
export async function placeForumCategories(
  db: Firestore,
  actor: Editor,
  places: readonly CategoryPlace[],
): Promise<void> {
  const [first] = places;
  if (!first) return;
  const ultimoRegistro = newLineId(db);
  const batch = writeBatch(db);
  for (const { id, orden } of places)
    batch.update(categoryRef(db, id), { orden, fechaActualizacion: serverTimestamp(), ultimoRegistro });
  addCategoryLineToBatch(batch, db, actor, {
    id: ultimoRegistro,
    accion: 'ordenar-categorias',
    category: first,
  });
  await withServiceErrors(() => batch.commit());
}

const isAdministrator = (member: Member) => member?.estado === 'activo' && member.rol === 'administrador';

/** A category is not deleted while it has topics; says how many. */
export class CategoryHasTopicsError extends ServiceError {
  readonly count: number;

  constructor(count: number) {
    super('failed-precondition', { message: texts.deletion.hasTopics(count) });
    this.count = count;
  }
}

/** Deletes what is stored under the id, with its line, whose id the rules demand (`farewellOf`). */
async function commitDeletion(db: Firestore, actor: Editor, id: string): Promise<void> {
  const place = categoryRef(db, id);
  const stored = await withServiceErrors(() => getDoc(place));
  const fecha: unknown = stored.get('fechaCreacion');
  if (!(fecha instanceof Timestamp)) return;
  const batch = writeBatch(db);
  batch.delete(place);
  addCategoryLineToBatch(batch, db, actor, {
    id: `${id}_${fecha.toMillis()}`,
    accion: 'eliminar-categoria',
    category: { id, nombre: text(stored.data() ?? {}, 'nombre') },
  });
  await withServiceErrors(() => batch.commit());
}

/**
 * Deletes an empty category; what it holds is counted first, so that a wrong counter neither keeps it nor loses topics.
 * Only administrador. Throws CategoryHasTopicsError, ServiceError.
 */
export async function deleteForumCategory(
  db: Firestore,
  member: StaffActor,
  category: Pick<ForumCategory, 'id' | 'temaCount'>,
): Promise<void> {
  if (!isAdministrator(member)) {
    if (category.temaCount > 0) throw new CategoryHasTopicsError(category.temaCount);
    throw new ServiceError('permission-denied', { message: texts.deletion.onlyAdministrators });
  }
  const counted = await fixCategory(db, category);
  if (counted === null) return;
  if (counted.temas > 0) throw new CategoryHasTopicsError(counted.temas);
  await commitDeletion(db, member, category.id);
}

/** What a forced deletion took away. */
export interface ForcedDeletion {
  temasEliminados: number;
  respuestasEliminadas: number;
}

interface Options {
  /** Topics and replies that are gone, of those there were. */
  onProgress?: (progress: { done: number; total: number }) => void;
  signal?: AbortSignal;
}

/** The topic whose deletion was cut short: it is in no category any more, but the category names it. */
async function interruptedTopic(db: Firestore, categoryId: string): Promise<string[]> {
  const stored = await withServiceErrors(() => getDoc(categoryRef(db, categoryId)));
  const last = stored.exists() ? map(stored.data(), 'ultimoCambio') : null;
  if (!last || text(last, 'tipo') !== 'tema-borrado') return [];
  const topic = await withServiceErrors(() => getDoc(topicRef(db, text(last, 'id'))));
  return topic.exists() && parseTopic(topic.id, topic.data()).borrando ? [topic.id] : [];
}

function someTopics(db: Firestore, categoryId: string): Promise<string[]> {
  const some = [where('categoriaId', '==', categoryId), limit(TOPICS_AT_ONCE)];
  return fetchList((id) => id, collection(db, TOPICS), ...some);
}

/** What is done in many commits is noted before the first of them. */
function noteEmptying(db: Firestore, actor: Editor, category: Pick<ForumCategory, 'id' | 'nombre'>) {
  const batch = writeBatch(db);
  addCategoryLineToBatch(batch, db, actor, { id: newLineId(db), accion: 'vaciar-categoria', category });
  return withServiceErrors(() => batch.commit());
}

/** Somebody else may be faster: a topic that is gone is what was wanted. */
async function removeTopic(
  db: Firestore,
  member: NonNullable<Member>,
  id: string,
  options: Options,
): Promise<void> {
  try {
    await deleteTopic(db, member, id, options);
  } catch (cause) {
    if (options.signal?.aborted || toServiceError(cause).code !== 'not-found') throw cause;
  }
}

/**
 * Deletes a category with its topics and their replies, each topic as if it were deleted by itself: points, counters and
 * search follow. A line in the log says that it begins, another with the category that it is gone. Interrupted (or aborted by `signal`), asking again goes on where it was. Only administrador. Throws
 * ServiceError, or the signal's reason.
 */
export async function forceDeleteForumCategory(
  db: Firestore,
  member: StaffActor,
  category: Pick<ForumCategory, 'id' | 'nombre' | 'temaCount' | 'mensajeCount'>,
  { onProgress, signal }: Options = {},
): Promise<ForcedDeletion> {
  if (!isAdministrator(member))
    throw new ServiceError('permission-denied', { message: messages.forumWriting.errors.onlyAdministrators });
  const gone: ForcedDeletion = { temasEliminados: 0, respuestasEliminadas: 0 };
  const total = category.temaCount + category.mensajeCount;
  const tell = (replies: number) => {
    const done = gone.temasEliminados + gone.respuestasEliminadas + replies;
    onProgress?.({ done, total: Math.max(total, done) });
  };
  let topics = await interruptedTopic(db, category.id);
  if (topics.length === 0) topics = await someTopics(db, category.id);
  if (topics.length > 0) await noteEmptying(db, member, category);
  while (topics.length > 0) {
    for (const id of topics) {
      signal?.throwIfAborted();
      let replies = 0;
      await removeTopic(db, member, id, {
        ...(signal ? { signal } : {}),
        onProgress: ({ done }) => {
          replies = done;
          tell(replies);
        },
      });
      gone.temasEliminados += 1;
      gone.respuestasEliminadas += replies;
      tell(0);
    }
    topics = await someTopics(db, category.id);
  }
  signal?.throwIfAborted();
  await deleteForumCategory(db, member, category);
  return gone;
}
