/** Narrow copies for pictures that were stored before there were any. Reached through import('./older-pictures'): it brings Storage. */
import { collection, documentId, type Firestore, orderBy, query, startAfter } from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import { draftOf, draftProblem } from '@/model/articles/editing/article-changes';
import { picturesOf } from '@/model/articles/editing/article-pictures';
import { aroundWidth } from '@/model/images/picture-copies';
import { isStoredPictureOf } from '@/model/images/picture-file';
import { withAddress } from '@/model/links/replace-address';
import * as staff from '@/model/messages/staff';
import { ARTICLES, parseArticle } from '../articles/reading';
import { type Editor, saveArticle } from '../articles/writes';
import { demandValid } from '../firestore/demands';
import { ServiceError, toServiceError } from '../firestore/errors';
import { pagesOf } from '../firestore/lists';
import type { Control } from '../firestore/long-work';
import { running } from '../firestore/running';
import { hadNoAnswer } from '../firestore/unanswered';
import {
  deleteArticleImages,
  type FittedPicture,
  fittedPicture,
  storeArticleImage,
} from '../images/article-pictures';

const texts = staff.adminSizes;
const ARTICLES_PAGE = 50;
/** A picture that does not come in this time is not waited for. */
const PATIENCE_MS = 30_000;

/** Where the work stands: the last article that was looked at, and how many were. */
export interface SizingPlace {
  id: string;
  done: number;
}

/** An article of which a picture stays as it was. */
export interface Unsized {
  id: string;
  titulo: string;
  why: string;
}

export interface SizingProgress {
  done: number;
  /** null where there are too many to count. */
  total: number | null;
  pictures: number;
}

export interface SizingResult {
  articles: number;
  pictures: number;
  left: Unsized[];
}

export interface SizingOptions extends Control<SizingProgress> {
  editor: Editor;
  /** Where an earlier run stopped; null to begin. */
  place: SizingPlace | null;
  /** Told each place, and null at the end. */
  keep: (place: SizingPlace | null) => void;
  /** How many articles there are; null where there are too many to count. */
  total: number | null;
  prepare?: (file: Blob) => Promise<FittedPicture>;
}

/** The pictures in an article's own folder whose name promises no copies. */
const olderPictures = (article: Article): string[] =>
  [...picturesOf(article)].filter(
    (url) => isStoredPictureOf(article.id, url) && aroundWidth(url).length === 0,
  );

/** A stored picture. Throws ServiceError: 'not-found', or 'unavailable' where the browser gets no answer that it may read. */
async function fetchPicture(url: string, signal: AbortSignal | undefined): Promise<Blob> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url, {
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
    // What an <img> kept was fetched without leave to be read.
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new ServiceError('unavailable', { message: texts.unreachable, cause });
  });
  if (!answer.ok) throw new ServiceError('not-found', { message: texts.gone });
  return answer.blob();
}

