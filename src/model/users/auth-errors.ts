import { messages } from '../messages';

/** What was being done when Auth refused: the same code means different things to the person. */
export type AuthContext = 'login' | 'register' | 'admin' | 'change' | 'recover' | 'delete' | 'verify';

const texts = messages.auth.errors;

/** The sentence for each code of Auth (spec 1, section 8), the same in every context but those below. */
const BY_CODE: Readonly<Record<string, string>> = {
  'auth/user-not-found': texts.userNotFound,
  'auth/wrong-password': texts.wrongPassword,
  'auth/invalid-credential': texts.badCredentials,
  'auth/invalid-login-credentials': texts.badCredentials,
  'auth/user-mismatch': texts.badCredentials,
  'auth/too-many-requests': texts.tooManyRequests,
  'auth/email-already-in-use': texts.emailInUse,
  'auth/invalid-email': texts.emailInvalid,
  'auth/missing-email': texts.emailInvalid,
  'auth/weak-password': texts.weakPassword,
  'auth/missing-password': texts.weakPassword,
  'auth/network-request-failed': texts.network,
  'auth/timeout': texts.network,
  'auth/user-disabled': texts.disabled,
  'auth/requires-recent-login': texts.recentLogin,
  'auth/user-token-expired': texts.recentLogin,
  'auth/no-current-user': texts.signedOut,
};

/** Where the current password is asked again, wrong credentials can only mean that one. */
const WRONG_PASSWORD = new Set([
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
]);

/** The sentence for a failure of Auth; codes nobody named get the context's own. */
export function authErrorMessage(code: string, context: AuthContext): string {
  if ((context === 'change' || context === 'delete') && WRONG_PASSWORD.has(code))
    return texts.currentPassword;
  if (context === 'verify' && code === 'auth/too-many-requests') return texts.tooManyMails;
  return (Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined) ?? texts[context];
}
