import { FirestoreError } from '../errors';
import type { FieldPath } from '../types';
import { fieldPathsEqual, formatFieldPath } from '../values/field-path';
import {
  type CompositeIndex,
  type DeclaredIndexes,
  MODES,
  type Mode,
  SCOPES,
  type Scope,
} from './declared-indexes';
import type { NormalQuery } from './normalize';
import { type Fixed, type Shape, shapeOf } from './scan';

/**
 * Refuses a query that no declared or automatic index serves, as production does: FAILED_PRECONDITION, with the
 * definition that firestore.indexes.json lacks (https://firebase.google.com/docs/firestore/query-data/index-overview).
 */
export function requireIndexes(declared: DeclaredIndexes, query: NormalQuery): void {
  const { collectionId } = query;
  if (collectionId === undefined) return;
  const scope: Scope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  for (const filters of query.alternatives) {
    const byName = filters.some(
      (leaf) => leaf.kind === 'field' && leaf.op === '==' && leaf.field[0] === '__name__',
    );
    const shape = withPresent(shapeOf(query, filters), query.present);
    if (!byName && !isServed(declared, collectionId, scope, shape)) {
      throw indexNeeded(declared, collectionId, scope, shape);
    }
  }
}

/** Fields that must be there have to stand in the index, after the orders. */
function withPresent(shape: Shape, present: FieldPath[]): Shape {
  const known = [...shape.fixed.filter(({ mode }) => mode === 'equal'), ...shape.orders];
  const missing = present.filter((field) => !known.some((one) => fieldPathsEqual(one.field, field)));
  const last = [...shape.orders, ...missing.map((field) => ({ field, direction: shape.nameDirection }))];
  return { ...shape, orders: last };
}

function isServed(declared: DeclaredIndexes, group: string, scope: Scope, shape: Shape): boolean {
  const { fixed, orders, nameDirection } = shape;
  if (fixed.length > 0) return uncovered(declared, group, scope, shape).length === 0;
  const [order] = orders;
  if (!order) return true;
  const single = orders.length === 1 && order.direction === nameDirection;
  if (single && declared.hasSingleField(group, scope, order.field, order.direction)) return true;
  return declared.compositesOf(group, scope).some((index) => coverage(index, shape) !== undefined);
}

/**
 * The fixed fields that no index covers. Several indexes can be merged when all end with the query's orders: each may
 * cover some of the fixed fields. Without orders, single-field indexes take part.
 */
function uncovered(declared: DeclaredIndexes, group: string, scope: Scope, shape: Shape): Fixed[] {
  const covered = new Set<string>();
  for (const index of declared.compositesOf(group, scope)) {
    for (const id of coverage(index, shape) ?? []) covered.add(id);
  }
  return shape.fixed.filter((one) => {
    if (covered.has(idOf(one))) return false;
    return (
      shape.orders.length > 0 ||
      !singleFieldModes(one).some((mode) => declared.hasSingleField(group, scope, one.field, mode))
    );
  });
}

/** The fixed fields that the index begins with, if it ends with just the orders; undefined if it is of no use. */
function coverage(index: CompositeIndex, { fixed, orders, nameDirection }: Shape): string[] | undefined {
  const beginning = index.fields.slice(0, index.fields.length - orders.length);
  const end = index.fields.slice(beginning.length);
  const sameEnd =
    end.length === orders.length &&
    end.every(({ field, mode }, position) => {
      const order = orders[position];
      return order && formatFieldPath(order.field) === field && order.direction === mode;
    });
  if (!sameEnd || (orders.length > 0 && index.nameDirection !== nameDirection)) return undefined;
  const ids = beginning.map(({ field, mode }) => `${field} ${mode === 'contains' ? 'contains' : 'equal'}`);
  const known = new Set(fixed.map(idOf));
  return ids.every((id) => known.has(id)) ? ids : undefined;
}

/** An equality does not mind the direction of its index. */
function singleFieldModes({ mode }: Fixed): Mode[] {
  return mode === 'contains' ? ['contains'] : ['asc', 'desc'];
}

function idOf({ field, mode }: Fixed): string {
  return `${formatFieldPath(field)} ${mode}`;
}

function indexNeeded(declared: DeclaredIndexes, group: string, scope: Scope, shape: Shape): FirestoreError {
  const { fixed, orders, nameDirection } = shape;
  const [order] = orders;
  const [missing] = uncovered(declared, group, scope, shape);
  if (!order && missing) return singleFieldNeeded(declared, group, scope, missing.field, modeOf(missing));
  if (order && fixed.length === 0 && orders.length === 1 && order.direction === nameDirection) {
    return singleFieldNeeded(declared, group, scope, order.field, order.direction);
  }
  const fields = [
    ...fixed.map((one) => ({ fieldPath: formatFieldPath(one.field), ...definitionOf(modeOf(one)) })),
    ...orders.map(({ field, direction }) => ({
      fieldPath: formatFieldPath(field),
      ...definitionOf(direction),
    })),
    ...(orders.at(-1)?.direction === nameDirection
      ? []
      : [{ fieldPath: '__name__', ...definitionOf(nameDirection) }]),
  ];
  const definition = { collectionGroup: group, queryScope: scope, fields };
  return failed(
    `The query requires an index. Add it to "indexes" in firestore.indexes.json: ${JSON.stringify(definition)}`,
  );
}

/** An override replaces the automatic indexes of its field: the one proposed keeps those there are. */
function singleFieldNeeded(
  declared: DeclaredIndexes,
  group: string,
  scope: Scope,
  field: FieldPath,
  mode: Mode,
): FirestoreError {
  const fieldPath = formatFieldPath(field);
  const indexes = SCOPES.flatMap((queryScope) =>
    MODES.filter(
      (one) =>
        declared.hasSingleField(group, queryScope, field, one) || (one === mode && queryScope === scope),
    ).map((one) => ({ ...definitionOf(one), queryScope })),
  );
  const name = { asc: 'ASC', desc: 'DESC', contains: 'CONTAINS' }[mode];
  return failed(
    `The query requires an index: a ${scope}_${name} index for collection ${group} and field ${fieldPath}. ` +
      `Put it in "fieldOverrides" in firestore.indexes.json: ${JSON.stringify({ collectionGroup: group, fieldPath, indexes })}`,
  );
}

function modeOf({ mode }: Fixed): Mode {
  return mode === 'contains' ? 'contains' : 'asc';
}

function definitionOf(mode: Mode): object {
  if (mode === 'contains') return { arrayConfig: 'CONTAINS' };
  return { order: mode === 'asc' ? 'ASCENDING' : 'DESCENDING' };
}

function failed(message: string): FirestoreError {
  return new FirestoreError('FAILED_PRECONDITION', message);
}
