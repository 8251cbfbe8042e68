import { messages } from '@/model/messages';
import { ServiceError, toServiceError } from '../firestore/errors';

/** The four panels that a page of the forum shows in its place (spec 2, section 2). */
export type ForumProblem = 'general' | 'permisos' | 'notFound' | 'servidor';

/** Which of them a failure is. */
export function forumProblem(error: unknown): ForumProblem {
  const { code, cause } = toServiceError(error);
  if (code === 'permission-denied') return 'permisos';
  if (code === 'not-found') return 'notFound';
  // Firestore's own codes that are none of ours: an HTTP 500 is its 'unknown'.
  const isServers = code === 'unknown' && cause instanceof Error && 'code' in cause;
  return code === 'unavailable' || code === 'aborted' || isServers ? 'servidor' : 'general';
}

/** Why something failed, to stand as a sentence of its own: the error catalogue has them in small letters. */
export function failureText(cause: unknown): string {
  const { message } = toServiceError(cause);
  return message.charAt(0).toLocaleUpperCase('es') + message.slice(1);
}

/** For what members do, where the session ended meanwhile (spec 2, section 8); others are sent to sign in. */
export function signedOut(act: keyof typeof messages.forum.signIn): ServiceError {
  return new ServiceError('permission-denied', { message: messages.forum.signIn[act] });
}
