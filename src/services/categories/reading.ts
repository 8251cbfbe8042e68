import { collection, doc, type Firestore, limit, orderBy } from 'firebase/firestore/lite';
import { isDocumentId } from '@/model/articles/article-ids';
import { DEFAULT_CATEGORY_COLOR } from '@/model/categories/category';
import type { ManagedCategory } from '@/model/categories/category-form';
import { COLOR_PATTERN } from '@/model/categories/color-pattern';
import { CATEGORY_LIMITS } from '@/model/categories/limits';
import { type StoredData, text, textOrNull } from '@/model/shared/stored/stored-fields';
import { slugify } from '@/model/shared/text/slug';
import { fetchDoc, fetchList } from '../firestore/lists';

export const CATEGORIES = 'categorias';

/** A category from its document. */
export function parseCategory(id: string, data: StoredData): ManagedCategory {
  const nombre = text(data, 'nombre', 'Sin nombre');
  const color = text(data, 'color');
  return {
    id,
    nombre,
    descripcion: text(data, 'descripcion'),
    slug: text(data, 'slug') || slugify(nombre),
    color: COLOR_PATTERN.test(color) ? color : DEFAULT_CATEGORY_COLOR,
    nombreAnterior: textOrNull(data, 'nombreAnterior'),
  };
}

/** The article categories by name. Throws ServiceError; the screens then show 'Error al cargar las categorías'. */
export function fetchCategories(db: Firestore): Promise<ManagedCategory[]> {
  return fetchList(
    parseCategory,
    collection(db, CATEGORIES),
    orderBy('nombre'),
    limit(CATEGORY_LIMITS.total),
  );
}

/**
 * The slug that a category has now that was made under this one, which is its id; null where there is none, or it has it still.
 * One read. Throws ServiceError.
 */
export async function fetchNewSlug(db: Firestore, slug: string): Promise<string | null> {
  if (!isDocumentId(slug)) return null;
  const found = await fetchDoc(doc(db, CATEGORIES, slug));
  const now = found.exists() ? parseCategory(found.id, found.data()).slug : slug;
  return now === slug ? null : now;
}
