/** One value as Firestore stores it, with its type: the REST API tells 7 from 7.0, which the SDK does not. */
export type StoredValue =
  | { type: 'null' }
  | { type: 'boolean'; value: boolean }
  /** Digits, because a stored integer may be larger than a number of JavaScript holds exactly. */
  | { type: 'integer'; digits: string }
  | { type: 'double'; value: number }
  /** ISO, to the nanosecond. */
  | { type: 'timestamp'; iso: string }
  | { type: 'string'; value: string }
  | { type: 'bytes'; base64: string; size: number }
  /** The path below the database: 'articulos/123'. */
  | { type: 'reference'; path: string }
  | { type: 'geopoint'; latitude: number; longitude: number }
  | { type: 'array'; items: StoredValue[] }
  | { type: 'map'; fields: StoredField[] }
  /** What this version of the site does not know; shown as it came. */
  | { type: 'unknown'; json: string };

export type StoredType = StoredValue['type'];
export type StoredField = readonly [name: string, value: StoredValue];

export interface StoredDocument {
  id: string;
  fields: StoredField[];
  /** ISO; null when the answer does not say. */
  updated: string | null;
}

type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknownValue(value: unknown): StoredValue {
  return { type: 'unknown', json: JSON.stringify(value) ?? String(value) };
}

/** NaN and the infinities travel as text. */
function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number(value);
}

function bytesIn(base64: string): number {
  const digits = base64.replace(/[^A-Za-z0-9+/_-]/g, '').length;
  return Math.floor((digits * 3) / 4);
}

const READERS: Readonly<Record<string, (value: unknown) => StoredValue>> = {
  nullValue: () => ({ type: 'null' }),
  booleanValue: (value) => ({ type: 'boolean', value: value === true }),
  integerValue: (value) => ({ type: 'integer', digits: String(value) }),
  doubleValue: (value) => ({ type: 'double', value: numberOf(value) }),
  timestampValue: (value) => ({ type: 'timestamp', iso: String(value) }),
  stringValue: (value) => ({ type: 'string', value: String(value) }),
  bytesValue: (value) => ({ type: 'bytes', base64: String(value), size: bytesIn(String(value)) }),
  referenceValue: (value) => ({ type: 'reference', path: pathOf(String(value)) }),
  geoPointValue: (value) => ({
    type: 'geopoint',
    latitude: isJson(value) ? numberOf(value.latitude ?? 0) : Number.NaN,
    longitude: isJson(value) ? numberOf(value.longitude ?? 0) : Number.NaN,
  }),
  arrayValue: (value) => ({
    type: 'array',
    items: isJson(value) && Array.isArray(value.values) ? value.values.map(parseStoredValue) : [],
  }),
  mapValue: (value) => ({ type: 'map', fields: parseStoredFields(isJson(value) ? value.fields : null) }),
};

/** A document's name without the project and the database. */
function pathOf(name: string): string {
  return name.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\//, '');
}

/** A value of the REST API; whatever it is, it can be shown. */
export function parseStoredValue(value: unknown): StoredValue {
  if (!isJson(value)) return unknownValue(value);
  const [kind, held] = Object.entries(value)[0] ?? [];
  const read = kind !== undefined && Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  return read ? read(held) : unknownValue(value);
}

/** Fields in the order of their names: the API promises none. */
export function parseStoredFields(fields: unknown): StoredField[] {
  if (!isJson(fields)) return [];
  return Object.entries(fields)
    .map(([name, value]) => [name, parseStoredValue(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** A document of the REST API, or null when the answer is none. */
export function parseStoredDocument(document: unknown): StoredDocument | null {
  if (!isJson(document) || typeof document.name !== 'string') return null;
  return {
    id: document.name.slice(document.name.lastIndexOf('/') + 1),
    fields: parseStoredFields(document.fields),
    updated: typeof document.updateTime === 'string' ? document.updateTime : null,
  };
}

/** The value as JSON can say it. What JSON has no number for becomes text. */
function plain(value: StoredValue): unknown {
  switch (value.type) {
    case 'null':
      return null;
    case 'boolean':
    case 'string':
      return value.value;
    case 'integer': {
      const number = Number(value.digits);
      return Number.isSafeInteger(number) ? number : value.digits;
    }
    case 'double':
      return Number.isFinite(value.value) ? value.value : String(value.value);
    case 'timestamp':
      return value.iso;
    case 'bytes':
      return value.base64;
    case 'reference':
      return value.path;
    case 'geopoint':
      return { latitude: value.latitude, longitude: value.longitude };
    case 'array':
      return value.items.map(plain);
    case 'map':
      return plainFields(value.fields);
    case 'unknown':
      return value.json;
  }
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

/** A scalar as text; a double always shows that it is one. */
export function scalarText(value: Exclude<StoredValue, { type: 'array' | 'map' }>): string {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'boolean':
      return String(value.value);
    case 'integer':
      return value.digits;
    case 'double':
      return Number.isInteger(value.value) && Math.abs(value.value) < 1e21
        ? `${value.value}.0`
        : String(value.value);
    case 'timestamp':
      return value.iso;
    case 'string':
      return value.value;
    case 'bytes':
      return value.base64;
    case 'reference':
      return value.path;
    case 'geopoint':
      return `${value.latitude}, ${value.longitude}`;
    case 'unknown':
      return value.json;
  }
}
