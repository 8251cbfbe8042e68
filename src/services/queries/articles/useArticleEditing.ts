import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import type { Article } from '@/model/article';
import type { ArticleRevision } from '@/model/article-changes';
import type { ArticleFields } from '@/model/article-fields';
import { orphanPictures } from '@/model/article-pictures';
import type { DeviceDraft } from '@/model/device-draft';
import { isStoredPictureOf, mayGoWith } from '@/model/picture-file';
import {
  ArticleConflict,
  getManagedArticle,
  getRevision,
  listRevisions,
  restoreRevision,
  type SaveOptions,
  saveArticle,
} from '../../articles';
import {
  acquireTabLock,
  chooseAutosave,
  draftsFor,
  forgetDrafts,
  isAutosaveChosen,
  keepDraft,
  noteSaved,
  wasSavedHere,
} from '../../device';
import { db, type ServiceError, toServiceError } from '../../firestore';
import { queryClient, reportDenial } from '../client';
import { MANAGED_KEY, showInLibrary } from './useManagedArticles';

/** Who stored the version that a save ran into, as far as it is known. */
export type Saver = 'self' | 'other' | 'unknown';

export type SaveOutcome =
  | { status: 'saved'; article: Article }
  | { status: 'conflict'; stored: Article; by: Saver }
  | { status: 'failed'; message: string };

export interface ManagedArticle {
  article: Article | undefined;
  status: 'loading' | 'missing' | 'error' | 'ready';
  error: ServiceError | null;
  retry: () => void;
}

/** An article to be edited, as it is stored now: one read. 'missing' also for one that this account may not edit. */
export function useManagedArticle(id: string, enabled: boolean): ManagedArticle {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'articulo', id],
    queryFn: () => getManagedArticle(db(), id),
    enabled,
    // Edited on top of an older one, the first save would be refused.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const failure = error ? toServiceError(error) : null;
  const retry = () => void refetch();
  if (data && !isFetching) return { article: data, status: 'ready', error: null, retry };
  if (!failure || isFetching) return { article: undefined, status: 'loading', error: null, retry };
  const missing = failure.code === 'not-found' || failure.code === 'permission-denied';
  return { article: undefined, status: missing ? 'missing' : 'error', error: failure, retry };
}

/** What this device keeps of the article and of the lists is read again where it is shown. */
function refresh(article: Article): void {
  for (const queryKey of [MANAGED_KEY, ['admin', 'versiones', article.id]])
    void queryClient.invalidateQueries({ queryKey });
  showInLibrary(article.id, article).catch((cause: unknown) =>
    console.debug('The library is refreshed on the next visit', cause),
  );
}

/** One's own other tab is known by what this browser stored; another device by the revision that a published save left. */
async function saverOf(stored: Article, uid: string): Promise<Saver> {
  if (deviceNotes.wasSavedHere(uid, stored)) return 'self';
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
    deviceNotes.noteSaved(uid, article);
    refresh(article);
    return { status: 'saved', article };
  } catch (cause) {
    if (cause instanceof ArticleConflict) {
      const { stored } = cause;
      return { status: 'conflict', stored, by: await saverOf(stored, uid) };
    }
    console.info('The article could not be saved', cause);
    reportDenial(cause);
    return { status: 'failed', message: toServiceError(cause).message };
  }
}

interface Saving {
  account: Account;
  /** The stored version that the change began from; 0 for a new article. */
  baseVersion: number;
  autosave?: SaveOptions['autosave'];
}

/** Stores what the editor holds. Never rejects. */
export function storeArticle(
  id: string,
  fields: ArticleFields,
  { account, baseVersion, autosave }: Saving,
): Promise<SaveOutcome> {
  const { uid, nombre } = account;
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
      { editor: { uid, nombre }, baseVersion, ...(autosave ? { autosave } : {}) },
    ),
    uid,
  );
}

/** Brings an article back to a revision, as a new save. Never rejects. */
export function restoreArticle(
  id: string,
  numero: number,
  { account, baseVersion }: Saving,
): Promise<SaveOutcome> {
  const { uid, nombre } = account;
  return outcomeOf(restoreRevision(db(), id, numero, { editor: { uid, nombre }, baseVersion }), uid);
}

function revisionsQuery(id: string, revisiones: number) {
  return queryOptions<ArticleRevision[], Error, ArticleRevision[], readonly [string, string, string, number]>(
    {
      queryKey: ['admin', 'versiones', id, revisiones],
      queryFn: () => listRevisions(db(), id),
      gcTime: 0,
    },
  );
}

/** The published versions kept of an article: one read each, 20 at most. `revisiones` tells one list from the next. */
export function useRevisions(
  id: string,
  revisiones: number,
): { revisions: ArticleRevision[]; status: 'loading' | 'error' | 'ready'; retry: () => void } {
  const { data, error, isFetching, refetch } = useQuery(revisionsQuery(id, revisiones));
  const retry = () => void refetch();
  return {
    revisions: data ?? [],
    status: data ? 'ready' : error && !isFetching ? 'error' : 'loading',
    retry,
  };
}

export interface PictureUpload {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Stores a picture of an article: its address, or why there is none (null where `signal` called it off). Never rejects. */
export async function sendArticlePicture(
  articleId: string,
  account: Account,
  file: File,
  options: PictureUpload,
): Promise<{ url: string } | { reason: string | null }> {
  try {
    const { uploadArticleImage } = await import('../../images');
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
    const { deleteArticleImages } = await import('../../images');
    await deleteArticleImages(db(), orphans);
  } catch (cause) {
    console.warn('Pictures that the article no longer uses stayed behind', cause);
  }
}

/** The copies of articles that this device keeps. */
export const deviceDrafts = { draftsFor, forgetDrafts, keepDraft, acquireTabLock };

/** What this browser remembers about its writers. */
export const deviceNotes = { chooseAutosave, isAutosaveChosen, noteSaved, wasSavedHere };

/** A copy that is discarded takes the pictures with it that were uploaded for it and are used nowhere. */
export async function discardDraft(draft: DeviceDraft, stored: Article | null): Promise<void> {
  await forgetDrafts([draft]);
  const mine = draft.uploads.filter((url) => isStoredPictureOf(draft.articleId, url));
  const orphans = orphanPictures(mine, stored ? [stored] : []);
  if (orphans.length === 0) return;
  if (stored) return sweepPictures(orphans, stored, stored);
  const { deleteArticleImages } = await import('../../images');
  await deleteArticleImages(db(), orphans);
}
