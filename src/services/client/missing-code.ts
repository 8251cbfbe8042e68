/** Code that did not arrive. Many browsers remember a module that failed, and ask for it again only with the next load of the page. */

let isMissing = false;

/** Brings code, and notes whether it arrived. Throws what `load` throws. */
export async function bringCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    const code = await load();
    isMissing = false;
    return code;
  } catch (cause) {
    isMissing = true;
    throw cause;
  }
}

/** Tries again what failed, by hand: where code is missing with a load of the page, whose address and device keep what was written. */
export function tryAgain(retry: () => void, reload: () => void = () => window.location.reload()): void {
  if (isMissing) reload();
  else retry();
}
