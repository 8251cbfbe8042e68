import { type Firestore, runTransaction, type Transaction } from 'firebase/firestore/lite';
import { ServiceError, toServiceError } from './errors';
import { type Wait, withRetries } from './retry';

/** The SDK waits longer before each try: more of them would leave a change that cannot be made on the screen for long. */
const TRANSACTION = { maxAttempts: 3 };
const RETRIES = 2;
const DELAY_MS = 60;

/**
 * A transaction on one's own account. The rules look at what is stored when the commit arrives, before its preconditions
 * do: one that lost a race against another tab is denied rather than aborted. So a denial is tried again from what is
 * stored now, twice; the last is thrown as it came. What `work` itself throws is final.
 */
export function ownTransaction<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  wait?: Wait,
): Promise<T> {
  return withRetries(() => runTransaction(db, work, TRANSACTION), {
    retries: RETRIES,
    delay: (retry) => DELAY_MS * retry * (0.5 + Math.random()),
    when: (error) => !(error instanceof ServiceError) && toServiceError(error).code === 'permission-denied',
    wait,
  });
}
