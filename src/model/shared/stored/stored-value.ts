import type * as staff from '../../messages/staff';
import { isMap } from './stored-fields';

/** One value as Firestore stores it, with its type: the REST API tells 7 from 7.0, which the SDK does not. */
export type StoredValue =
  | { type: 'array'; items: StoredValue[] }
  | { type: 'map'; fields: StoredField[] }
  | StoredScalar;

interface StoredScalar {
  /** 'unknown': what this version of the site does not know; shown as it came. */
  type: Exclude<keyof typeof staff.collectionReader.types, 'array' | 'map'>;
  /** As it is shown; a double always shows that it is one. */
  text: string;
  /** As JSON can say it. What JSON has no number for is text. */
  json: unknown;
  size?: number;
}

export type StoredType = StoredValue['type'];
export type StoredField = readonly [name: string, value: StoredValue];

export interface StoredDocument {
  id: string;
  fields: StoredField[];
  /** ISO; null when the answer does not say. */
  updated: string | null;
}

function scalar(type: StoredScalar['type'], text: string, json: unknown = text): StoredScalar {
  return { type, text, json };
}

function unknownValue(value: unknown): StoredValue {
  return scalar('unknown', JSON.stringify(value) ?? String(value));
}

/** Its digits: a stored integer may be larger than a number of JavaScript holds exactly. */
function integer(digits: string): StoredValue {
  const number = Number(digits);
  return scalar('integer', digits, Number.isSafeInteger(number) ? number : digits);
}

/** NaN and the infinities travel as text. */
function double(number: number): StoredValue {
  const isWhole = Number.isInteger(number) && Math.abs(number) < 1e21;
  const text = isWhole ? `${number}.0` : String(number);
  return scalar('double', text, Number.isFinite(number) ? number : text);
}

function bytes(base64: string): StoredValue {
  const digits = base64.replace(/[^A-Za-z0-9+/_-]/g, '').length;
  return { ...scalar('bytes', base64), size: Math.floor((digits * 3) / 4) };
}

function geopoint(value: unknown): StoredValue {
  const { latitude = 0, longitude = 0 } = isMap(value) ? value : {};
  return scalar('geopoint', `${latitude}, ${longitude}`, { latitude, longitude });
}

const READERS: Readonly<Record<string, (value: unknown) => StoredValue>> = {
  nullValue: () => scalar('null', 'null', null),
  booleanValue: (value) => scalar('boolean', String(value === true), value === true),
  integerValue: (value) => integer(String(value)),
  doubleValue: (value) => double(Number(value)),
  timestampValue: (value) => scalar('timestamp', String(value)),
  stringValue: (value) => scalar('string', String(value)),
  bytesValue: (value) => bytes(String(value)),
  referenceValue: (value) => scalar('reference', pathOf(String(value))),
  geoPointValue: geopoint,
  arrayValue: (value) => ({
    type: 'array',
    items: isMap(value) && Array.isArray(value.values) ? value.values.map(parseStoredValue) : [],
  }),
  mapValue: (value) => ({ type: 'map', fields: parseStoredFields(isMap(value) ? value.fields : null) }),
};

/** A document's name without the project and the database. */
function pathOf(name: string): string {
  return name.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\//, '');
}

/** A value of the REST API; whatever it is, it can be shown. */
export function parseStoredValue(value: unknown): StoredValue {
  if (!isMap(value)) return unknownValue(value);
  const [kind, held] = Object.entries(value)[0] ?? [];
  const read = kind !== undefined && Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  return read ? read(held) : unknownValue(value);
}

/** Fields in the order of their names: the API promises none. */
function parseStoredFields(fields: unknown): StoredField[] {
  if (!isMap(fields)) return [];
  return Object.entries(fields)
    .map(([name, value]) => [name, parseStoredValue(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A document of the REST API, or null when the answer is none. */
export function parseStoredDocument(document: unknown): StoredDocument | null {
  if (!isMap(document) || typeof document.name !== 'string') return null;
  return {
    id: document.name.slice(document.name.lastIndexOf('/') + 1),
    fields: parseStoredFields(document.fields),
    updated: typeof document.updateTime === 'string' ? document.updateTime : null,
  };
}

function plain(value: StoredValue): unknown {
  if (value.type === 'map') return plainFields(value.fields);
  return value.type === 'array' ? value.items.map(plain) : value.json;
}

/** fromEntries defines its keys, so that a field called '__proto__' is one like any other. */
function plainFields(fields: readonly StoredField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(([name, value]) => [name, plain(value)]));
}

/** Documents as one indented JSON map, by id. */
export function documentsJson(documents: readonly StoredDocument[]): string {
  return JSON.stringify(
    Object.fromEntries(documents.map(({ id, fields }) => [id, plainFields(fields)])),
    null,
    2,
  );
}
