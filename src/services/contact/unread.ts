import { collection, type Firestore, getCount, limit, query, where } from 'firebase/firestore/lite';
import { withServiceErrors } from '../firestore/errors';

/** No more are counted: beyond it the number says nothing new. */
export const UNREAD_MAX = 50;

/** How many contact messages nobody has read, up to UNREAD_MAX: one read, for an administrador. Throws ServiceError. */
export function countUnreadMessages(db: Firestore): Promise<number> {
  const unread = query(collection(db, 'mensajes'), where('estado', '==', 'nuevo'), limit(UNREAD_MAX));
  return withServiceErrors(async () => (await getCount(unread)).data().count);
}
