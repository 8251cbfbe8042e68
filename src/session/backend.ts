/** The session's backend in the running app. Imported dynamically: it brings Auth with it. */

import { messages } from '@/model/messages';
import type { Account } from '@/model/users/account';
import { finishDeletion } from '@/services/account';
import { db, ServiceError, toServiceError } from '@/services/firestore';
import { AuthError, fetchAccount, installationExists, openSession, registerAccount } from '@/services/users';
import * as auth from '@/services/users/auth';
import type { Credentials, SessionBackend } from './backend-contract';

/** A sign-up of this tab whose record could not be stored after Auth had created the user. */
type Interrupted = Credentials | null;

/** `remembered` is the uid of whom this device knows to be signed in. */
export async function connectBackend(remembered?: string): Promise<SessionBackend> {
  const siteAuth = await auth.siteAuth(remembered !== undefined);
  let interrupted: Interrupted = null;

  async function whoIsHere(): Promise<auth.Identity> {
    const identity = await auth.currentIdentity(siteAuth);
    if (!identity) throw new AuthError('auth/no-current-user');
    return identity;
  }

  /** An account that is gone was being deleted: that is brought to its end, the user of Auth included. */
  const openAccount: SessionBackend['openAccount'] = async (uid, how) => {
    try {
      return (await openSession(db(), uid, how)).account;
    } catch (error) {
      const missing = toServiceError(error).code === 'not-found';
      if (!missing || !(await finishDeletion(db(), uid))) throw error;
      // Auth deletes only who has just proven to be there: otherwise it is done after the next sign-in.
      await auth.deleteAuthUser(siteAuth).catch(() => auth.signOut(siteAuth));
      throw new ServiceError('failed-precondition', { message: messages.account.gone });
    }
  };

  /** A new member is asked for the proof at once; where that fails, /perfil offers to send it anew. */
  async function asked(account: Promise<Account>): Promise<Account> {
    const born = await account;
    auth
      .sendVerification(siteAuth)
      .catch((error: unknown) => console.info('The e-mail that verifies could not be sent.', error));
    return born;
  }

  return {
    onAuthChange: (listener) => {
      let before = remembered ?? null;
      auth.onAuthChange(siteAuth, (identity, isOwn) => {
        const uid = identity?.uid ?? null;
        // What somebody read is not left to the next who uses the device.
        if (before !== null && before !== uid)
          import('@/services/offline/kept-data')
            .then(({ emptyDevice }) => emptyDevice())
            .catch((error: unknown) => console.info('What was read stays on this device', error));
        before = uid;
        listener(uid, isOwn);
      });
    },
    currentUid: () => auth.currentUid(siteAuth),
    signIn: async ({ email, password }) => (await auth.signIn(siteAuth, email, password)).uid,
    async register(member) {
      const { email, password } = member;
      const resumed = interrupted?.email === email.trim() ? interrupted : null;
      if (resumed && auth.currentUid(siteAuth) !== null) {
        if (resumed.password !== password) await auth.changePassword(siteAuth, resumed.password, password);
        interrupted = { email: resumed.email, password };
        const { nombre, biografia } = member;
        const { uid, email: address } = await whoIsHere();
        return await asked(registerAccount(db(), { uid, email: address, nombre: nombre.trim(), biografia }));
      }
      const before = auth.currentUid(siteAuth);
      try {
        return await asked(auth.signUp(siteAuth, db(), member));
      } catch (error) {
        const created = auth.currentUid(siteAuth) !== before;
        interrupted = created ? { email: email.trim(), password } : null;
        throw error;
      }
    },
    registerAdministrator: (member) => asked(auth.signUpAdministrator(siteAuth, db(), member)),
    installationExists: () => installationExists(db()),
    recreateAccount: async () => registerAccount(db(), { ...(await whoIsHere()), biografia: '' }),
    signOut: () => auth.signOut(siteAuth),
    changePassword: (current, next) => auth.changePassword(siteAuth, current, next),
    sendReset: (email) => auth.sendReset(siteAuth, email),
    sendVerification: () => auth.sendVerification(siteAuth),
    isVerified: (how) => auth.isVerified(siteAuth, how),
    openAccount,
    fetchAccount: (uid) => fetchAccount(db(), uid),
  };
}
