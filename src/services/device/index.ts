/** What is kept on the device alone: drafts, and notes of this browser. */
export { acquireTabLock, draftsFor, forgetDrafts, keepDraft } from './drafts';
export { chooseAutosave, isAutosaveChosen, noteSaved, wasSavedHere } from './notes';
