/** Pictures in Cloud Storage. Imported only with import('@/services/images'): visitors never download it. */
import type { Firestore } from 'firebase/firestore/lite';
import { deleteObject, getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { messages } from '@/model/messages';
import { shrinkPicture, squarePicture } from './fit-picture';
import { storageError, storageOf } from './storage';

export { deleteArticleImage, deleteArticleImages, uploadArticleImage } from './article-pictures';

const failed = (cause: unknown) => storageError(cause, messages.editProfile.images.failed);

/**
 * Stores a member's own picture, cut square and made small in the browser, and gives its address for updateProfile(). Each
 * upload is a file of its own: delete the old one after the new address is saved. Throws ServiceError with a sentence.
 */
export async function uploadAvatar(db: Firestore, uid: string, file: Blob): Promise<string> {
  return storeAvatar(db, uid, await shrinkPicture(file, squarePicture));
}

/** Stores a picture that is already small. */
export async function storeAvatar(db: Firestore, uid: string, picture: Blob): Promise<string> {
  const extension = picture.type.split('/')[1] ?? 'webp';
  try {
    const place = ref(storageOf(db), `avatares/${uid}/${crypto.randomUUID()}.${extension}`);
    await uploadBytes(place, picture, {
      contentType: picture.type,
      cacheControl: 'public, max-age=31536000, immutable',
    });
    return await getDownloadURL(place);
  } catch (cause) {
    throw failed(cause);
  }
}

/** Deletes an own picture by its address. One that is gone, or was never in Storage, is a success. Throws ServiceError. */
export async function deleteAvatar(db: Firestore, url: string): Promise<void> {
  if (!/^https?:/.test(url)) return;
  try {
    await deleteObject(ref(storageOf(db), url));
  } catch (cause) {
    const error = failed(cause);
    if (error.code !== 'not-found') throw error;
  }
}
