import {
  collection,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import {
  type ForumCategoryValues,
  GENERAL_CATEGORY,
  trimForumCategory,
  validateForumCategory,
} from '@/model/forum/category';
import { messages } from '@/model/messages';
import { ServiceError, withServiceErrors } from '../firestore/errors';
import { categoryRef, FORUM_CATEGORIES } from './data';
import { addCategoryLineToBatch, newLineId } from './staff-log';

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
