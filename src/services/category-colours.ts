import { doc, type Firestore, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { ManagedCategory } from '@/model/category-form';
import { guarded } from './errors';
import { map } from './parse';

/** The colours of the library's categories by their names. */
export type CategoryColours = Readonly<Record<string, string>>;

const COLOUR = /^#[\da-f]{6}$/;
const coloursRef = (db: Firestore) => doc(db, 'sistema', 'categorias');

/** What readers see of the categories' colours: one read. Throws ServiceError. */
export async function fetchCategoryColours(db: Firestore): Promise<CategoryColours> {
  const document = await guarded(() => getDoc(coloursRef(db)));
  const stored = document.exists() ? (map(document.data(), 'colores') ?? {}) : {};
  const isColour = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && COLOUR.test(entry[1]);
  return Object.fromEntries(Object.entries(stored).filter(isColour));
}

/** Tells readers the colours of all categories; of one being renamed under its old name too. Throws ServiceError. */
export function storeCategoryColours(db: Firestore, categories: readonly ManagedCategory[]): Promise<void> {
  const colores: Record<string, string> = {};
  for (const { nombreAnterior, color } of categories) {
    if (nombreAnterior !== null) colores[nombreAnterior] = color.toLowerCase();
  }
  for (const { nombre, color } of categories) colores[nombre] = color.toLowerCase();
  return guarded(() => setDoc(coloursRef(db), { colores, fechaActualizacion: serverTimestamp() }));
}
