/** One of the choices that a stored field, an address or a control may name; null for anything else. */
export function choiceOf<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice === value) ?? null;
}
