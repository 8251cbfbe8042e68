import { collection, type Firestore, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import { type Category, DEFAULT_CATEGORY_COLOR } from '@/model/category';
import { slugify } from '@/model/slug';
import { guarded } from './errors';
import { type StoredData, text } from './parse';

export const CATEGORIES = 'categorias';
/** More categories than anyone would list; it bounds the read. */
const MAX_CATEGORIES = 100;
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

/** The article categories by name. Throws ServiceError; the screens then show 'Error al cargar las categorías'. */
export function fetchCategories(db: Firestore): Promise<Category[]> {
  return guarded(async () => {
    const all = query(collection(db, CATEGORIES), orderBy('nombre'), limit(MAX_CATEGORIES));
    const { docs } = await getDocs(all);
    return docs.map((document) => parseCategory(document.id, document.data()));
  });
}
