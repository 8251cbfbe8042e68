import { invalidArgument } from '../errors';
import { MAX_FILTERS, MAX_IN_VALUES, MAX_NOT_IN_VALUES, MAX_OPERAND_BYTES } from '../limits';
import type { Cursor, FieldPath, Filter, FilterOperator, Order, Query, Value } from '../types';
import { formatFieldPath, isNameField } from '../values/field-path';
import { assertId } from '../values/resource-path';
import { sizeOfValue } from '../values/size';

type FieldFilter = Extract<Filter, { kind: 'field' }>;

/** Operators as the service names them in its messages. */
const OPERATOR_NAMES: Record<FilterOperator, string> = {
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  in: 'IN',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  'not-in': 'NOT_IN',
};

/**
 * Refuses a query that the service refuses for its form
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery). Throws INVALID_ARGUMENT.
 */
export function validateQuery(query: Query): void {
  if (query.collectionId !== undefined) assertId(query.collectionId, 'Collection');
  if (query.limit !== undefined && query.limit < 0) throw invalidArgument('limit is negative');
  if (query.offset < 0) throw invalidArgument('offset is negative');
  if (query.where) validateWhere(query.where);
  validateOrders(query.orderBy);
}

/** Refuses a cursor with more values than the query has orders, or a name that is no reference. Throws INVALID_ARGUMENT. */
export function validateCursor(cursor: Cursor | undefined, orders: Order[]): void {
  if (!cursor) return;
  if (cursor.values.length > orders.length) throw invalidArgument('Cursor has too many values.');
  for (const [index, value] of cursor.values.entries()) {
    const order = orders[index];
    if (order && isNameField(order.field) && value.kind !== 'reference') {
      throw invalidArgument('Cursor value for __name__ must be a reference value.');
    }
  }
}

function validateOrders(orders: Order[]): void {
  const seen = new Set<string>();
  for (const [index, order] of orders.entries()) {
    const field = formatFieldPath(order.field);
    if (seen.has(field)) throw invalidArgument(`order by clause cannot contain duplicate fields ${field}`);
    seen.add(field);
    if (isNameField(order.field) && index < orders.length - 1) {
      throw invalidArgument('order by clause cannot contain more fields after the key __name__');
    }
  }
}

function validateWhere(where: Filter): void {
  const leaves = [...leavesOf(where)];
  if (leaves.length > MAX_FILTERS) throw invalidArgument(`A query may have at most ${MAX_FILTERS} filters.`);
  for (const leaf of leaves) if (leaf.kind === 'field') validateFieldFilter(leaf);
  const negative = leaves.filter(isNegative);
  if (negative.length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  if (!leaves.some((leaf) => leaf.kind === 'field' && leaf.op === 'not-in')) return;
  if (hasOr(where)) throw invalidArgument("'NOT_IN' cannot be used in the same query with 'OR'.");
  const disjunctive = leaves.find(
    (leaf) => leaf.kind === 'field' && (leaf.op === 'in' || leaf.op === 'array-contains-any'),
  );
  if (disjunctive?.kind === 'field') {
    throw invalidArgument(
      `'NOT_IN' cannot be used in the same query with '${OPERATOR_NAMES[disjunctive.op]}'.`,
    );
  }
}

function validateFieldFilter(filter: FieldFilter): void {
  const name = OPERATOR_NAMES[filter.op];
  switch (filter.op) {
    case 'in':
    case 'array-contains-any':
      validateList(filter, name, MAX_IN_VALUES);
      break;
    case 'not-in':
      validateList(filter, name, MAX_NOT_IN_VALUES);
      break;
  }
  if (operandsOf(filter).some((value) => sizeOfValue(value) > MAX_OPERAND_BYTES)) {
    throw invalidArgument(`value for ${formatFieldPath(filter.field)} is too large to be used in a query`);
  }
  if (isNameField(filter.field)) validateNameFilter(filter, name);
}

function validateList({ value }: FieldFilter, name: string, limit: number): void {
  if (value.kind !== 'array' || value.items.length === 0)
    throw invalidArgument(`'${name}' requires an non-empty ArrayValue.`);
  if (value.items.length > limit)
    throw invalidArgument(`'${name}' supports up to ${limit} comparison values.`);
}

function validateNameFilter(filter: FieldFilter, name: string): void {
  if (filter.op.startsWith('array-contains'))
    throw invalidArgument(`'${name}' cannot be used with __name__.`);
  if (operandsOf(filter).some((value) => value.kind !== 'reference'))
    throw invalidArgument('__key__ filter value must be a Key');
}

/** What a field is compared with, one by one. */
function operandsOf({ op, value }: FieldFilter): Value[] {
  const isList = op === 'in' || op === 'not-in' || op === 'array-contains-any';
  return isList && value.kind === 'array' ? value.items : [value];
}

export function isNaNValue(value: Value): boolean {
  return value.kind === 'double' && Number.isNaN(value.double);
}

function isNegative(leaf: Filter): boolean {
  if (leaf.kind === 'unary') return leaf.op === 'is-not-nan' || leaf.op === 'is-not-null';
  return leaf.kind === 'field' && (leaf.op === '!=' || leaf.op === 'not-in');
}

function hasOr(filter: Filter): boolean {
  if (filter.kind === 'field' || filter.kind === 'unary') return false;
  return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(hasOr);
}

function* leavesOf(filter: Filter): Generator<Filter> {
  if (filter.kind === 'field' || filter.kind === 'unary') yield filter;
  else for (const inner of filter.filters) yield* leavesOf(inner);
}

/** Refuses a query over all collections that asks for more than names in their order. Throws INVALID_ARGUMENT. */
export function validateKindless(orders: Order[], filtered: FieldPath[]): void {
  const order = orders.find(({ field, direction }) => !isNameField(field) || direction === 'desc');
  if (order) throw invalidArgument('kind is required for all orders except __key__ ascending');
  const field = filtered.find((path) => !isNameField(path));
  if (field) throw invalidArgument(`kind is required for filter: ${formatFieldPath(field)}`);
}
