import { messages } from '../messages';
import { EMAIL_PATTERN, found, textProblem } from '../shared/form-problems';
import { CONTACT_LIMITS } from './limits';

export interface ContactValues {
  nombre: string;
  email: string;
  mensaje: string;
}

/** What is wrong with the contact form, field by field; an empty object when it can be sent. */
export function validateContact({ nombre, email, mensaje }: ContactValues) {
  const texts = messages.contact.validation;
  const wrongEmail = EMAIL_PATTERN.test(email.trim()) ? undefined : texts.emailInvalid;
  return found({
    nombre: textProblem(nombre, CONTACT_LIMITS.nombre, texts.nameRequired, texts.nameTooLong),
    email: textProblem(email, CONTACT_LIMITS.email, texts.emailRequired, texts.emailTooLong) ?? wrongEmail,
    mensaje: textProblem(mensaje, CONTACT_LIMITS.mensaje, texts.messageRequired, texts.messageTooLong),
  });
}
