import {
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import {
  type CategoryValues,
  type ManagedCategory,
  trimCategory,
  validateCategory,
} from '@/model/category-form';
import { CATEGORY_LIMITS } from '@/model/limits';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { slugify } from '@/model/slug';
import type { Editor } from '../articles/writes';
import { demandValid, InUseError } from '../firestore/demands';
import { ServiceError, withServiceErrors } from '../firestore/errors';
import { fetchExisting } from '../firestore/lists';
import type { Control } from '../firestore/long-work';
import { countArticlesWith, type ReplaceResult, replaceOnArticles } from './articles';
import { coloursRef } from './colours';
import { CATEGORIES, fetchCategories, parseCategory } from './reading';

const texts = staff.adminCategories;
/** Ids tried for a name whose own is taken by a category that was renamed since. */
const ID_TRIES = 10;
/** Nobody races for a category; more tries would only hide for long that the connection is gone. */
const TRANSACTION = { maxAttempts: 1 };

async function readCategory(db: Firestore, id: string): Promise<ManagedCategory> {
  const stored = await fetchExisting(db, CATEGORIES, id, texts.deletion.missing);
  return parseCategory(id, stored.data());
}

/**
 * Creates a category under the slug of its name. Reads all categories (at most 100), so that a name taken meanwhile is
 * refused. Throws ServiceError: 'invalid-argument' with the form's sentence, 'permission-denied'.
 */
export async function createCategory(
  db: Firestore,
  uid: string,
  values: CategoryValues,
): Promise<ManagedCategory> {
  const others = await fetchCategories(db);
  demandValid(Object.values(validateCategory(values, others, null))[0]);
  if (others.length >= CATEGORY_LIMITS.total)
    throw new ServiceError('failed-precondition', { message: texts.validation.tooMany });
  const { nombre, descripcion, color } = trimCategory(values);
  const slug = slugify(nombre);
  return withServiceErrors(() =>
    runTransaction(
      db,
      async (transaction) => {
        for (let attempt = 1; attempt <= ID_TRIES; attempt += 1) {
          const id = attempt === 1 ? slug : `${slug}-${attempt}`;
          const place = doc(db, CATEGORIES, id);
          if ((await transaction.get(place)).exists()) continue;
          const fields = { nombre, descripcion, slug, color };
          transaction.set(place, { ...fields, fechaCreacion: serverTimestamp(), creadoPor: uid });
          return { id, ...fields, nombreAnterior: null };
        }
        throw new ServiceError('already-exists', { message: texts.validation.nameTaken });
      },
      TRANSACTION,
    ),
  );
}

/**
 * Changes a category. A new name is noted beside the old one, which its articles still carry: call applyRename() next. While
 * one is pending there is no other. Throws ServiceError: 'invalid-argument' with the form's sentence, 'failed-precondition',
 * 'not-found', 'permission-denied'.
 */
export async function updateCategory(
  db: Firestore,
  id: string,
  values: CategoryValues,
): Promise<ManagedCategory> {
  const others = await fetchCategories(db);
  const before = others.find((category) => category.id === id);
  if (!before) throw new ServiceError('not-found', { message: texts.deletion.missing });
  demandValid(Object.values(validateCategory(values, others, id))[0]);
  const { nombre, descripcion, color } = trimCategory(values);
  const renamed = nombre !== before.nombre;
  if (renamed && before.nombreAnterior !== null)
    throw new ServiceError('failed-precondition', { message: texts.rename.finishFirst });
  const fields = { nombre, descripcion, color, slug: renamed ? slugify(nombre) : before.slug };
  await withServiceErrors(() =>
    runTransaction(
      db,
      async (transaction) => {
        const place = doc(db, CATEGORIES, id);
        const stored = await transaction.get(place);
        // Somebody may have renamed it since the list was read: their articles would be left with a name nobody looks for.
        if (stored.get('nombre') !== before.nombre)
          throw new ServiceError('aborted', { message: messages.errors.byCode.aborted });
        transaction.update(place, {
          ...fields,
          fechaActualizacion: serverTimestamp(),
          ...(renamed ? { nombreAnterior: before.nombre } : {}),
        });
      },
      TRANSACTION,
    ),
  );
  return { ...before, ...fields, nombreAnterior: renamed ? before.nombre : before.nombreAnterior };
}

/**
 * Brings a category's new name to its articles and the catalogue, and then forgets the old one. Interrupted, or with
 * articles that could not be saved, the old name stays noted: call it again and it goes on. Nothing pending is no error.
 * Throws ServiceError, or the signal's reason.
 */
export async function applyRename(
  db: Firestore,
  editor: Editor,
  id: string,
  options: Control = {},
): Promise<ReplaceResult> {
  const { nombre, nombreAnterior } = await readCategory(db, id);
  if (nombreAnterior === null) return { changed: 0, failed: [] };
  const result = await replaceOnArticles(db, editor, { from: nombreAnterior, to: nombre }, options);
  if (result.failed.length === 0) {
    const finished = { nombreAnterior: deleteField(), fechaActualizacion: serverTimestamp() };
    await withServiceErrors(() => updateDoc(doc(db, CATEGORIES, id), finished));
  }
  return result;
}

async function settled(db: Firestore, id: string): Promise<ManagedCategory> {
  const category = await readCategory(db, id);
  if (category.nombreAnterior !== null)
    throw new ServiceError('failed-precondition', { message: texts.rename.finishFirst });
  return category;
}

/**
 * Deletes a category that no article carries, drafts included. Throws InUseError with their number, or
 * ServiceError ('failed-precondition' while a change of its name is pending).
 */
export async function deleteCategory(db: Firestore, id: string): Promise<void> {
  const { nombre } = await settled(db, id);
  const count = await countArticlesWith(db, nombre);
  if (count > 0) throw new InUseError(count, texts.deletion.inUse(count));
  await withServiceErrors(() => deleteDoc(doc(db, CATEGORIES, id)));
}

/**
 * Moves a category's articles to another one, and deletes it once none is left. Interrupted, or with articles that could
 * not be saved, the category stays with those: call it again. Throws ServiceError, or the signal's reason.
 */
export async function moveAndDeleteCategory(
  db: Firestore,
  editor: Editor,
  id: string,
  targetId: string,
  options: Control = {},
): Promise<ReplaceResult> {
  const [category, target] = await Promise.all([settled(db, id), settled(db, targetId)]);
  const result = await replaceOnArticles(db, editor, { from: category.nombre, to: target.nombre }, options);
  if (result.failed.length === 0) await withServiceErrors(() => deleteDoc(doc(db, CATEGORIES, id)));
  return result;
}

/** How many articles carry the category's name, drafts included. Throws ServiceError. */
export async function countCategoryArticles(db: Firestore, id: string): Promise<number> {
  return countArticlesWith(db, (await settled(db, id)).nombre);
}

/** Tells readers the colours of all categories; of one being renamed under its old name too. Throws ServiceError. */
export function storeCategoryColours(db: Firestore, categories: readonly ManagedCategory[]): Promise<void> {
  const colores: Record<string, string> = {};
  for (const { nombreAnterior, color } of categories) {
    if (nombreAnterior !== null) colores[nombreAnterior] = color.toLowerCase();
  }
  for (const { nombre, color } of categories) colores[nombre] = color.toLowerCase();
  return withServiceErrors(() => setDoc(coloursRef(db), { colores, fechaActualizacion: serverTimestamp() }));
}
