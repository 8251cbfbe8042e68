/** The import of a Blogger export: one session, its journal on the device, its source in a worker. */
export { journalStore } from './journal-store';
export { importBlogger, pictureCopier } from './run';
export { ImportSession, type ImportState } from './session';
export { workerSource } from './worker-source';
