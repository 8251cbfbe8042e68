/** Values of the rules language: constructors, equality, order and how they print. */
import type { RulesMap, RulesValue } from './types';

/** An error is a value: it travels through an expression until an operator absorbs it or an `allow` fails with it. */
export interface EvalError {
  type: 'error';
  message: string;
  /** Offset in the source of the node that failed; -1 until the evaluator knows it. */
  at: number;
}

export type Value = RulesValue | EvalError;
export type TypeName = RulesValue['type'];
export type Of<T extends TypeName> = Extract<RulesValue, { type: T }>;

export const NULL: RulesValue = { type: 'null' };
export const TRUE: RulesValue = { type: 'bool', value: true };
export const FALSE: RulesValue = { type: 'bool', value: false };

export const bool = (value: boolean): RulesValue => (value ? TRUE : FALSE);
export const float = (value: number): RulesValue => ({ type: 'float', value });
export const str = (value: string): RulesValue => ({ type: 'string', value });
export const bytes = (value: Uint8Array): RulesValue => ({ type: 'bytes', value });
export const list = (items: RulesValue[]): Of<'list'> => ({ type: 'list', items });
export const map = (entries: RulesMap): Of<'map'> => ({ type: 'map', entries });
export const path = (segments: string[]): Of<'path'> => ({ type: 'path', segments });
export const fail = (message: string, at = -1): EvalError => ({ type: 'error', message, at });

const MIN_INT = -(2n ** 63n);
const MAX_INT = 2n ** 63n - 1n;

/** A 64-bit integer; past its range it is an error, never a wrapped number. */
export function int(value: bigint): Value {
  return value < MIN_INT || value > MAX_INT ? fail('Integer overflow.') : { type: 'int', value };
}

/** A set keeps the first of equal items. Strings, which may be thousands, are not compared one by one. */
export function set(items: RulesValue[]): Of<'set'> {
  const strings = new Set<string>();
  const others: RulesValue[] = [];
  const unique = items.filter((item) => {
    if (item.type === 'string') return strings.size < strings.add(item.value).size;
    return !setIncludes(others, item) && others.push(item) > 0;
  });
  return { type: 'set', items: unique };
}

/** Whether a list has the item: in it 1 and 1.0 are two. */
export const includes = (items: RulesValue[], wanted: RulesValue): boolean =>
  items.some((item) => deepEquals(item, wanted, identicalNumbers));

/** Whether a set has the item: in it 1 and 1.0 are one. */
export const setIncludes = (items: RulesValue[], wanted: RulesValue): boolean =>
  items.some((item) => alike(item, wanted));

/** What == says: 1 == 1.0, but [1] != [1.0]; values of different types differ. */
export function equals(a: RulesValue, b: RulesValue): boolean {
  return isNumber(a) ? equalNumbers(a, b) : deepEquals(a, b, identicalNumbers);
}

/** What sets and diff() take as the same: numbers of one value, however deep, and NaN. */
export const alike = (a: RulesValue, b: RulesValue): boolean =>
  deepEquals(a, b, (one, other) => equalNumbers(one, other) || (isNaNFloat(one) && isNaNFloat(other)));

type NumberTest = (a: Of<'int'> | Of<'float'>, b: RulesValue) => boolean;

const isNumber = (value: RulesValue): value is Of<'int'> | Of<'float'> =>
  value.type === 'int' || value.type === 'float';

const isNaNFloat = (value: RulesValue): boolean => value.type === 'float' && Number.isNaN(value.value);

// biome-ignore lint/suspicious/noDoubleEquals: a bigint and a number are compared by value
const equalNumbers: NumberTest = (a, b) => isNumber(b) && a.value == b.value;

const identicalNumbers: NumberTest = (a, b) => a.type === b.type && equalNumbers(a, b);

function deepEquals(a: RulesValue, b: RulesValue, numbers: NumberTest): boolean {
  if (isNumber(a)) return numbers(a, b);
  switch (a.type) {
    case 'null':
      return b.type === 'null';
    case 'bool':
      return b.type === 'bool' && a.value === b.value;
    case 'string':
      return b.type === 'string' && a.value === b.value;
    case 'bytes':
      return b.type === 'bytes' && Buffer.compare(a.value, b.value) === 0;
    case 'timestamp':
    case 'duration':
      return b.type === a.type && a.seconds === b.seconds && a.nanos === b.nanos;
    case 'latlng':
      return b.type === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude;
    case 'vector':
      return b.type === 'vector' && a.doubles.join() === b.doubles.join();
    case 'path':
      return b.type === 'path' && a.segments.join('/') === b.segments.join('/');
    case 'list':
      return (
        b.type === 'list' && a.items.length === b.items.length && everyPairEquals(a.items, b.items, numbers)
      );
    case 'set':
      return (
        b.type === 'set' && a.items.length === b.items.length && a.items.every((x) => setIncludes(b.items, x))
      );
    case 'map':
      return b.type === 'map' && mapsEqual(a.entries, b.entries, numbers);
    case 'mapdiff':
      return (
        b.type === 'mapdiff' && mapsEqual(a.before, b.before, numbers) && mapsEqual(a.after, b.after, numbers)
      );
    case 'constrained':
      return false;
  }
}

function everyPairEquals(a: RulesValue[], b: RulesValue[], numbers: NumberTest): boolean {
  return a.every((item, index) => {
    const other = b[index];
    return other !== undefined && deepEquals(item, other, numbers);
  });
}

function mapsEqual(a: RulesMap, b: RulesMap, numbers: NumberTest): boolean {
  if (a.size !== b.size) return false;
  return [...a].every(([key, value]) => {
    const other = b.get(key);
    return other !== undefined && deepEquals(value, other, numbers);
  });
}

/** Negative, zero or positive (NaN when a number is not one); null when the two have no order. */
export function compare(a: RulesValue, b: RulesValue): number | null {
  if ((a.type === 'int' || a.type === 'float') && (b.type === 'int' || b.type === 'float')) {
    if (Number.isNaN(Number(a.value)) || Number.isNaN(Number(b.value))) return Number.NaN;
    return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
  }
  if (a.type === 'string' && b.type === 'string') return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
  if (a.type === 'bytes' && b.type === 'bytes') return Buffer.compare(a.value, b.value);
  if ((a.type === 'timestamp' || a.type === 'duration') && b.type === a.type) {
    return a.seconds === b.seconds ? a.nanos - b.nanos : a.seconds < b.seconds ? -1 : 1;
  }
  return null;
}

/** The text of a value as string() gives it, or null for types it does not take. */
export function toText(value: RulesValue): string | null {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
    case 'string':
      return String(value.value);
    case 'float':
      return Number.isInteger(value.value) && Math.abs(value.value) < 1e21
        ? value.value.toFixed(1)
        : String(value.value);
    case 'path':
      return `/${value.segments.join('/')}`;
    default:
      return null;
  }
}
