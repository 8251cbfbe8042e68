import { doc, type Firestore } from 'firebase/firestore/lite';
import { textMap } from '@/model/shared/stored/stored-fields';
import { fetchDoc } from '../firestore/lists';

/** The colours of the library's categories by their names. */
export type CategoryColours = Readonly<Record<string, string>>;

const COLOUR = /^#[\da-f]{6}$/;
/** Where readers find them; they are written with the categories (category-writes.ts). */
export const coloursRef = (db: Firestore) => doc(db, 'sistema', 'categorias');

/** What readers see of the categories' colours: one read. Throws ServiceError. */
export async function fetchCategoryColours(db: Firestore): Promise<CategoryColours> {
  const document = await fetchDoc(coloursRef(db));
  const stored = Object.entries(textMap(document.data() ?? {}, 'colores'));
  return Object.fromEntries(stored.filter(([, colour]) => COLOUR.test(colour)));
}
