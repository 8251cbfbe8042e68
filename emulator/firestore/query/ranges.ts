import type { Cursor, Order, Value } from '../types';
import { compareValues } from '../values/compare';
import { formatFieldPath, isNameField } from '../values/field-path';
import { AFTER, complement, pathKey, typeTag, valueKey } from '../values/index-key';
import { pathOfName } from '../values/resource-path';
import type { LeafFilter } from './alternatives';

/** Keys from `low` up to, but not including, `high`. */
export type Range = readonly [low: string, high: string];

type Direction = Order['direction'];

/** The parts of the ranges that lie in one of the others; both lists in order. */
export function intersect(ranges: Range[], others: Range[]): Range[] {
  const common: Range[] = [];
  for (const [low, high] of ranges) {
    for (const [otherLow, otherHigh] of others) {
      const startsLater = low > otherLow;
      const endsEarlier = high < otherHigh;
      const from = startsLater ? low : otherLow;
      const to = endsEarlier ? high : otherHigh;
      if (from < to) common.push([from, to]);
    }
  }
  return common;
}

/** The keys that an inequality on the part right after `prefix` can find. */
export function filterRanges(leaf: LeafFilter, prefix: string, direction: Direction): Range[] {
  const isName = isNameField(leaf.field);
  const keyOf = (value: Value) =>
    isName && value.kind === 'reference' ? pathKey(pathOfName(value.name)) : valueKey(value);
  const between = (from: string, to: string): Range =>
    direction === 'asc'
      ? [prefix + from, prefix + to]
      : [prefix + complementEdge(to), prefix + complementEdge(from)];
  const afterNull = isName ? '' : valueKey({ kind: 'null' }) + AFTER;
  if (leaf.kind === 'unary') return [between(afterNull, AFTER)];
  const { op, value } = leaf;
  const tag = isName ? '' : typeTag(value);
  switch (op) {
    case '<':
      return [between(tag, keyOf(value))];
    case '<=':
      return [between(tag, keyOf(value) + AFTER)];
    case '>':
      return [between(keyOf(value) + AFTER, tag + AFTER)];
    case '>=':
      return [between(keyOf(value), tag + AFTER)];
    default:
      return gaps(afterNull, excludedKeys(leaf, keyOf), between);
  }
}

/** Everything from an edge on, but for the excluded keys. */
function gaps(start: string, excluded: string[], between: (from: string, to: string) => Range): Range[] {
  const keys = [...excluded].sort((a, b) => (a < b ? -1 : 1));
  const edges = [start, ...keys.map((key) => key + AFTER)];
  const ranges = edges.map((edge, index) => between(edge, keys[index] ?? AFTER));
  return ranges.sort(([a], [b]) => (a < b ? -1 : 1));
}

function excludedKeys(leaf: LeafFilter, keyOf: (value: Value) => string): string[] {
  if (leaf.kind !== 'field') return [];
  const values = leaf.op === 'not-in' && leaf.value.kind === 'array' ? leaf.value.items : [leaf.value];
  return [...new Set(values.map(keyOf))];
}

/** The edge before a key becomes, turned round, the edge after its complement, and the other way about. */
function complementEdge(edge: string): string {
  return edge.endsWith(AFTER) ? complement(edge.slice(0, -1)) : complement(edge) + AFTER;
}

/**
 * Where a cursor stands among the keys that begin with `prefix` and go on with the orders whose value is not in
 * `known` (field path → value): those are the same for all these keys and stand in no key.
 */
export function cursorEdge(
  cursor: Cursor,
  orders: Order[],
  known: Map<string, Value>,
  prefix: string,
): string {
  let edge = prefix;
  for (const [index, value] of cursor.values.entries()) {
    const order = orders[index];
    if (!order) break;
    const constant = known.get(formatFieldPath(order.field));
    if (!constant) {
      edge += orderKey(order, value);
      continue;
    }
    const difference = compareValues(constant, value) * (order.direction === 'asc' ? 1 : -1);
    if (difference !== 0) return difference < 0 ? edge + AFTER : edge;
  }
  return cursor.before ? edge : edge + AFTER;
}

/** The key of a value in the direction of its order; a reference ordered by __name__ counts by its path. */
export function orderKey(order: Order, value: Value): string {
  const key =
    isNameField(order.field) && value.kind === 'reference'
      ? pathKey(pathOfName(value.name))
      : valueKey(value);
  return order.direction === 'asc' ? key : complement(key);
}
