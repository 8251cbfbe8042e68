/** Accounts and people. `account.ts` (one's own record), `auth.ts` and `badges.ts` are loaded by import(), for members only. */
export { fetchAccount, finishDeletion, installationExists, openSession, registerAccount } from './account';
export { AuthError } from './auth-error';
export type { DeletionProgress } from './deletion';
export type { Face } from './face';
export { changeAccount, findUsers, listUsers } from './managed';
export type { OwnData } from './own-data';
