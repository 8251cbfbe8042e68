import { collectionOf, type Documents, type Fields, type Value } from '../differential/rest';

/** A document as plain values; moments stay texts. */
export type Plain = Readonly<Record<string, unknown>>;

function plainValue(value: Value): unknown {
  if (value.mapValue) return plain(value.mapValue.fields ?? {});
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plainValue);
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.doubleValue !== undefined) return Number(value.doubleValue);
  return 'nullValue' in value ? null : (Object.values(value)[0] ?? null);
}

/** In one order, so that two that are alike are written alike. */
export const plain = (fields: Fields): Plain =>
  Object.fromEntries(
    Object.entries(fields)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, plainValue(value)]),
  );

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a document holds at a path of names, or undefined. */
export function at(data: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((inner, name) => (isPlain(inner) ? inner[name] : undefined), data);
}

export const numberAt = (data: unknown, ...names: readonly string[]): number => {
  const value = at(data, ...names);
  return typeof value === 'number' ? value : 0;
};

export const listAt = (data: unknown, name: string): readonly unknown[] => {
  const value = at(data, name);
  return Array.isArray(value) ? value : [];
};

export interface Stored {
  path: string;
  id: string;
  data: Plain;
  fields: Fields;
}

/** What a server holds, read once for every check. */
export class State {
  readonly #documents: ReadonlyMap<string, Stored>;

  constructor(documents: Documents, before?: State) {
    const known = new Map(before?.entries() ?? []);
    for (const [path, fields] of documents) {
      if (fields) known.set(path, { path, id: path.split('/').at(-1) ?? '', data: plain(fields), fields });
      else known.delete(path);
    }
    this.#documents = known;
  }

  entries(): Iterable<[string, Stored]> {
    return this.#documents;
  }

  /** The same with some documents changed. */
  with(documents: Documents): State {
    return new State(documents, this);
  }

  get(path: string): Plain | undefined {
    return this.#documents.get(path)?.data;
  }

  fields(path: string): Fields | null {
    return this.#documents.get(path)?.fields ?? null;
  }

  has(path: string): boolean {
    return this.#documents.has(path);
  }

  /** All of a collection, wherever it is nested. */
  all(collection: string): Stored[] {
    return [...this.#documents.values()].filter(({ path }) => collectionOf(path) === collection);
  }

  stored(): Stored[] {
    return [...this.#documents.values()];
  }
}
