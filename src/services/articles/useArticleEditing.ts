import { useQuery } from '@tanstack/react-query';
import type { Article } from '@/model/articles/article';
import type { ArticleRevision } from '@/model/articles/editing/article-changes';
import type { ArticleFields } from '@/model/articles/editing/article-fields';
import { orphanPictures } from '@/model/articles/editing/article-pictures';
import type { DeviceDraft } from '@/model/articles/editing/device-draft';
import { looksLikeHtml } from '@/model/html/looks-like-html';
import { isStoredPictureOf, mayGoWith } from '@/model/images/picture-file';
import * as staff from '@/model/messages/staff';
import type { Account } from '@/model/users/account';
import { type Reading, readingOf } from '../client/paged-list';
import { reportDenial } from '../client/query-client';
import { forgetDrafts, noteSaved, wasSavedHere } from '../device/article-drafts';
import { db } from '../firestore/connection';
import { ServiceError, toServiceError } from '../firestore/errors';
import type { StaffSession } from '../users/member';
import { getManagedArticle, restoreRevision } from './managed';
import { getRevision, listRevisions } from './revisions';
import { showCount, showSaved } from './useManagedArticles';
import { ArticleConflict, type SaveOptions, saveArticle } from './writes';

/** What the device keeps of articles that are written. */
export {
  acquireTabLock,
  chooseAutosave,
  draftsFor,
  forgetDrafts,
  isAutosaveChosen,
  keepDraft,
} from '../device/article-drafts';

/** Who stored the version that a save ran into, as far as it is known. */
export type Saver = 'self' | 'other' | 'unknown';

export type SaveOutcome =
  | { status: 'saved'; article: Article }
  | { status: 'conflict'; stored: Article; by: Saver }
  | { status: 'failed'; message: string };

/**
 * An article as it is edited: HTML becomes markdown (spec 1, section 2), where it is not too much. Rejects without the code: half of
 * it would lose the rest.
 */
async function toMarkdown(article: Article): Promise<Article> {
  const contenido = article.contenido.replace(/\r\n?/g, '\n');
  if (!looksLikeHtml(contenido)) return { ...article, contenido };
  try {
    const { htmlToMarkdown } = await import('@/model/html/html-to-markdown');
    return { ...article, contenido: htmlToMarkdown(contenido) ?? contenido };
  } catch (cause) {
    throw new ServiceError('unavailable', { cause });
  }
}

