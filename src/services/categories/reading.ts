import { collection, type Firestore, limit, orderBy } from 'firebase/firestore/lite';
import { DEFAULT_CATEGORY_COLOR } from '@/model/category';
import type { ManagedCategory } from '@/model/category-form';
import { CATEGORY_LIMITS } from '@/model/limits';
import { slugify } from '@/model/slug';
import { type StoredData, text, textOrNull } from '@/model/stored-fields';
import { COLOR_PATTERN } from '@/model/visible-text';
import { fetchList } from '../firestore/lists';

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