/** What ends the whole run; anything else is told of its article. */
const endsAll = (cause: unknown, signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true || ['unavailable', 'permission-denied'].includes(toServiceError(cause).code);

/** Stores a picture again with its copies; null where it is small, or moves. */
async function storeAgain(
  db: Firestore,
  url: string,
  articleId: string,
  { editor, signal, prepare = fittedPicture }: SizingOptions,
): Promise<string | null> {
  const { picture, copies } = await prepare(await fetchPicture(url, signal));
  if (copies === null) return null;
  const options = { uid: editor.uid, ...(signal && { signal }) };
  return storeArticleImage(db, picture, articleId, options, copies);
}

/** The article with its pictures' new addresses, saved as any edit is: the rules know of no other way. */
function saveMoved(db: Firestore, id: string, moved: ReadonlyMap<string, string>, editor: Editor) {
  const change = (before: Article | null) => {
    if (before === null) throw new ServiceError('not-found', { message: staff.articleForm.notFound });
    const after = [...moved].reduce((now, [from, to]) => withAddress(now, from, to), before);
    if (after === before) throw new ServiceError('conflict', { message: texts.changed });
    return draftOf(after);
  };
  return saveArticle(db, id, change, { editor });
}

/** Takes away what was stored for an article that does not show it, and throws why. */
async function givenUp(db: Firestore, moved: ReadonlyMap<string, string>, cause: unknown): Promise<never> {
  await deleteArticleImages(db, moved.values());
  throw cause;
}

/** Stores the pictures again that are given copies; their new addresses by the old ones. Of a failure nothing stays. */
async function storeAllAgain(
  db: Firestore,
  article: Article,
  options: SizingOptions,
  tell: (cause: unknown) => void,
): Promise<Map<string, string>> {
  const moved = new Map<string, string>();
  try {
    for (const url of olderPictures(article)) {
      const next = await storeAgain(db, url, article.id, options).catch((cause: unknown) => {
        if (endsAll(cause, options.signal)) throw cause;
        tell(cause);
        return null;
      });
      if (next !== null) moved.set(url, next);
    }
    options.signal?.throwIfAborted();
    return moved;
  } catch (cause) {
    return givenUp(db, moved, cause);
  }
}

/**
 * Gives the pictures of one article their copies; gives how many. What was stored is taken away again where the article was not saved, and stays
 * where that is not known. Throws ServiceError, or the signal's reason.
 */
async function sizeArticle(
  db: Firestore,
  article: Article,
  options: SizingOptions,
  tell: (cause: unknown) => void,
): Promise<number> {
  if (article.borrando || olderPictures(article).length === 0) return 0;
  demandValid(draftProblem(draftOf(article)));
  const moved = await storeAllAgain(db, article, options, tell);
  if (moved.size === 0) return 0;
  const saved = await saveMoved(db, article.id, moved, options.editor).catch((cause: unknown) => {
    // The article may show them by now, though no answer told so.
    if (hadNoAnswer(cause)) throw cause;
    return givenUp(db, moved, cause);
  });
  // No version that could be restored shows what was there before.
  if (article.revisiones === 0 && saved.version === article.version + 1)
    await deleteArticleImages(db, moved.keys());
  return moved.size;
}

/**
 * Goes through all articles in the order of their ids, and stores the pictures of one size that lie in their own folders again, with narrow
 * copies: one read an article, and for each that changes what saveArticle() costs. It may be interrupted anywhere: `place` tells where to go
 * on, and what has copies is passed over. An article that fails is told, and stops nothing. Throws ServiceError where the connection, the
 * permission or the right to read stored files is missing, or the signal's reason.
 */
export async function sizeOlderPictures(db: Firestore, options: SizingOptions): Promise<SizingResult> {
  if (running()?.imageUploadUrl) throw new ServiceError('failed-precondition', { message: texts.elsewhere });
  const { place, keep, total, signal, onProgress } = options;
  const result: SizingResult = { articles: 0, pictures: 0, left: [] };
  const byId = query(collection(db, ARTICLES), orderBy(documentId()));
  const rest = place === null ? byId : query(byId, startAfter(place.id));
  let done = place?.done ?? 0;
  for await (const docs of pagesOf(rest, ARTICLES_PAGE, signal)) {
    for (const document of docs) {
      signal?.throwIfAborted();
      const article = parseArticle(document.id, document.data());
      const tell = (cause: unknown) =>
        result.left.push({ id: article.id, titulo: article.titulo, why: toServiceError(cause).message });
      try {
        const sized = await sizeArticle(db, article, options, tell);
        result.pictures += sized;
        if (sized > 0) result.articles += 1;
      } catch (cause) {
        if (endsAll(cause, signal)) throw cause;
        tell(cause);
      }
      done += 1;
      keep({ id: article.id, done });
      onProgress?.({ done, total: total && Math.max(total, done), pictures: result.pictures });
    }
  }
  keep(null);
  return result;
}
