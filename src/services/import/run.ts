import { doc, type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import { DEFAULT_CATEGORY_COLOR } from '@/model/categories/category';
import { CATEGORY_LIMITS } from '@/model/categories/limits';
import { type CategoryPlan, planCategories } from '@/model/import/category-plan';
import type { ImportResult } from '@/model/import/progress';
import { pictureUrl } from '@/model/shared/urls';
import { CATEGORIES, fetchCategories } from '../categories/reading';
import { commit, type Writes } from '../firestore/commit';
import { ServiceError } from '../firestore/errors';
import { ArticlePhase } from './article-phase';
import { CommentPhase } from './comment-phase';
import { type CopyPicture, type ImportOptions, ImportRun } from './import-run';

/** A server that does not answer in this time is not waited for. */
const PATIENCE_MS = 30_000;

/**
 * Fetches pictures of the old blog and stores them as the editor's own uploads are: made small, WebP. It rejects for what
 * cannot be fetched from a browser (a server that does not allow it, or that the page's Content-Security-Policy does not
 * name), is gone, or is no picture: the article then keeps the link.
 */
export function pictureCopier(db: () => Firestore, uid: string): CopyPicture {
  return async (articleId, address, signal) => {
    const url = pictureUrl(address.replace(/^\/\//, 'https://'));
    if (url === null || url.startsWith('/')) throw new ServiceError('invalid-argument');
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const response = await fetch(url, {
      signal: patience,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) throw new ServiceError('not-found');
    const { uploadArticleImage } = await import('../images/pictures');
    return uploadArticleImage(db(), await response.blob(), articleId, { uid, signal });
  };
}

/**
 * Imports a Blogger file that was surveyed before: categories, then articles with their entries, then comments. Whatever is
 * there already is passed over, so that it can be interrupted anywhere and run again; what could not be brought is told and
 * stops nothing. Throws ServiceError when the connection or the permission fails for good, and the signal's reason.
 */
export async function importBlogger(db: Firestore, options: ImportOptions): Promise<ImportResult> {
  const run = new ImportRun(db, options);
  const labels = options.survey.etiquetas.map(({ nombre }) => nombre);
  let created = 0;
  const onMissing = (count: number) => {
    // Where an answer is lost, the next try finds none missing.
    created = Math.max(created, count);
  };
  const plan = await run.insist(() => ensureCategories(db, options.uid, labels, onMissing));
  run.categories = plan.names;
  run.hecho.categorias += created;
  if (!options.journal)
    for (const nombre of plan.unplaced) run.problems.add({ codigo: 'categoria-no-creada', nombre, id: null });
  const { fase, desde } = run.journal;
  await run.step({});
  if (fase === 'articulos') await new ArticlePhase(run).work(desde);
  if (options.choices.comentarios) await new CommentPhase(run).work();
  return run.journal;
}

/** Creates in one commit the categories that the labels need and the site lacks; gives what each becomes. Throws ServiceError. */
async function ensureCategories(
  db: Firestore,
  uid: string,
  labels: readonly string[],
  onMissing: (count: number) => void,
): Promise<CategoryPlan> {
  const plan = planCategories(labels, await fetchCategories(db), CATEGORY_LIMITS.total);
  onMissing(plan.missing.length);
  if (plan.missing.length === 0) return plan;
  const write = (writes: Writes) => {
    for (const { id, nombre } of plan.missing) {
      writes.set(doc(db, CATEGORIES, id), {
        nombre,
        descripcion: '',
        slug: id,
        color: DEFAULT_CATEGORY_COLOR,
        fechaCreacion: serverTimestamp(),
        creadoPor: uid,
      });
    }
  };
  await commit(db, { write });
  return plan;
}
