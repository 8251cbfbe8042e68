import { FirestoreError } from '../../errors';
import type { Query } from '../../types';
import { encodeValue, type JsonValue } from '../../values/json';
import { transactionOf } from '../consistency';
import { decode } from '../decode';
import { runAggregationQueryRequest, runQueryRequest } from '../messages';
import type { Operation } from '../operation';
import { toAggregations, toQuery } from '../queries';
import { renderDocument, renderTime } from '../render';
import { aggregationReads, queryReads } from '../usage';

/** POST …/documents[/{parent}]:runQuery */
export const runQuery: Operation = (project, request, { guard, cost }) => {
  const message = decode(runQueryRequest, request.body);
  refuseExplain(message.explainOptions);
  if (!message.structuredQuery) throw missing('structured_query');
  const query = toQuery(request.path, message.structuredQuery);
  cost.paths.push(collectionPath(query));
  const time = project.now();
  guard.list(query, time);
  const { transaction, begun } = transactionOf(project, message);
  const { documents, skipped } = project.database.runQuery(query, transaction);
  cost.reads += queryReads(documents.length, skipped);

  const readTime = renderTime(time);
  const answers: { [name: string]: JsonValue }[] = begun ? [{ transaction: begun }] : [];
  for (const document of documents) {
    answers.push({ document: renderDocument(project.id, document), readTime });
  }
  if (documents.length === 0) answers.push({ readTime });
  const first = answers[begun ? 1 : 0];
  if (first && skipped > 0) first.skippedResults = skipped;
  return answers;
};

/** POST …/documents[/{parent}]:runAggregationQuery */
export const runAggregationQuery: Operation = (project, request, { guard, cost }) => {
  const message = decode(runAggregationQueryRequest, request.body);
  refuseExplain(message.explainOptions);
  const { structuredQuery, aggregations } = message.structuredAggregationQuery ?? {};
  if (!structuredQuery) throw missing('structured_aggregation_query');
  const query = toQuery(request.path, structuredQuery);
  const wanted = toAggregations(aggregations);
  cost.paths.push(collectionPath(query));
  const time = project.now();
  guard.list(query, time);
  const { begun } = transactionOf(project, message);
  const { values, indexEntries } = project.database.runAggregation(query, wanted);
  cost.reads += aggregationReads(indexEntries);
  const aggregateFields = Object.fromEntries(
    [...values].map(([alias, value]): [string, JsonValue] => [alias, encodeValue(value)]),
  );
  return [
    { ...(begun ? { transaction: begun } : {}), result: { aggregateFields }, readTime: renderTime(time) },
  ];
};

function collectionPath({ parent, collectionId = '*', allDescendants }: Query): string {
  return [parent, allDescendants ? '**' : '', collectionId].filter((part) => part !== '').join('/');
}

function refuseExplain(options: unknown): void {
  if (options !== undefined) {
    throw new FirestoreError('UNIMPLEMENTED', 'explain_options is not implemented by this emulator.');
  }
}

function missing(field: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', `${field} is required.`);
}
