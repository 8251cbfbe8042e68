import { collection, type Firestore, limit, orderBy, query, startAt, where } from 'firebase/firestore/lite';
import { FORUM_PAGE } from '@/model/forum/limits';
import { firstNumberOf } from '@/model/forum/reply-pages';
import { parseReply, type Reply } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { ServiceError, toServiceError } from '../firestore/errors';
import { fetchExisting, fetchList } from '../firestore/lists';
import { REPLIES } from './data';

/** What is read of a topic where the index is missing: the rules allow no longer list. */
const WITHOUT_INDEX = 50;

/**
 * A page of a topic's replies by number, hidden ones for moderators: one read each, one at least. Where the index is missing, 50
 * at most of the whole topic, put in order here, and `withoutIndex` (spec 2, section 7). Throws ServiceError.
 */
export async function fetchReplies(db: Firestore, temaId: string, page = 1, withHidden = false) {
  const visible = withHidden ? [] : [where('oculta', '==', false)];
  const all = query(collection(db, REPLIES), where('temaId', '==', temaId), ...visible);
  const before = where('numero', '<', firstNumberOf(page + 1));
  const numbered = [before, orderBy('numero'), startAt(firstNumberOf(page)), limit(FORUM_PAGE)];
  try {
    return { replies: await fetchList(parseReply, all, ...numbered), withoutIndex: false };
  } catch (cause) {
    if (toServiceError(cause).code !== 'failed-precondition') throw cause;
    const replies = await fetchList(parseReply, all, limit(WITHOUT_INDEX));
    return { replies: replies.sort((a, b) => a.numero - b.numero), withoutIndex: true };
  }
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
