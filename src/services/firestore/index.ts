/** The connection to Firestore and what every service shares: errors with codes, parsing, retries, cursors. */
export { startAppCheck } from './app-check';
export { type AppConfig, parseConfig } from './config';
export { db } from './connection';
export { bringViewsOnceADay } from './daily-view-sums';
export { ServiceError, sentenceOf, toServiceError } from './errors';
export { picturesPlace, startFirebase } from './running';
