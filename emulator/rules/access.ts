/** Property access, indexes and slices. */
import { constrainedMember } from './constraints';
import type { RulesValue } from './types';
import { fail, list, str, type Value } from './values';

export function member(object: RulesValue, name: string): Value {
  if (object.type === 'constrained') return constrainedMember(object, name);
  if (object.type === 'null') return fail('Null value error.');
  if (object.type !== 'map') return fail(`Property ${name} is undefined on ${object.type}.`);
  return object.entries.get(name) ?? fail(`Property ${name} is undefined on object.`);
}

export function elementAt(object: RulesValue, index: RulesValue): Value {
  if (index.type === 'string') return member(object, index.value);
  if (index.type !== 'int') return fail(`An index is an int or a string, received ${index.type}.`);
  const items = sequence(object);
  if (!items) return fail(`A ${object.type} has no index.`);
  const item = index.value >= 0n ? items[Number(index.value)] : undefined;
  return item ?? fail(`Index ${index.value} is out of range.`);
}

export function slice(object: RulesValue, from: RulesValue, to: RulesValue): Value {
  const items = sequence(object);
  if (!items || object.type === 'path') return fail(`A ${object.type} has no range.`);
  if (from.type !== 'int' || to.type !== 'int') return fail('The ends of a range are ints.');
  const [first, last] = [Number(from.value), Number(to.value)];
  if (first < 0 || last < first || last > items.length)
    return fail(`Range ${first}:${last} is out of range.`);
  // As Google's emulator has it, which looks at the place before the end.
  if (object.type === 'string' && last === 0) return fail('Index out of bound error. Index: [-1]');
  const part = items.slice(first, last);
  return object.type === 'list'
    ? list(part)
    : str(part.map((one) => (one.type === 'string' ? one.value : '')).join(''));
}

/** The elements of a list, the UTF-16 units of a string, the segments of a path. */
function sequence(object: RulesValue): RulesValue[] | null {
  if (object.type === 'list') return object.items;
  if (object.type === 'string') return object.value.split('').map(str);
  return object.type === 'path' ? object.segments.map(str) : null;
}
