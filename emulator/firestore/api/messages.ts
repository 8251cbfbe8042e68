/**
 * The messages of google.firestore.v1 that the REST requests are made of
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents).
 */
import { FirestoreError } from '../errors';
import type { Timestamp } from '../types';
import { parseFieldPath } from '../values/field-path';
import { decodeFields, decodeOperand, decodeValue } from '../values/json';
import { parseTimestamp } from '../values/timestamps';
import {
  boolean,
  bytesText,
  custom,
  type Decoder,
  enumeration,
  int32,
  int32Value,
  int64Value,
  lazy,
  list,
  type Message,
  message,
  string,
} from './decode';

type Of<D> = D extends Decoder<infer T> ? T : never;

const value = custom(decodeValue);
const fieldPath = custom((json) => {
  if (typeof json !== 'string')
    throw new FirestoreError('INVALID_ARGUMENT', 'A field path must be a string.');
  return parseFieldPath(json);
});

const timestamp: Decoder<Timestamp> = custom((json, at) => {
  const time = typeof json === 'string' ? parseTimestamp(json) : undefined;
  if (time) return time;
  const type = 'type.googleapis.com/google.protobuf.Timestamp';
  throw new FirestoreError('INVALID_ARGUMENT', `Invalid value at '${at}' (${type}), ${JSON.stringify(json)}`);
});

/** google.protobuf.FieldMask: a message in requests, or its short form, paths joined by commas. */
const documentMask = message('DocumentMask', { fieldPaths: list(fieldPath) });

const precondition = message(
  'Precondition',
  { exists: boolean, updateTime: timestamp },
  {
    condition_type: ['exists', 'updateTime'],
  },
);
export type PreconditionMessage = Of<typeof precondition>;

export const documentMessage = message('Document', {
  name: string,
  fields: custom(decodeFields),
  createTime: timestamp,
  updateTime: timestamp,
});

const arrayValue = message('ArrayValue', { values: list(value) });

const TRANSFORM_TYPES = [
  'setToServerValue',
  'increment',
  'maximum',
  'minimum',
  'appendMissingElements',
  'removeAllFromArray',
] as const;

const fieldTransform = message(
  'DocumentTransform.FieldTransform',
  {
    fieldPath,
    setToServerValue: enumeration('DocumentTransform.FieldTransform.ServerValue', ['REQUEST_TIME']),
    increment: value,
    maximum: value,
    minimum: value,
    appendMissingElements: arrayValue,
    removeAllFromArray: arrayValue,
  },
  { transform_type: TRANSFORM_TYPES },
);
export type FieldTransform = Of<typeof fieldTransform>;

const writeMessage = message(
  'Write',
  {
    update: documentMessage,
    delete: string,
    verify: string,
    transform: message('DocumentTransform', { document: string, fieldTransforms: list(fieldTransform) }),
    updateMask: documentMask,
    updateTransforms: list(fieldTransform),
    currentDocument: precondition,
  },
  { operation: ['update', 'delete', 'verify', 'transform'] },
);
export type WriteMessage = Of<typeof writeMessage>;

const fieldReference = message('StructuredQuery.FieldReference', { fieldPath });

const fieldFilter = message('StructuredQuery.FieldFilter', {
  field: fieldReference,
  op: enumeration('StructuredQuery.FieldFilter.Operator', [
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'EQUAL',
    'NOT_EQUAL',
    'ARRAY_CONTAINS',
    'IN',
    'ARRAY_CONTAINS_ANY',
    'NOT_IN',
  ]),
  value: custom(decodeOperand),
});
export type FieldFilterMessage = Of<typeof fieldFilter>;

