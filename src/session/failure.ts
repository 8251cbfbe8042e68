import { messages } from '@/model/messages';
import { type AuthContext, authErrorMessage } from '@/model/users/auth-errors';
import { sentenceOf, toServiceError } from '@/services/firestore';
import { AuthError } from '@/services/users';

const auth = messages.auth.errors;

/** The sentence that tells a person why an action of the session failed (spec 1, section 8). */
export function failureMessage(error: unknown, context: AuthContext): string {
  if (error instanceof AuthError) return authErrorMessage(error.code, context);
  return sentenceOf(error, toServiceError(error).code === 'unavailable' ? auth.network : auth[context]);
}
