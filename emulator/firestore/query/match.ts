import type { FilterOperator, Value } from '../types';
import { compareValues, sameType, valuesEqual } from '../values/compare';
import type { LeafFilter } from './alternatives';
import { isNaNValue } from './validate';

/** Whether a document with this value (undefined: the field is missing) passes the filter. */
export function matchesFilter(value: Value | undefined, filter: LeafFilter): boolean {
  if (!value) return false;
  if (filter.kind === 'field') return matchesOperator(value, filter.op, filter.value);
  switch (filter.op) {
    case 'is-null':
      return value.kind === 'null';
    case 'is-nan':
      return isNaNValue(value);
    case 'is-not-null':
      return value.kind !== 'null';
    case 'is-not-nan':
      return value.kind !== 'null' && !isNaNValue(value);
  }
}

function matchesOperator(value: Value, op: FilterOperator, operand: Value): boolean {
  switch (op) {
    case '==':
      return valuesEqual(value, operand);
    case '!=':
      return value.kind !== 'null' && !valuesEqual(value, operand);
    case '<':
      return inRange(value, operand) && compareValues(value, operand) < 0;
    case '<=':
      return inRange(value, operand) && compareValues(value, operand) <= 0;
    case '>':
      return inRange(value, operand) && compareValues(value, operand) > 0;
    case '>=':
      return inRange(value, operand) && compareValues(value, operand) >= 0;
    case 'array-contains':
      return value.kind === 'array' && neverNull(operand) && includes(value.items, operand);
    case 'array-contains-any':
      return (
        value.kind === 'array' &&
        itemsOf(operand).some((item) => neverNull(item) && includes(value.items, item))
      );
    case 'in':
      return neverNull(value) && includes(itemsOf(operand), value);
    case 'not-in': {
      const excluded = itemsOf(operand);
      return (
        value.kind !== 'null' && !excluded.some((item) => item.kind === 'null') && !includes(excluded, value)
      );
    }
  }
}

/** A range stays in the type of its bound, and NaN lies in none. */
function inRange(value: Value, bound: Value): boolean {
  return sameType(value, bound) && neverNull(value) && neverNull(bound);
}

/** null and NaN in a list, or sought in an array, match nothing: only `==` and the unary filters find them. */
export function neverNull(value: Value): boolean {
  return value.kind !== 'null' && !isNaNValue(value);
}

function includes(items: Value[], sought: Value): boolean {
  return items.some((item) => valuesEqual(item, sought));
}

function itemsOf(value: Value): Value[] {
  return value.kind === 'array' ? value.items : [];
}
