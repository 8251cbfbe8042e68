/** Who is signed in, and the way back to where signing in was asked for. */
export { returnPathOf } from './return-path';
export { session } from './session';
export { type SignInRequest, signInReason } from './sign-in-request';
export { useReturnPath } from './useReturnPath';
export { type SessionHandle, SessionProvider, useSession } from './useSession';
