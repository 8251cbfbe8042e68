import { doc, type Firestore } from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import { type ArticleRevision, draftOf } from '@/model/articles/editing/article-changes';
import { picturesOf } from '@/model/articles/editing/article-pictures';
import { mayGoWith } from '@/model/images/picture-file';
import * as staff from '@/model/messages/staff';
import { commit, type Reads, type Writes } from '../firestore/commit';
import { refusedAs } from '../firestore/demands';
import { ServiceError, toServiceError } from '../firestore/errors';
import { fetchExisting, isStored } from '../firestore/lists';
import type { Control, Progress } from '../firestore/long-work';
import { doneOnce } from '../firestore/unanswered';
import { dropViews } from '../firestore/view-sums';
import { syncProfileOrLater } from '../users/records';
import { deleteCommentsOf } from './comment-copies';
import { placeArticle } from './entries';
import { ARTICLES, parseArticle } from './reading';
import { listRevisions, revisionRef } from './revisions';
import { ARTICLE_RETRIES, type Editor, type SaveOptions, saveArticle } from './writes';

const texts = staff.articleForm;

/** What a deletion is at, in comments, as far as they were counted. */
export interface ArticleDeletionProgress extends Progress {
  step: 'retirar' | 'comentarios' | 'imagenes' | 'articulo';
}

export interface DeleteOptions extends Control<ArticleDeletionProgress> {
  editor?: Editor;
  onCounted?: SaveOptions['onCounted'];
  /** Takes the article's pictures out of the storage. What fails there is logged and the deletion goes on (spec 1, section 7). */
  deletePictures?: (addresses: readonly string[]) => Promise<unknown>;
}

/** First it leaves the library, and says that it is being deleted: from then on its comments may go. */
function retire(db: Firestore, id: string, { editor, onCounted }: DeleteOptions): Promise<Article> {
  return saveArticle(
    db,
    id,
    (before) => {
      if (before === null) throw new ServiceError('not-found', { message: texts.notFound });
      return { ...draftOf(before), estado: 'archivado', borrando: true };
    },
    { ...(editor && { editor }), ...(onCounted && { onCounted }) },
  );
}

/** The pictures that go with the article: its own, those that only a revision of it still shows, none of another article. */
function picturesIn(article: Article, revisions: readonly ArticleRevision[]): string[] {
  const { id, imagenDestacada } = article;
  const shown = [article, ...revisions].flatMap((one) => [...picturesOf(one)]);
  const all = new Set([...shown, ...(imagenDestacada === null ? [] : [imagenDestacada])]);
  return [...all].filter((url) => mayGoWith(id, url));
}

const nothing = () => {};

/** The article, whatever entries it may still have, and its revisions, in one commit. */
function removeArticle(db: Firestore, id: string, revisions: readonly ArticleRevision[]): Promise<void> {
  const read = async (reads: Reads) => {
    const article = doc(db, ARTICLES, id);
    const stored = await reads.get(article);
    if (!stored.exists()) return nothing;
    const entries = await placeArticle(db, reads, parseArticle(id, stored.data()), null);
    return (writes: Writes) => {
      writes.delete(article);
      entries.write(writes);
      for (const { numero } of revisions) writes.delete(revisionRef(db, id, numero));
    };
  };
  return commit(db, { read, retries: ARTICLE_RETRIES });
}

/**
 * Deletes an article with its comments, pictures and revisions: it leaves the library first, the article itself goes last.
 * Interrupted (by `signal`, a failure, a closed page) it can be asked again and goes on. The authors of its comments keep
 * their counts: they count what was written. Throws ServiceError ('not-found' when there is no article, 'permission-denied'), or
 * the signal's reason.
 */
export function deleteArticle(db: Firestore, id: string, options: DeleteOptions = {}): Promise<void> {
  const isGone = async () => !(await isStored(doc(db, ARTICLES, id)));
  return doneOnce(['borrar-articulo', id], isGone, () => remove(db, id, options));
}

async function remove(db: Firestore, id: string, options: DeleteOptions): Promise<void> {
  const { onProgress, signal, deletePictures } = options;
  const stored = await fetchExisting(db, ARTICLES, id, texts.notFound);
  const known = parseArticle(id, stored.data());
  const total = known.comentariosCount;
  const tell = (step: ArticleDeletionProgress['step'], done: number) =>
    onProgress?.({ step, done, total: Math.max(total, done) });
  try {
    tell('retirar', 0);
    const article = known.borrando && known.estado === 'archivado' ? known : await retire(db, id, options);
    // A try whose answer was lost has taken it from the author's count, and not come to this.
    if (known === article && options.editor?.uid === known.autorId) {
      const account = await syncProfileOrLater(db, known.autorId);
      if (account) options.onCounted?.(account);
    }
    tell('comentarios', 0);
    await deleteCommentsOf(db, id, { onProgress: (done) => tell('comentarios', done), signal });
    signal?.throwIfAborted();
    tell('imagenes', total);
    const revisions = await listRevisions(db, id);
    await deletePictures?.(picturesIn(article, revisions)).catch((cause: unknown) =>
      console.warn('Pictures of a deleted article stayed behind', cause),
    );
    signal?.throwIfAborted();
    tell('articulo', total);
    await removeArticle(db, id, revisions);
    await dropViews(db, 'articulo', id);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    refusedAs(texts.denied.remove)(toServiceError(cause));
  }
}
