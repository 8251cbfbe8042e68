import { doc, type Firestore, getDoc, increment, serverTimestamp } from 'firebase/firestore/lite';
import { type ContactValues, validateContact } from '@/model/contact/contact-form';
import { type ContactStep, closingOf, contactSteps, isTooEarly } from '@/model/contact/contact-gate';
import { messages } from '@/model/messages';
import { momentWords } from '@/model/shared/dates';
import { cleanLine, cleanText } from '@/model/shared/text/written-text';
import { commit, type Writes } from '../firestore/commit';
import { demandValidForm } from '../firestore/demands';
import { ServiceError, toServiceError, withServiceErrors } from '../firestore/errors';
import { type Wait, withRetries } from '../firestore/retry';
import { fetchContactGate, gateRef } from './gate';

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

/** The id that the rules want for a message: it never comes twice. */
async function idOf({ email, mensaje }: Pick<ContactValues, 'email' | 'mensaje'>): Promise<string> {
  const bytes = new TextEncoder().encode(`${email}\n${mensaje}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isDenied = (error: unknown) => toServiceError(error).code === 'permission-denied';

/** One try at what the window may take; whether it went. */
async function tryStep(
  db: Firestore,
  id: string,
  message: ContactValues,
  step: ContactStep,
): Promise<boolean> {
  const write = (writes: Writes) => {
    writes.set(doc(db, CONTACT_MESSAGES, id), { ...message, fecha: serverTimestamp(), estado: 'nuevo' });
    const counted = step === 'begins' ? { desde: serverTimestamp(), cuantos: 1 } : { cuantos: increment(1) };
    writes.set(gateRef(db), { ultimo: id, fecha: serverTimestamp(), ...counted }, { merge: true });
  };
  try {
    // Whoever meets another begins again from what the gate says by then.
    await commit(db, { write, retries: 0 });
    return true;
  } catch (cause) {
    if (!isDenied(cause)) throw cause;
    return hasArrived(db, id);
  }
}

/** One try, by what the window says now. */
async function attempt(db: Firestore, id: string, message: ContactValues): Promise<void> {
  const gate = await fetchContactGate(db);
  for (const step of contactSteps(gate)) if (await tryStep(db, id, message, step)) return;
  const now = new Date();
  const closing = isTooEarly(gate, now) ? null : closingOf(gate, now);
  if (!closing) throw new ServiceError('permission-denied');
  throw new ServiceError('pace', { message: messages.contact.form.closed(momentWords(closing.until, now)) });
}

/**
 * Stores a message of the contact form, in a commit of its own. The same address and text, sent again at any time, leave one
 * message. One read, and one more for each refusal. Throws ServiceError: 'invalid-argument' for values the form would refuse, 'pace' with a sentence where
 * the form is closed, 'permission-denied' where others have been writing without a break for half a minute.
 */
export async function sendContactMessage(db: Firestore, values: ContactValues, wait?: Wait): Promise<void> {
  demandValidForm(validateContact(values));
  const message = {
    nombre: cleanLine(values.nombre),
    email: cleanLine(values.email),
    mensaje: cleanText(values.mensaje),
  };
  const id = await idOf(message);
  const mayPass = (error: unknown) => ['permission-denied', 'aborted'].includes(toServiceError(error).code);
  const send = () => attempt(db, id, message);
  await withServiceErrors(() => withRetries(send, { retries: RETRIES, delay: pause, when: mayPass, wait }));
}
