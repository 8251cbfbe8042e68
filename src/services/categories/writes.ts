import { deleteField, doc, type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import {
  type CategoryValues,
  type ManagedCategory,
  trimCategory,
  validateCategory,
} from '@/model/categories/category-form';
import { CATEGORY_LIMITS } from '@/model/categories/limits';
import * as staff from '@/model/messages/staff';
import { slugify } from '@/model/shared/text/slug';
import type { Editor } from '../articles/writes';
import { commit, type Reads, type Writes } from '../firestore/commit';
import { demandValidForm, refusedAs } from '../firestore/demands';
import { ServiceError } from '../firestore/errors';
import { fetchDoc, fetchExisting } from '../firestore/lists';
import type { Control } from '../firestore/long-work';
import { countArticlesWith, type ReplaceResult, replaceOnArticles } from './articles';
import { coloursRef } from './colours';
import { CATEGORIES, fetchCategories, parseCategory } from './reading';

const texts = staff.adminCategories;
async function readCategory(db: Firestore, id: string): Promise<ManagedCategory> {
  const stored = await fetchExisting(db, CATEGORIES, id, texts.deletion.missing);
  return parseCategory(id, stored.data());
}

/** All categories, among which these values can be stored. Throws ServiceError: 'invalid-argument' with the form's sentence. */
async function checked(db: Firestore, values: CategoryValues, id: string | null): Promise<ManagedCategory[]> {
  const all = await fetchCategories(db);
  demandValidForm(validateCategory(values, all, id));
  return all;
}

/** A form for a new category, as long as it is open: what it sent and has no answer to. One form is one category. */
export interface NewCategoryForm {
  sent?: string;
}

/** The category that an earlier try of the same form stored, whose answer was lost. */
async function storedBy(db: Firestore, uid: string, id: string): Promise<ManagedCategory | null> {
  const stored = await fetchDoc(doc(db, CATEGORIES, id));
  return stored.get('creadoPor') === uid ? parseCategory(id, stored.data() ?? {}) : null;
}

function hasValues(category: ManagedCategory, values: CategoryValues): boolean {
  const { nombre, descripcion, color } = trimCategory(values);
  return category.nombre === nombre && category.descripcion === descripcion && category.color === color;
}

/**
 * Creates a category under the slug of its name, numbered where one that was renamed since has that. Reads all categories (at
 * most 100), so that a name taken meanwhile is refused. Throws ServiceError with a sentence: 'invalid-argument', 'permission-denied'.
 */
export async function createCategory(
  db: Firestore,
  uid: string,
  values: CategoryValues,
  form: NewCategoryForm = {},
): Promise<ManagedCategory> {
  const lost = form.sent && (await storedBy(db, uid, form.sent));
  if (lost) return hasValues(lost, values) ? lost : updateCategory(db, lost.id, values);
  const others = await checked(db, values, null);
  if (others.length >= CATEGORY_LIMITS.total)
    throw new ServiceError('failed-precondition', { message: texts.validation.tooMany });
  const trimmed = trimCategory(values);
  const slug = slugify(trimmed.nombre);
  let id = slug;
  for (let n = 2; others.some((one) => one.id === id); n += 1) id = `${slug}-${n}`;
  const place = doc(db, CATEGORIES, id);
  const read = async (reads: Reads) => {
    if ((await reads.get(place)).exists())
      throw new ServiceError('already-exists', { message: texts.validation.nameTaken });
    form.sent = id;
    return (writes: Writes) =>
      writes.set(place, { ...trimmed, slug, fechaCreacion: serverTimestamp(), creadoPor: uid });
  };
  await commit(db, { read }).catch(refusedAs(texts.notAllowed));
  delete form.sent;
  return { id, ...trimmed, slug, nombreAnterior: null };
}

/**
 * Changes a category. A new name is noted beside the old one, which its articles still carry: call applyRename() next. While
 * one is pending there is no other. Throws ServiceError with a sentence: 'invalid-argument', 'failed-precondition', 'not-found',
 * 'permission-denied'.
 */
export async function updateCategory(
  db: Firestore,
  id: string,
  values: CategoryValues,
): Promise<ManagedCategory> {
  const all = await checked(db, values, id);
  const before = all.find((category) => category.id === id);
  if (!before) throw new ServiceError('not-found', { message: texts.deletion.missing });
  const trimmed = trimCategory(values);
  const renamed = trimmed.nombre !== before.nombre;
  if (renamed && before.nombreAnterior !== null)
    throw new ServiceError('failed-precondition', { message: texts.rename.finishFirst });
  const fields = {
    ...trimmed,
    slug: renamed ? slugify(trimmed.nombre) : before.slug,
    ...(renamed && { nombreAnterior: before.nombre }),
  };
  const place = doc(db, CATEGORIES, id);
  const read = async (reads: Reads) => {
    const stored = await reads.get(place);
    // Somebody may have renamed it since the list was read: their articles would be left with a name nobody looks for.
    if (stored.get('nombre') !== before.nombre) throw new ServiceError('conflict');
    return (writes: Writes) => writes.update(place, { ...fields, fechaActualizacion: serverTimestamp() });
  };
  await commit(db, { read }).catch(refusedAs(texts.notAllowedToEdit));
  return { ...before, ...fields };
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
  if (nombreAnterior === null) return { changed: 0, failed: 0 };
  const result = await replaceOnArticles(db, editor, { from: nombreAnterior, to: nombre }, options);
  if (result.failed === 0) {
    const finished = { nombreAnterior: deleteField(), fechaActualizacion: serverTimestamp() };
    await commit(db, { write: (writes) => writes.update(doc(db, CATEGORIES, id), finished) });
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
 * Deletes a category that no article carries, drafts included; with a target, its articles are moved there first. Gives how many
 * still carry it, with which it stays: asked again, it goes on. Throws ServiceError ('failed-precondition' while a change of its
 * name is pending), or the signal's reason.
 */
export async function deleteCategory(
  db: Firestore,
  editor: Editor,
  id: string,
  targetId: string | null,
  control: Control = {},
): Promise<number> {
  const [{ nombre: from }, target] = await Promise.all([settled(db, id), targetId && settled(db, targetId)]);
  const left = target
    ? (await replaceOnArticles(db, editor, { from, to: target.nombre }, control)).failed
    : await countArticlesWith(db, from);
  if (left === 0) await commit(db, { write: (writes) => writes.delete(doc(db, CATEGORIES, id)) });
  return left;
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
  const stored = { colores, fechaActualizacion: serverTimestamp() };
  return commit(db, { write: (writes) => writes.set(coloursRef(db), stored) });
}
