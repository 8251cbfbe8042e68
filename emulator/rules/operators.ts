/** The binary operators on values that are not errors; && || ! ?: belong to the evaluator. */
import type { BinaryOperator } from './ast';
import { constrainedOperator } from './constraints';
import { nanosOf, span } from './time';
import type { RulesValue } from './types';
import {
  bool,
  compare,
  equals,
  fail,
  float,
  includes,
  int,
  type Of,
  setIncludes,
  str,
  type Value,
} from './values';

type Arithmetic = '+' | '-' | '*' | '/' | '%';

export function applyBinary(operator: BinaryOperator, left: RulesValue, right: RulesValue): Value {
  if (left.type === 'constrained' || right.type === 'constrained') {
    return constrainedOperator(operator, left, right);
  }
  switch (operator) {
    case '==':
      return bool(equals(left, right));
    case '!=':
      return bool(!equals(left, right));
    case 'in':
      return membership(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return ordered(operator, left, right);
    default:
      return arithmetic(operator, left, right);
  }
}

export function negate(value: RulesValue): Value {
  if (value.type === 'int') return int(-value.value);
  if (value.type === 'float') return float(-value.value);
  return fail(`Unsupported operation error. Received: -${value.type}. Expected: -int, -float.`);
}

function ordered(operator: '<' | '<=' | '>' | '>=', left: RulesValue, right: RulesValue): Value {
  const order = compare(left, right);
  if (order === null) return unsupported(operator, left, right);
  switch (operator) {
    case '<':
      return bool(order < 0);
    case '<=':
      return bool(order <= 0);
    case '>':
      return bool(order > 0);
    case '>=':
      return bool(order >= 0);
  }
}

function membership(item: RulesValue, container: RulesValue): Value {
  if (container.type === 'list') return bool(includes(container.items, item));
  if (container.type === 'set') return bool(setIncludes(container.items, item));
  if (container.type === 'map' && item.type === 'string') return bool(container.entries.has(item.value));
  return unsupported('in', item, container);
}

function arithmetic(operator: Arithmetic, left: RulesValue, right: RulesValue): Value {
  if (left.type === 'int' && right.type === 'int') return integers(operator, left.value, right.value);
  if (isNumber(left) && isNumber(right)) return floats(operator, Number(left.value), Number(right.value));
  if (operator === '+' && left.type === 'string' && right.type === 'string')
    return str(left.value + right.value);
  return instants(operator, left, right) ?? unsupported(operator, left, right);
}

const isNumber = (value: RulesValue): value is Of<'int'> | Of<'float'> =>
  value.type === 'int' || value.type === 'float';

function integers(operator: Arithmetic, left: bigint, right: bigint): Value {
  if ((operator === '/' || operator === '%') && right === 0n) return fail('Division by zero.');
  switch (operator) {
    case '+':
      return int(left + right);
    case '-':
      return int(left - right);
    case '*':
      return int(left * right);
    case '/':
      return int(left / right);
    case '%':
      return int(left % right);
  }
}

function floats(operator: Arithmetic, left: number, right: number): Value {
  switch (operator) {
    case '+':
      return float(left + right);
    case '-':
      return float(left - right);
    case '*':
      return float(left * right);
    case '/':
      return float(left / right);
    case '%':
      return float(left % right);
  }
}

/** timestamp ± duration, timestamp - timestamp, duration ± duration. */
function instants(operator: Arithmetic, left: RulesValue, right: RulesValue): Value | null {
  const timed = (value: RulesValue): value is Of<'timestamp'> | Of<'duration'> =>
    value.type === 'timestamp' || value.type === 'duration';
  if (!timed(left) || !timed(right)) return null;
  const result = `${left.type} ${operator} ${right.type}`;
  const sum = nanosOf(left) + nanosOf(right);
  const difference = nanosOf(left) - nanosOf(right);
  switch (result) {
    case 'timestamp + duration':
    case 'duration + timestamp':
      return span('timestamp', sum);
    case 'timestamp - duration':
      return span('timestamp', difference);
    case 'duration + duration':
      return span('duration', sum);
    case 'timestamp - timestamp':
    case 'duration - duration':
      return span('duration', difference);
    default:
      return null;
  }
}

function unsupported(operator: string, left: RulesValue, right: RulesValue): Value {
  if (left.type === 'null' || right.type === 'null') return fail('Null value error.');
  return fail(`Unsupported operation error. Received: ${left.type} ${operator} ${right.type}.`);
}
