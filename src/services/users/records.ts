import {
  type DocumentData,
  type Firestore,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import type { Account, ProfileEdit, PublicProfile } from '@/model/account';
import { validateProfile } from '@/model/auth-forms';
import { isAvatarOf } from '@/model/avatars';
import { messages } from '@/model/messages';
import { defaultPermissions } from '@/model/permissions';
import type { Role } from '@/model/roles';
import { demandValid } from '../firestore/demands';
import { toServiceError, withServiceErrors } from '../firestore/errors';
import { fetchExisting } from '../firestore/lists';
import {
  ACCOUNTS,
  accountRef,
  PROFILES,
  parseAccount,
  parseProfile,
  profileDocument,
  profileRef,
} from './data';
import { profileIsBehind, profileIsUpToDate } from './profile-behind';

/** An account with the document it was read from. */
export interface StoredAccount {
  account: Account;
  data: DocumentData;
}

/** One read. Throws ServiceError: 'not-found' ('Usuario no encontrado') when the record is missing. */
export async function readAccount(db: Firestore, uid: string): Promise<StoredAccount> {
  const data = (await fetchExisting(db, ACCOUNTS, uid, messages.account.notFound)).data();
  return { account: parseAccount(uid, data), data };
}

/** An account: one's own, or anyone's for administrador and moderador. Throws ServiceError as readAccount. */
export async function fetchAccount(db: Firestore, uid: string): Promise<Account> {
  return (await readAccount(db, uid)).account;
}

/** The public side of a member: one read, for everyone. Throws ServiceError: 'not-found' when there is no such member. */
export async function fetchProfile(db: Firestore, uid: string): Promise<PublicProfile> {
  const stored = await fetchExisting(db, PROFILES, uid, messages.account.notFound);
  return parseProfile(uid, stored.data());
}

/** Notes that a member came in. Throws ServiceError. */
export function touchAccess(db: Firestore, uid: string): Promise<void> {
  return withServiceErrors(() => updateDoc(accountRef(db, uid), { ultimoAcceso: serverTimestamp() }));
}

/** Gives an account whose permissions are missing or incomplete the exact defaults of its role. Throws ServiceError. */
export function repairPermissions(db: Firestore, uid: string, role: Role): Promise<void> {
  return withServiceErrors(() =>
    updateDoc(accountRef(db, uid), {
      permisos: defaultPermissions(role),
      fechaActualizacion: serverTimestamp(),
    }),
  );
}

/** Writes the public side that belongs to an account's document. The rules refuse one that has changed since. */
export function writeProfile(db: Firestore, uid: string, data: DocumentData): Promise<void> {
  return withServiceErrors(() => setDoc(profileRef(db, uid), profileDocument(data)));
}

/** How often the account may change between reading it and writing its public side. */
const SYNC_TRIES = 3;

/** Makes the public side equal to the account, and gives it: one read, and one of the rules. Throws ServiceError. */
export async function syncProfile(db: Firestore, uid: string): Promise<Account> {
  for (let attempt = 1; ; attempt += 1) {
    const { account, data } = await readAccount(db, uid);
    try {
      await writeProfile(db, uid, data);
      return account;
    } catch (cause) {
      const raced = toServiceError(cause).code === 'permission-denied';
      if (!raced || attempt === SYNC_TRIES) throw cause;
    }
  }
}

/** The same where the act that it follows is stored: what fails is done after the next event, or with the next page. Never rejects. */
export async function syncProfileOrLater(db: Firestore, uid: string): Promise<void> {
  profileIsBehind(uid);
  try {
    await syncProfile(db, uid);
    profileIsUpToDate(uid);
  } catch (cause) {
    console.debug('The public side is written anew later', cause);
  }
}

/**
 * Changes name, biography and avatar, in the account and on its public side; gives the account as stored.
 * Throws ServiceError: 'invalid-argument' for values the form would refuse. Doing it again after a failure is safe.
 */
export async function updateProfile(db: Firestore, uid: string, edit: ProfileEdit): Promise<Account> {
  demandValid(Object.values(validateProfile(edit))[0]);
  const isOwn = edit.avatar === null || isAvatarOf(uid, edit.avatar);
  demandValid(isOwn ? undefined : messages.editProfile.images.invalid);
  await withServiceErrors(() =>
    updateDoc(accountRef(db, uid), {
      nombre: edit.nombre.trim(),
      biografia: edit.biografia.trim(),
      avatar: edit.avatar,
      fechaActualizacion: serverTimestamp(),
    }),
  );
  return syncProfile(db, uid);
}
