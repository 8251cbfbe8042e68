import { doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { type CategoryPlan, planCategories } from '@/model/blogger/categories';
import { DEFAULT_CATEGORY_COLOR } from '@/model/category';
import { CATEGORY_LIMITS } from '@/model/category-limits';
import { CATEGORIES, fetchCategories } from '../categories/reading';
import { withServiceErrors } from '../firestore/errors';

/**
 * Creates, in one commit, the categories that the labels of the blog need and the site lacks. Reads the categories there are.
 * Gives what each label becomes. Throws ServiceError.
 */
export async function ensureCategories(
  db: Firestore,
  uid: string,
  labels: readonly string[],
): Promise<CategoryPlan> {
  const plan = planCategories(labels, await fetchCategories(db), CATEGORY_LIMITS.total);
  if (plan.missing.length === 0) return plan;
  await withServiceErrors(async () => {
    const batch = writeBatch(db);
    for (const { id, nombre } of plan.missing) {
      batch.set(doc(db, CATEGORIES, id), {
        nombre,
        descripcion: '',
        slug: id,
        color: DEFAULT_CATEGORY_COLOR,
        fechaCreacion: serverTimestamp(),
        creadoPor: uid,
      });
    }
    await batch.commit();
  });
  return plan;
}
