/** What goes along, in the history's entry, with someone who is sent to sign in. */
export interface SignInRequest {
  /** Why: 'Debes iniciar sesión para acceder a esta página'. */
  message: string;
}

/** The reason carried by the history's entry, which may be anything; null when there is none. */
export function signInReason(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('message' in state)) return null;
  return typeof state.message === 'string' ? state.message : null;
}
