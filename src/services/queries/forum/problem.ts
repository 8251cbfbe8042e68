import type { UseQueryResult } from '@tanstack/react-query';
import { messages } from '@/model/messages';
import { ServiceError, toServiceError } from '../../firestore';
import { readingOf } from '../paged-list';

/** The four panels that a page of the forum shows in its place (spec 2, section 2). */
export type ForumProblem = 'general' | 'permisos' | 'notFound' | 'servidor';

/** Firestore's codes for a server that failed (HTTP 500 is its 'unknown'). */
const SERVERS = ['unknown', 'internal', 'data-loss'];

/** Which of them a failure is. */
export function forumProblem(error: unknown): ForumProblem {
  const { code, cause } = toServiceError(error);
  if (code === 'permission-denied') return 'permisos';
  if (code === 'not-found') return 'notFound';
  const isServers = cause instanceof Error && 'code' in cause && SERVERS.includes(String(cause.code));
  return code === 'unavailable' || code === 'aborted' || isServers ? 'servidor' : 'general';
}

/** How the reading of one thing stands: what is gone, or not for this reader, is not shown from before either. */
export function readingOfOne<Item>(query: UseQueryResult<Item>) {
  const { error, isFetching, refetch } = query;
  const isGone = error !== null && ['notFound', 'permisos'].includes(forumProblem(error));
  const data = isGone ? undefined : query.data;
  return { data, ...readingOf({ data, error, isFetching: isFetching && !isGone, refetch }) };
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
