import { collection, type Firestore, limit, orderBy, query, startAt, where } from 'firebase/firestore/lite';
import { FORUM_PAGE } from '@/model/forum/limits';
import { parseReply, type Reply } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { ServiceError, toServiceError } from '../firestore/errors';
import { fetchExisting, fetchList } from '../firestore/lists';
import { REPLIES } from './data';

interface Options {
  /** The number of the reply to begin with, or of the first one after it that is still there. */
  from?: number;
  /** The number that the page ends before, however few it then holds. */
  before?: number;
  /** Moderators see hidden replies in their place; everyone else's query leaves them out. */
  withHidden?: boolean;
}

const repliesOf = (db: Firestore, temaId: string, withHidden: boolean) =>
  query(
    collection(db, REPLIES),
    where('temaId', '==', temaId),
    ...(withHidden ? [] : [where('oculta', '==', false)]),
  );

/** Some of a topic's replies by number, a page of them at most: one read each, one at least. Throws ServiceError. */
export function fetchReplies(
  db: Firestore,
  temaId: string,
  { from = 1, before, withHidden = false }: Options = {},
): Promise<Reply[]> {
  return fetchList(
    parseReply,
    repliesOf(db, temaId, withHidden),
    ...(before === undefined ? [] : [where('numero', '<', before)]),
    orderBy('numero'),
    startAt(from),
    limit(FORUM_PAGE),
  );
}

/** What is read of a topic where the index is missing: the rules allow no longer list. */
const WITHOUT_INDEX = 50;

/**
 * Replies of a topic without the index that orders them, put in order here: 50 at most, which are not all of a long topic.
 * For when fetchReplies() fails with 'failed-precondition' (spec 2, section 7). Throws ServiceError.
 */
export async function fetchRepliesWithoutIndex(
  db: Firestore,
  temaId: string,
  { withHidden = false }: Pick<Options, 'withHidden'> = {},
): Promise<Reply[]> {
  const replies = await fetchList(parseReply, repliesOf(db, temaId, withHidden), limit(WITHOUT_INDEX));
  return replies.sort((a, b) => a.numero - b.numero);
}

/** One reply: one read. Throws ServiceError: 'not-found' ('La respuesta no existe'), also for a hidden one. */
export async function fetchReply(db: Firestore, id: string): Promise<Reply> {
  const message = messages.forum.errors.replyMissing;
  const stored = await fetchExisting(db, REPLIES, id, message).catch((cause: unknown) => {
    if (toServiceError(cause).code !== 'permission-denied') throw cause;
    throw new ServiceError('not-found', { message, cause });
  });
  return parseReply(id, stored.data());
}

/** Somebody's own replies that were hidden in a topic: only they and moderators may read them. Throws ServiceError. */
export function fetchOwnHidden(db: Firestore, temaId: string, uid: string): Promise<Reply[]> {
  const own = [where('temaId', '==', temaId), where('autorId', '==', uid), where('oculta', '==', true)];
  return fetchList(parseReply, collection(db, REPLIES), ...own, limit(FORUM_PAGE));
}
