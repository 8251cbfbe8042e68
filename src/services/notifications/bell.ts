import type { Firestore } from 'firebase/firestore/lite';
import { BELL_SIZE, type Notice, type NoticeChoice } from '@/model/forum/notice';
import { fetchNotices, type NoticeCursor } from './notices';

/** After this long the bell is read whole again: another device may have marked or deleted. */
const WHOLE_AFTER_MS = 30 * 60_000;
/** With fewer left of those deleted here, it is too. */
const FEW = 5;

/** What the bell shows, and what its next poll needs. */
export interface Bell {
  /** The latest, newest first: ten at most. */
  notices: Notice[];
  newest: NoticeCursor | null;
  /** Whether there were older ones. */
  more: boolean;
  /** When it was last read whole. */
  wholeAt: number;
}

async function readWhole(db: Firestore, uid: string, choice: NoticeChoice, now: number): Promise<Bell> {
  const { notices, newest, next } = await fetchNotices(db, uid, { choice });
  return { notices, newest, more: next !== null, wholeAt: now };
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
    return readWhole(db, uid, choice, now);
  }
  const { notices, newest } = await fetchNotices(db, uid, { choice, newerThan: known.newest });
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
