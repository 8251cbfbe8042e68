import { doc, type Firestore, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { type ContactValues, validateContact } from '@/model/contact';
import { cleanLine, cleanText } from '@/model/written-text';
import { demandValid } from '../firestore/demands';
import { withServiceErrors } from '../firestore/errors';

export const CONTACT_MESSAGES = 'mensajes';

/**
 * Stores a message of the contact form. Sending again with the same id and values, after an answer that was lost, leaves
 * one message. Throws ServiceError: 'invalid-argument' for values the form would refuse.
 */
export async function sendContactMessage(db: Firestore, id: string, values: ContactValues): Promise<void> {
  demandValid(Object.values(validateContact(values))[0]);
  await withServiceErrors(() =>
    setDoc(doc(db, CONTACT_MESSAGES, id), {
      nombre: cleanLine(values.nombre),
      email: values.email.trim(),
      mensaje: cleanText(values.mensaje),
      fecha: serverTimestamp(),
      estado: 'nuevo',
    }),
  );
}
