import { COMMENT_LIMITS } from './limits';
import { messages } from './messages';
import { EMAIL_PATTERN, found, textProblem } from './visible-text';

export interface CommentValues {
  autor: string;
  /** Optional; checked, and never stored: the account has it. */
  email: string;
  contenido: string;
}

const texts = messages.comments.validation;

/** What is wrong with the text of a comment; undefined when it can be stored. */
export function commentTextProblem(contenido: string): string | undefined {
  return textProblem(contenido, COMMENT_LIMITS.contenido, texts.textRequired, texts.textTooLong);
}

/** What is wrong with the comment form, field by field; an empty object when it can be sent (spec 1, section 5). */
export function validateComment({ autor, email, contenido }: CommentValues) {
  const address = email.trim();
  const isEmail = address.length <= COMMENT_LIMITS.email && EMAIL_PATTERN.test(address);
  return found({
    autor: textProblem(autor, COMMENT_LIMITS.autor, texts.nameRequired, texts.nameTooLong),
    email: address === '' || isEmail ? undefined : texts.emailInvalid,
    contenido: commentTextProblem(contenido),
  });
}
