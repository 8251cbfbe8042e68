import { FirestoreError, invalidArgument } from '../errors';
import { alternativesOf } from '../query/alternatives';
import { DeclaredIndexes } from '../query/declared-indexes';
import { projected, QueryEngine } from '../query/engine';
import type { Database, IndexConfiguration, StoredDocument, Timestamp } from '../types';
import { compareTimestamps, nextMicrosecond, toMicroseconds } from '../values/timestamps';
import { prepareCommit } from './commit';
import { assertStorable } from './document-limits';
import { DocumentStore } from './document-store';
import { type Transaction, Transactions } from './transactions';

export interface DatabaseOptions {
  /** The clock: commits take their time from it, made strictly increasing. */
  now: () => Timestamp;
  indexes?: IndexConfiguration;
  projectId: string;
  databaseId: string;
  /** False: a query runs even if no declared index serves it. Default true, as in production. */
  strictIndexes?: boolean;
}

const NO_INDEXES: IndexConfiguration = { indexes: [], fieldOverrides: [] };

/** One empty database in memory. */
export function createDatabase(options: DatabaseOptions): Database {
  const { now, projectId, databaseId, strictIndexes = true, indexes = NO_INDEXES } = options;
  const store = new DocumentStore();
  const transactions = new Transactions(now);
  const nameOf = (path: string) => `projects/${projectId}/databases/${databaseId}/documents/${path}`;
  const queries = new QueryEngine({ store, nameOf, strictIndexes }, indexes);
  let lastCommit: Timestamp = { seconds: 0, nanos: 0 };

  const nextCommitTime = () => {
    const time = toMicroseconds(now());
    return compareTimestamps(time, lastCommit) > 0 ? time : nextMicrosecond(lastCommit);
  };

  return {
    get: (path) => store.get(path),
    prepare(writes, transactionId) {
      const transaction = transactionId === undefined ? undefined : transactions.end(transactionId);
      if (transaction?.readOnly && writes.length > 0) {
        throw invalidArgument('Cannot modify entities in a read-only transaction.');
      }
      if (transaction && !transaction.readOnly) assertUnchanged(transaction, store, queries);
      return prepareCommit(writes, {
        commitTime: nextCommitTime(),
        read: (path) => store.get(path),
        nameOf,
        assertStorable: (document) => assertStorable(document, nameOf(document.path), queries.declared),
      });
    },
    apply({ commitTime, changes }) {
      lastCommit = commitTime;
      for (const { path, after } of changes) store.set(path, after);
    },
    runQuery(query, transactionId) {
      const transaction = transactionId === undefined ? undefined : transactions.use(transactionId);
      const { documents, skipped } = queries.find(query);
      transaction?.queries.push({ query, documents });
      return { documents: documents.map((document) => projected(document, query.select)), skipped };
    },
    runAggregation: (query, aggregations) => queries.aggregate(query, aggregations),
    alternatives: alternativesOf,
    listCollectionIds: (parent) => store.listCollectionIds(parent),
    beginTransaction: ({ readOnly }) => transactions.begin(readOnly),
    rollback(id) {
      transactions.end(id);
    },
    noteTransactionRead(id, path) {
      const { documents } = transactions.use(id);
      if (!documents.has(path)) documents.set(path, store.get(path));
    },
    allDocuments: () => store.below(''),
    load(documents) {
      for (const document of documents) {
        store.set(document.path, document);
        if (compareTimestamps(document.updateTime, lastCommit) > 0) lastCommit = document.updateTime;
      }
    },
    clear() {
      store.clear();
      transactions.clear();
    },
    discard: (path) => store.set(path, undefined),
    setIndexes(configuration) {
      queries.declared = new DeclaredIndexes(configuration);
    },
  };
}

/** Throws ABORTED if a document, or the result of a query, is no longer what the transaction read. */
function assertUnchanged(transaction: Transaction, store: DocumentStore, queries: QueryEngine): void {
  const documentsSame = [...transaction.documents].every(([path, read]) => store.get(path) === read);
  const queriesSame = transaction.queries.every(({ query, documents }) =>
    sameDocuments(queries.find(query).documents, documents),
  );
  if (documentsSame && queriesSame) return;
  throw new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');
}

function sameDocuments(a: StoredDocument[], b: StoredDocument[]): boolean {
  return a.length === b.length && a.every((document, index) => document === b[index]);
}
