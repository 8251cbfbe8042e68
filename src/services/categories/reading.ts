import { collection, type Firestore, limit, orderBy } from 'firebase/firestore/lite';
import { type Category, DEFAULT_CATEGORY_COLOR } from '@/model/category';
import type { ManagedCategory } from '@/model/category-form';
import { CATEGORY_LIMITS } from '@/model/limits';
import { slugify } from '@/model/slug';
import { fetchList } from '../firestore/lists';
import { type StoredData, text, textOrNull } from '../firestore/parse';

export const CATEGORIES = 'categorias';
const COLOR = /^#[\da-f]{6}$/i;

/** A category from its document. */
export function parseCategory(id: string, data: StoredData): Category {
  const nombre = text(data, 'nombre', 'Sin nombre');
  const color = text(data, 'color');
  return {
    id,
    nombre,
    descripcion: text(data, 'descripcion'),
    slug: text(data, 'slug') || slugify(nombre),
    color: COLOR.test(color) ? color : DEFAULT_CATEGORY_COLOR,
  };
}

export function parseManagedCategory(id: string, data: StoredData): ManagedCategory {
  return { ...parseCategory(id, data), nombreAnterior: textOrNull(data, 'nombreAnterior') };
}

function allCategories<T>(db: Firestore, parse: (id: string, data: StoredData) => T): Promise<T[]> {
  return fetchList(parse, collection(db, CATEGORIES), orderBy('nombre'), limit(CATEGORY_LIMITS.total));
}

/** The article categories by name. Throws ServiceError; the screens then show 'Error al cargar las categorías'. */
export function fetchCategories(db: Firestore): Promise<Category[]> {
  return allCategories(db, parseCategory);
}

/** The same with what the staff sees of them. Throws ServiceError. */
export function fetchManagedCategories(db: Firestore): Promise<ManagedCategory[]> {
  return allCategories(db, parseManagedCategory);
}
