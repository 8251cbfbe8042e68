/** Everything about the record of a member, in one place. */
export type { NewAccount } from './account-data';
export { type DeletionProgress, deleteAccountData, finishDeletion } from './account-deletion';
export { exportOwnData, type OwnData } from './account-export';
export {
  fetchAccount,
  fetchProfile,
  repairPermissions,
  syncProfile,
  touchAccess,
  updateProfile,
} from './account-records';
export { type OpenedSession, openSession } from './account-session';
export { createFirstAdministrator, installationExists, registerAccount } from './registration';
