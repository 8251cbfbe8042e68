import { doc, type Firestore, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { type ContactValues, validateContact } from '@/model/contact';
import { cleanLine, cleanText } from '@/model/written-text';
import { demandValid } from '../firestore/demands';
import { toServiceError, withServiceErrors } from '../firestore/errors';
import { type Wait, withRetries } from '../firestore/retry';

export const CONTACT_MESSAGES = 'mensajes';

/** The rules take one message in ten seconds, whoever sends it: who comes too early tries again this often. */
const RETRIES = 3;
const pause = (retry: number) => 4000 * retry * (0.75 + Math.random() / 2);

/** Who may not read a message is refused one that is there, and told that there is none where there is none. */
async function hasArrived(db: Firestore, id: string): Promise<boolean> {
  try {
    return (await getDoc(doc(db, CONTACT_MESSAGES, id))).exists();
  } catch (cause) {
    if (toServiceError(cause).code === 'permission-denied') return true;
    throw cause;
  }
}

/**
 * Stores a message of the contact form, in a commit of its own. Sending again with the same id and values, after an answer that
 * was lost, leaves one message. Throws ServiceError: 'invalid-argument' for values the form would refuse, 'permission-denied'
 * where others have been writing without a break for half a minute.
 */
export async function sendContactMessage(
  db: Firestore,
  id: string,
  values: ContactValues,
  wait?: Wait,
): Promise<void> {
  demandValid(Object.values(validateContact(values))[0]);
  const send = async () => {
    const batch = writeBatch(db);
    batch.set(doc(db, CONTACT_MESSAGES, id), {
      nombre: cleanLine(values.nombre),
      email: values.email.trim(),
      mensaje: cleanText(values.mensaje),
      fecha: serverTimestamp(),
      estado: 'nuevo',
    });
    batch.set(doc(db, 'sistema', 'contacto'), { ultimo: id, fecha: serverTimestamp() });
    try {
      await batch.commit();
    } catch (cause) {
      if (toServiceError(cause).code !== 'permission-denied' || !(await hasArrived(db, id))) throw cause;
    }
  };
  const mayPass = (error: unknown) => ['permission-denied', 'aborted'].includes(toServiceError(error).code);
  await withServiceErrors(() => withRetries(send, { retries: RETRIES, delay: pause, when: mayPass, wait }));
}