const unaryFilter = message('StructuredQuery.UnaryFilter', {
  op: enumeration('StructuredQuery.UnaryFilter.Operator', ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL']),
  field: fieldReference,
});
export type UnaryFilterMessage = Of<typeof unaryFilter>;

export interface FilterMessage {
  compositeFilter?: { op?: 'AND' | 'OR'; filters?: FilterMessage[] };
  fieldFilter?: FieldFilterMessage;
  unaryFilter?: UnaryFilterMessage;
}

const filter: Decoder<FilterMessage> = message(
  'StructuredQuery.Filter',
  {
    compositeFilter: message('StructuredQuery.CompositeFilter', {
      op: enumeration('StructuredQuery.CompositeFilter.Operator', ['AND', 'OR']),
      filters: list(lazy(() => filter)),
    }),
    fieldFilter,
    unaryFilter,
  },
  { filter_type: ['compositeFilter', 'fieldFilter', 'unaryFilter'] },
);

const cursor = message('Cursor', { values: list(value), before: boolean });
export type CursorMessage = Of<typeof cursor>;

const structuredQuery = message('StructuredQuery', {
  select: message('StructuredQuery.Projection', { fields: list(fieldReference) }),
  from: list(
    message('StructuredQuery.CollectionSelector', { collectionId: string, allDescendants: boolean }),
  ),
  where: filter,
  orderBy: list(
    message('StructuredQuery.Order', {
      field: fieldReference,
      direction: enumeration('StructuredQuery.Direction', [
        'ASCENDING',
        'DESCENDING',
        'DIRECTION_UNSPECIFIED',
      ]),
    }),
  ),
  startAt: cursor,
  endAt: cursor,
  offset: int32,
  limit: int32Value,
  findNearest: custom((json) => json),
});
export type StructuredQueryMessage = Of<typeof structuredQuery>;

const transactionOptions = message(
  'TransactionOptions',
  {
    readOnly: message('TransactionOptions.ReadOnly', { readTime: timestamp }),
    readWrite: message('TransactionOptions.ReadWrite', {
      retryTransaction: bytesText,
      concurrencyMode: custom((json) => json),
    }),
  },
  { mode: ['readOnly', 'readWrite'] },
);

const consistency = {
  transaction: bytesText,
  newTransaction: transactionOptions,
  readTime: timestamp,
};
const CONSISTENCY = { consistency_selector: ['transaction', 'newTransaction', 'readTime'] } as const;

export const batchGetRequest = message(
  'BatchGetDocumentsRequest',
  { database: string, documents: list(string), mask: documentMask, ...consistency },
  CONSISTENCY,
);

export const commitRequest = message('CommitRequest', {
  database: string,
  writes: list(writeMessage),
  transaction: bytesText,
});

export const batchWriteRequest = message('BatchWriteRequest', {
  database: string,
  writes: list(writeMessage),
  labels: custom((json) => json),
});

export const runQueryRequest = message(
  'RunQueryRequest',
  { parent: string, structuredQuery, explainOptions: custom((json) => json), ...consistency },
  CONSISTENCY,
);

const aggregation = message(
  'StructuredAggregationQuery.Aggregation',
  {
    alias: string,
    count: message('StructuredAggregationQuery.Aggregation.Count', { upTo: int64Value }),
    sum: message('StructuredAggregationQuery.Aggregation.Sum', { field: fieldReference }),
    avg: message('StructuredAggregationQuery.Aggregation.Avg', { field: fieldReference }),
  },
  { operator: ['count', 'sum', 'avg'] },
);
export type AggregationMessage = Of<typeof aggregation>;

export const runAggregationQueryRequest = message(
  'RunAggregationQueryRequest',
  {
    parent: string,
    structuredAggregationQuery: message('StructuredAggregationQuery', {
      structuredQuery,
      aggregations: list(aggregation),
    }),
    explainOptions: custom((json) => json),
    ...consistency,
  },
  CONSISTENCY,
);

export const beginTransactionRequest = message('BeginTransactionRequest', {
  database: string,
  options: transactionOptions,
});

export const rollbackRequest = message('RollbackRequest', { database: string, transaction: bytesText });

export const listCollectionIdsRequest = message('ListCollectionIdsRequest', {
  parent: string,
  pageSize: int32,
  pageToken: string,
  readTime: timestamp,
});

export type ConsistencyMessage = Message<typeof consistency>;

/** The query parameters of the operations on one document or one collection. */
export const getDocumentParameters = message('GetDocumentRequest', {
  mask: documentMask,
  transaction: bytesText,
  readTime: timestamp,
});

export const listDocumentsParameters = message('ListDocumentsRequest', {
  pageSize: int32,
  pageToken: string,
  orderBy: string,
  mask: documentMask,
  showMissing: boolean,
  transaction: bytesText,
  readTime: timestamp,
});

export const createDocumentParameters = message('CreateDocumentRequest', {
  documentId: string,
  mask: documentMask,
});

export const patchDocumentParameters = message('UpdateDocumentRequest', {
  updateMask: documentMask,
  mask: documentMask,
  currentDocument: precondition,
});

export const deleteDocumentParameters = message('DeleteDocumentRequest', { currentDocument: precondition });
