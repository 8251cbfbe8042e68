/** A field of something that may be anything; undefined where it has none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A field that is a text; null where it is something else. */
export function textOf(value: unknown, name: string): string | null {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : null;
}

/** What a text in JSON holds; null for what is none. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // not written by us
  }
}

/** The list that a text in JSON holds; an empty one where it holds none. */
export function listIn(json: string): unknown[] {
  const value = parsedJson(json);
  return Array.isArray(value) ? value : [];
}

/** One of the choices that a stored field, an address or a control may name; null for anything else. */
export function choiceOf<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice === value) ?? null;
}

/** The keys of a table, in its order. Of tables in the code, which have no others than their type says. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}
