import { type AuthContext, authErrorMessage } from '@/model/auth-errors';
import { messages } from '@/model/messages';
import { AuthError } from '@/services/auth-error';
import { toServiceError } from '@/services/errors';

const { account, createAdmin } = messages;
const auth = messages.auth.errors;

/** Messages of services that are a whole sentence for the person, and not a part of one. */
const SENTENCES: ReadonlySet<string> = new Set([
  account.notVerified,
  account.recordFailed,
  createAdmin.exists,
]);

/** The sentence that tells a person why an action of the session failed (spec 1, section 8). */
export function failureMessage(error: unknown, context: AuthContext): string {
  if (error instanceof AuthError) return authErrorMessage(error.code, context);
  const { code, message } = toServiceError(error);
  if (SENTENCES.has(message)) return message;
  return code === 'unavailable' ? auth.network : auth[context];
}
