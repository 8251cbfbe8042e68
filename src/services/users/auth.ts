/**
 * Who is signed in. The only importer of firebase/auth; imported only with import('@/services/users/auth'), so that a visitor
 * who never signs in never downloads it. Firestore sends the token as soon as this has been started.
 */
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  signOut as endSession,
  getIdTokenResult,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { messages } from '@/model/messages';
import { cleanLine } from '@/model/shared/text/written-text';
import type { Account } from '@/model/users/account';
import type { RegistrationValues } from '@/model/users/auth-forms';
import { db as siteDatabase } from '../firestore/connection';
import { ServiceError, sentenceOf, toServiceError } from '../firestore/errors';
import type { Wait } from '../firestore/retry';
import { running } from '../firestore/running';
import { noteSessionEnded } from '../firestore/signed-out';
import { AuthError, guardedAuth } from './auth-error';
import { startAuth } from './auth-start';
import { noteProven } from './proven';
import { createFirstAdministrator, installationExists, registerAccount } from './registration';
import { demandFreeName } from './reserved-names';

export type { Auth } from 'firebase/auth';

/** What Auth knows of somebody. */
export interface Identity {
  uid: string;
  email: string;
  nombre: string;
}

let started: Promise<Auth> | null = null;

/** Auth of the running app, started at the first call; `isRemembered` where this device knows of somebody signed in. */
export function siteAuth(isRemembered = true): Promise<Auth> {
  started ??= startSiteAuth(isRemembered);
  return started;
}

async function startSiteAuth(isRemembered: boolean): Promise<Auth> {
  const auth = await startAuth(siteDatabase().app, isRemembered);
  const local = running()?.emulators;
  if (local) connectAuthEmulator(auth, `http://${local.host}:${local.authPort}`, { disableWarnings: true });
  auth.languageCode = 'es';
  return auth;
}

function identityOf(user: User): Identity {
  const email = user.email ?? '';
  return { uid: user.uid, email, nombre: user.displayName?.trim() || email.split('@')[0] || '' };
}

/** Who is signed in, once Auth has looked at what the device kept; null for nobody. */
export async function currentIdentity(auth: Auth): Promise<Identity | null> {
  await auth.authStateReady();
  return auth.currentUser ? identityOf(auth.currentUser) : null;
}

export function currentUid(auth: Auth): string | null {
  return auth.currentUser?.uid ?? null;
}

/** What proves to the other services who is signed in; null for nobody. Throws AuthError. */
export async function idToken(auth: Auth): Promise<string | null> {
  await auth.authStateReady();
  return auth.currentUser ? guardedAuth(() => auth.currentUser?.getIdToken() ?? Promise.resolve(null)) : null;
}

/** What is being done here ends the session: it does not end by itself. */
let isEnding = false;

async function ending<T>(work: () => Promise<T>): Promise<T> {
  isEnding = true;
  try {
    return await work();
  } finally {
    isEnding = false;
  }
}

/**
 * Tells who is signed in now and at every change, in this tab or another, and whether it is our doing that nobody is any more;
 * gives the way to stop.
 */
export function onAuthChange(
  auth: Auth,
  listener: (identity: Identity | null, isOwn: boolean) => void,
): () => void {
  let wasHere = false;
  return onAuthStateChanged(auth, (user) => {
    if (user) noteProven(user.emailVerified);
    noteSessionEnded(!user && wasHere && !isEnding);
    wasHere = user !== null;
    listener(user ? identityOf(user) : null, isEnding);
  });
}

/** Throws AuthError. */
export async function signIn(auth: Auth, email: string, password: string): Promise<Identity> {
  const { user } = await guardedAuth(() => signInWithEmailAndPassword(auth, email.trim(), password));
  return identityOf(user);
}

export function signOut(auth: Auth): Promise<void> {
  return ending(() => guardedAuth(() => endSession(auth)));
}

export type SignUpValues = Omit<RegistrationValues, 'confirmacion'>;

interface Options {
  wait?: Wait;
}

async function createUser(auth: Auth, values: SignUpValues): Promise<Identity> {
  const { user } = await guardedAuth(() =>
    createUserWithEmailAndPassword(auth, values.email.trim(), values.password),
  );
  const nombre = cleanLine(values.nombre);
  // The name is kept with Auth too, for repairing a record that could not be stored; without it the e-mail serves.
  await updateProfile(user, { displayName: nombre }).catch((cause: unknown) =>
    console.debug('Auth did not keep the name', cause),
  );
  return { ...identityOf(user), nombre };
}

/** E-mails whose user may have been created by a try of this page without an answer. */
const unanswered = new Set<string>();

interface NewUser extends Identity {
  /** Auth's user was created just now, rather than by an earlier attempt that was cut short. */
  isNew: boolean;
}

/** The user of a sign-up; where the e-mail has one that `mayBeOwn`, that one, if the password is its. Throws AuthError. */
async function newUser(
  auth: Auth,
  values: SignUpValues,
  mayBeOwn: (email: string) => boolean,
): Promise<NewUser> {
  const email = values.email.trim();
  try {
    return { ...(await createUser(auth, values)), isNew: true };
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    if (error.code === 'auth/network-request-failed') unanswered.add(email);
    const isTried = error.code === 'auth/email-already-in-use' && mayBeOwn(email);
    const identity = isTried ? await signIn(auth, email, values.password).catch(() => null) : null;
    if (!identity) throw error;
    return { ...identity, nombre: cleanLine(values.nombre), isNew: false };
  }
}

