import {
  collection,
  doc,
  type Firestore,
  limit,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import { type ContactMessage, MESSAGE_STATES, type MessageState } from '@/model/contact/contact-message';
import { choice, date, type StoredData, text } from '@/model/shared/stored/stored-fields';
import { commit } from '../firestore/commit';
import { countOf, equal, fetchPage, type Page, type Place } from '../firestore/lists';
import { CONTACT_MESSAGES } from './sending';

/** No more are counted: beyond it the number says nothing new. */
export const UNREAD_MAX = 50;

/** How many contact messages nobody has read, up to UNREAD_MAX: one read, for an administrador. Throws ServiceError. */
export function countUnreadMessages(db: Firestore): Promise<number> {
  return countOf(collection(db, CONTACT_MESSAGES), where('estado', '==', 'nuevo'), limit(UNREAD_MAX));
}

export const MESSAGES_PAGE = 25;

function parseMessage(id: string, data: StoredData): ContactMessage {
  return {
    id,
    nombre: text(data, 'nombre'),
    email: text(data, 'email').trim(),
    mensaje: text(data, 'mensaje'),
    fecha: date(data, 'fecha'),
    estado: choice(data, 'estado', MESSAGE_STATES, 'nuevo'),
    fechaRevision: date(data, 'fechaRevision'),
  };
}

/** One page of the contact messages, newest first, of one estado or of all. One read each. Throws ServiceError. */
export function listMessages(
  db: Firestore,
  { estado, after }: { estado?: MessageState | null; after?: Place | null } = {},
): Promise<Page<ContactMessage>> {
  const all = query(collection(db, CONTACT_MESSAGES), ...equal({ estado }));
  return fetchPage(parseMessage, all, { order: [['fecha', 'desc']], after, max: MESSAGES_PAGE });
}

/** Notes how far a message has come, who said so and when. No read. Throws ServiceError ('not-found' when it is gone). */
export function setMessageState(db: Firestore, uid: string, id: string, estado: MessageState): Promise<void> {
  const noted = { estado, revisadoPor: uid, fechaRevision: serverTimestamp() };
  return commit(db, { write: (writes) => writes.update(doc(db, CONTACT_MESSAGES, id), noted) });
}

/** Deletes a message for ever; one that is gone already is a success. Throws ServiceError. */
export function deleteMessage(db: Firestore, id: string): Promise<void> {
  return commit(db, { write: (writes) => writes.delete(doc(db, CONTACT_MESSAGES, id)) });
}
