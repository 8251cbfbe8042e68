import type { Locator } from 'playwright-core';

/** The colour that something stands on. */
export const paperOf = (one: Locator): Promise<string> =>
  one.evaluate((element) => getComputedStyle(element).backgroundColor);
