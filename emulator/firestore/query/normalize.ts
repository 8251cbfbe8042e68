import { invalidArgument } from '../errors';
import { MAX_INEQUALITY_FIELDS } from '../limits';
import type { Cursor, FieldPath, Filter, Order, Query } from '../types';
import { compareStrings } from '../values/compare';
import { fieldPathsEqual, formatFieldPath, isNameField, NAME_FIELD } from '../values/field-path';
import { alternativesOf, type LeafFilter } from './alternatives';
import { neverNull } from './match';
import { isNaNValue, validateCursor, validateKindless, validateQuery } from './validate';

/** A query with everything said that the service leaves unsaid. */
export interface NormalQuery {
  parent: string;
  collectionId?: string;
  allDescendants: boolean;
  /** One of these lists of filters must hold. None: nothing can match. */
  alternatives: LeafFilter[][];
  /** The whole order: the last one is always __name__. */
  orders: Order[];
  /** Fields that a document must have besides: those that an aggregation sums or averages. */
  present: FieldPath[];
  startAt?: Cursor;
  endAt?: Cursor;
  offset: number;
  limit?: number;
}

const RANGES = new Set(['<', '<=', '>', '>=']);
const INEQUALITIES = new Set([...RANGES, '!=', 'not-in']);

/**
 * Checks the query and completes it: alternatives, and implicit orders (inequality fields by name, then __name__, in the
 * direction of the last explicit order). Throws INVALID_ARGUMENT.
 */
export function normalizeQuery(query: Query, present: FieldPath[] = []): NormalQuery {
  validateQuery(query);
  const where = query.where && withUnaries(query.where);
  const alternatives = alternativesOf(where);
  alternatives.forEach(validateKey);
  const orders = completeOrders(query.orderBy, alternatives);
  validateCursor(query.startAt, orders);
  validateCursor(query.endAt, orders);
  if (query.collectionId === undefined) {
    validateKindless(
      orders,
      alternatives.flatMap((filters) => filters.map((leaf) => leaf.field)),
    );
  }
  const { parent, collectionId, allDescendants, startAt, endAt, offset, limit } = query;
  return {
    parent,
    allDescendants,
    alternatives: alternatives.filter(canMatch),
    orders,
    present: distinctFields(present),
    offset,
    ...(collectionId !== undefined && { collectionId }),
    ...(startAt && { startAt }),
    ...(endAt && { endAt }),
    ...(limit !== undefined && { limit }),
  };
}

export function isInequality(leaf: LeafFilter): boolean {
  return leaf.kind === 'field'
    ? INEQUALITIES.has(leaf.op)
    : leaf.op === 'is-not-null' || leaf.op === 'is-not-nan';
}

/** `== null` and `== NaN` are the unary filters; inside `in`, null and NaN match nothing instead. */
function withUnaries(filter: Filter): Filter {
  if (filter.kind === 'and' || filter.kind === 'or') {
    return { kind: filter.kind, filters: filter.filters.map(withUnaries) };
  }
  if (filter.kind !== 'field' || (filter.op !== '==' && filter.op !== '!=')) return filter;
  const { field, op, value } = filter;
  if (value.kind === 'null') return { kind: 'unary', field, op: op === '==' ? 'is-null' : 'is-not-null' };
  if (isNaNValue(value)) return { kind: 'unary', field, op: op === '==' ? 'is-nan' : 'is-not-nan' };
  return filter;
}

function validateKey(filters: LeafFilter[]): void {
  const ofName = filters.filter(({ field }) => isNameField(field));
  const isFixed = ofName.length > 0 && !ofName.some(isInequality);
  if (!isFixed || !filters.some(isInequality)) return;
  throw invalidArgument(
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
  );
}

function canMatch(filters: LeafFilter[]): boolean {
  return filters.every((leaf) => {
    if (leaf.kind === 'unary') return true;
    if (leaf.op === '==' || leaf.op === 'array-contains') return neverNull(leaf.value);
    if (RANGES.has(leaf.op)) return neverNull(leaf.value);
    if (leaf.op !== 'not-in' || leaf.value.kind !== 'array') return true;
    return !leaf.value.items.some((item) => item.kind === 'null');
  });
}

function completeOrders(explicit: Order[], alternatives: LeafFilter[][]): Order[] {
  const inequalities = alternatives.flatMap((leaves) => leaves.filter(isInequality));
  const unequal = distinctFields(inequalities.map((leaf) => leaf.field));
  if (unequal.length > MAX_INEQUALITY_FIELDS) {
    throw invalidArgument(
      `A query may have range and inequality filters on at most ${MAX_INEQUALITY_FIELDS} fields.`,
    );
  }
  const last = explicit.at(-1);
  const direction = last?.direction ?? 'asc';
  const known = [...explicit.map((order) => order.field), NAME_FIELD];
  const implicit = unequal.filter((field) => !known.some((path) => fieldPathsEqual(path, field)));
  if (!last || !isNameField(last.field)) {
    return [...explicit, ...[...implicit, NAME_FIELD].map((field) => ({ field, direction }))];
  }
  const [unordered] = implicit;
  if (!unordered) return explicit;
  throw invalidArgument(
    `inequality filter property and first sort order must be the same: ${formatFieldPath(unordered)} and __name__`,
  );
}

function distinctFields(fields: FieldPath[]): FieldPath[] {
  const byText = new Map(fields.map((field) => [formatFieldPath(field), field]));
  return [...byText].sort(([a], [b]) => compareStrings(a, b)).map(([, field]) => field);
}
