/** Canonical status of the API and the HTTP code it travels with (https://cloud.google.com/apis/design/errors). */
const HTTP_CODES = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const;

export type Status = keyof typeof HTTP_CODES;

/** An error the client is told of exactly as the real service tells it. */
export class FirestoreError extends Error {
  readonly status: Status;

  constructor(status: Status, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.status = status;
  }

  get httpCode(): number {
    return HTTP_CODES[this.status];
  }

  toJSON(): { error: { code: number; message: string; status: Status } } {
    return { error: { code: this.httpCode, message: this.message, status: this.status } };
  }
}

/** The error for a request that is wrong in itself. */
export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
