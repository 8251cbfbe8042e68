import {
  collection,
  deleteDoc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { type ForumCategoryValues, trimForumCategory, validateForumCategory } from '@/model/forum/category';
import type { CategoryPlace } from '@/model/forum/category-order';
import type { Member } from '@/model/forum/permissions';
import type { ForumCategory } from '@/model/forum/topic';
import { foroStaff } from '@/model/forum-staff-messages';
import { messages } from '@/model/messages';
import { guarded, ServiceError, toServiceError } from '../errors';
import { map, text } from '../parse';
import { categoryRef, parseTopic, TOPICS, topicRef } from './data';
import { deleteTopic } from './deletion';
import { fixCategory } from './recounting';

const texts = foroStaff.forumCategories;
/** Topics looked up at a time. */
const TOPICS_AT_ONCE = 20;

/** Changes a category's texts, looks and place. Throws ServiceError: 'invalid-argument' with the form's sentence. */
export async function updateForumCategory(
  db: Firestore,
  id: string,
  values: ForumCategoryValues,
): Promise<void> {
  const [problem] = Object.values(validateForumCategory(values));
  if (problem !== undefined) throw new ServiceError('invalid-argument', { message: problem });
  const changes = { ...trimForumCategory(values), fechaActualizacion: serverTimestamp() };
  await guarded(() => updateDoc(categoryRef(db, id), changes));
}

/** Gives categories their new places, in one commit. Throws ServiceError. */
export async function placeForumCategories(db: Firestore, places: readonly CategoryPlace[]): Promise<void> {
  if (places.length === 0) return;
  const batch = writeBatch(db);
  for (const { id, orden } of places)
    batch.update(categoryRef(db, id), { orden, fechaActualizacion: serverTimestamp() });
  await guarded(() => batch.commit());
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

/**
 * Deletes an empty category; what it holds is counted first, so that a wrong counter neither keeps it nor loses topics.
 * Only administrador. Throws CategoryHasTopicsError, ServiceError.
 */
export async function deleteForumCategory(
  db: Firestore,
  member: Member,
  category: Pick<ForumCategory, 'id' | 'temaCount'>,
): Promise<void> {
  if (!isAdministrator(member)) {
    if (category.temaCount > 0) throw new CategoryHasTopicsError(category.temaCount);
    throw new ServiceError('permission-denied', { message: texts.deletion.onlyAdministrators });
  }
  const counted = await fixCategory(db, category);
  if (counted === null) return;
  if (counted.temas > 0) throw new CategoryHasTopicsError(counted.temas);
  await guarded(() => deleteDoc(categoryRef(db, category.id)));
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
  const stored = await guarded(() => getDoc(categoryRef(db, categoryId)));
  const last = stored.exists() ? map(stored.data(), 'ultimoCambio') : null;
  if (!last || text(last, 'tipo') !== 'tema-borrado') return [];
  const topic = await guarded(() => getDoc(topicRef(db, text(last, 'id'))));
  return topic.exists() && parseTopic(topic.id, topic.data()).borrando ? [topic.id] : [];
}

async function someTopics(db: Firestore, categoryId: string): Promise<string[]> {
  const some = query(collection(db, TOPICS), where('categoriaId', '==', categoryId), limit(TOPICS_AT_ONCE));
  const { docs } = await guarded(() => getDocs(some));
  return docs.map(({ id }) => id);
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
 * search follow. Interrupted (or aborted by `signal`), asking again goes on where it was. Only administrador. Throws
 * ServiceError, or the signal's reason.
 */
export async function forceDeleteForumCategory(
  db: Firestore,
  member: Member,
  category: Pick<ForumCategory, 'id' | 'temaCount' | 'mensajeCount'>,
  { onProgress, signal }: Options = {},
): Promise<ForcedDeletion> {
  if (!member || !isAdministrator(member))
    throw new ServiceError('permission-denied', { message: messages.forum.errors.onlyAdministrators });
  const gone: ForcedDeletion = { temasEliminados: 0, respuestasEliminadas: 0 };
  const total = category.temaCount + category.mensajeCount;
  const tell = (replies: number) => {
    const done = gone.temasEliminados + gone.respuestasEliminadas + replies;
    onProgress?.({ done, total: Math.max(total, done) });
  };
  let topics = await interruptedTopic(db, category.id);
  if (topics.length === 0) topics = await someTopics(db, category.id);
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
