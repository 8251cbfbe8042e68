import { messages } from '@/model/messages';
import { hasSessionEnded } from './signed-out';

export type ServiceErrorCode =
  | 'not-found'
  | 'permission-denied'
  /** The server does not know who asks: the session has ended. */
  | 'unauthenticated'
  | 'unavailable'
  | 'invalid-argument'
  | 'failed-precondition'
  | 'aborted'
  | 'already-exists'
  /** Somebody else saved it meanwhile (ArticleConflict carries what is stored). */
  | 'conflict'
  /** The account did as much as it may in a minute, or in a day (inPace). */
  | 'pace'
  | 'tema-cerrado'
  /** Another reply of the account waits for the staff already. */
  | 'pendiente'
  | 'unknown';

/** The only error services throw. Its message is one for the person, whole, or a part of a sentence of the error catalogue. */
export class ServiceError extends Error {
  readonly code: ServiceErrorCode;
  /** Whether the service gave a message of its own, a whole sentence for the person; otherwise it is that of the code. */
  readonly isSentence: boolean;

  constructor(code: ServiceErrorCode, options?: { message?: string; cause?: unknown }) {
    super(options?.message ?? messages.errors.byCode[code], { cause: options?.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.isSentence = options?.message !== undefined;
  }
}

/** Firestore's codes that mean one of ours; the others are unknown. */
const CODES: Readonly<Record<string, ServiceErrorCode>> = {
  'not-found': 'not-found',
  'permission-denied': 'permission-denied',
  unauthenticated: 'unauthenticated',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  'resource-exhausted': 'unavailable',
  'invalid-argument': 'invalid-argument',
  'out-of-range': 'invalid-argument',
  'failed-precondition': 'failed-precondition',
  aborted: 'aborted',
  'already-exists': 'already-exists',
};

/** How browsers and Node word a request that never got an answer; the SDK passes it on as 'unknown'. */
const NO_ANSWER = /failed to fetch|fetch failed|load failed|network|connection/i;

const ENDED = /auth\/(user-token-expired|user-disabled|user-not-found|invalid-user-token)/;

function codeOf(error: unknown): ServiceErrorCode {
  if (!(error instanceof Error)) return 'unknown';
  // An answer that is not JSON came from something between us and the server.
  if (error instanceof SyntaxError) return 'unavailable';
  // Auth could not prove any more who is here; the SDK passes that on as 'unknown'.
  if (ENDED.test(error.message)) return 'unauthenticated';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = CODES[code.replace(/^firestore\//, '')];
  if (known === 'permission-denied' && hasSessionEnded()) return 'unauthenticated';
  return known ?? (NO_ANSWER.test(error.message) ? 'unavailable' : 'unknown');
}

/** Any thrown value as a ServiceError, which keeps the original as its cause. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const code = codeOf(error);
  return new ServiceError(code, {
    cause: error,
    ...(code === 'unauthenticated' && { message: messages.errors.sessionEnded }),
  });
}

/** Why something failed, as people read it: in the words of what refused it, else `otherwise`. */
export function sentenceOf(cause: unknown, otherwise: string): string {
  const { isSentence, message } = toServiceError(cause);
  return isSentence ? message : otherwise;
}

/** Runs a call of the SDK; whatever it throws becomes a ServiceError. */
export async function withServiceErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toServiceError(error);
  }
}
