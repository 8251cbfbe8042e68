import { type AuthContext, authErrorMessage } from '@/model/auth-errors';
import { messages } from '@/model/messages';
import { toServiceError } from '@/services/firestore';
import { AuthError } from '@/services/users';

const auth = messages.auth.errors;

/** The sentence that tells a person why an action of the session failed (spec 1, section 8). */
export function failureMessage(error: unknown, context: AuthContext): string {
  if (error instanceof AuthError) return authErrorMessage(error.code, context);
  const { code, isSentence, message } = toServiceError(error);
  if (isSentence) return message;
  return code === 'unavailable' ? auth.network : auth[context];
}
