/** Builds requests for the rules engine out of plain JavaScript values, and judges expressions. */
import { expect, it } from 'vitest';
import {
  compileRules,
  type Decision,
  type ListConstraint,
  type ListQuery,
  type RulesEnvironment,
  type Ruleset,
  type RulesMap,
  type RulesRequest,
  type RulesService,
  type RulesValue,
} from '../../../emulator/rules';

export type Plain =
  | null
  | boolean
  | number
  | bigint
  | string
  | Date
  | Uint8Array
  | Float64Array
  | Plain[]
  | { [key: string]: Plain };

/** A whole number becomes an int; write a float with a fraction. */
export function value(plain: Plain): RulesValue {
  if (plain === null) return { type: 'null' };
  if (typeof plain === 'boolean') return { type: 'bool', value: plain };
  if (typeof plain === 'string') return { type: 'string', value: plain };
  if (typeof plain === 'bigint') return { type: 'int', value: plain };
  if (typeof plain === 'number') {
    return Number.isInteger(plain) ? { type: 'int', value: BigInt(plain) } : { type: 'float', value: plain };
  }
  if (plain instanceof Date) return { type: 'timestamp', ...time(plain) };
  if (plain instanceof Uint8Array) return { type: 'bytes', value: plain };
  if (plain instanceof Float64Array) return { type: 'vector', doubles: [...plain] };
  if (Array.isArray(plain)) return { type: 'list', items: plain.map(value) };
  return { type: 'map', entries: data(plain) };
}

export const data = (fields: Record<string, Plain>): RulesMap =>
  new Map(Object.entries(fields).map(([name, plain]) => [name, value(plain)]));

export const time = (date: Date): RulesRequest['time'] => ({
  seconds: BigInt(Math.floor(date.getTime() / 1000)),
  nanos: (date.getTime() % 1000) * 1_000_000,
});

export const NOW = new Date('2024-03-15T10:20:30.500Z');

/** Compiles rules that must have no error. */
export function compiled(source: string, service: RulesService = 'cloud.firestore'): Ruleset {
  const { ruleset, issues } = compileRules(source, { fileName: 'firestore.rules', service });
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (!ruleset) throw new Error(`The rules do not compile: ${JSON.stringify(errors)}\n${source}`);
  return ruleset;
}

/** Wraps matches or functions into a file of Firestore rules; `inside` begins on line 4. */
export const firestore = (inside: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${inside}
  }
}`;

export interface World {
  /** Documents by path below documents/, before the commit and after it. */
  before?: Record<string, Record<string, Plain>>;
  after?: Record<string, Record<string, Plain>>;
  readLimit?: number;
  debug?: (text: string) => void;
}

export function environment(world: World = {}): RulesEnvironment {
  const read = (documents: World['before']) => (segments: string[]) => {
    const fields = documents?.[segments.join('/')];
    return fields ? { segments, data: data(fields) } : null;
  };
  return {
    get: read(world.before),
    getAfter: read(world.after ?? world.before),
    readLimit: world.readLimit ?? 10,
    ...(world.debug ? { debug: world.debug } : {}),
  };
}

export interface Person {
  uid: string;
  token?: Record<string, Plain>;
}

const auth = (person: Person | null): RulesRequest['auth'] =>
  person && { uid: person.uid, token: data(person.token ?? {}) };

const documentPath = (path: string): string[] => ['databases', '(default)', 'documents', ...path.split('/')];

function request(path: string, person: Person | null, operation: RulesRequest['operation']): RulesRequest {
  return { path: documentPath(path), auth: auth(person), time: time(NOW), operation };
}

type Fields = Record<string, Plain>;

export const get = (path: string, resource: Fields | null, person: Person | null = null): RulesRequest =>
  request(path, person, { method: 'get', resource: resource && data(resource) });

export const create = (path: string, written: Fields, person: Person | null = null): RulesRequest =>
  request(path, person, { method: 'create', resource: null, requestResource: data(written) });

export const update = (
  path: string,
  resource: Fields,
  written: Fields,
  person: Person | null = null,
): RulesRequest =>
  request(path, person, { method: 'update', resource: data(resource), requestResource: data(written) });

export const remove = (path: string, resource: Fields, person: Person | null = null): RulesRequest =>
  request(path, person, { method: 'delete', resource: data(resource) });

export type Filter = [field: string, op: ListConstraint['op'], value: Plain];

/** A query; `alternatives` is its filter in disjunctive normal form. */
export function list(
  collection: string,
  alternatives: Filter[][],
  options: { person?: Person | null; query?: Partial<ListQuery>; collectionGroup?: boolean } = {},
): RulesRequest {
  const query: ListQuery = {
    orderBy: [],
    ...options.query,
    alternatives: alternatives.map((filters) =>
      filters.map(([field, op, plain]) => ({ field: field.split('.'), op, value: value(plain) })),
    ),
  };
  const collectionGroup = options.collectionGroup ?? false;
  return request(collection, options.person ?? null, { method: 'list', query, collectionGroup });
}

/** Judges one condition on a read of /articulos/a1. */
export function judge(expression: string, world: World = {}, resource: Fields | null = FIELDS): Decision {
  const source = firestore(`    match /articulos/{id} { allow get: if\n${expression}\n; }`);
  return compiled(source).evaluate(get('articulos/a1', resource, ANA), environment(world));
}

export const ANA: Person = { uid: 'ana', token: { email: 'ana@demo.test', email_verified: true } };

export const FIELDS: Fields = {
  titulo: 'Nahom',
  vector: new Float64Array([1, 2]),
  visitas: 3,
  nota: 4.5,
  publicado: true,
  tags: ['arabia', 'nahom'],
  autor: { nombre: 'Ana', pais: { codigo: 'MX' } },
  fecha: new Date('2020-02-29T23:59:58.250Z'),
  borrado: null,
};

/** One test an expression, the expression its title. */
export function allows(...expressions: string[]): void {
  it.each(expressions)('%s', (expression) => {
    const decision = judge(expression);
    expect(decision.allowed, decision.reason).toBe(true);
  });
}

/** The condition must come out false: an error would be a denial for another reason. */
export function isFalse(...expressions: string[]): void {
  it.each(expressions)('%s is false', (expression) => {
    const decision = judge(expression);
    expect(decision.allowed).toBe(false);
    expect(decision.reason).toMatch(/:\d+:\d+: false: /);
  });
}

/** The condition must fail with an error that says `message`. */
export function fails(...cases: [expression: string, message: string][]): void {
  it.each(cases)('%s fails: %s', (expression, message) => {
    const decision = judge(expression);
    expect(decision.allowed).toBe(false);
    expect(decision.reason).not.toMatch(/: false: /);
    expect(decision.reason).toContain(message);
  });
}

/** What the compiler says, as 'line:column message'. */
export function issuesOf(source: string, service: RulesService = 'cloud.firestore'): string[] {
  const { issues } = compileRules(source, { fileName: 'firestore.rules', service });
  return issues.map(({ line, column, message }) => `${line}:${column} ${message}`);
}
