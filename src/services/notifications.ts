import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { NOTICE_TYPES, type Notice, type NoticeChoice, wantedTypes } from '@/model/forum/notice';
import { ACCOUNTS, accountRef } from './account-data';
import { guarded } from './errors';
import { choice, count, date, type StoredData, text, textOrNull } from './parse';

/** Notices that the bell shows, and of one page of all of them (spec 2, section 9). */
export const BELL_NOTICES = 10;
export const NOTICES_PAGE = 25;

export interface NoticeCursor {
  seconds: number;
  nanoseconds: number;
}

export interface NoticePage {
  notices: Notice[];
  next: NoticeCursor | null;
}

interface Filter {
  /** Types the member does not want are not asked for. */
  choice: NoticeChoice;
  onlyUnread?: boolean;
  max?: number;
  after?: NoticeCursor | null;
}

const noticesOf = (db: Firestore, uid: string) => collection(db, ACCOUNTS, uid, 'notificaciones');

export function parseNotice(id: string, data: StoredData): Notice {
  return {
    id,
    tipo: choice(data, 'tipo', NOTICE_TYPES, 'nueva_respuesta'),
    titulo: text(data, 'titulo'),
    mensaje: text(data, 'mensaje'),
    temaId: text(data, 'temaId'),
    respuestaId: textOrNull(data, 'respuestaId'),
    autorId: text(data, 'autorId'),
    fecha: date(data, 'fecha'),
    leida: data.leida === true,
    cuenta: count(data, 'cuenta'),
  };
}

/**
 * A member's own notices, newest first: one read each, one at least; none when every type is turned off.
 * Throws ServiceError.
 */
export async function fetchNotices(db: Firestore, uid: string, filter: Filter): Promise<NoticePage> {
  const { max = BELL_NOTICES, onlyUnread = false, after } = filter;
  const types = wantedTypes(filter.choice);
  if (types.length === 0) return { notices: [], next: null };
  const constraints: QueryConstraint[] = [];
  if (types.length < NOTICE_TYPES.length) constraints.push(where('tipo', 'in', types));
  if (onlyUnread) constraints.push(where('leida', '==', false));
  constraints.push(orderBy('fecha', 'desc'));
  if (after) constraints.push(startAfter(new Timestamp(after.seconds, after.nanoseconds)));
  const { docs } = await guarded(() => getDocs(query(noticesOf(db, uid), ...constraints, limit(max))));
  const last: unknown = docs.length === max ? docs.at(-1)?.get('fecha') : null;
  return {
    notices: docs.map((document) => parseNotice(document.id, document.data())),
    next: last instanceof Timestamp ? { seconds: last.seconds, nanoseconds: last.nanoseconds } : null,
  };
}

/** Marks one as read. Throws ServiceError. */
export function markNoticeRead(db: Firestore, uid: string, id: string): Promise<void> {
  return guarded(() => updateDoc(doc(noticesOf(db, uid), id), { leida: true }));
}

/** Marks these as read, in one commit. Throws ServiceError. */
export function markNoticesRead(db: Firestore, uid: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return Promise.resolve();
  const batch = writeBatch(db);
  for (const id of ids) batch.update(doc(noticesOf(db, uid), id), { leida: true });
  return guarded(() => batch.commit());
}

/** Throws ServiceError. */
export function deleteNotice(db: Firestore, uid: string, id: string): Promise<void> {
  return guarded(() => deleteDoc(doc(noticesOf(db, uid), id)));
}

/** Which types the member wants; `false` turns one off. Throws ServiceError. */
export function chooseNotices(db: Firestore, uid: string, notificacionesForo: NoticeChoice): Promise<void> {
  return guarded(() => updateDoc(accountRef(db, uid), { notificacionesForo }));
}