/**
 * Creates an account: in Auth, then its record, which is verified. Throws AuthError when Auth refuses; ServiceError, whose
 * message is a whole sentence, when the record could not be stored: the member is then signed in, and registerAccount
 * repairs it, now or at the next sign-in.
 */
export async function signUp(
  auth: Auth,
  db: Firestore,
  values: SignUpValues,
  options: Options = {},
): Promise<Account> {
  await demandFreeName(db, values.nombre, null);
  const { isNew: _, ...identity } = await newUser(auth, values, (email) => unanswered.has(email));
  try {
    return await registerAccount(db, { ...identity, biografia: values.biografia }, options);
  } catch (cause) {
    const message = sentenceOf(cause, messages.account.recordFailed);
    throw new ServiceError(toServiceError(cause).code, { message, cause });
  }
}

/**
 * What is next for whom the rules of a public site refuse: they wait for one e-mail, proven (npm run deploy). Nobody stays signed
 * in, whom the next visit would make a member.
 */
async function notYetAdministrator(auth: Auth): Promise<ServiceError> {
  const { email, emailVerified } = signedInUser(auth);
  try {
    if (!emailVerified) await sendVerification(auth);
  } finally {
    await signOut(auth);
  }
  const { confirm, otherEmail } = messages.createAdmin;
  return new ServiceError('permission-denied', {
    message: emailVerified ? otherEmail : confirm(email ?? ''),
  });
}

/**
 * Creates the first administrator. Throws ServiceError 'failed-precondition' ('Este sitio ya tiene un administrador…')
 * when there is one, leaving no user of Auth behind; 'already-exists' when the account is a member's; 'permission-denied', with what to do, where a public site waits for the proof
 * of the e-mail, or for another one; AuthError as signUp.
 */
export async function signUpAdministrator(
  auth: Auth,
  db: Firestore,
  values: SignUpValues,
  options: Options = {},
): Promise<Account> {
  if (await installationExists(db)) {
    throw new ServiceError('failed-precondition', { message: messages.createAdmin.exists });
  }
  const { isNew, ...identity } = await newUser(auth, values, () => true);
  try {
    return await createFirstAdministrator(db, { ...identity, biografia: values.biografia }, options);
  } catch (cause) {
    const error = toServiceError(cause);
    if (error.code === 'permission-denied') throw await notYetAdministrator(auth);
    if (error.code !== 'failed-precondition' && error.code !== 'already-exists') throw error;
    // Nobody is left signed in as somebody who does not exist; a member who was there before stays.
    await (isNew ? deleteAuthUser(auth) : signOut(auth));
    throw error;
  }
}

function signedInUser(auth: Auth): User {
  if (!auth.currentUser) throw new AuthError('auth/no-current-user');
  return auth.currentUser;
}

/** Proves again who is there, before what cannot be undone. Throws AuthError: wrong password as 'auth/invalid-credential' or 'auth/wrong-password'. */
export async function reauthenticate(auth: Auth, password: string): Promise<void> {
  const user = signedInUser(auth);
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await guardedAuth(() => reauthenticateWithCredential(user, credential));
}

/** Throws AuthError. */
export async function changePassword(auth: Auth, current: string, next: string): Promise<void> {
  await reauthenticate(auth, current);
  await guardedAuth(() => updatePassword(signedInUser(auth), next));
}

/** Sends the e-mail to choose a new password. An address without an account gets the same silence as one with it. */
export async function sendReset(auth: Auth, email: string): Promise<void> {
  try {
    await guardedAuth(() => sendPasswordResetEmail(auth, email.trim()));
  } catch (error) {
    if (!(error instanceof AuthError) || error.code !== 'auth/user-not-found') throw error;
  }
}

/** Sends who is signed in the e-mail whose link proves the address. Throws AuthError: 'auth/too-many-requests'. */
export const sendVerification = (auth: Auth): Promise<void> =>
  guardedAuth(() => sendEmailVerification(signedInUser(auth)));

/**
 * Whether the e-mail of who is signed in is proven, as firestore.rules see it in the token. `anew` asks Auth about it; a token
 * from before the proof is exchanged for another. Throws AuthError.
 */
export async function isVerified(auth: Auth, { anew }: { anew: boolean }): Promise<boolean> {
  const user = signedInUser(auth);
  return guardedAuth(async () => {
    if (anew) await reload(user);
    const { claims } = await getIdTokenResult(user);
    const isOld = claims.email_verified !== true && user.emailVerified;
    const now = isOld ? (await getIdTokenResult(user, true)).claims : claims;
    noteProven(now.email_verified === true);
    return now.email_verified === true;
  });
}

/** The last step of deleting an account, after reauthenticate() and deleteAccountData(). Throws AuthError. */
export async function deleteAuthUser(auth: Auth): Promise<void> {
  await ending(() => guardedAuth(() => deleteUser(signedInUser(auth))));
}
