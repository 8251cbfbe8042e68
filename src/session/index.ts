/** Who is signed in, and the way back to where signing in was asked for. */
export { returnPathOf, type SignInRequest, signInReason, useReturnPath } from './return-path';
export type { SessionHint } from './session-hint';
export { type SessionHandle, SessionProvider, session, useSession } from './useSession';
