import { invalidArgument } from '../errors';
import { MAX_VECTOR_DIMENSIONS } from '../limits';
import type { MapFields, Value } from '../types';

const TYPE = '__type__';
const VECTOR = '__vector__';

/** The map that stands for a vector on the wire. */
export function vectorFields(doubles: readonly number[]): MapFields {
  const items = doubles.map((double): Value => ({ kind: 'double', double }));
  return new Map<string, Value>([
    [TYPE, { kind: 'string', string: VECTOR }],
    ['value', { kind: 'array', items }],
  ]);
}

/** The vector that a map stands for, if it is one. Throws INVALID_ARGUMENT, worded as the service does, for a bad one. */
export function vectorOf(fields: MapFields): Extract<Value, { kind: 'vector' }> | undefined {
  const type = fields.get(TYPE);
  if (type?.kind !== 'string' || type.string !== VECTOR) return undefined;
  const value = fields.get('value');
  if (!value) throw invalidArgument("Vector map is missing key 'value'.");
  if (fields.size > 2) throw invalidArgument('Vector Value map has extraneous entries.');
  if (value.kind !== 'array') throw invalidArgument('Vector Value type must be an array.');
  if (value.items.length === 0) throw invalidArgument('Cannot have a zero length vector.');
  if (value.items.length > MAX_VECTOR_DIMENSIONS) {
    throw invalidArgument(`Vectors must be at most ${MAX_VECTOR_DIMENSIONS} dimensions.`);
  }
  return { kind: 'vector', doubles: value.items.map(doubleOf) };
}

function doubleOf(value: Value): number {
  if (value.kind !== 'double') throw invalidArgument("Vector must only contain values of type 'double'");
  return value.double;
}
