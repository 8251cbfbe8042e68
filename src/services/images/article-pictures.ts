/** Pictures of articles, in Cloud Storage or behind the two HTTP endpoints. Reached through import('./pictures'). */
import type { Firestore } from 'firebase/firestore/lite';
import {
  deleteObject,
  getDownloadURL,
  getMetadata,
  ref,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import { copiesOf, hasCopies } from '@/model/images/picture-copies';
import { widthInName } from '@/model/images/picture-file';
import { isStoredPicture } from '@/model/images/stored-picture';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { ServiceError, toServiceError } from '../firestore/errors';
import { running } from '../firestore/running';
import { postImage, postImageDeletion, type UploadOptions } from './endpoints';
import { fitPicture, type NarrowCopies, narrowCopies, shrinkPicture } from './fit-picture';
import { storageError, storageOf } from './storage';

const texts = staff.images;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

export interface ArticleImageOptions extends UploadOptions {
  /** The account that uploads; Storage's rules hold the file to it. */
  uid: string;
}

/** A picture as it is stored, and its narrow copies where it is wide. */
export interface FittedPicture {
  picture: Blob;
  copies: NarrowCopies | null;
}

/**
 * A picture made small in the browser (longest side 1600 pixels, WebP; one that moves stays as it is), with its copies
 * (model/images/picture-copies.ts). Throws ServiceError 'invalid-argument' for what is no picture.
 */
export async function fittedPicture(file: Blob): Promise<FittedPicture> {
  const picture = await shrinkPicture(file, fitPicture);
  // Whoever answers at the endpoint names the picture, and keeps one.
  return { picture, copies: running()?.imageUploadUrl ? null : await narrowCopies(picture) };
}

/**
 * Stores a picture for an article, made small, and gives its address. It goes to Cloud Storage, with its copies, or to the HTTP endpoint
 * where VITE_IMAGE_UPLOAD_URL names one (design decision 9). Throws ServiceError whose message is a sentence of spec 1, sections 5 and 8; 'aborted' when `signal`
 * ended it.
 */
export async function uploadArticleImage(
  db: Firestore,
  file: Blob,
  articleId: string,
  options: ArticleImageOptions,
): Promise<string> {
  if (!(file instanceof Blob)) throw new ServiceError('invalid-argument', { message: texts.invalid });
  const { picture, copies } = await fittedPicture(file);
  return storeArticleImage(db, picture, articleId, options, copies);
}

/** Stores a picture that has the right size already, after its `copies`: its name promises them. */
export async function storeArticleImage(
  db: Firestore,
  picture: Blob,
  articleId: string,
  options: ArticleImageOptions,
  copies: NarrowCopies | null = null,
): Promise<string> {
  const id = crypto.randomUUID();
  const extension = EXTENSIONS[picture.type] ?? 'webp';
  const endpoint = running()?.imageUploadUrl;
  if (endpoint) return postImage(endpoint, picture, `${id}.${extension}`, options);
  const isPromised = copies !== null && hasCopies(copies.width);
  const pathOf = (width: number) => `articulos/${articleId}/${id}${widthInName(width)}.${extension}`;
  try {
    if (!isPromised)
      return await toStorage(db, picture, `articulos/${articleId}/${id}.${extension}`, options);
    const { uid, signal } = options;
    const uploads = [...copies.copies].map(([width, copy]) =>
      toStorage(db, copy, pathOf(width), signal ? { uid, signal } : { uid }),
    );
    await Promise.all(uploads);
    return await toStorage(db, picture, pathOf(copies.width), options);
  } catch (cause) {
    throw storageError(cause, texts.failed, {
      'permission-denied': texts.noUpload,
      unavailable: messages.errors.byCode.unavailable,
      aborted: texts.cancelled,
      'failed-precondition': texts.noPlace,
    });
  }
}

async function toStorage(
  db: Firestore,
  picture: Blob,
  path: string,
  { uid, onProgress, signal }: ArticleImageOptions,
): Promise<string> {
  if (signal?.aborted) throw new ServiceError('aborted', { message: texts.cancelled });
  const place = ref(storageOf(db), path);
  const task = uploadBytesResumable(place, picture, {
    // What some systems call a JPEG is no type that Storage's rules know.
    contentType: picture.type === 'image/jpg' ? 'image/jpeg' : picture.type,
    cacheControl: 'public, max-age=31536000, immutable',
    customMetadata: { autorId: uid },
  });
  const cancel = () => void task.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    if (totalBytes > 0) onProgress?.(bytesTransferred / totalBytes);
  });
  try {
    await task;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
  return getDownloadURL(place);
}

/**
 * Deletes a picture by its address: a file of Cloud Storage there, any other through VITE_IMAGE_DELETE_URL where it is set.
 * One that is gone, or of another site that nobody can delete here, is a success. Throws ServiceError.
 */
export async function deleteArticleImage(db: Firestore, url: string): Promise<void> {
  if (url.trim() === '') throw new ServiceError('invalid-argument', { message: texts.invalidUrl });
  if (isStoredPicture(url)) return fromStorage(db, url);
  const endpoint = running()?.imageDeleteUrl;
  if (endpoint && /^https?:/.test(url)) await postImageDeletion(endpoint, url);
}

const deletionError = (cause: unknown) =>
  storageError(cause, texts.deleteFailed, { 'permission-denied': texts.noDelete });

async function fromStorage(db: Firestore, url: string): Promise<void> {
  // Its copies first: its own name is what tells of them.
  for (const address of copiesOf(url)) await oneFromStorage(db, address);
  await oneFromStorage(db, url);
}

async function oneFromStorage(db: Firestore, url: string): Promise<void> {
  const place = ref(storageOf(db), url);
  try {
    await deleteObject(place);
  } catch (cause) {
    const error = deletionError(cause);
    if (error.code === 'not-found') return;
    // Whose a file was that is gone, the rules cannot tell: they refuse.
    if (error.code !== 'permission-denied' || (await exists(place))) throw error;
  }
}

async function exists(place: StorageReference): Promise<boolean> {
  try {
    await getMetadata(place);
    return true;
  } catch (cause) {
    return deletionError(cause).code !== 'not-found';
  }
}

/** Deletes pictures one by one; one that cannot be is logged and left behind (spec 1, section 7). Never throws. */
export async function deleteArticleImages(db: Firestore, urls: Iterable<string>): Promise<void> {
  for (const url of urls) {
    try {
      await deleteArticleImage(db, url);
    } catch (cause) {
      console.warn(`${texts.deleteFailed}: ${url}`, toServiceError(cause).message);
    }
  }
}
