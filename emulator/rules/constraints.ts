/**
 * What a list query proves. A constrained value stands for every value that the query's filter lets through: an operator on it
 * answers true or false only when the filter proves the answer for all of them, and is an error otherwise.
 */
import type { BinaryOperator } from './ast';
import type { ListConstraint, RulesValue } from './types';
import { bool, compare, equals, fail, includes, type Of, TRUE, type Value } from './values';

type Constrained = Of<'constrained'>;

const UNDECIDED = 'The query does not prove this: rules are not filters.';

/** The field `name`: its value where the filter fixes it by equality, else what the filter says of it. */
export function constrainedMember(self: Constrained, name: string): Value {
  const own = ofItself(self).find(({ op }) => op === '==');
  if (own) return fail(`Property ${name} is undefined on object.`);
  const inside = self.constraints
    .filter(({ field }) => field[0] === name)
    .map((constraint) => ({ ...constraint, field: constraint.field.slice(1) }));
  if (inside.length === 0) return fail(`Property ${name} is undefined on object.`);
  const equalities = inside.filter(({ field, op }) => field.length === 0 && op === '==');
  const only = equalities.length === 1 ? equalities[0] : undefined;
  return only ? only.value : { type: 'constrained', constraints: inside };
}

export function constrainedOperator(operator: BinaryOperator, left: RulesValue, right: RulesValue): Value {
  if (left.type === 'constrained' && right.type === 'constrained') return fail(UNDECIDED);
  if (operator === 'in') return membership(left, right);
  if (left.type === 'constrained') return decided(compareWith(left, operator, right));
  return right.type === 'constrained'
    ? decided(compareWith(right, flipped(operator), left))
    : fail(UNDECIDED);
}

/** `value is typeName`, where the filter proves the type. */
export function constrainedIs(self: Constrained, typeName: string): Value {
  if (typeName === 'constraint') return TRUE;
  if (self.constraints.some(({ field }) => field.length > 0)) return bool(typeName === 'map');
  for (const { op, value } of ofItself(self)) {
    if (op === 'array-contains' || op === 'array-contains-any') return bool(typeName === 'list');
    if (op === '!=' || op === 'not-in') continue;
    if (value.type !== 'int' && value.type !== 'float') return bool(value.type === typeName);
    // A filter compares 1 and 1.0 alike: a number is proven, which of the two is not.
    if (typeName === 'number') return TRUE;
    if (typeName !== 'int' && typeName !== 'float') return bool(false);
  }
  return fail(UNDECIDED);
}

/** hasAny() and hasAll() of a field filtered by array-contains or array-contains-any. */
export function constrainedMethod(self: Constrained, name: string, args: RulesValue[]): Value {
  const wanted = args[0];
  if (args.length !== 1 || wanted?.type !== 'list') return fail(UNDECIDED);
  const own = ofItself(self);
  if (name === 'hasAll' && wanted.items.length > 0) {
    return decided(wanted.items.every((item) => contains(own, item)) || undefined);
  }
  if (name !== 'hasAny') return fail(UNDECIDED);
  const proven = own.some(
    ({ op, value }) =>
      (op === 'array-contains' && includes(wanted.items, value)) ||
      (op === 'array-contains-any' && value.type === 'list' && isPartOf(value.items, wanted.items)),
  );
  return decided(proven || undefined);
}

const ofItself = (self: Constrained): ListConstraint[] =>
  self.constraints.filter(({ field }) => field.length === 0);

const isPartOf = (part: RulesValue[], whole: RulesValue[]): boolean =>
  part.length > 0 && part.every((item) => includes(whole, item));

const decided = (answer: boolean | undefined): Value =>
  answer === undefined ? fail(UNDECIDED) : bool(answer);

function flipped(operator: BinaryOperator): BinaryOperator {
  const opposite: Partial<Record<BinaryOperator, BinaryOperator>> = {
    '<': '>',
    '<=': '>=',
    '>': '<',
    '>=': '<=',
  };
  return opposite[operator] ?? operator;
}

function membership(item: RulesValue, container: RulesValue): Value {
  if (container.type === 'constrained') {
    if (item.type !== 'string') return decided(contains(ofItself(container), item) || undefined);
    // A filter on a field holds only for documents that have it.
    const isKey = container.constraints.some(({ field }) => field[0] === item.value);
    return decided(isKey || contains(ofItself(container), item) || undefined);
  }
  if (item.type !== 'constrained' || (container.type !== 'list' && container.type !== 'set')) {
    return fail(UNDECIDED);
  }
  const possible = container.items.filter((value) => compareWith(item, '==', value) !== false);
  return decided(possible.length === 0 ? false : undefined);
}

function contains(constraints: ListConstraint[], item: RulesValue): boolean {
  return constraints.some(
    ({ op, value }) =>
      (op === 'array-contains' && equals(value, item)) ||
      (op === 'array-contains-any' &&
        value.type === 'list' &&
        value.items.length > 0 &&
        value.items.every((one) => equals(one, item))),
  );
}

/** true, false, or undefined where the filter leaves both possible. */
function compareWith(self: Constrained, operator: BinaryOperator, value: RulesValue): boolean | undefined {
  const own = ofItself(self);
  switch (operator) {
    case '==':
      return own.some((constraint) => excludes(constraint, value)) ? false : undefined;
    case '!=':
      return own.some((constraint) => excludes(constraint, value)) ? true : undefined;
    case '<':
      return fromBounds(own, value, ['<', '<='], false);
    case '<=':
      return fromBounds(own, value, ['<', '<='], true);
    case '>':
      return fromBounds(own, value, ['>', '>='], false);
    case '>=':
      return fromBounds(own, value, ['>', '>='], true);
    default:
      return undefined;
  }
}

/** Whether no document that the constraint lets through can have `value` here. */
function excludes(constraint: ListConstraint, value: RulesValue): boolean {
  const { op, value: bound } = constraint;
  // Production filters other than == null never return documents where the field is null.
  if (op !== '==' && value.type === 'null') return true;
  const order = compare(value, bound);
  switch (op) {
    case '==':
      return !equals(value, bound);
    case '!=':
      return equals(value, bound);
    case 'not-in':
      return bound.type === 'list' && includes(bound.items, value);
    case '<':
      return order !== null && !(order < 0);
    case '<=':
      return order !== null && !(order <= 0);
    case '>':
      return order !== null && !(order > 0);
    case '>=':
      return order !== null && !(order >= 0);
    case 'array-contains':
      return value.type !== 'list' || !includes(value.items, bound);
    case 'array-contains-any':
      return (
        value.type !== 'list' ||
        bound.type !== 'list' ||
        !bound.items.some((item) => includes(value.items, item))
      );
  }
}

/** `self < value` and the like, proven by a bound on the same side or refuted by one on the other. */
function fromBounds(
  own: ListConstraint[],
  value: RulesValue,
  sameSide: string[],
  orEqual: boolean,
): boolean | undefined {
  const towards = sameSide.includes('<') ? 1 : -1;
  for (const { op, value: bound } of own) {
    if (!['<', '<=', '>', '>='].includes(op)) continue;
    const order = compare(value, bound);
    if (order === null || Number.isNaN(order)) continue;
    const gap = order * towards;
    const strictBound = op === '<' || op === '>';
    if (sameSide.includes(op)) {
      if (gap > 0 || (gap === 0 && (orEqual || strictBound))) return true;
    } else if (gap < 0 || (gap === 0 && (!orEqual || strictBound))) {
      return false;
    }
  }
  return undefined;
}
