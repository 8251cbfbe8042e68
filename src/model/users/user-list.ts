import { queryOf } from '../shared/address-query';
import { foldText } from '../shared/text/fold-text';
import { queryWords, textMatches } from '../shared/text/search-text';
import { choiceOf } from '../shared/unknown-value';
import type { Account } from './account';
import { ACCOUNT_STATES, type AccountState, ROLES, type Role } from './roles';

/** /admin/usuarios: what its address carries, and how accounts are found by name and e-mail (spec 1, sections 2 and 7). */
export const USER_ORDERS = ['nombre-asc', 'nombre-desc', 'fecha-desc', 'fecha-asc'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

export interface UserFilters {
  rol: Role | null;
  estado: AccountState | null;
  orden: UserOrder;
  busqueda: string;
}

export const DEFAULT_USER_FILTERS: UserFilters = {
  rol: null,
  estado: null,
  orden: 'nombre-asc',
  busqueda: '',
};

export const USERS_PAGE = 25;
/** Shorter words are not looked up on the server: they would find anybody. */
export const LOOKUP_MIN = 2;
/** A search field's text longer than this is nobody's name. */
export const USER_SEARCH_MAX = 120;

/** The filters of an address's query; whatever is missing or makes no sense takes its default. */
export function parseUserFilters(params: URLSearchParams): UserFilters {
  return {
    rol: choiceOf(params.get('rol'), ROLES),
    estado: choiceOf(params.get('estado'), ACCOUNT_STATES),
    orden: choiceOf(params.get('orden'), USER_ORDERS) ?? DEFAULT_USER_FILTERS.orden,
    busqueda: (params.get('q') ?? '').slice(0, USER_SEARCH_MAX).trim(),
  };
}

/** The query of these filters, defaults left out. */
export function serializeUserFilters({ rol, estado, orden, busqueda }: UserFilters): URLSearchParams {
  return queryOf({ rol, estado, orden: orden !== DEFAULT_USER_FILTERS.orden && orden, q: busqueda.trim() });
}

/** The accounts whose name or e-mail has every word typed, accents and case ignored; all of them where nothing is typed. */
export function searchUsers<T extends Pick<Account, 'nombre' | 'email'>>(
  users: readonly T[],
  busqueda: string,
): T[] {
  const words = queryWords(busqueda);
  return users.filter(({ nombre, email }) => textMatches(`${nombre} ${email}`, words));
}

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' };
/** The server takes 30 alternatives in a query. */
const MAX_PREFIXES = 28;

function titleCase(text: string): string {
  return text.replace(/(^|\s)(\S)/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
}

/** The text with one of its letters accented, each in turn. */
function accented(text: string): string[] {
  return [...text].flatMap((letter, at) => {
    const other = ACCENTS[letter];
    return other === undefined ? [] : [text.slice(0, at) + other + text.slice(at + 1)];
  });
}

/**
 * The beginnings of a stored name that somebody who typed this may mean. The server compares letter by letter, so the ways
 * to write it are spelled out: as typed, with capitals, and with an accent or ñ on each letter that can have one.
 */
export function namePrefixes(typed: string): string[] {
  const asTyped = typed.trim().replace(/\s+/gu, ' ');
  const folded = foldText(asTyped);
  const written = [folded, ...accented(folded)];
  const all = [asTyped, ...written.map(titleCase), ...written, folded.toUpperCase()];
  return [...new Set(all)].slice(0, MAX_PREFIXES);
}

/** Whether a text is worth asking the server for. */
export function canLookUp(busqueda: string): boolean {
  return busqueda.trim().length >= LOOKUP_MIN;
}
