import type { DocumentStore } from '../store/document-store';
import type { IndexDefinition } from '../store/field-index';
import type { FieldPath, Order, StoredDocument, Value } from '../types';
import { fieldPathsEqual, formatFieldPath, isNameField, NAME_FIELD } from '../values/field-path';
import { fieldAt } from '../values/fields';
import { AFTER, pathKey, valueKey } from '../values/index-key';
import { collectionIdOf, parentOf, pathOfName } from '../values/resource-path';
import type { LeafFilter } from './alternatives';
import { matchesFilter } from './match';
import { isInequality, type NormalQuery } from './normalize';
import { cursorEdge, filterRanges, intersect, type Range } from './ranges';

/** Where queries read: the documents, and their full resource names. */
export interface Source {
  store: DocumentStore;
  nameOf: (path: string) => string;
}

/** A filter that fixes a field: an equality, or an element that an array must contain. */
export interface Fixed {
  field: FieldPath;
  mode: 'equal' | 'contains';
  value: Value;
}

/** How one alternative of a query is found: the filters that fix a field, then the orders that are left. */
export interface Shape {
  fixed: Fixed[];
  /** The orders of the query but for the fields that equalities fix, and without __name__. */
  orders: Order[];
  nameDirection: Order['direction'];
}

/** What must be found for one alternative. */
export function shapeOf(query: NormalQuery, filters: LeafFilter[]): Shape {
  const fixed = new Map<string, Fixed>();
  for (const leaf of filters) {
    const one = fixedBy(leaf);
    if (one && !isNameField(one.field)) fixed.set(`${formatFieldPath(one.field)} ${one.mode}`, one);
  }
  const orders = query.orders
    .slice(0, -1)
    .filter((order) => !fixed.has(`${formatFieldPath(order.field)} equal`));
  const byName = [...fixed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  return { fixed: byName, orders, nameDirection: query.orders.at(-1)?.direction ?? 'asc' };
}

function fixedBy(leaf: LeafFilter): Fixed | undefined {
  const { field } = leaf;
  if (leaf.kind === 'field') {
    if (leaf.op === '==') return { field, mode: 'equal', value: leaf.value };
    return leaf.op === 'array-contains' ? { field, mode: 'contains', value: leaf.value } : undefined;
  }
  if (leaf.op === 'is-null') return { field, mode: 'equal', value: { kind: 'null' } };
  return leaf.op === 'is-nan'
    ? { field, mode: 'equal', value: { kind: 'double', double: Number.NaN } }
    : undefined;
}

/** The documents of one alternative of the query, in the query's order, between its cursors. */
export function* scanAlternative(
  source: Source,
  query: NormalQuery,
  filters: LeafFilter[],
): Generator<StoredDocument, void, undefined> {
  for (const document of candidates(source, query, filters)) {
    if (isBelow(query, document.path) && matches(source, query, filters, document)) yield document;
  }
}

function* candidates(
  source: Source,
  query: NormalQuery,
  filters: LeafFilter[],
): Generator<StoredDocument, void, undefined> {
  const named = filters.find((leaf) => leaf.kind === 'field' && leaf.op === '==' && isNameField(leaf.field));
  if (named?.kind === 'field' && named.value.kind === 'reference') {
    const document = source.store.get(pathOfName(named.value.name));
    if (document && isAskedFor(source, query, document)) yield document;
    return;
  }
  if (query.collectionId === undefined) {
    for (const document of source.store.below(query.parent)) {
      if (isAskedFor(source, query, document)) yield document;
    }
    return;
  }
  const { definition, ranges } = indexScan(query, query.collectionId, filters);
  for (const [low, high] of ranges) yield* source.store.scan(definition, low, high);
}

/** The index whose order is the alternative's, and the ranges of it that can hold matches. */
function indexScan(
  query: NormalQuery,
  collectionId: string,
  filters: LeafFilter[],
): { definition: IndexDefinition; ranges: Range[] } {
  const shape = shapeOf(query, filters);
  const definition: IndexDefinition = {
    collectionId,
    scope: query.allDescendants ? 'group' : 'collection',
    parts: [
      ...shape.fixed.map(({ field, mode }) => ({ field, mode: mode === 'equal' ? ('asc' as const) : mode })),
      ...shape.orders.map(({ field, direction }) => ({ field, mode: direction })),
    ],
    nameDirection: shape.nameDirection,
  };
  const collection = query.parent === '' ? collectionId : `${query.parent}/${collectionId}`;
  const scope = query.allDescendants ? '' : pathKey(collection);
  const prefix = scope + shape.fixed.map(({ value }) => valueKey(value)).join('');
  const known = new Map(
    shape.fixed
      .filter(({ mode }) => mode === 'equal')
      .map(({ field, value }) => [formatFieldPath(field), value]),
  );
  const low = query.startAt ? cursorEdge(query.startAt, query.orders, known, prefix) : prefix;
  const high = query.endAt ? cursorEdge(query.endAt, query.orders, known, prefix) : prefix + AFTER;
  let ranges: Range[] = low < high ? [[low, high]] : [];
  const first = shape.orders[0] ?? { field: NAME_FIELD, direction: shape.nameDirection };
  for (const leaf of filters) {
    if (isInequality(leaf) && fieldPathsEqual(leaf.field, first.field)) {
      ranges = intersect(ranges, filterRanges(leaf, prefix, first.direction));
    }
  }
  return { definition, ranges };
}

function isAskedFor(source: Source, query: NormalQuery, document: StoredDocument): boolean {
  return isOfCollection(query, document.path) && isBetweenCursors(source, query, document);
}

/** Whether the document has every field of the order and stands between the cursors. */
function isBetweenCursors(source: Source, query: NormalQuery, document: StoredDocument): boolean {
  const known = new Map<string, Value>();
  for (const { field } of query.orders) {
    const value = fieldOrName(source, document, field);
    if (!value) return false;
    known.set(formatFieldPath(field), value);
  }
  const startsBefore = !query.startAt || cursorEdge(query.startAt, query.orders, known, '') === '';
  const endsAfter = !query.endAt || cursorEdge(query.endAt, query.orders, known, '') !== '';
  return startsBefore && endsAfter;
}

function matches(
  source: Source,
  query: NormalQuery,
  filters: LeafFilter[],
  document: StoredDocument,
): boolean {
  return (
    query.present.every((field) => fieldAt(document.fields, field)) &&
    filters.every((leaf) => matchesFilter(fieldOrName(source, document, leaf.field), leaf))
  );
}

/** The value of a field, or of __name__. */
export function fieldOrName(source: Source, document: StoredDocument, field: FieldPath): Value | undefined {
  return isNameField(field)
    ? { kind: 'reference', name: source.nameOf(document.path) }
    : fieldAt(document.fields, field);
}

function isBelow(query: NormalQuery, path: string): boolean {
  return query.parent === '' || path.startsWith(`${query.parent}/`);
}

function isOfCollection(query: NormalQuery, path: string): boolean {
  if (!isBelow(query, path)) return false;
  if (query.collectionId !== undefined && collectionIdOf(path) !== query.collectionId) return false;
  return query.allDescendants || parentOf(parentOf(path)) === query.parent;
}
