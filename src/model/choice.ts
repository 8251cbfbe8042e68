/** One of the choices that a stored field, an address or a control may name; null for anything else. */
export function choiceOf<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice === value) ?? null;
}

/** The keys of a table, in its order. Of tables in the code, which have no others than their type says. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}
