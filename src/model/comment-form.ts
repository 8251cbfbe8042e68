import { EMAIL_PATTERN } from './contact';
import { COMMENT_LIMITS } from './limits';
import { messages } from './messages';
import { isBlank } from './visible-text';

export { COMMENT_LIMITS } from './limits';

export interface CommentValues {
  autor: string;
  /** Optional; checked, and never stored: the account has it. */
  email: string;
  contenido: string;
}

export type CommentErrors = Partial<Record<keyof CommentValues, string>>;

/** What is wrong with the text of a comment; undefined when it can be stored. */
export function commentTextProblem(contenido: string): string | undefined {
  const text = contenido.trim();
  if (isBlank(text)) return messages.comments.validation.textRequired;
  return text.length > COMMENT_LIMITS.contenido ? messages.comments.validation.textTooLong : undefined;
}

/** What is wrong with the comment form, field by field; an empty object when it can be sent (spec 1, section 5). */
export function validateComment(values: CommentValues): CommentErrors {
  const texts = messages.comments.validation;
  const errors: CommentErrors = {};
  const autor = values.autor.trim();
  if (isBlank(autor)) errors.autor = texts.nameRequired;
  else if (autor.length > COMMENT_LIMITS.autor) errors.autor = texts.nameTooLong;
  const email = values.email.trim();
  const emailFits = email.length <= COMMENT_LIMITS.email && EMAIL_PATTERN.test(email);
  if (email !== '' && !emailFits) errors.email = texts.emailInvalid;
  const contenido = commentTextProblem(values.contenido);
  if (contenido !== undefined) errors.contenido = contenido;
  return errors;
}
