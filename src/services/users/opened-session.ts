import type { Firestore } from 'firebase/firestore/lite';
import { type Account, isSuspensionOver } from '@/model/users/account';
import { defaultPermissions, needsRepair } from '@/model/users/permissions/role-permissions';
import { commit } from '../firestore/commit';
import { THREE_MORE, type Wait, withRetries } from '../firestore/retry';
import { accountRef, storedPermissions } from './data';
import { isProfileBehind, profileIsUpToDate } from './profile-behind';
import { readAccount, repairPermissions, type StoredAccount, syncProfile, touchAccess } from './records';

/** A member who comes back within this time is not noted again, as the rules have it: a page opened costs one read and no write. */
const ACCESS_EVERY_MS = 60 * 60 * 1000;

export interface OpenedSession {
  account: Account;
  /** What is done behind the member's back has ended: never rejects, and need not be waited for. */
  settled: Promise<void>;
}

export interface SessionOptions {
  /** The member just signed in, rather than came back with a session kept on the device. */
  signedIn: boolean;
  wait?: Wait;
  now?: () => number;
}

interface Due {
  repair: boolean;
  notes: boolean;
  profile: boolean;
}

/**
 * What others did (a moderator, an administrator) shows on the public side from the owner's next visit. That is noted once the public
 * side is right: what failed is tried again with the next page, not in an hour.
 */
async function visit(db: Firestore, stored: StoredAccount, { notes, profile }: Due): Promise<void> {
  const { uid } = stored.account;
  if (profile) await syncProfile(db, uid, stored);
  profileIsUpToDate(uid);
  if (notes) await touchAccess(db, uid);
}

async function settle(db: Firestore, stored: StoredAccount, due: Due): Promise<void> {
  const { uid, rol } = stored.account;
  const work = [];
  if (due.repair) work.push(repairPermissions(db, uid, rol));
  if (due.notes || due.profile) work.push(visit(db, stored, due));
  for (const outcome of await Promise.allSettled(work)) {
    if (outcome.status === 'rejected') console.debug('Left for the next visit', outcome.reason);
  }
}

/** The time of a suspension has passed: the account is active again, for this visit and for the rules. Never rejects. */
async function endSuspension(db: Firestore, uid: string): Promise<Partial<Account>> {
  const back = { estado: 'activo', suspension: null } as const;
  try {
    await commit(db, { write: (writes) => writes.update(accountRef(db, uid), back) });
    return back;
  } catch (cause) {
    // The clock of this device may be ahead: it stays as it is until the server agrees.
    console.debug('The suspension is not over yet', cause);
    return {};
  }
}

/**
 * The account behind a session: one read. Once an hour the visit is noted; then, and on signing in, the public side is
 * compared (one read; one of the rules when it must be written), and incomplete permissions are repaired: at most 3 reads.
 * Throws ServiceError after 3 more tries, 1 s apart: 'not-found' when the record is really missing.
 */
export async function openSession(
  db: Firestore,
  uid: string,
  { signedIn, wait, now = Date.now }: SessionOptions,
): Promise<OpenedSession> {
  const stored = await withRetries(() => readAccount(db, uid), {
    ...THREE_MORE,
    when: () => true,
    wait,
  });
  const lastNoted = stored.account.ultimoAcceso?.getTime() ?? 0;
  const notes = now() - lastNoted > ACCESS_EVERY_MS;
  const repair = needsRepair(storedPermissions(stored.data));
  // What is being repaired holds at once: the member need not come back for it.
  const permisos = repair ? defaultPermissions(stored.account.rol) : stored.account.permisos;
  const back = isSuspensionOver(stored.account, new Date(now())) ? await endSuspension(db, uid) : {};
  return {
    account: { ...stored.account, permisos, ...back },
    settled: settle(db, stored, { repair, notes, profile: signedIn || notes || isProfileBehind(uid) }),
  };
}
