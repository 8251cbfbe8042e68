/** The connection to Firestore and what every service shares: errors with codes, parsing, retries, cursors. */
export { startAppCheck } from './app-check';
export { readCollection, siteSource } from './collection-reader';
export { type AppConfig, parseConfig } from './config';
export { db } from './connection';
export { ServiceError, sentenceOf, toServiceError } from './errors';
export type { KeptPlace, Page, Place } from './lists';
export { picturesPlace, startFirebase } from './running';
