import {
  collection,
  type DocumentData,
  doc,
  type Firestore,
  limit,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { messages } from '@/model/messages';
import { cleanLine } from '@/model/shared/text/written-text';
import type { Account } from '@/model/users/account';
import { BADGES, type Badge } from '@/model/users/badges';
import { NEUTRAL_NAME, nameProblem } from '@/model/users/names';
import { commit, type Writes } from '../firestore/commit';
import { ServiceError, toServiceError } from '../firestore/errors';
import { fetchDoc, fetchDocs, isStored } from '../firestore/lists';
import { THREE_MORE, type Wait, withRetries } from '../firestore/retry';
import { hadNoAnswer } from '../firestore/unanswered';
import {
  accountRef,
  type NewAccount,
  newbornDocument,
  parseAccount,
  profileDocument,
  profileRef,
} from './data';
import { reservedNameRef, storableName } from './reserved-names';

const BADGE_DOCUMENTS = 'insignias';

const installationRef = (db: Firestore) => doc(db, 'sistema', 'instalacion');

interface Options {
  wait?: Wait;
}

/** The account that is really there. Null when none is; throws ServiceError when it cannot be told. */
async function storedAccount(db: Firestore, uid: string): Promise<Account | null> {
  const document = await fetchDoc(accountRef(db, uid));
  return document.exists() ? parseAccount(uid, document.data()) : null;
}

/** One attempt: the account and its public side in one commit, then read back. */
async function store(
  db: Firestore,
  uid: string,
  newborn: DocumentData,
  also: (writes: Writes) => void,
): Promise<Account> {
  let refused: ServiceError | null = null;
  try {
    const write = (writes: Writes) => {
      writes.set(accountRef(db, uid), newborn);
      writes.set(profileRef(db, uid), profileDocument(newborn));
      also(writes);
    };
    await commit(db, { write });
  } catch (cause) {
    // A commit whose answer was lost may have been made: the account read back decides.
    refused = toServiceError(cause);
    if (refused.code !== 'permission-denied') throw refused;
  }
  const account = await storedAccount(db, uid);
  if (account) return account;
  throw refused ?? new ServiceError('not-found', { message: messages.account.notVerified });
}

function storeWithRetries(
  db: Firestore,
  uid: string,
  newborn: DocumentData,
  { wait }: Options,
  also: (writes: Writes) => void = () => {},
): Promise<Account> {
  return withRetries(() => store(db, uid, newborn, also), {
    ...THREE_MORE,
    when: hadNoAnswer,
    wait,
  });
}

/**
 * Stores the record of a member whom Auth already knows, after signing up or to repair a record that is missing, and
 * verifies that it is there. Where it already is, it is left as it is. Tries again, 3 times 1 s apart, when the
 * connection fails. A name that may not be (Auth kept it, or it is the beginning of the e-mail) becomes the neutral one. Throws ServiceError: 'not-found' with the spec's sentence when what was stored cannot be found.
 */
export async function registerAccount(
  db: Firestore,
  account: NewAccount,
  options: Options = {},
): Promise<Account> {
  const nombre = await storableName(db, account.uid, account.nombre);
  return storeWithRetries(db, account.uid, newbornDocument({ ...account, nombre }, 'usuario'), options);
}

/** Whether the site has its first administrator: one read, for everyone. Throws ServiceError. */
export const installationExists = (db: Firestore): Promise<boolean> => isStored(installationRef(db));

/** The badges whose document, where the rules read what they ask for and give, is not there yet. */
async function missingBadges(db: Firestore): Promise<Badge[]> {
  const docs = await fetchDocs(collection(db, BADGE_DOCUMENTS), limit(BADGES.length));
  const known = new Set(docs.map(({ id }) => id));
  return BADGES.filter(({ id }) => !known.has(id));
}

/**
 * Stores the record of the first administrator, marks the site as installed and brings its badges, in one commit: of two at
 * once, one wins. Throws ServiceError: 'failed-precondition' when there is one already; 'already-exists' when the account is a member's;
 * 'permission-denied' when a public site waits for another e-mail, or for its proof.
 */
export async function createFirstAdministrator(
  db: Firestore,
  account: NewAccount,
  options: Options = {},
): Promise<Account> {
  const taken = () => new ServiceError('failed-precondition', { message: messages.createAdmin.exists });
  const badges = await missingBadges(db);
  const typed = cleanLine(account.nombre);
  const nombre = nameProblem(typed, 'administrador') === undefined ? typed : NEUTRAL_NAME;
  const install = (writes: Writes) => {
    writes.set(installationRef(db), { fecha: serverTimestamp() });
    const name = reservedNameRef(db, nombre);
    if (name) writes.set(name, { uid: account.uid });
    for (const { id, ...badge } of badges) writes.set(doc(db, BADGE_DOCUMENTS, id), badge);
  };
  const newborn = newbornDocument({ ...account, nombre }, 'administrador');
  try {
    const stored = await storeWithRetries(db, account.uid, newborn, options, install);
    if (stored.rol === 'administrador') return stored;
    if (await installationExists(db)) throw taken();
    throw new ServiceError('already-exists', { message: messages.createAdmin.isMember });
  } catch (cause) {
    const error = toServiceError(cause);
    throw error.code === 'permission-denied' && (await installationExists(db)) ? taken() : error;
  }
}
