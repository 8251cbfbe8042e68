/** An account as a whole, over all subjects: what is kept of it to take away, and its end. */
export { finishDeletion } from './deletion';
export { deleteAccount, exportAccount } from './whole-account';
