/** Something that is no fault of the program and that its message explains whole: shown without a stack. */
export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
}

/** What to print of an error: an expected one speaks for itself, of any other the stack is wanted. */
export function explain(error: unknown): string {
  if (error instanceof ExpectedError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
