import { collection, type Firestore, limit, type Query, query, where } from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import { type ArticleDraft, draftOf } from '@/model/articles/editing/article-changes';
import { replaceCategory } from '@/model/categories/category-form';
import { COUNTED_ARTICLES } from '@/model/categories/limits';
import { ARTICLES } from '../articles/reading';
import { type Editor, saveArticle } from '../articles/writes';
import { onCode } from '../firestore/demands';
import { ServiceError, toServiceError } from '../firestore/errors';
import { countOf, pagesById } from '../firestore/lists';
import type { Control } from '../firestore/long-work';

/** Articles read at a time while a category's name is replaced on them. */
const PAGE = 25;
/** So many that cannot be saved say that the others cannot either. */
const MAX_FAILED = 25;

export interface ReplaceResult {
  changed: number;
  /** How many could not be saved; the others were. */
  failed: number;
}

function articlesWith(db: Firestore, nombre: string): Query {
  return query(collection(db, ARTICLES), where('categorias', 'array-contains', nombre));
}

/** How many articles carry a category's name, in any estado, up to COUNTED_ARTICLES: one read. Throws ServiceError. */
export function countArticlesWith(db: Firestore, nombre: string): Promise<number> {
  return countOf(articlesWith(db, nombre), limit(COUNTED_ARTICLES));
}

/** Nothing to do on this article any more: somebody else was faster, or it is gone. */
const SETTLED = 'not-found';

function replaced(before: Article | null, from: string, to: string): ArticleDraft {
  if (!before?.categorias.includes(from)) throw new ServiceError(SETTLED);
  return { ...draftOf(before), categorias: replaceCategory(before.categorias, from, to) };
}

/** Readers are not told that an article changed because its category is called something else now. */
async function replaceOn(db: Firestore, editor: Editor, id: string, from: string, to: string): Promise<void> {
  const save = (keepsDate: boolean) =>
    saveArticle(db, id, (before) => replaced(before, from, to), { editor, keepsDate });
  await save(true)
    // An old document lacks fields that any save adds: then it has changed.
    .catch(onCode('permission-denied', () => save(false)))
    .catch(onCode(SETTLED, () => {}));
}

/**
 * Puts one category's name in the place of another on every article that carries it, 25 read at a time and each saved with
 * its catalogue entry. Interrupted or failed it can be asked again: what is done no longer carries the name. An article that
 * cannot be saved is left and counted, up to MAX_FAILED; without a connection it stops at once. Throws ServiceError, or the
 * signal's reason.
 */
export async function replaceOnArticles(
  db: Firestore,
  editor: Editor,
  { from, to }: { from: string; to: string },
  { onProgress, signal }: Control = {},
): Promise<ReplaceResult> {
  const failed = new Set<string>();
  const total = await countArticlesWith(db, from);
  let changed = 0;
  let before: number;
  const tell = () => onProgress?.({ done: changed, total: Math.max(total, changed) });
  tell();
  do {
    before = changed;
    for await (const docs of pagesById(articlesWith(db, from), PAGE)) {
      for (const { id } of docs.filter((document) => !failed.has(document.id))) {
        signal?.throwIfAborted();
        try {
          await replaceOn(db, editor, id, from, to);
          changed += 1;
        } catch (cause) {
          const error = toServiceError(cause);
          if (error.code === 'unavailable') throw error;
          console.info('An article keeps the name of its category', cause);
          failed.add(id);
          if (failed.size === MAX_FAILED) return { changed, failed: failed.size };
        }
        tell();
      }
    }
    // Until nothing more is found: an article may have been given the old name while this was under way.
  } while (changed > before);
  return { changed, failed: failed.size };
}
