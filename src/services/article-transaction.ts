import { type Firestore, runTransaction, type Transaction } from 'firebase/firestore/lite';
import { ServiceError, toServiceError } from './errors';
import { type Wait, withRetries } from './retry';

/** Two people saving articles of one year meet in the same shards; each try begins from what the other left. */
const RACES = 10;
const DELAY_MS = 80;
const LOST_RACE = new Set(['aborted', 'failed-precondition']);

/**
 * A transaction on an article and its shards. Only a lost race is tried again, each time a little later: the SDK by itself
 * would also wait a minute for a connection that is gone, and its writer would not know. What `work` throws is final.
 */
export function articleTransaction<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  wait?: Wait,
): Promise<T> {
  return withRetries(() => runTransaction(db, work, { maxAttempts: 1 }), {
    retries: RACES,
    delay: (retry) => DELAY_MS * retry * (0.5 + Math.random()),
    when: (error) => !(error instanceof ServiceError) && LOST_RACE.has(toServiceError(error).code),
    wait,
  });
}
