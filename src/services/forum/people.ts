import {
  collection,
  endAt,
  type Firestore,
  limit,
  orderBy,
  type QueryConstraint,
  startAt,
  where,
} from 'firebase/firestore/lite';
import { type Participant, PEOPLE_AT_ONCE } from '@/model/forum/mentions';
import { text } from '@/model/stored-fields';
import { fetchList } from '../firestore/lists';

const found = (db: Firestore, ...wanted: QueryConstraint[]): Promise<Participant[]> =>
  fetchList((uid, data) => ({ uid, nombre: text(data, 'nombre') }), collection(db, 'perfiles'), ...wanted);

/** The members with one of these names, ten at most, for who takes part in the forum. One read each, one at least. Throws ServiceError. */
export async function fetchPeopleByName(db: Firestore, names: readonly string[]): Promise<Participant[]> {
  return names.length === 0 ? [] : found(db, where('nombre', 'in', names), limit(PEOPLE_AT_ONCE));
}

const LAST = '\uf8ff';

/** Ten members at most whose name begins so, with a capital letter. One read each, one at least. Throws ServiceError. */
export function fetchPeopleByStart(db: Firestore, typed: string): Promise<Participant[]> {
  const start = typed.charAt(0).toUpperCase() + typed.slice(1);
  return found(db, orderBy('nombre'), startAt(start), endAt(start + LAST), limit(PEOPLE_AT_ONCE));
}
