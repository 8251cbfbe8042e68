import { FirestoreError, type Status } from '../../../emulator/firestore/errors';
import { createDatabase, type DatabaseOptions } from '../../../emulator/firestore/store/database';
import type {
  Database,
  Filter,
  FilterOperator,
  IndexConfiguration,
  MapFields,
  Query,
  Timestamp,
  Value,
  Write,
} from '../../../emulator/firestore/types';

export const ROOT = 'projects/demo/databases/(default)/documents';

/** A plain way to write values: bigint is an integer, number a double, Date a timestamp, Float64Array a vector, { ref } a reference. */
export type Plain =
  | null
  | boolean
  | bigint
  | number
  | string
  | Date
  | Uint8Array
  | Float64Array
  | Plain[]
  | { ref: string }
  | { lat: number; lng: number }
  | { [field: string]: Plain };

export function value(plain: Plain): Value {
  if (plain === null) return { kind: 'null' };
  if (typeof plain === 'boolean') return { kind: 'boolean', boolean: plain };
  if (typeof plain === 'bigint') return { kind: 'integer', integer: plain };
  if (typeof plain === 'number') return { kind: 'double', double: plain };
  if (typeof plain === 'string') return { kind: 'string', string: plain };
  if (plain instanceof Date) {
    const ms = plain.getTime();
    return { kind: 'timestamp', seconds: Math.floor(ms / 1000), nanos: (ms % 1000) * 1_000_000 };
  }
  if (plain instanceof Uint8Array) return { kind: 'bytes', bytes: plain };
  if (plain instanceof Float64Array) return { kind: 'vector', doubles: [...plain] };
  if (Array.isArray(plain)) return { kind: 'array', items: plain.map(value) };
  if ('ref' in plain && typeof plain.ref === 'string')
    return { kind: 'reference', name: `${ROOT}/${plain.ref}` };
  if ('lat' in plain && typeof plain.lat === 'number' && typeof plain.lng === 'number') {
    return { kind: 'geo', latitude: plain.lat, longitude: plain.lng };
  }
  return { kind: 'map', fields: fields(plain as { [field: string]: Plain }) };
}

export function fields(plain: { [field: string]: Plain }): MapFields {
  return new Map(Object.entries(plain).map(([name, content]) => [name, value(content)]));
}

/** A clock that stands still until it is moved. */
export function clock(seconds = 1_700_000_000) {
  const time: Timestamp = { seconds, nanos: 0 };
  return { now: () => ({ ...time }), advance: (by: number) => (time.seconds += by) };
}

export function database(options: Partial<DatabaseOptions> = {}): Database {
  return createDatabase({ now: clock().now, projectId: 'demo', databaseId: '(default)', ...options });
}

/** A database without index enforcement. */
export function lenientDatabase(): Database {
  return database({ strictIndexes: false });
}

export function commit(db: Database, writes: Write[], transaction?: string) {
  const prepared = db.prepare(writes, transaction);
  db.apply(prepared);
  return prepared;
}

export function set(path: string, plain: { [field: string]: Plain }, more: Partial<Write> = {}): Write {
  return { kind: 'update', path, fields: fields(plain), transforms: [], ...more } as Write;
}

export function put(db: Database, path: string, plain: { [field: string]: Plain }): void {
  commit(db, [set(path, plain)]);
}

export function query(collectionId: string, more: Partial<Query> = {}): Query {
  return { parent: '', collectionId, allDescendants: false, orderBy: [], offset: 0, ...more };
}

export function where(field: string, op: FilterOperator, plain: Plain): Filter {
  return { kind: 'field', field: field.split('.'), op, value: value(plain) };
}

export function and(...filters: Filter[]): Filter {
  return { kind: 'and', filters };
}

export function or(...filters: Filter[]): Filter {
  return { kind: 'or', filters };
}

export function asc(field: string) {
  return { field: field.split('.'), direction: 'asc' as const };
}

export function desc(field: string) {
  return { field: field.split('.'), direction: 'desc' as const };
}

/** The ids of the documents a query finds, in order. */
export function ids(db: Database, asked: Query): string[] {
  return db.runQuery(asked).documents.map((document) => document.path.split('/').at(-1) ?? '');
}

export function indexes(...list: IndexConfiguration['indexes']): IndexConfiguration {
  return { indexes: list, fieldOverrides: [] };
}

/** What a call throws as 'STATUS: message'; 'nothing thrown' if it does not. */
export function refusal(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof FirestoreError) return `${error.status}: ${error.message}`;
    throw error;
  }
  return 'nothing thrown';
}

export function statusOf(call: () => unknown): Status | 'nothing thrown' {
  try {
    call();
  } catch (error) {
    if (error instanceof FirestoreError) return error.status;
    throw error;
  }
  return 'nothing thrown';
}
