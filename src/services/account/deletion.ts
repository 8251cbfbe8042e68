import {
  collection,
  collectionGroup,
  deleteField,
  type Firestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import { DEPARTED_AUTHOR_ID } from '@/model/comments/comment';
import { messages } from '@/model/messages';
import { text } from '@/model/shared/stored/stored-fields';
import type { Account } from '@/model/users/account';
import { isOwnPicture } from '@/model/users/avatars';
import { isStaffRole } from '@/model/users/names';
import { COMMENTS } from '../articles/reading';
import { commit, type Writes } from '../firestore/commit';
import { onCode } from '../firestore/demands';
import { ServiceError, toServiceError } from '../firestore/errors';
import { fetchDoc, isStored } from '../firestore/lists';
import { type Control, changeFound, inBatches } from '../firestore/long-work';
import { picturesPlace } from '../firestore/running';
import { ANONYMIZE_BATCH, anonymizeAuthor } from '../forum/anonymize-author';
import { NOTICES } from '../notifications/notices';
import { ACCOUNTS, AWARDS, accountRef, deletionMarkRef, profileRef } from '../users/data';
import { readAccount } from '../users/records';
import { reservedNameRef } from '../users/reserved-names';

/** Documents changed in one commit: the rules look the account up for each, and may look up 20 documents in all. */
const BATCH = 20;

export interface DeletionProgress {
  step: 'avatar' | 'cuenta' | 'comentarios' | 'temas' | 'respuestas' | 'notificaciones' | 'premios';
  /** Documents done in this step. */
  done: number;
}

/** What must be known of the account while it is there; null once it is gone, by a deletion begun before. */
async function accountToDelete(db: Firestore, uid: string): Promise<Account | null> {
  try {
    return (await readAccount(db, uid)).account;
  } catch (cause) {
    const error = toServiceError(cause);
    if (error.code !== 'not-found') throw error;
    return null;
  }
}

/** Whether it is gone. One of this minute stays while there is an account. */
async function removeAvatar(db: Firestore, { avatar }: Account): Promise<boolean> {
  if (!isOwnPicture(avatar, picturesPlace())) return true;
  const { deleteAvatar } = await import('../images/pictures');
  const isGone = deleteAvatar(db, avatar).then(() => true);
  return isGone.catch(onCode('permission-denied', () => false));
}

/** Takes name and face off the comments, which the rules allow once the account is gone. */
function anonymise(db: Firestore, uid: string): Promise<number> {
  const own = query(
    collectionGroup(db, COMMENTS),
    where('autorId', '==', uid),
    orderBy('fechaPublicacion', 'desc'),
    limit(BATCH),
  );
  const anonymous = {
    autor: messages.comments.departedAuthor,
    autorId: DEPARTED_AUTHOR_ID,
    autorAvatar: deleteField(),
    autorRol: deleteField(),
  };
  return changeFound(db, own, (batch, { ref }) => batch.update(ref, anonymous));
}

const removeKept = (db: Firestore, uid: string, what: string): Promise<number> =>
  changeFound(db, query(collection(db, ACCOUNTS, uid, what), limit(BATCH)), (batch, { ref }) =>
    batch.delete(ref),
  );

/** The account and its public side, the name that was reserved for it, and the mark that it left: nobody is born again under its uid. */
async function removeRecord(db: Firestore, { uid, nombre, rol }: Account): Promise<number> {
  const name = isStaffRole(rol) ? reservedNameRef(db, nombre) : null;
  const reserved = name && (await fetchDoc(name));
  const write = (writes: Writes) => {
    if (name && reserved && text(reserved.data() ?? {}, 'uid') === uid) writes.delete(name);
    writes.set(deletionMarkRef(db, uid), { fecha: serverTimestamp() });
    writes.delete(accountRef(db, uid));
    writes.delete(profileRef(db, uid));
    return 1;
  };
  return await commit(db, { write });
}

/**
 * Deletes what belongs to a member: the picture, the record and its public side, the name on the comments and on what it
 * wrote in the forum, the notices, the awards.
 * Every step can be repeated: after an interruption (AbortSignal) or a failure, call it again and it goes on. Ask for the
 * password first, and delete Auth's user afterwards (services/auth). Throws ServiceError, 'permission-denied' with a
 * sentence for an account that is not active; or the signal's reason.
 */
export async function deleteAccountData(
  db: Firestore,
  uid: string,
  { onProgress, signal }: Control<DeletionProgress> = {},
): Promise<void> {
  const step = (name: DeletionProgress['step'], turn: () => Promise<number>, size = BATCH) =>
    inBatches(size, turn, { signal, onProgress: (done) => onProgress?.({ step: name, done }) });
  signal?.throwIfAborted();
  const account = await accountToDelete(db, uid);
  if (account && account.estado !== 'activo') {
    throw new ServiceError('permission-denied', { message: messages.editProfile.deletion.notActive });
  }
  const isFaceless = account === null || (await removeAvatar(db, account));
  onProgress?.({ step: 'avatar', done: 1 });
  if (account) await step('cuenta', () => removeRecord(db, account));
  if (account && !isFaceless) await removeAvatar(db, account);
  await step('comentarios', () => anonymise(db, uid));
  await step('temas', () => anonymizeAuthor(db, uid, 'tema'), ANONYMIZE_BATCH);
  await step('respuestas', () => anonymizeAuthor(db, uid, 'respuesta'), ANONYMIZE_BATCH);
  await step('notificaciones', () => removeKept(db, uid, NOTICES));
  await step('premios', () => removeKept(db, uid, AWARDS));
}

/** Why a deletion that had begun did not end: it can go on, or the account may not be deleted. */
export function interruptedDeletion(cause: unknown): ServiceError {
  const error = toServiceError(cause);
  if (error.code === 'permission-denied' && error.isSentence) return error;
  return new ServiceError('aborted', { message: messages.editProfile.deletion.failed, cause });
}

/** Ends a deletion interrupted after the account had gone; false where none was. One read, and its own. Throws ServiceError. */
export async function finishDeletion(db: Firestore, uid: string): Promise<boolean> {
  const hasBegun = await isStored(deletionMarkRef(db, uid));
  if (hasBegun) await deleteAccountData(db, uid);
  return hasBegun;
}
