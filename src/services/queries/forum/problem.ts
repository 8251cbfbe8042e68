import { toServiceError } from '../../errors';

/** The four panels that a page of the forum shows in its place (spec 2, section 2). */
export type ForumProblem = 'general' | 'permisos' | 'notFound' | 'servidor';

/** Which of them a failure is. */
export function forumProblem(error: unknown): ForumProblem {
  const { code } = toServiceError(error);
  if (code === 'permission-denied') return 'permisos';
  if (code === 'not-found') return 'notFound';
  return code === 'unavailable' || code === 'aborted' ? 'servidor' : 'general';
}

/** Why something failed, as a sentence of the error catalogue. */
export function failureText(cause: unknown): string {
  return toServiceError(cause).message;
}
