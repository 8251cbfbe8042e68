/** Code that did not arrive. Many browsers remember a module that failed, and ask for it again only with the next load of the page. */

/** What could not be brought, by the functions that bring it. */
const missing = new Set<() => Promise<unknown>>();

/** Brings code, and notes whether it arrived: `load` is the same function each time. Throws what it throws. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    const code = await load();
    missing.delete(load);
    return code;
  } catch (cause) {
    missing.add(load);
    throw cause;
  }
}

/** Tries again what failed, by hand: where code is missing with a load of the page, whose address and device keep what was written. */
export function tryAgain(retry: () => void, reload: () => void = () => window.location.reload()): void {
  if (missing.size > 0) reload();
  else retry();
}
