import type { MapFields, Value } from '../types';
import { compareTimestamps } from './timestamps';

/** Types in their order (https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering). */
const TYPE_ORDER: Record<Value['kind'], number> = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geo: 7,
  array: 8,
  vector: 9,
  map: 10,
};

/** The order of values in queries: below zero, zero or above. 1 and 1.0 are equal, so are 0 and -0; NaN comes before all numbers. */
export function compareValues(a: Value, b: Value): number {
  if (isNumber(a) && isNumber(b)) return compareNumbers(numberOf(a), numberOf(b));
  if (a.kind !== b.kind) return TYPE_ORDER[a.kind] - TYPE_ORDER[b.kind];
  if (a.kind === 'boolean' && b.kind === 'boolean') return Number(a.boolean) - Number(b.boolean);
  if (a.kind === 'timestamp' && b.kind === 'timestamp') return compareTimestamps(a, b);
  if (a.kind === 'string' && b.kind === 'string') return compareStrings(a.string, b.string);
  if (a.kind === 'bytes' && b.kind === 'bytes') return Buffer.compare(a.bytes, b.bytes);
  if (a.kind === 'reference' && b.kind === 'reference') return comparePaths(a.name, b.name);
  if (a.kind === 'geo' && b.kind === 'geo') return a.latitude - b.latitude || a.longitude - b.longitude;
  if (a.kind === 'array' && b.kind === 'array') return compareArrays(a.items, b.items);
  if (a.kind === 'vector' && b.kind === 'vector') return compareVectors(a.doubles, b.doubles);
  if (a.kind === 'map' && b.kind === 'map') return compareMaps(a.fields, b.fields);
  return 0;
}

/** Equality as filters, arrayUnion and arrayRemove see it: 1 equals 1.0, NaN equals NaN. */
export function valuesEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** Whether nothing at all tells the two apart: 1 and 1.0 differ, and so do 0.0 and -0.0. */
export function valuesIdentical(a: Value, b: Value): boolean {
  if (a.kind === 'double' && b.kind === 'double') return Object.is(a.double, b.double);
  if (a.kind === 'array' && b.kind === 'array') {
    if (a.items.length !== b.items.length) return false;
    return a.items.every((item, index) => {
      const other = b.items[index];
      return other !== undefined && valuesIdentical(item, other);
    });
  }
  if (a.kind === 'vector' && b.kind === 'vector') {
    return (
      a.doubles.length === b.doubles.length && a.doubles.every((x, index) => Object.is(x, b.doubles[index]))
    );
  }
  if (a.kind === 'map' && b.kind === 'map') return fieldsIdentical(a.fields, b.fields);
  return a.kind === b.kind && compareValues(a, b) === 0;
}

export function fieldsIdentical(a: MapFields, b: MapFields): boolean {
  if (a.size !== b.size) return false;
  for (const [name, value] of a) {
    const other = b.get(name);
    if (!other || !valuesIdentical(value, other)) return false;
  }
  return true;
}

/** The type a range filter stays in: `< 5` finds numbers alone. */
export function sameType(a: Value, b: Value): boolean {
  return TYPE_ORDER[a.kind] === TYPE_ORDER[b.kind];
}

/** Orders strings by their UTF-8 bytes, which is the order of code points and not of JavaScript's UTF-16 units. */
export function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const unitA = a.charCodeAt(index);
    const unitB = b.charCodeAt(index);
    if (unitA !== unitB) return codePointRank(unitA) - codePointRank(unitB);
  }
  return a.length - b.length;
}

/** Orders resource names segment by segment. */
function comparePaths(a: string, b: string): number {
  const segmentsA = a.split('/');
  const segmentsB = b.split('/');
  const length = Math.min(segmentsA.length, segmentsB.length);
  for (let index = 0; index < length; index++) {
    const order = compareStrings(segmentsA[index] ?? '', segmentsB[index] ?? '');
    if (order !== 0) return order;
  }
  return segmentsA.length - segmentsB.length;
}

/** A surrogate is half of a code point above all that fit in one unit, U+E000 to U+FFFF included. */
function codePointRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

type NumberValue = Extract<Value, { kind: 'integer' | 'double' }>;

function isNumber(value: Value): value is NumberValue {
  return value.kind === 'integer' || value.kind === 'double';
}

function numberOf(value: NumberValue): number | bigint {
  return value.kind === 'integer' ? value.integer : value.double;
}

/** JavaScript compares a bigint with a number exactly. */
function compareNumbers(a: number | bigint, b: number | bigint): number {
  const nanA = Number.isNaN(a);
  const nanB = Number.isNaN(b);
  if (nanA || nanB) return Number(nanB) - Number(nanA);
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

function compareArrays(a: Value[], b: Value[]): number {
  for (const [index, item] of a.entries()) {
    const other = b[index];
    if (!other) return 1;
    const order = compareValues(item, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** A vector of fewer dimensions comes first. */
function compareVectors(a: number[], b: number[]): number {
  if (a.length !== b.length) return a.length - b.length;
  const index = a.findIndex((double, at) => double !== b[at]);
  return index < 0 ? 0 : compareNumbers(a[index] ?? 0, b[index] ?? 0);
}

/** Maps compare as lists of (key, value) sorted by key. */
function compareMaps(a: MapFields, b: MapFields): number {
  const entriesA = sortedEntries(a);
  const entriesB = sortedEntries(b);
  for (const [index, [key, value]] of entriesA.entries()) {
    const other = entriesB[index];
    if (!other) return 1;
    const order = compareStrings(key, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return entriesA.length - entriesB.length;
}

export function sortedEntries(fields: MapFields): [string, Value][] {
  return [...fields].sort(([a], [b]) => compareStrings(a, b));
}
