import type { Locator } from 'playwright-core';

/** Scrolls on to something as a reader does, piece by piece: what comes near on the way is laid out. */
export async function readTo(place: Locator): Promise<void> {
  const page = place.page();
  const screen = page.viewportSize()?.height ?? 0;
  const isBelow = async () => ((await place.boundingBox())?.y ?? 0) > screen * 0.7;
  while (await isBelow()) {
    await page.evaluate(async (by) => {
      window.scrollBy(0, by);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, screen / 2);
  }
}
