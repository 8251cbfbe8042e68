import { collection, type Firestore, query, where } from 'firebase/firestore/lite';
import { parseReply, type Reply } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import type { Account } from '@/model/users/account';
import { needsReview } from '@/model/users/standing';
import { onCode, refusedAs } from '../firestore/demands';
import { ServiceError } from '../firestore/errors';
import { fetchPage, type Page, type Place } from '../firestore/lists';
import { isProven } from '../users/proven';
import { REPLIES } from './data';
import { fetchReply } from './replies';
import type { Person } from './writer';

// What somebody without standing writes with outside links: the staff looks at it first (decision 31).

const texts = messages.forumWriting.errors;

const isNewcomersLink = (account: Account, text: string) =>
  needsReview(text, account, isProven(), new Date());

/** The reply of an account that waits for the staff, if there is one: a read where the account names one. Throws ServiceError. */
export async function fetchWaiting(
  db: Firestore,
  { respuestaPendiente: id }: Pick<Account, 'respuestaPendiente'>,
): Promise<Reply | null> {
  if (id == null) return null;
  const reply = await fetchReply(db, id).catch(onCode('not-found', () => null));
  return reply?.pendiente ? reply : null;
}

/** Whether a new reply has to wait. Throws ServiceError 'pendiente' where another of the account waits already. */
export async function hasToWait(
  db: Firestore,
  account: Account,
  { id, contenido }: Pick<Reply, 'id' | 'contenido'>,
): Promise<boolean> {
  if (!isNewcomersLink(account, contenido)) return false;
  const waiting = await fetchWaiting(db, account);
  if (waiting && waiting.id !== id) throw new ServiceError('pendiente', { message: texts.onePending });
  return true;
}

/** Why the rules refuse a topic. */
export const refusalOfTopic = (account: Account, contenido: string): string =>
  isNewcomersLink(account, contenido) ? texts.noLinksInTopic : texts.noTopics;

const isWhole = (actor: Person): actor is Account =>
  'fechaRegistro' in actor && 'comentariosCount' in actor && 'respuestasForoCount' in actor;

/** For catch(): why an edit is refused; `otherwise` where outside links are not the reason. */
export const refusedEdit = (actor: Person, text: string, otherwise: string) =>
  refusedAs(isWhole(actor) && isNewcomersLink(actor, text) ? texts.noLinksInEdit : otherwise);

/** Replies that wait, asked for at a time. */
export const PENDING_PAGE = 8;

/** A page of the replies that wait for the staff, the oldest first: one read each, one at least (moderarForo). Throws ServiceError. */
export function fetchPending(db: Firestore, after?: Place | null): Promise<Page<Reply>> {
  const pending = query(collection(db, REPLIES), where('pendiente', '==', true));
  return fetchPage(parseReply, pending, { order: [['fechaCreacion', 'asc']], after, max: PENDING_PAGE });
}
