import { type DocumentData, type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import { messages } from '@/model/messages';
import { cleanLine, cleanText } from '@/model/shared/text/written-text';
import type { Account, ProfileEdit, PublicProfile } from '@/model/users/account';
import { validateProfile } from '@/model/users/auth-forms';
import { isAvatarOf } from '@/model/users/avatars';
import { isStaffRole } from '@/model/users/names';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';
import { commit } from '../firestore/commit';
import { demandValid, demandValidForm } from '../firestore/demands';
import { toServiceError } from '../firestore/errors';
import { fetchDoc, fetchExisting } from '../firestore/lists';
import { picturesPlace } from '../firestore/running';
import {
  ACCOUNTS,
  accountRef,
  PROFILES,
  parseAccount,
  parseProfile,
  profileDocument,
  profileRef,
  sameDocument,
} from './data';
import { inPace } from './pace';
import { profileIsBehind, profileIsUpToDate } from './profile-behind';
import { demandFreeName, reservation } from './reserved-names';

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
  return commit(db, {
    write: (writes) => writes.update(accountRef(db, uid), { ultimoAcceso: serverTimestamp() }),
  });
}

/** Gives an account whose permissions are missing or incomplete the exact defaults of its role. Throws ServiceError. */
export function repairPermissions(db: Firestore, uid: string, role: Role): Promise<void> {
  const repaired = { permisos: defaultPermissions(role), fechaActualizacion: serverTimestamp() };
  return commit(db, { write: (writes) => writes.update(accountRef(db, uid), repaired) });
}

/**
 * Writes the public side that belongs to an account's document, where it does not say so: one read. The rules refuse what
 * changes nothing, and an account that has changed since.
 */
async function writeProfile(db: Firestore, uid: string, data: DocumentData): Promise<void> {
  const profile = await fetchDoc(profileRef(db, uid));
  const wanted = profileDocument(data);
  if (profile.exists() && sameDocument(wanted, profile.data())) return;
  await commit(db, { write: (writes) => writes.set(profileRef(db, uid), wanted) });
}

/** How often the account may change between reading it and writing its public side. */
const SYNC_TRIES = 3;

/**
 * Makes the public side equal to the account, and gives that: two reads, one where the account is `known`, and one of the rules. An account
 * that has changed since is read again. Throws ServiceError.
 */
export async function syncProfile(db: Firestore, uid: string, known?: StoredAccount): Promise<Account> {
  for (let attempt = 1; ; attempt += 1) {
    const { account, data } = attempt === 1 && known ? known : await readAccount(db, uid);
    try {
      await writeProfile(db, uid, data);
      return account;
    } catch (cause) {
      const raced = toServiceError(cause).code === 'permission-denied';
      if (!raced || attempt === SYNC_TRIES) throw cause;
    }
  }
}

/**
 * The same where the act that it follows is stored: what fails is done after the next event, or with the next page; null then. Never
 * rejects.
 */
export async function syncProfileOrLater(db: Firestore, uid: string): Promise<Account | null> {
  profileIsBehind(uid);
  try {
    const account = await syncProfile(db, uid);
    profileIsUpToDate(uid);
    return account;
  } catch (cause) {
    console.debug('The public side is written anew later', cause);
    return null;
  }
}

/** One of the staff takes another name, which is reserved for it in the same commit. */
const renameStaff = (
  db: Firestore,
  { uid, nombre, rol }: Account,
  fields: DocumentData & { nombre: string },
): Promise<void> =>
  commit(db, {
    read: async (reads) => {
      const names = [
        { nombre, rol },
        { nombre: fields.nombre, rol },
      ] as const;
      const reserve = await reservation(db, reads, uid, names);
      return (writes) => {
        writes.update(accountRef(db, uid), fields);
        reserve(writes);
      };
    },
  });

/**
 * Changes name, biography and avatar, in the account and on its public side; gives the account as stored.
 * Two reads, and one where the name is new. Throws ServiceError: 'invalid-argument' for values the form would refuse,
 * 'already-exists' for a name that looks like one of the staff's. Doing it again after a failure is safe.
 */
export async function updateProfile(db: Firestore, uid: string, edit: ProfileEdit): Promise<Account> {
  const { account } = await readAccount(db, uid);
  const { rol } = account;
  const typed = edit.nombre === account.nombre ? account.nombre : cleanLine(edit.nombre);
  const isRenamed = typed !== account.nombre;
  demandValidForm(validateProfile(edit, account));
  const isOwn =
    [null, account.avatar].includes(edit.avatar) || isAvatarOf(uid, edit.avatar ?? '', picturesPlace());
  demandValid(isOwn ? undefined : messages.editProfile.images.invalid);
  const fields = {
    nombre: typed,
    biografia: cleanText(edit.biografia),
    avatar: edit.avatar,
    fechaActualizacion: serverTimestamp(),
  };
  const isStaffName = isRenamed && isStaffRole(rol);
  if (isRenamed && !isStaffName) await demandFreeName(db, typed, uid);
  const send = (step: DocumentData) =>
    isStaffName
      ? renameStaff(db, account, { ...fields, ...step })
      : commit(db, { write: (writes) => writes.update(accountRef(db, uid), { ...fields, ...step }) });
  // What is so already is not written again, and takes no step: an answer may have been lost.
  const { biografia, avatar } = fields;
  if (isRenamed || biografia !== account.biografia || avatar !== account.avatar)
    await inPace(db, account, 'perfil', send);
  return syncProfile(db, uid);
}
