import { CONTACT_LIMITS } from './limits';
import { messages } from './messages';
import { isBlank } from './visible-text';

export { CONTACT_LIMITS } from './limits';

export interface ContactValues {
  nombre: string;
  email: string;
  mensaje: string;
}

export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

/** The spec's 'basic email pattern': something, an at sign, a domain with a dot, no spaces. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The form's values as they are stored: without outer spaces. */
export function trimContact(values: ContactValues): ContactValues {
  return { nombre: values.nombre.trim(), email: values.email.trim(), mensaje: values.mensaje.trim() };
}

/** What is wrong with the contact form, field by field; an empty object when it can be sent. */
export function validateContact(values: ContactValues): ContactErrors {
  const { nombre, email, mensaje } = trimContact(values);
  const texts = messages.contact.validation;
  const errors: ContactErrors = {};
  if (isBlank(nombre)) errors.nombre = texts.nameRequired;
  else if (nombre.length > CONTACT_LIMITS.nombre) errors.nombre = texts.nameTooLong;
  if (email === '') errors.email = texts.emailRequired;
  else if (email.length > CONTACT_LIMITS.email) errors.email = texts.emailTooLong;
  else if (!EMAIL_PATTERN.test(email)) errors.email = texts.emailInvalid;
  if (isBlank(mensaje)) errors.mensaje = texts.messageRequired;
  else if (mensaje.length > CONTACT_LIMITS.mensaje) errors.mensaje = texts.messageTooLong;
  return errors;
}
