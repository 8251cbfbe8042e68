import * as staff from '../messages/staff';
import { formatDate } from '../shared/dates';
import type { ContactValues } from './contact-form';

export const MESSAGE_STATES = ['nuevo', 'leido', 'respondido'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What the contact form received: `mensajes/{id}`. */
export interface ContactMessage extends ContactValues {
  id: string;
  fecha: Date | null;
  estado: MessageState;
  /** When its estado last changed; null while it never did. */
  fechaRevision: Date | null;
}

/** Mail programs refuse longer addresses; the answer only needs the beginning of what was written. */
const QUOTED = 1000;

/** `mailto:` with subject and the message quoted; null when the address is none. Nothing in it can add recipients. */
export function replyHref(
  message: Pick<ContactMessage, 'nombre' | 'email' | 'mensaje' | 'fecha'>,
  site: string,
) {
  const { nombre, email, mensaje, fecha } = message;
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return null;
  const texts = staff.adminMessages;
  const quoted = mensaje.length > QUOTED ? `${mensaje.slice(0, QUOTED).trimEnd()}…` : mensaje;
  const body = [
    texts.replyGreeting(nombre),
    '',
    '',
    '',
    texts.replyQuote(formatDate(fecha)),
    ...quoted.split('\n').map((line) => `> ${line}`),
  ].join('\r\n');
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(texts.replySubject(site))}&body=${encodeURIComponent(body)}`;
}
