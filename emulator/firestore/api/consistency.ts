import { FirestoreError } from '../errors';
import type { ConsistencyMessage } from './messages';
import type { Project } from './project';

/** The transaction of a read: the one it names or the one it opens (`begun` is told in the answer). */
export interface ReadTransaction {
  transaction?: string;
  begun?: string;
}

/** Opens or names the transaction of a read. Throws UNIMPLEMENTED for reads of the past. */
export function transactionOf(project: Project, message: ConsistencyMessage): ReadTransaction {
  if (message.readTime || message.newTransaction?.readOnly?.readTime) {
    throw new FirestoreError('UNIMPLEMENTED', 'read_time is not implemented by this emulator.');
  }
  if (message.transaction) return { transaction: message.transaction };
  if (!message.newTransaction) return {};
  const { readOnly, readWrite } = message.newTransaction;
  const retry = readWrite?.retryTransaction;
  const begun = project.database.beginTransaction({
    readOnly: readOnly !== undefined,
    ...(retry ? { retry } : {}),
  });
  return { transaction: begun, begun };
}
