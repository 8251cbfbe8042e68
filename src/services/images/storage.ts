/** Cloud Storage of the running app. Only for modules that are themselves imported dynamically. */
import type { Firestore } from 'firebase/firestore/lite';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { ServiceError, type ServiceErrorCode, toServiceError } from '../firestore/errors';
import { running } from '../firestore/running';

const CODES: Readonly<Record<string, ServiceErrorCode>> = {
  'storage/object-not-found': 'not-found',
  'storage/unauthorized': 'permission-denied',
  'storage/unauthenticated': 'unauthenticated',
  'storage/retry-limit-exceeded': 'unavailable',
  'storage/invalid-url': 'invalid-argument',
  'storage/canceled': 'aborted',
  // The site was built for a project without Storage.
  'storage/no-default-bucket': 'failed-precondition',
};

/** How long Storage's SDK tries by itself before it says that there is no connection. */
const PATIENCE_MS = 20_000;

let connected: FirebaseStorage | null = null;

export function storageOf(db: Firestore): FirebaseStorage {
  const storage = getStorage(db.app);
  const local = running()?.emulators;
  if (local && connected !== storage) {
    connectStorageEmulator(storage, local.host, local.storagePort);
    connected = storage;
  }
  storage.maxUploadRetryTime = PATIENCE_MS;
  storage.maxOperationRetryTime = PATIENCE_MS;
  return storage;
}

/** What Storage's SDK threw, with the sentence for its code, or else `otherwise`. */
export function storageError(
  cause: unknown,
  otherwise: string,
  sentences: Partial<Record<ServiceErrorCode, string>> = {},
): ServiceError {
  if (cause instanceof ServiceError) return cause;
  const known = cause instanceof Error && 'code' in cause ? CODES[String(cause.code)] : undefined;
  const code = known ?? toServiceError(cause).code;
  return new ServiceError(code, { message: sentences[code] ?? otherwise, cause });
}
