import type { Firestore } from 'firebase/firestore/lite';
import { pictureUrl } from '@/model/urls';
import { ServiceError } from '../firestore/errors';
import type { CopyPicture } from './run';

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
    const { uploadArticleImage } = await import('../images');
    return uploadArticleImage(db(), await response.blob(), articleId, { uid, signal });
  };
}
