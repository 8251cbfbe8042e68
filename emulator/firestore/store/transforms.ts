import { invalidArgument } from '../errors';
import { INT64_MAX, INT64_MIN } from '../limits';
import type { MapFields, Timestamp, Transform, Value } from '../types';
import { compareValues, valuesEqual } from '../values/compare';
import { fieldAt, withField } from '../values/fields';

const NULL: Value = { kind: 'null' };

/**
 * Applies the field transforms in order (https://firebase.google.com/docs/firestore/reference/rest/v1/Write#FieldTransform)
 * and gives the result of each, as the service answers them.
 */
export function applyTransforms(
  fields: MapFields,
  transforms: Transform[],
  requestTime: Timestamp,
): { fields: MapFields; results: Value[] } {
  const results: Value[] = [];
  let current = fields;
  for (const transform of transforms) {
    const value = transformed(fieldAt(current, transform.field), transform, requestTime);
    const isArray = transform.kind === 'arrayUnion' || transform.kind === 'arrayRemove';
    results.push(isArray ? NULL : value);
    current = withField(current, transform.field, value);
  }
  return { fields: current, results };
}

function transformed(old: Value | undefined, transform: Transform, requestTime: Timestamp): Value {
  switch (transform.kind) {
    case 'serverTimestamp':
      return { kind: 'timestamp', ...requestTime };
    case 'increment':
      return increment(old, numeric(transform.operand, transform.kind));
    case 'minimum':
      return extreme(old, numeric(transform.operand, transform.kind), -1);
    case 'maximum':
      return extreme(old, numeric(transform.operand, transform.kind), 1);
    case 'arrayUnion':
      return { kind: 'array', items: union(itemsOf(old), transform.elements) };
    case 'arrayRemove': {
      const keep = (item: Value) => !transform.elements.some((element) => valuesEqual(element, item));
      return { kind: 'array', items: itemsOf(old).filter(keep) };
    }
  }
}

type NumberValue = Extract<Value, { kind: 'integer' | 'double' }>;

function numeric(operand: Value, kind: string): NumberValue {
  if (isNumber(operand)) return operand;
  throw invalidArgument(`The ${kind} transform needs an integer or double operand.`);
}

function isNumber(value: Value | undefined): value is NumberValue {
  return value?.kind === 'integer' || value?.kind === 'double';
}

/** Integers stay integers and stop at the ends of int64; one double makes the sum a double. */
function increment(old: Value | undefined, operand: NumberValue): Value {
  if (!isNumber(old)) return operand;
  if (old.kind === 'integer' && operand.kind === 'integer') {
    return { kind: 'integer', integer: saturated(old.integer + operand.integer) };
  }
  return { kind: 'double', double: toNumber(old) + toNumber(operand) };
}

function saturated(sum: bigint): bigint {
  if (sum > INT64_MAX) return INT64_MAX;
  return sum < INT64_MIN ? INT64_MIN : sum;
}

/** The lesser (-1) or greater (1) of both; the field stays as it is where they are equal, and NaN wins over any number. */
function extreme(old: Value | undefined, operand: NumberValue, sign: -1 | 1): Value {
  if (!isNumber(old)) return operand;
  if (isNaNValue(old)) return old;
  if (isNaNValue(operand)) return operand;
  return compareValues(operand, old) * sign > 0 ? operand : old;
}

function isNaNValue(value: NumberValue): boolean {
  return value.kind === 'double' && Number.isNaN(value.double);
}

function toNumber(value: NumberValue): number {
  return value.kind === 'integer' ? Number(value.integer) : value.double;
}

function itemsOf(value: Value | undefined): Value[] {
  return value?.kind === 'array' ? value.items : [];
}

function union(items: Value[], elements: Value[]): Value[] {
  const result = [...items];
  for (const element of elements) {
    if (!result.some((item) => valuesEqual(item, element))) result.push(element);
  }
  return result;
}
