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
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import { messages } from '@/model/messages';
import type { Account } from '@/model/users/account';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import {
  type AccountAspect,
  type AccountChange,
  changeProblem,
  type Manager,
} from '@/model/users/user-changes';
import { canLookUp, namePrefixes, USERS_PAGE, type UserFilters } from '@/model/users/user-list';
import { commit, type Reads, type Writes } from '../firestore/commit';
import { ServiceError } from '../firestore/errors';
import { equal, fetchDocs, fetchPage, type Order, type Page, type Place } from '../firestore/lists';
import { ACCOUNTS, accountRef, parseAccount, storedPermissions } from './data';
import { reservation } from './reserved-names';

export type ListFilters = Pick<UserFilters, 'rol' | 'estado' | 'orden'>;

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

const aspectOf = (change: AccountChange): AccountAspect =>
  'rol' in change ? 'rol' : 'estado' in change ? 'estado' : 'permisos';

/** A role brings exactly its permissions (spec 1, section 6). */
function changedFields({ rol, permisos }: Account, change: AccountChange) {
  if ('rol' in change) return { rol: change.rol, permisos: defaultPermissions(change.rol) };
  // What a moderator noted goes: its end would let the owner come back from this decision.
  if ('estado' in change) return { estado: change.estado, suspension: null };
  return {
    permisos:
      'permiso' in change ? { ...permisos, [change.permiso]: change.concedido } : defaultPermissions(rol),
  };
}

/**
 * Changes an account of somebody else in one commit, and gives it as stored. Throws ServiceError: 'permission-denied' for
 * one's own account or without being an administrador, 'not-found' ('Usuario no encontrado').
 */
export async function changeAccount(
  db: Firestore,
  manager: Manager,
  uid: string,
  change: AccountChange,
): Promise<Account> {
  const problem = changeProblem(manager, uid, aspectOf(change));
  if (problem !== null) throw new ServiceError('permission-denied', { message: problem });
  const read = async (reads: Reads) => {
    const reference = accountRef(db, uid);
    const stored = await reads.get(reference);
    if (!stored.exists()) throw new ServiceError('not-found', { message: messages.account.notFound });
    const account = parseAccount(uid, stored.data());
    const changed = changedFields(account, change);
    // Only its key, where there is a map: the rules refuse a map that has lost a key which came meanwhile.
    const isOneKey = 'permiso' in change && storedPermissions(stored.data()) !== null;
    const fields: DocumentData = isOneKey ? { [`permisos.${change.permiso}`]: change.concedido } : changed;
    const reserve =
      'rol' in change ? await reservation(db, reads, uid, [account, { ...account, rol: change.rol }]) : null;
    return (writes: Writes) => {
      writes.update(reference, { ...fields, fechaActualizacion: serverTimestamp() });
      reserve?.(writes);
      return { ...account, ...changed, fechaActualizacion: new Date() };
    };
  };
  return await commit(db, { read });
}
