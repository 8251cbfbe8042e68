import { FirestoreError } from '../errors';

/**
 * Reading a JSON body as the real service reads it into its protocol messages: unknown names, wrong types and doubled
 * alternatives are collected and answered all together (google.rpc.BadRequest).
 */
interface Violation {
  field: string;
  description: string;
}

/** Reads one value at `at`; undefined where it is absent (null counts as absent) or wrong (then it has added a violation). */
export type Decoder<T> = (json: unknown, at: string, violations: Violation[]) => T | undefined;

type Output<D> = D extends Decoder<infer T> ? T : never;
type Fields = Record<string, Decoder<unknown>>;
export type Message<F extends Fields> = { [K in keyof F]?: Output<F[K]> };

/** INVALID_ARGUMENT with one violation a mistake found in the request. */
export class BadRequestError extends FirestoreError {
  readonly violations: Violation[];

  constructor(violations: Violation[]) {
    super('INVALID_ARGUMENT', violations.map((violation) => violation.description).join('\n'));
    this.violations = violations;
  }

  override toJSON() {
    const details = [
      { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: this.violations },
    ];
    return { error: { ...super.toJSON().error, details } };
  }
}

/** Reads a whole body; throws BadRequestError when anything in it is wrong. */
export function decode<T>(decoder: Decoder<T>, json: unknown): T {
  const violations: Violation[] = [];
  const value = decoder(json ?? {}, '', violations);
  if (violations.length > 0) throw new BadRequestError(violations);
  if (value === undefined) {
    throw new BadRequestError([{ field: '', description: 'Invalid JSON payload received. Not an object.' }]);
  }
  return value;
}

