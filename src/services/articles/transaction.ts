import { type Firestore, runTransaction, type Transaction } from 'firebase/firestore/lite';
import { withContention } from '../firestore/contention';
import { ServiceError, toServiceError } from '../firestore/errors';

/** Two people saving articles of one year meet in the same shards; each try begins from what the other left. */
const LOST_RACE = new Set(['aborted', 'failed-precondition']);

/**
 * A transaction on an article and its shards. Only a lost race is tried again: the SDK by itself
 * would also wait a minute for a connection that is gone, and its writer would not know. What `work` throws is final.
 */
export function articleTransaction<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return withContention(() => runTransaction(db, work, { maxAttempts: 1 }), {
    when: (error) => !(error instanceof ServiceError) && LOST_RACE.has(toServiceError(error).code),
  });
}
