import { type DocumentSnapshot, doc, type Firestore, getDoc, serverTimestamp } from 'firebase/firestore/lite';
import type { ContactGate } from '@/model/contact/contact-gate';
import { count, date } from '@/model/shared/stored/stored-fields';
import { commit } from '../firestore/commit';
import { withServiceErrors } from '../firestore/errors';

export const gateRef = (db: Firestore) => doc(db, 'sistema', 'contacto');

function parseGate(stored: DocumentSnapshot): ContactGate {
  const data = stored.data() ?? {};
  return { fecha: date(data, 'fecha'), desde: date(data, 'desde'), cuantos: count(data, 'cuantos') };
}

/** How much room there is for messages of the contact form. One read. Throws ServiceError. */
export async function fetchContactGate(db: Firestore): Promise<ContactGate> {
  return parseGate(await withServiceErrors(() => getDoc(gateRef(db))));
}

/** Opens the contact form again, for an administrador: a window begins now with nothing in it. Throws ServiceError. */
export function openContact(db: Firestore): Promise<void> {
  const opened = { desde: serverTimestamp(), cuantos: 0 };
  return commit(db, { write: (writes) => writes.update(gateRef(db), opened) });
}