/** An article to be edited, as it is stored now: one read. */
export function useEditableArticle(id: string): Reading & { article: Article | undefined } {
  const query = useQuery({
    queryKey: ['admin', 'articulo', id],
    queryFn: async () => toMarkdown(await getManagedArticle(db(), id)),
    // Edited on top of an older one, the first save would be refused.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return { ...readingOf(query), article: query.data };
}

/** One's own other tab is known by what this browser stored; another device by the revision that a published save left. */
async function saverOf(stored: Article, uid: string): Promise<Saver> {
  if (wasSavedHere(uid, stored)) return 'self';
  if (stored.estado !== 'publicado') return 'unknown';
  try {
    const revision = await getRevision(db(), stored.id, stored.revisiones);
    return revision.autorId === uid ? 'self' : 'other';
  } catch (cause) {
    console.debug('Who saved the article is not known', cause);
    return 'unknown';
  }
}

async function outcomeOf(saving: Promise<Article>, uid: string): Promise<SaveOutcome> {
  try {
    const article = await saving;
    noteSaved(uid, article);
    showSaved(article.id, article);
    return { status: 'saved', article };
  } catch (cause) {
    if (cause instanceof ArticleConflict) {
      const { stored } = cause;
      return { status: 'conflict', stored: await toMarkdown(stored), by: await saverOf(stored, uid) };
    }
    console.info('The article could not be saved', cause);
    reportDenial(cause);
    return { status: 'failed', message: toServiceError(cause).message };
  }
}

interface Saving extends StaffSession {
  /** The stored version that the change began from; 0 for a new article. */
  baseVersion: number;
  autosave?: SaveOptions['autosave'];
}

/** Stores what the editor holds. Never rejects. */
export function storeArticle(
  id: string,
  fields: ArticleFields,
  { baseVersion, autosave, ...session }: Saving,
): Promise<SaveOutcome> {
  const { uid, nombre } = session.account;
  return outcomeOf(
    saveArticle(
      db(),
      id,
      (before) => ({
        ...fields,
        autorId: before?.autorId ?? uid,
        autor: before?.autor || nombre,
        imagenDestacada: before?.imagenDestacada ?? null,
      }),
      {
        editor: { uid, nombre },
        baseVersion,
        onCounted: showCount(session),
        ...(autosave ? { autosave } : {}),
      },
    ),
    uid,
  );
}

/** Brings an article back to a revision, as a new save; gives it as it is edited. Rejects with a ServiceError that says why not. */
export async function restoreArticle(
  id: string,
  numero: number,
  { account, baseVersion }: Pick<Saving, 'account' | 'baseVersion'>,
): Promise<Article> {
  const editor = { uid: account.uid, nombre: account.nombre };
  const outcome = await outcomeOf(restoreRevision(db(), id, numero, { editor, baseVersion }), editor.uid);
  if (outcome.status === 'saved') return toMarkdown(outcome.article);
  const { conflict } = staff.editor;
  const message = outcome.status === 'failed' ? outcome.message : conflict.title[outcome.by];
  throw new ServiceError('failed-precondition', { message });
}

/** The published versions kept of an article: one read each, 20 at most. `revisiones` tells one list from the next. */
export function useRevisions(id: string, revisiones: number): Reading & { revisions: ArticleRevision[] } {
  const query = useQuery({
    queryKey: ['admin', 'versiones', id, revisiones],
    queryFn: () => listRevisions(db(), id),
    gcTime: 0,
  });
  return { ...readingOf(query), revisions: query.data ?? [] };
}

export interface PictureUpload {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** A picture's address, or why there is none; null where the writer has called it off. */
export type UploadResult = { url: string } | { reason: string | null };

/** Stores a picture of an article. Never rejects. */
export async function sendArticlePicture(
  articleId: string,
  account: Account,
  file: File,
  options: PictureUpload,
): Promise<UploadResult> {
  try {
    const { uploadArticleImage } = await import('../images/pictures');
    return { url: await uploadArticleImage(db(), file, articleId, { uid: account.uid, ...options }) };
  } catch (cause) {
    console.info('The picture could not be uploaded', cause);
    return { reason: options.signal.aborted ? null : toServiceError(cause).message };
  }
}

/**
 * Deletes those of `pictures` that the saved article has no more, nor `current` (what is written by now), nor any revision
 * that could be restored. Reads the revisions (20 at most) only where there is something to delete. Never rejects.
 */
export async function sweepPictures(
  pictures: readonly string[],
  article: Article,
  current: ArticleFields,
): Promise<void> {
  const unused = orphanPictures(pictures, [article, current]);
  const candidates = unused.filter((url) => mayGoWith(article.id, url));
  if (candidates.length === 0) return;
  try {
    const revisions = article.revisiones > 0 ? await listRevisions(db(), article.id) : [];
    const orphans = orphanPictures(candidates, revisions);
    const { deleteArticleImages } = await import('../images/pictures');
    await deleteArticleImages(db(), orphans);
  } catch (cause) {
    console.warn('Pictures that the article no longer uses stayed behind', cause);
  }
}

/** A copy that is discarded takes the pictures with it that were uploaded for it and are used nowhere. */
export async function discardDraft(draft: DeviceDraft, stored: Article | null): Promise<void> {
  await forgetDrafts([draft]);
  const mine = draft.uploads.filter((url) => isStoredPictureOf(draft.articleId, url));
  const orphans = orphanPictures(mine, stored ? [stored] : []);
  if (orphans.length === 0) return;
  if (stored) return sweepPictures(orphans, stored, stored);
  const { deleteArticleImages } = await import('../images/pictures');
  await deleteArticleImages(db(), orphans);
}
