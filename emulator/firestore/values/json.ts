import { type FirestoreError, invalidArgument } from '../errors';
import { INT64_MAX, INT64_MIN } from '../limits';
import type { MapFields, Value } from '../types';
import { formatTimestamp, parseTimestamp, toMicroseconds } from './timestamps';
import { vectorFields, vectorOf } from './vector';

export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

const LONE_SURROGATE = /\p{Surrogate}/u;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** Writes a value in the REST form (https://firebase.google.com/docs/firestore/reference/rest/v1/Value). */
export function encodeValue(value: Value): JsonValue {
  switch (value.kind) {
    case 'null':
      return { nullValue: null };
    case 'boolean':
      return { booleanValue: value.boolean };
    case 'integer':
      return { integerValue: String(value.integer) };
    case 'double':
      return { doubleValue: encodeDouble(value.double) };
    case 'timestamp':
      return { timestampValue: formatTimestamp(value) };
    case 'string':
      return { stringValue: value.string };
    case 'bytes':
      return { bytesValue: Buffer.from(value.bytes).toString('base64') };
    case 'reference':
      return { referenceValue: value.name };
    case 'geo':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: value.items.length > 0 ? { values: value.items.map(encodeValue) } : {} };
    case 'vector':
      return { mapValue: { fields: encodeFields(vectorFields(value.doubles)) } };
    case 'map':
      return { mapValue: value.fields.size > 0 ? { fields: encodeFields(value.fields) } : {} };
  }
}

/** The `fields` of a document or map in the REST form. */
export function encodeFields(fields: MapFields): { [name: string]: JsonValue } {
  // fromEntries defines own properties, so that a field called __proto__ stays a field.
  return Object.fromEntries([...fields].map(([name, value]) => [name, encodeValue(value)]));
}

/**
 * Reads a value in the REST form. `at` says where it stands in the request, for the message.
 * Throws INVALID_ARGUMENT, worded as the service does, for anything that is not exactly one well-formed value.
 */
export function decodeValue(json: unknown, at: string): Value {
  const value = decodeOperand(json, at);
  assertStorable(value);
  return value;
}

/** What a query may compare with, but no document can hold. */
function assertStorable(value: Value): void {
  if (value.kind === 'vector' && value.doubles.some(Number.isNaN)) {
    throw invalidArgument('Vector cannot contain NaN values.');
  }
  if (value.kind === 'map') for (const field of value.fields.values()) assertStorable(field);
  if (value.kind !== 'array') return;
  if (value.items.some((item) => item.kind === 'vector')) {
    throw invalidArgument('Cannot convert a vector value in an array value.');
  }
  if (value.items.some((item) => item.kind === 'array')) {
    throw invalidArgument('Cannot convert an array value in an array value.');
  }
  value.items.forEach(assertStorable);
}

/** As decodeValue, for what a query compares with: an array in an array, too. */
export function decodeOperand(json: unknown, at: string): Value {
  const object = asObject(json, at, 'google.firestore.v1.Value');
  const [entry, second] = Object.entries(object);
  if (!entry) throw invalidArgument(`Invalid value at '${at}': a value must have exactly one value type.`);
  if (second) {
    throw invalidArgument(
      `Invalid value at '${at}' (oneof), oneof field 'value_type' is already set. Cannot set '${second[0]}'`,
    );
  }
  const [kind, content] = entry;
  const decode = DECODERS.get(kind);
  if (!decode) throw unknownName(kind, at);
  const snakeCase = kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return decode(content, `${at}.${snakeCase}`);
}

/** Reads the `fields` of a document or map; absent means none. Throws as decodeValue does. */
export function decodeFields(json: unknown, at: string): MapFields {
  const fields: MapFields = new Map();
  if (json === undefined || json === null) return fields;
  const entries = Object.entries(asObject(json, at, 'map'));
  entries.forEach(([name, value], index) => {
    fields.set(name, decodeValue(value, `${at}[${index}].value`));
  });
  return fields;
}

type Decoder = (content: unknown, at: string) => Value;

const DECODERS = new Map<string, Decoder>([
  ['nullValue', decodeNull],
  ['booleanValue', (content, at) => ({ kind: 'boolean', boolean: booleanOf(content, at) })],
  ['integerValue', decodeInteger],
  ['doubleValue', (content, at) => ({ kind: 'double', double: doubleOf(content, at) })],
  ['timestampValue', decodeTimestamp],
  ['stringValue', (content, at) => ({ kind: 'string', string: stringOf(content, at) })],
  ['bytesValue', decodeBytes],
  ['referenceValue', decodeReference],
  ['geoPointValue', decodeGeoPoint],
  ['arrayValue', decodeArray],
  ['mapValue', decodeMap],
]);

function decodeNull(content: unknown, at: string): Value {
  if (content !== null && content !== 'NULL_VALUE') {
    throw badValue(at, 'type.googleapis.com/google.protobuf.NullValue', content);
  }
  return { kind: 'null' };
}

function booleanOf(content: unknown, at: string): boolean {
  if (typeof content !== 'boolean') throw badValue(at, 'TYPE_BOOL', content);
  return content;
}

