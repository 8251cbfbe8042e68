/** Everything about the record of a member, in one place. */
export type { NewAccount } from './data';
export { type DeletionProgress, deleteAccountData, finishDeletion, interruptedDeletion } from './deletion';
export { type OpenedSession, openSession } from './opened-session';
export { exportOwnData, type OwnData } from './own-data';
export {
  fetchAccount,
  fetchProfile,
  repairPermissions,
  syncProfile,
  touchAccess,
  updateProfile,
} from './records';
export { createFirstAdministrator, installationExists, registerAccount } from './registration';
