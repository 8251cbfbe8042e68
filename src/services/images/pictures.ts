/** Pictures in Cloud Storage. Imported only with import('@/services/images/pictures'): visitors never download it. */
import type { Firestore } from 'firebase/firestore/lite';
import { deleteObject, getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { messages } from '@/model/messages';
import { shrinkPicture, squarePicture } from './fit-picture';
import { storageError, storageOf } from './storage';

export { deleteArticleImage, deleteArticleImages, uploadArticleImage } from './article-pictures';

const failed = (cause: unknown) => storageError(cause, messages.editProfile.images.failed);

/** Where an account's pictures may lie (storage.rules): each upload gets an address of its own all the same, by its token. */
const PLACES = ['a', 'b', 'c', 'd'] as const;
const PLACE = /%2F([a-d])\.[a-z]+(?:\?|$)/;

/** The places that do not hold the picture of now, which goes only after the new address is saved. */
function otherPlaces(now: string | null): string[] {
  const taken = PLACES.findIndex((place) => place === PLACE.exec(now ?? '')?.[1]);
  return [...PLACES.slice(taken + 1), ...PLACES.slice(0, Math.max(taken, 0))];
}

/**
 * Stores a member's own picture, cut square and made small in the browser, beside the one that it has `now`, and gives its
 * address for updateProfile(): delete the old one after the new address is saved. Throws ServiceError with a sentence.
 */
export async function uploadAvatar(
  db: Firestore,
  { uid, avatar }: { uid: string; avatar: string | null },
  file: Blob,
): Promise<string> {
  return storeAvatar(db, uid, await shrinkPicture(file, squarePicture), avatar);
}

/** Stores a picture that is already small: in the next place, or in the one after it where another came within this minute. */
export async function storeAvatar(
  db: Firestore,
  uid: string,
  picture: Blob,
  now: string | null = null,
): Promise<string> {
  const extension = picture.type.split('/')[1] ?? 'webp';
  const put = async (name = PLACES[0] as string) => {
    const place = ref(storageOf(db), `avatares/${uid}/${name}.${extension}`);
    await uploadBytes(place, picture, {
      contentType: picture.type,
      cacheControl: 'public, max-age=31536000, immutable',
    });
    return getDownloadURL(place);
  };
  const [first, second] = otherPlaces(now);
  return put(first).catch(async (cause: unknown) => {
    if (failed(cause).code !== 'permission-denied') throw failed(cause);
    return put(second).catch((again: unknown) => {
      throw failed(again);
    });
  });
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
