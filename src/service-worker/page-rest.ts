/** What can wait is done once nobody waits for a page. */

/** When a page, or its code, was last asked for. */
let pageAskedAt = 0;

export function pageAsked(): void {
  pageAskedAt = Date.now();
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** Once no page, and none of its code, was asked for during so many milliseconds. */
export async function untilPagesRest(milliseconds: number): Promise<void> {
  const left = () => pageAskedAt + milliseconds - Date.now();
  while (left() > 0) await pause(left());
}
