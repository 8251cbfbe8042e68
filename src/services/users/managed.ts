import {
  and,
  collection,
  type DocumentData,
  type Firestore,
  limit,
  or,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import type { Account } from '@/model/account';
import { messages } from '@/model/messages';
import { defaultPermissions, type Permission } from '@/model/permissions';
import type { AccountState, Role } from '@/model/roles';
import { type AccountAspect, changeProblem, type Manager } from '@/model/user-changes';
import { canLookUp, namePrefixes, USERS_PAGE, type UserFilters } from '@/model/user-list';
import { ServiceError, withServiceErrors } from '../firestore/errors';
import { equal, fetchDocs, fetchPage, type Order, type Page, type Place } from '../firestore/lists';
import { ACCOUNTS, accountRef, parseAccount, storedPermissions } from './data';

type ListFilters = Pick<UserFilters, 'rol' | 'estado' | 'orden'>;

function orderOf(orden: UserFilters['orden']): Order {
  const [field, direction] = orden.split('-');
  return [[field === 'fecha' ? 'fechaRegistro' : 'nombre', direction === 'desc' ? 'desc' : 'asc']];
}

/**
 * A page of the accounts, for an administrador: at most USERS_PAGE reads and one of the rules. Names are in the order of
 * the server: capitals before small letters, accented ones last. Throws ServiceError.
 */
export function listUsers(
  db: Firestore,
  { rol, estado, orden }: ListFilters,
  { after = null, pageSize = USERS_PAGE }: { after?: Place | null; pageSize?: number } = {},
): Promise<Page<Account>> {
  const accounts = query(collection(db, ACCOUNTS), ...equal({ rol, estado }));
  return fetchPage(parseAccount, accounts, { order: orderOf(orden), after, max: pageSize });
}

function parse(document: QueryDocumentSnapshot): Account {
  return parseAccount(document.id, document.data());
}

/** As many of each kind are found: by the beginning of the name, and of the e-mail. */
const FOUND_MAX = 10;
/** After every text that begins alike. */
const LAST = '\uf8ff';

function startingWith(field: string, prefix: string) {
  return and(where(field, '>=', prefix), where(field, '<', prefix + LAST));
}

/**
 * The accounts whose e-mail or name begins with a text, for an administrador: at most 20 reads and two of the rules, however
 * many accounts there are; an exact e-mail is found in any case. Throws ServiceError.
 */
export async function findUsers(db: Firestore, typed: string): Promise<Account[]> {
  if (!canLookUp(typed)) return [];
  const accounts = collection(db, ACCOUNTS);
  const text = typed.trim();
  const names = namePrefixes(text).map((prefix) => startingWith('nombre', prefix));
  const queries: Query[] = [];
  // No e-mail has white space, and no name an @.
  if (!/\s/u.test(text)) {
    queries.push(
      query(accounts, startingWith('email', text.toLowerCase()), orderBy('email'), limit(FOUND_MAX)),
    );
  }
  if (!text.includes('@')) queries.push(query(accounts, or(...names), orderBy('nombre'), limit(FOUND_MAX)));
  const found = await Promise.all(queries.map((one) => fetchDocs(one)));
  const users = found.flat().map(parse);
  return [...new Map(users.map((user) => [user.uid, user])).values()];
}

/** Others may change it meanwhile; the change is then made on what is stored by then. */
const TRANSACTION = { maxAttempts: 3 };

/**
 * Changes an account of somebody else in one commit, and gives it as stored. Throws ServiceError: 'permission-denied' for
 * one's own account or without being an administrador, 'not-found' ('Usuario no encontrado').
 */
async function changeAccount(
  db: Firestore,
  manager: Manager,
  uid: string,
  aspect: AccountAspect,
  change: (account: Account) => Partial<Pick<Account, AccountAspect | 'suspension'>>,
  /** What is written where that is less than what changes. */
  update: (stored: DocumentData) => DocumentData | null = () => null,
): Promise<Account> {
  const problem = changeProblem(manager, uid, aspect);
  if (problem !== null) throw new ServiceError('permission-denied', { message: problem });
  const work = () =>
    runTransaction(
      db,
      async (transaction) => {
        const reference = accountRef(db, uid);
        const stored = await transaction.get(reference);
        if (!stored.exists()) throw new ServiceError('not-found', { message: messages.account.notFound });
        const account = parseAccount(uid, stored.data());
        const changed = change(account);
        const fields: DocumentData = update(stored.data()) ?? changed;
        transaction.update(reference, { ...fields, fechaActualizacion: serverTimestamp() });
        return { ...account, ...changed, fechaActualizacion: new Date() };
      },
      TRANSACTION,
    );
  return withServiceErrors(work);
}

/** Gives another account a role, with exactly the permissions of that role (spec 1, section 6). Throws as changeAccount. */
export function changeRole(db: Firestore, manager: Manager, uid: string, rol: Role): Promise<Account> {
  return changeAccount(db, manager, uid, 'rol', () => ({ rol, permisos: defaultPermissions(rol) }));
}

/** Activates another account, suspends it or leaves it pending. Throws as changeAccount. */
export function changeState(
  db: Firestore,
  manager: Manager,
  uid: string,
  estado: AccountState,
): Promise<Account> {
  // What a moderator noted goes: its end would let the owner come back from this decision.
  return changeAccount(db, manager, uid, 'estado', () => ({ estado, suspension: null }));
}

/** Gives another account one permission, or takes it away; the others stay as they are stored. Throws as changeAccount. */
export function changePermission(
  db: Firestore,
  manager: Manager,
  uid: string,
  permission: Permission,
  granted: boolean,
): Promise<Account> {
  return changeAccount(
    db,
    manager,
    uid,
    'permisos',
    ({ permisos }) => ({ permisos: { ...permisos, [permission]: granted } }),
    // Only its key, where there is a map: the rules refuse a map that has lost a key which came meanwhile.
    (stored) => (storedPermissions(stored) ? { [`permisos.${permission}`]: granted } : null),
  );
}

/** Gives another account exactly the permissions of its role. Throws as changeAccount. */
export function resetPermissions(db: Firestore, manager: Manager, uid: string): Promise<Account> {
  return changeAccount(db, manager, uid, 'permisos', ({ rol }) => ({ permisos: defaultPermissions(rol) }));
}
