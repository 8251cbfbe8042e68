/** A member's notices and the count on the bell. */
import {
  collection,
  type DocumentData,
  doc,
  type Firestore,
  limit,
  query,
  where,
} from 'firebase/firestore/lite';
import { BELL_SIZE, type Notice, parseNotice } from '@/model/notifications/notice';
import { NOTICE_TYPES, type NoticeChoice, type NoticeType, wantedTypes } from '@/model/users/notice-choice';
import { commit, type Look, STORED, type Writes } from '../firestore/commit';
import { onCode } from '../firestore/demands';
import { fetchDoc, fetchDocs, fetchList, fetchPage, isStored, type Place } from '../firestore/lists';
import { doneOnce } from '../firestore/unanswered';
import { ACCOUNTS, accountRef } from '../users/data';
import { inPace, type PacedMember } from '../users/pace';

export { paceOnceDone } from '../users/pace';

/** After this long the bell is read whole again: another device may have marked or deleted. */
const WHOLE_AFTER_MS = 30 * 60_000;
/** With fewer left of those deleted here, it is too. */
const FEW = 5;

/** What the bell shows, and what its next poll needs. */
export interface Bell {
  /** The latest, newest first: ten at most. */
  notices: Notice[];
  newest: Place | null;
  /** Whether there were older ones. */
  more: boolean;
  /** When it was last read whole. */
  wholeAt: number;
}

/**
 * The ten latest notices. After the first time only those newer than what is known are asked for: a poll costs one read
 * while nothing happens, and at most ten; ten the first time, when there are as many (spec 2, sections 7 and 9).
 * Throws ServiceError.
 */
export async function readBell(
  db: Firestore,
  uid: string,
  choice: NoticeChoice,
  known: Bell | undefined,
  now = Date.now(),
): Promise<Bell> {
  if (!known?.newest || now - known.wholeAt >= WHOLE_AFTER_MS || (known.more && known.notices.length < FEW)) {
    const { items: notices, newest, next } = await fetchNotices(db, uid, { choice });
    return { notices, newest, more: next !== null, wholeAt: now };
  }
  const { items: notices, newest } = await fetchNotices(db, uid, { choice, newerThan: known.newest });
  // The likes of an item share one notice, which comes again with every like.
  const came = new Set(notices.map(({ id }) => id));
  const all = [...notices, ...known.notices.filter(({ id }) => !came.has(id))];
  return {
    notices: all.slice(0, BELL_SIZE),
    newest: newest ?? known.newest,
    more: known.more || all.length > BELL_SIZE,
    wholeAt: known.wholeAt,
  };
}

interface Filter {
  /** Types the member does not want are not asked for. */
  choice: NoticeChoice;
  onlyUnread?: boolean;
  max?: number;
  after?: Place | null;
  /** Only those of a later moment. */
  newerThan?: Place;
}

/** Documents marked in one commit, of which a query may give 50. */
const MARK_BATCH = 50;

export const NOTICES = 'notificaciones';

const noticesOf = (db: Firestore, uid: string) => collection(db, ACCOUNTS, uid, NOTICES);

/** A member's notices, newest first, and the first one's document: one read each, one at least if any is wanted. Throws ServiceError. */
export async function fetchNotices(db: Firestore, uid: string, filter: Filter) {
  const { max = BELL_SIZE, onlyUnread = false, after, newerThan } = filter;
  const types = wantedTypes(filter.choice);
  if (types.length === 0) return { items: [], next: null, newest: null };
  const wanted = query(
    noticesOf(db, uid),
    ...(types.length < NOTICE_TYPES.length ? [where('tipo', 'in', types)] : []),
    ...(onlyUnread ? [where('leida', '==', false)] : []),
    ...(newerThan ? [where('fecha', '>', newerThan.get('fecha'))] : []),
  );
  const order = [['fecha', 'desc']] as const;
  const page = await fetchPage((_id, _data, document) => document, wanted, { order, after, max });
  return {
    items: page.items.map((document) => parseNotice(uid, document.id, document.data())),
    next: page.next,
    newest: page.items[0] ?? null,
  };
}

/** The unread notices of one topic, 50 at most. One read each, one at least. Throws ServiceError. */
export function fetchUnreadOf(db: Firestore, uid: string, temaId: string): Promise<Notice[]> {
  const unread = [where('temaId', '==', temaId), where('leida', '==', false), limit(MARK_BATCH)];
  return fetchList((id, data) => parseNotice(uid, id, data), noticesOf(db, uid), ...unread);
}

/**
 * Marks some as read, 50 at most, in one commit. The rules refuse to mark twice: those that another tab marked or deleted are found
 * after a refusal, and left out. Throws ServiceError.
 */
export function markNoticesRead(db: Firestore, uid: string, ids: readonly string[]): Promise<void> {
  let unread = ids;
  const again = async (): Promise<Look> => {
    const places = unread.map((id) => doc(noticesOf(db, uid), id));
    // Who may not read them may not mark them either.
    const found = await Promise.all(places.map(fetchDoc)).catch(onCode('permission-denied', () => null));
    if (!found) return 'same';
    const left = found.filter((notice) => notice.get('leida') === false).map(({ id }) => id);
    const isSame = left.length === unread.length;
    unread = left;
    if (left.length === 0) return STORED;
    return isSame ? 'same' : 'changed';
  };
  const write = (writes: Writes) => {
    for (const id of unread) writes.update(doc(noticesOf(db, uid), id), { leida: true });
  };
  return commit(db, { write, again });
}

/** Marks every unread one as read, 50 a commit; gives how many. One read each, one at least. Repeatable. Throws ServiceError. */
export async function markAllNoticesRead(db: Firestore, uid: string): Promise<number> {
  for (let done = 0; ; ) {
    const docs = await fetchDocs(noticesOf(db, uid), where('leida', '==', false), limit(MARK_BATCH));
    const ids = docs.map(({ id }) => id);
    if (ids.length > 0) await markNoticesRead(db, uid, ids);
    done += ids.length;
    if (ids.length < MARK_BATCH) return done;
  }
}

/** One that is gone already is a success. Throws ServiceError. */
export function deleteNotice(db: Firestore, uid: string, id: string): Promise<void> {
  const place = doc(noticesOf(db, uid), id);
  const isGone = async () => !(await isStored(place));
  return doneOnce(['borrar-aviso', uid, id], isGone, () =>
    commit(db, { write: (writes) => writes.delete(place) }),
  );
}

/** Whether the member wants notices of a type. Throws ServiceError. */
export function chooseNotice(
  db: Firestore,
  member: PacedMember,
  tipo: NoticeType,
  wanted: boolean,
): Promise<void> {
  const send = (step: DocumentData) => {
    const chosen = { [`notificacionesForo.${tipo}`]: wanted, ...step };
    return commit(db, { write: (writes) => writes.update(accountRef(db, member.uid), chosen) });
  };
  return inPace(db, member, 'avisos', send);
}
