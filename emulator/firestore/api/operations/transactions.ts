import { FirestoreError } from '../../errors';
import { transactionOf } from '../consistency';
import { decode } from '../decode';
import { beginTransactionRequest, rollbackRequest } from '../messages';
import type { Operation } from '../operation';

/** POST …/documents:beginTransaction: reads and writes unless `readOnly` is asked for. */
export const beginTransaction: Operation = (project, request) => {
  const { options } = decode(beginTransactionRequest, request.body);
  const { begun } = transactionOf(project, { newTransaction: options ?? { readWrite: {} } });
  return begun ? { transaction: begun } : {};
};

/** POST …/documents:rollback */
export const rollback: Operation = (project, request) => {
  const { transaction } = decode(rollbackRequest, request.body);
  if (!transaction) throw new FirestoreError('INVALID_ARGUMENT', 'A rollback must name its transaction.');
  project.database.rollback(transaction);
  return {};
};
