import type { Locator, Page } from 'playwright-core';

/** Waits until the focus is there: a key pressed before that would go elsewhere. */
export const focusOn = (target: Locator) => target.and(target.page().locator(':focus')).waitFor();

/** Presses a key, and waits until the focus is where the key takes it. */
export async function press(page: Page, key: string, then: Locator): Promise<void> {
  await page.keyboard.press(key);
  await focusOn(then);
}
