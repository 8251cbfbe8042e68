import type { Firestore } from 'firebase/firestore/lite';
import { ArticlePhase } from './article-phase';
import { ensureCategories } from './categories';
import { CommentPhase } from './comment-phase';
import { type ImportOptions, type ImportResult, ImportRun } from './import-run';

export type { CopyPicture, ImportOptions, ImportResult } from './import-run';

/**
 * Imports a Blogger file that was surveyed before: categories, then articles with their entries, then comments. Whatever is
 * there already is passed over, so that it can be interrupted anywhere and run again; what could not be brought is told and
 * stops nothing. Throws ServiceError when the connection or the permission fails for good, and the signal's reason.
 */
export async function importBlogger(db: Firestore, options: ImportOptions): Promise<ImportResult> {
  const run = new ImportRun(db, options);
  const labels = options.survey.etiquetas.map(({ nombre }) => nombre);
  const plan = await ensureCategories(db, options.uid, labels);
  run.categories = plan.names;
  run.hecho.categorias += plan.missing.length;
  const begun = options.journal !== undefined && options.journal !== null;
  if (!begun) {
    for (const nombre of plan.unplaced) run.problems.add({ codigo: 'categoria-no-creada', nombre, id: null });
  }
  const { fase, desde } = run.journal;
  await run.step(fase, desde, 0);
  if (fase === 'articulos') await new ArticlePhase(run).work(desde);
  if (options.choices.comentarios) await new CommentPhase(run).work();
  return { hecho: run.hecho, problems: run.problems };
}
