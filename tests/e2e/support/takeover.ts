import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';
import type { DrawnSite } from './drawn';
import { HOSTED } from './hosting';

/**
 * Says when a page was drawn: just now, or at a time in milliseconds. What is lively is read again where its drawing is old
 * (services/client/drawn-data.ts), as it is when these tests are slow.
 */
export function setDrawnAt({ dist }: DrawnSite, path: string, now = Date.now()): void {
  const file = join(dist, path, 'index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/data-drawn="\d+"/, `data-drawn="${now}"`));
}

/** Marks what the build drew, and notes what moves. */
export async function watchTakeover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector('main');
      Object.assign(seen, { main });
    });
  });
}

/** Looks for React's mark on what it took over. */
const hasMark = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));

export const isTakenOver = (page: Page): Promise<boolean> => page.evaluate(hasMark);

export async function whenTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(hasMark);
}

/** Once a page, the first of the document or one put in its place, answers its user. */
export const usable = (page: Page): Promise<void> =>
  page
    .waitForFunction(() => performance.getEntriesByName('usable').length > 0)
    .then(() => whenTakenOver(page));

/** Once the application has taken a page over: whether what was drawn is still there, and did not move. */
export async function takenOver(page: Page): Promise<{ isSame: boolean; isSteady: boolean }> {
  await whenTakenOver(page);
  return page.evaluate(() => {
    const seen = Reflect.get(window, 'seen') as { shift: number; main: Element };
    return { isSame: seen.main === document.querySelector('main'), isSteady: seen.shift < 0.01 };
  });
}

/** Somebody begins to use the page: what a drawn one does not need as it stands comes with that. */
export const beginUse = (page: Page): Promise<void> => page.mouse.move(1, 1);

/** How much a colour may differ, of 255: text on a layer of its own is smoothed another way. */
const TOLERANCE = 16;

async function pixelsOf(picture: Buffer): Promise<{ width: number; data: Uint8ClampedArray }> {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width: image.width, data: context.getImageData(0, 0, image.width, image.height).data };
}

/** After so long nothing is 'hace 2 horas' any more: the drawing says dates. */
const LATER_MS = 60 * 86_400_000;

/** What floats over the page (the button that leads to the reply) comes with the application, without which it does nothing. */
function hideFloating(): void {
  for (const button of document.querySelectorAll('main button'))
    if (getComputedStyle(button).position === 'fixed') button.remove();
}

async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(hideFloating);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** How many pixels of a page's first screen differ between its drawing, with scripts blocked, and what the application makes of it. */
export async function differingPixels(page: Page, site: DrawnSite, path: string): Promise<number> {
  const now = Date.now() + LATER_MS;
  setDrawnAt(site, path, now);
  await page.clock.setFixedTime(now);
  const url = HOSTED + path;
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(url, { waitUntil: 'networkidle' });
  const drawn = await pixelsOf(await pictureOf(page));
  await page.unroute(scripts);
  await page.goto(url, { waitUntil: 'networkidle' });
  await whenTakenOver(page);
  await beginUse(page);
  const taken = await pixelsOf(await pictureOf(page));
  if (drawn.data.length !== taken.data.length) return Number.POSITIVE_INFINITY;
  let differing = 0;
  for (let start = 0; start < drawn.data.length; start += 4) {
    const isOther = [0, 1, 2].some(
      (part) => Math.abs((drawn.data[start + part] ?? 0) - (taken.data[start + part] ?? 0)) > TOLERANCE,
    );
    if (isOther) differing += 1;
  }
  return differing;
}
