/** Pictures in Cloud Storage. Imported only with import('@/services/images'): visitors never download it. */
import type { Firestore } from 'firebase/firestore/lite';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytes,
} from 'firebase/storage';
import { messages } from '@/model/messages';
import { pictureProblem } from '@/model/picture-file';
import { ServiceError, type ServiceErrorCode, toServiceError } from './errors';
import { emulators } from './firebase';
import { squarePicture } from './square-picture';

const CODES: Readonly<Record<string, ServiceErrorCode>> = {
  'storage/object-not-found': 'not-found',
  'storage/unauthorized': 'permission-denied',
  'storage/unauthenticated': 'permission-denied',
  'storage/retry-limit-exceeded': 'unavailable',
  'storage/invalid-url': 'invalid-argument',
};

/** How long Storage's SDK tries by itself before it says that there is no connection. */
const PATIENCE_MS = 20_000;

let connected: FirebaseStorage | null = null;

function storageOf(db: Firestore): FirebaseStorage {
  const storage = getStorage(db.app);
  const local = emulators();
  if (local && connected !== storage) {
    connectStorageEmulator(storage, local.host, local.storagePort);
    connected = storage;
  }
  storage.maxUploadRetryTime = PATIENCE_MS;
  storage.maxOperationRetryTime = PATIENCE_MS;
  return storage;
}

function storageError(cause: unknown): ServiceError {
  const code = cause instanceof Error && 'code' in cause ? CODES[String(cause.code)] : undefined;
  const known = code ?? toServiceError(cause).code;
  return new ServiceError(known, { message: messages.editProfile.images.failed, cause });
}

/**
 * Stores a member's own picture, cut square and made small in the browser, and gives its address for updateProfile(). Each
 * upload is a file of its own: delete the old one after the new address is saved. Throws ServiceError with a sentence.
 */
export async function uploadAvatar(db: Firestore, uid: string, file: Blob): Promise<string> {
  const problem = pictureProblem(file);
  if (problem !== undefined) throw new ServiceError('invalid-argument', { message: problem });
  const picture = await squarePicture(file);
  return storeAvatar(db, uid, picture);
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
    throw storageError(cause);
  }
}

/** Deletes an own picture by its address. One that is gone, or was never in Storage, is a success. Throws ServiceError. */
export async function deleteAvatar(db: Firestore, url: string): Promise<void> {
  if (!/^https?:/.test(url)) return;
  try {
    await deleteObject(ref(storageOf(db), url));
  } catch (cause) {
    const error = storageError(cause);
    if (error.code !== 'not-found') throw error;
  }
}
