/** The query of an address, by the names of its parameters; what is empty, null or false is left out. */
export function queryOf(
  chosen: Readonly<Record<string, string | number | null | undefined | false>>,
): URLSearchParams {
  const given = Object.entries(chosen).filter(([, value]) => value || value === 0);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
