import { messages } from '../messages';
import { EMAIL_PATTERN, found, textProblem } from '../shared/form-problems';
import { isBlank } from '../shared/text/blank';
import { cleanText } from '../shared/text/written-text';
import { nameProblem } from '../users/names';
import { COMMENT_LIMITS } from './limits';

export interface CommentValues {
  autor: string;
  /** Optional; checked, and never stored: the account has it. */
  email: string;
  contenido: string;
}

const texts = messages.comments.validation;

/** What is wrong with the text of a comment; undefined when it can be stored. */
export function commentTextProblem(contenido: string): string | undefined {
  return textProblem(cleanText(contenido), COMMENT_LIMITS.contenido, texts.textRequired, texts.textTooLong);
}

/** What is wrong with the comment form, field by field; an empty object when it can be sent (spec 1, section 5). The account's own name, which may be an old one, is always taken. */
export function validateComment({ autor, email, contenido }: CommentValues, ownName: string | null = null) {
  const address = email.trim();
  const isEmail = address.length <= COMMENT_LIMITS.email && EMAIL_PATTERN.test(address);
  return found({
    autor: isBlank(autor)
      ? texts.nameRequired
      : autor.trim() === ownName?.trim()
        ? undefined
        : nameProblem(autor),
    email: address === '' || isEmail ? undefined : texts.emailInvalid,
    contenido: commentTextProblem(contenido),
  });
}