/** The proto name of a JSON name: structuredQuery → structured_query. Messages of errors use it. */
function protoName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function camelName(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function join(at: string, name: string): string {
  return at === '' ? protoName(name) : `${at}.${protoName(name)}`;
}

function unknownName(name: string, at: string, why: string): Violation {
  const place = at === '' ? '' : ` at '${at}'`;
  return { field: at, description: `Invalid JSON payload received. Unknown name "${name}"${place}: ${why}` };
}

function parentAndName(at: string): [parent: string, name: string] {
  const dot = at.lastIndexOf('.');
  return dot < 0 ? ['', at] : [at.slice(0, dot), at.slice(dot + 1)];
}

/** A violation for a value of the wrong type, in the real service's words. */
function invalidValue(json: unknown, at: string, type: string): Violation {
  if (Array.isArray(json)) {
    const [parent, name] = parentAndName(at);
    return { ...unknownName(name, parent, 'Proto field is not repeating, cannot start list.'), field: at };
  }
  const shown = typeof json === 'object' ? 'Starting an object on a scalar field' : JSON.stringify(json);
  return { field: at, description: `Invalid value at '${at}' (${type}), ${shown}` };
}

function scalar<T>(type: string, read: (json: unknown) => T | undefined): Decoder<T> {
  return (json, at, violations) => {
    if (json === null || json === undefined) return undefined;
    const value = read(json);
    if (value === undefined) violations.push(invalidValue(json, at, type));
    return value;
  };
}

export const string = scalar('TYPE_STRING', (json) => (typeof json === 'string' ? json : undefined));

export const boolean = scalar('TYPE_BOOL', (json) => {
  if (json === 'true') return true;
  if (json === 'false') return false;
  return typeof json === 'boolean' ? json : undefined;
});

function wholeNumber(json: unknown): number | undefined {
  const value = typeof json === 'string' && /^-?\d+$/.test(json) ? Number(json) : json;
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

export const int32 = scalar('TYPE_INT32', (json) => {
  const value = wholeNumber(json);
  return value !== undefined && Math.abs(value) < 2 ** 31 ? value : undefined;
});

/** google.protobuf.Int32Value, as `limit` is. */
export const int32Value = scalar('type.googleapis.com/google.protobuf.Int32Value', (json) => {
  const value = wholeNumber(json);
  return value !== undefined && Math.abs(value) < 2 ** 31 ? value : undefined;
});

/** google.protobuf.Int64Value; beyond 2^53 nothing here counts that far. */
export const int64Value = scalar('type.googleapis.com/google.protobuf.Int64Value', wholeNumber);

export const bytesText = scalar('TYPE_BYTES', (json) =>
  typeof json === 'string' && /^[A-Za-z0-9+/_-]*={0,2}$/.test(json) ? json : undefined,
);

/** One name of an enumeration. */
export function enumeration<const N extends string>(type: string, names: readonly N[]): Decoder<N> {
  return scalar(`type.googleapis.com/google.firestore.v1.${type}`, (json) =>
    names.find((name) => name === json),
  );
}

/** What a reader of the store makes of the JSON, its FirestoreError told as a violation at this place. */
export function custom<T>(read: (json: unknown, at: string) => T): Decoder<T> {
  return (json, at, violations) => {
    if (json === undefined || json === null) return undefined;
    try {
      return read(json, at);
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      violations.push({ field: at, description: error.message });
      return undefined;
    }
  };
}

/** A repeated field. */
export function list<T>(item: Decoder<T>): Decoder<T[]> {
  return (json, at, violations) => {
    if (json === null || json === undefined) return undefined;
    if (!Array.isArray(json)) {
      violations.push({ field: at, description: `Invalid value at '${at}', expected a list` });
      return undefined;
    }
    const items: T[] = [];
    for (const [index, element] of json.entries()) {
      const value = item(element, `${at}[${index}]`, violations);
      if (value !== undefined) items.push(value);
      else if (element === null)
        violations.push({ field: at, description: `Invalid value at '${at}[${index}]', null` });
    }
    return items;
  };
}

/** A recursive message: the decoder is asked for when it is needed. */
export function lazy<T>(decoder: () => Decoder<T>): Decoder<T> {
  return (json, at, violations) => decoder()(json, at, violations);
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/**
 * A message: every field may be absent, no other name may be present, and of each group in `oneofs` at most one field is
 * set. Names are read in lowerCamelCase and in the proto's own snake_case.
 */
export function message<F extends Fields>(
  type: string,
  fields: F,
  oneofs: Record<string, readonly (keyof F & string)[]> = {},
): Decoder<Message<F>> {
  return (json, at, violations) => {
    if (json === null || json === undefined) return undefined;
    if (!isObject(json)) {
      violations.push(notAMessage(json, at, type));
      return undefined;
    }
    const result: Message<F> = {};
    for (const [written, value] of Object.entries(json)) {
      const name: keyof F & string = camelName(written);
      const decoder = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!decoder) {
        violations.push(unknownName(written, at, 'Cannot find field.'));
        continue;
      }
      const decoded = decoder(value, join(at, name), violations);
      if (decoded !== undefined) Object.assign(result, { [name]: decoded });
    }
    for (const [group, members] of Object.entries(oneofs)) {
      const given = members.filter((member) => result[member] !== undefined);
      if (given.length > 1) violations.push(doubled(group, at, given));
    }
    return result;
  };
}

function notAMessage(json: unknown, at: string, type: string): Violation {
  if (at === '') {
    return {
      field: '',
      description: 'Invalid JSON payload received. Unknown name "": Root element must be a message.',
    };
  }
  if (Array.isArray(json)) return invalidValue(json, at, type);
  const url = `type.googleapis.com/google.firestore.v1.${type}`;
  return { field: at, description: `Invalid value at '${at}' (${url}), ${JSON.stringify(json)}` };
}

function doubled(group: string, at: string, given: readonly string[]): Violation {
  const last = given.at(-1) ?? '';
  const description = `Invalid value at '${at}' (oneof), oneof field '${group}' is already set. Cannot set '${last}'`;
  return { field: at, description };
}
