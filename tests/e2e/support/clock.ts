import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const STEP_MS = 50;

/** The page's clock is the test's from now on; it goes on by itself until it is stopped. */
export const ownClock = (page: Page) => page.clock.install();

/** From now on time passes only as the test says: what shows for some seconds shows however slow the machine is. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 1000);

/** So much time passes on a page whose clock is stopped. */
export const pass = (page: Page, milliseconds: number) => page.clock.runFor(milliseconds);

/** Time passes little by little until something shows, and no longer. */
export async function passUntilShown(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await pass(page, STEP_MS);
      return target.isVisible();
    })
    .toBe(true);
}

/** What waits on the page for a second or so at a time does not have to: until something shows. Needs `ownClock`. */
export async function hurryUntilShown(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(1000);
      return target.isVisible();
    })
    .toBe(true);
}