function decodeInteger(content: unknown, at: string): Value {
  const text = typeof content === 'number' && Number.isInteger(content) ? String(BigInt(content)) : content;
  if (typeof text !== 'string' || !/^-?\d{1,20}$/.test(text)) throw badValue(at, 'TYPE_INT64', content);
  const integer = BigInt(text);
  if (integer < INT64_MIN || integer > INT64_MAX) throw badValue(at, 'TYPE_INT64', content);
  return { kind: 'integer', integer };
}

function decodeTimestamp(content: unknown, at: string): Value {
  const time = typeof content === 'string' ? parseTimestamp(content) : undefined;
  if (!time) throw badValue(at, 'type.googleapis.com/google.protobuf.Timestamp', content);
  return { kind: 'timestamp', ...toMicroseconds(time) };
}

function stringOf(content: unknown, at: string): string {
  if (typeof content !== 'string') throw badValue(at, 'TYPE_STRING', content);
  if (LONE_SURROGATE.test(content)) {
    throw invalidArgument(`Invalid value at '${at}' (TYPE_STRING): the string is not valid UTF-8.`);
  }
  return content;
}

function decodeBytes(content: unknown, at: string): Value {
  if (typeof content !== 'string') throw badValue(at, 'TYPE_BYTES', content);
  const unpadded = content.replace(/=+$/, '');
  if (!BASE64.test(content) || unpadded.length % 4 === 1) {
    throw invalidArgument(
      `Invalid value at '${at}' (TYPE_BYTES), Base64 decoding failed for ${JSON.stringify(content)}`,
    );
  }
  return { kind: 'bytes', bytes: new Uint8Array(Buffer.from(unpadded, 'base64')) };
}

function decodeReference(content: unknown, at: string): Value {
  const name = stringOf(content, at);
  const segments = name.split('/');
  const [projects, project, databases, database, documents, ...path] = segments;
  const wellFormed =
    projects === 'projects' && databases === 'databases' && documents === 'documents' && project && database;
  if (!wellFormed || path.length === 0 || path.length % 2 !== 0 || path.includes('')) {
    throw invalidArgument(
      `Document name "${name}" is invalid at '${at}': it must name a document of a database.`,
    );
  }
  return { kind: 'reference', name };
}

function decodeGeoPoint(content: unknown, at: string): Value {
  const type = 'type.googleapis.com/google.type.LatLng';
  const { latitude = 0, longitude = 0, ...rest } = asObject(content, at, type);
  for (const name of Object.keys(rest)) throw unknownName(name, at);
  const point = {
    latitude: doubleOf(latitude, `${at}.latitude`),
    longitude: doubleOf(longitude, `${at}.longitude`),
  };
  if (!(Math.abs(point.latitude) <= 90)) {
    throw invalidArgument(
      `Invalid latitude at '${at}': it must be between -90 and 90, it is ${point.latitude}.`,
    );
  }
  if (!(Math.abs(point.longitude) <= 180)) {
    throw invalidArgument(
      `Invalid longitude at '${at}': it must be between -180 and 180, it is ${point.longitude}.`,
    );
  }
  return { kind: 'geo', ...point };
}

function decodeArray(content: unknown, at: string): Value {
  const { values = [], ...rest } = asObject(
    content,
    at,
    'type.googleapis.com/google.firestore.v1.ArrayValue',
  );
  for (const name of Object.keys(rest)) throw unknownName(name, at);
  if (!Array.isArray(values)) throw badValue(`${at}.values`, 'repeated', values);
  return {
    kind: 'array',
    items: values.map((item: unknown, index) => decodeOperand(item, `${at}.values[${index}]`)),
  };
}

function decodeMap(content: unknown, at: string): Value {
  const { fields, ...rest } = asObject(content, at, 'type.googleapis.com/google.firestore.v1.MapValue');
  for (const name of Object.keys(rest)) throw unknownName(name, at);
  const decoded = decodeFields(fields, `${at}.fields`);
  return vectorOf(decoded) ?? { kind: 'map', fields: decoded };
}

function doubleOf(content: unknown, at: string): number {
  if (typeof content === 'number') return content;
  if (content === 'NaN') return Number.NaN;
  if (content === 'Infinity') return Number.POSITIVE_INFINITY;
  if (content === '-Infinity') return Number.NEGATIVE_INFINITY;
  if (typeof content === 'string' && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(content)) return Number(content);
  throw badValue(at, 'TYPE_DOUBLE', content);
}

function encodeDouble(double: number): JsonValue {
  if (Object.is(double, -0)) return '-0'; // JSON.stringify would drop the sign
  return Number.isFinite(double) ? double : String(double);
}

function asObject(json: unknown, at: string, type: string): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw badValue(at, type, json);
  return Object.fromEntries(Object.entries(json));
}

function badValue(at: string, type: string, found: unknown): FirestoreError {
  return invalidArgument(`Invalid value at '${at}' (${type}), ${JSON.stringify(found)}`);
}

function unknownName(name: string, at: string): FirestoreError {
  return invalidArgument(
    `Invalid JSON payload received. Unknown name ${JSON.stringify(name)} at '${at}': Cannot find field.`,
  );
}
