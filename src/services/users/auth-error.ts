/** What Auth refused, with its code ('auth/…'). Apart from auth.ts, so that nobody downloads Auth to recognise it. */
export class AuthError extends Error {
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(code, { cause });
    this.name = 'AuthError';
    this.code = code;
  }
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code.startsWith('auth/') ? code : 'auth/unknown';
}

/** Runs a call of Auth; whatever it throws becomes an AuthError. */
export async function guardedAuth<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AuthError ? error : new AuthError(codeOf(error), error);
  }
}
