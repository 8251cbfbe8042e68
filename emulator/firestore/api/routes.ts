import { FirestoreError } from '../errors';
import type { Operation } from './operation';
import { listCollectionIds, listDocuments } from './operations/lists';
import { runAggregationQuery, runQuery } from './operations/queries';
import { batchGet, getDocument } from './operations/reads';
import { beginTransaction, rollback } from './operations/transactions';
import { batchWrite, commit, createDocument, deleteDocument, patchDocument } from './operations/writes';

/** What a path below …/documents names. */
export type Target = 'root' | 'collection' | 'document';

export interface Route {
  /** What the operation is called in the usage report and in the faults' `match.method`. */
  name: string;
  method: string;
  /** The custom verb after the colon; '' for plain paths. */
  verb: string;
  targets: Target[];
  operation: Operation;
}

const notDone: Operation = () => {
  throw new FirestoreError('UNIMPLEMENTED', 'Operation is not implemented, or supported, or enabled.');
};

/** THE table of the REST API (https://firebase.google.com/docs/firestore/reference/rest). */
const ROUTES: readonly Route[] = [
  { name: 'batchGet', method: 'POST', verb: 'batchGet', targets: ['root'], operation: batchGet },
  { name: 'commit', method: 'POST', verb: 'commit', targets: ['root'], operation: commit },
  { name: 'batchWrite', method: 'POST', verb: 'batchWrite', targets: ['root'], operation: batchWrite },
  {
    name: 'beginTransaction',
    method: 'POST',
    verb: 'beginTransaction',
    targets: ['root'],
    operation: beginTransaction,
  },
  { name: 'rollback', method: 'POST', verb: 'rollback', targets: ['root'], operation: rollback },
  { name: 'runQuery', method: 'POST', verb: 'runQuery', targets: ['root', 'document'], operation: runQuery },
  {
    name: 'runAggregationQuery',
    method: 'POST',
    verb: 'runAggregationQuery',
    targets: ['root', 'document'],
    operation: runAggregationQuery,
  },
  {
    name: 'listCollectionIds',
    method: 'POST',
    verb: 'listCollectionIds',
    targets: ['root', 'document'],
    operation: listCollectionIds,
  },
  { name: 'get', method: 'GET', verb: '', targets: ['document'], operation: getDocument },
  { name: 'patch', method: 'PATCH', verb: '', targets: ['document'], operation: patchDocument },
  { name: 'delete', method: 'DELETE', verb: '', targets: ['document'], operation: deleteDocument },
  { name: 'list', method: 'GET', verb: '', targets: ['collection'], operation: listDocuments },
  { name: 'create', method: 'POST', verb: '', targets: ['collection'], operation: createDocument },
  { name: 'listen', method: 'POST', verb: 'listen', targets: ['root'], operation: notDone },
  { name: 'write', method: 'POST', verb: 'write', targets: ['root'], operation: notDone },
  { name: 'executePipeline', method: 'POST', verb: 'executePipeline', targets: ['root'], operation: notDone },
  {
    name: 'partitionQuery',
    method: 'POST',
    verb: 'partitionQuery',
    targets: ['root', 'document'],
    operation: notDone,
  },
  { name: 'listen', method: 'GET', verb: 'listen', targets: ['root'], operation: notDone },
];

/** Verbs that may follow a colon; any other colon belongs to an id. */
export const VERBS: ReadonlySet<string> = new Set(
  ROUTES.map(({ verb }) => verb).filter((verb) => verb !== ''),
);

export function routeFor(method: string, verb: string, target: Target): Route | undefined {
  return ROUTES.find(
    (route) => route.method === method && route.verb === verb && route.targets.includes(target),
  );
}

/** Operations whose answer, errors included, is a list: the service streams them. */
export const STREAMED: ReadonlySet<string> = new Set(['batchGet', 'runQuery', 'runAggregationQuery']);
