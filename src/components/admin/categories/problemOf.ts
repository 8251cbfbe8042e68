/** What a person is told of a failed change: the service's own sentence where it has one. */
export function problemOf(cause: unknown, notAllowed: string, failed: (message: string) => string): string {
  const message = cause instanceof Error ? cause.message : '';
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'permission-denied') return notAllowed;
  return code === 'invalid-argument' ? message : failed(message);
}
