import { FirestoreError } from '../errors';
import { MAX_AGGREGATIONS } from '../limits';
import type { Aggregation, Cursor, FieldPath, Filter, FilterOperator, Query } from '../types';
import { assertId } from '../values/resource-path';
import type {
  AggregationMessage,
  CursorMessage,
  FieldFilterMessage,
  FilterMessage,
  StructuredQueryMessage,
  UnaryFilterMessage,
} from './messages';

const OPERATORS = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
  IN: 'in',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  NOT_IN: 'not-in',
} as const satisfies Record<string, FilterOperator>;

const UNARY_OPERATORS = {
  IS_NULL: 'is-null',
  IS_NOT_NULL: 'is-not-null',
  IS_NAN: 'is-nan',
  IS_NOT_NAN: 'is-not-nan',
} as const;

/**
 * A structured query as the store takes it. Throws INVALID_ARGUMENT for one that lacks a part, UNIMPLEMENTED for vector
 * search. `parent` is a path below …/documents, '' for the root.
 */
export function toQuery(parent: string, message: StructuredQueryMessage): Query {
  if (message.findNearest !== undefined) {
    throw new FirestoreError('UNIMPLEMENTED', 'find_nearest is not implemented by this emulator.');
  }
  const from = message.from ?? [];
  if (from.length > 1) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      'StructuredQuery.from cannot have more than one collection selector.',
    );
  }
  const collectionId = from[0]?.collectionId;
  if (collectionId !== undefined) assertId(collectionId, 'Collection');
  checkNotNegative(message.offset, 'offset');
  checkNotNegative(message.limit, 'limit');
  return {
    parent,
    ...(collectionId === undefined ? {} : { collectionId }),
    allDescendants: from[0]?.allDescendants ?? false,
    ...(message.select ? { select: (message.select.fields ?? []).map((field) => fieldOf(field)) } : {}),
    ...(message.where ? { where: toFilter(message.where) } : {}),
    orderBy: (message.orderBy ?? []).map((order) => ({
      field: fieldOf(order.field),
      direction: order.direction === 'DESCENDING' ? 'desc' : 'asc',
    })),
    ...(message.startAt ? { startAt: toCursor(message.startAt) } : {}),
    ...(message.endAt ? { endAt: toCursor(message.endAt) } : {}),
    offset: message.offset ?? 0,
    ...(message.limit === undefined ? {} : { limit: message.limit }),
  };
}

/** The aggregations of a query, 1 to 5, unnamed ones called field_1, field_2… as the service does. */
export function toAggregations(messages: AggregationMessage[] | undefined): Aggregation[] {
  const count = messages?.length ?? 0;
  if (!messages || count === 0 || count > MAX_AGGREGATIONS) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `A query must have 1 to ${MAX_AGGREGATIONS} aggregations, not ${count}.`,
    );
  }
  let unnamed = 0;
  const aggregations = messages.map((message) => toAggregation(message, () => `field_${++unnamed}`));
  if (new Set(aggregations.map(({ alias }) => alias)).size < aggregations.length) {
    throw new FirestoreError('INVALID_ARGUMENT', 'Aggregation aliases must be unique.');
  }
  return aggregations;
}

function toAggregation(message: AggregationMessage, nextAlias: () => string): Aggregation {
  const alias = message.alias || nextAlias();
  if (message.sum) return { alias, kind: 'sum', field: fieldOf(message.sum.field) };
  if (message.avg) return { alias, kind: 'avg', field: fieldOf(message.avg.field) };
  if (!message.count) throw new FirestoreError('INVALID_ARGUMENT', `Aggregation "${alias}" has no operator.`);
  const { upTo } = message.count;
  if (upTo === undefined) return { alias, kind: 'count' };
  if (upTo <= 0) throw new FirestoreError('INVALID_ARGUMENT', 'count.up_to must be greater than zero.');
  return { alias, kind: 'count', upTo };
}

function toFilter(message: FilterMessage): Filter {
  if (message.compositeFilter) {
    const { op, filters = [] } = message.compositeFilter;
    if (!op)
      throw new FirestoreError('INVALID_ARGUMENT', 'A composite filter must have an operator: AND or OR.');
    if (filters.length === 0)
      throw new FirestoreError('INVALID_ARGUMENT', 'A composite filter must have filters.');
    return { kind: op === 'AND' ? 'and' : 'or', filters: filters.map(toFilter) };
  }
  if (message.fieldFilter) return toFieldFilter(message.fieldFilter);
  if (message.unaryFilter) return toUnaryFilter(message.unaryFilter);
  throw new FirestoreError('INVALID_ARGUMENT', 'A filter must have a filter_type.');
}

function toFieldFilter(message: FieldFilterMessage): Filter {
  const field = fieldOf(message.field);
  if (!message.op) throw new FirestoreError('INVALID_ARGUMENT', 'A field filter must have an operator.');
  if (!message.value) throw new FirestoreError('INVALID_ARGUMENT', 'A field filter must have a value.');
  return { kind: 'field', field, op: OPERATORS[message.op], value: message.value };
}

function toUnaryFilter(message: UnaryFilterMessage): Filter {
  if (!message.op) throw new FirestoreError('INVALID_ARGUMENT', 'A unary filter must have an operator.');
  return { kind: 'unary', field: fieldOf(message.field), op: UNARY_OPERATORS[message.op] };
}

function toCursor(message: CursorMessage): Cursor {
  return { values: message.values ?? [], before: message.before ?? false };
}

function fieldOf(reference: { fieldPath?: FieldPath } | undefined): FieldPath {
  if (!reference?.fieldPath)
    throw new FirestoreError('INVALID_ARGUMENT', 'A field reference must have a field_path.');
  return reference.fieldPath;
}

function checkNotNegative(value: number | undefined, name: string): void {
  if (value !== undefined && value < 0) {
    throw new FirestoreError('INVALID_ARGUMENT', `${name} is negative: ${value}.`);
  }
}
