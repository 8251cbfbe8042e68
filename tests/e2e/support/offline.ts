import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { CACHES } from '@/model/shared/offline';
import { type OpenPage, openPage, type PageOptions } from './browser';

/** What a page says that finds no connection. */
export const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|no hay conexión/;
/** For what the device does by itself, some seconds after a page is there. A look at a cache of its own takes 35 ms of processor time. */
export const WAIT = { timeout: 30_000, interval: 250 };

/** A page of a browser that may have the site's worker. */
export async function openWithWorker(options: PageOptions = {}): Promise<OpenPage> {
  const opened = await openPage({ ...options, serviceWorkers: 'allow' });
  opened.expectConsole(NO_CONNECTION);
  return opened;
}

/** As if the first visit of this device had been long ago. */
export const comeBackLater = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('primera-visita', '1'));

/** The worker answers for this page. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    const worker = navigator.serviceWorker.controller;
    // It answers before it has put away what the version before kept.
    while (worker && worker.state !== 'activated')
      await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
  });
}

/** All that the first page was made of is on the device, with what came last: the code that says whether there is a connection. */
export async function firstPageKept(page: Page): Promise<void> {
  const code = expect.stringMatching(/\/device-[^/]+\.js$/);
  await vi.waitFor(async () => expect(await cached(page, CACHES.code)).toContainEqual(code), WAIT);
}

/** What the device keeps under a key of the query cache. */
export function kept(page: Page, key: string): Promise<Record<string, unknown> | null> {
  return page.evaluate(async (wanted) => {
    // Whoever opens one that is not there makes it, without its stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'evidencias')) return null;
    return new Promise((done, fail) => {
      const opening = indexedDB.open('evidencias');
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('consultas').objectStore('consultas').get(wanted);
        reading.onsuccess = () => done(reading.result?.state?.data ?? null);
      };
    });
  }, `c-${key}`);
}

/** The addresses that a cache of the worker holds. */
export function cached(page: Page, name: string): Promise<string[]> {
  return page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url),
    name,
  );
}

/** All code that readers need is on the device: sw.js names it. */
export async function codeKept(page: Page): Promise<void> {
  const wanted = await page.evaluate(async () => {
    const worker = await (await fetch('/sw.js')).text();
    const [, files = ''] = /\breading:\W*([^`\]]+)/.exec(worker) ?? [];
    return files.match(/\/assets\/[\w.-]+/g) ?? [];
  });
  expect(wanted.length).toBeGreaterThan(20);
  const lacking = async () => {
    const held = new Set((await cached(page, CACHES.code)).map((url) => new URL(url).pathname));
    return wanted.filter((file) => !held.has(file));
  };
  await vi.waitFor(async () => expect(await lacking()).toEqual([]), WAIT);
}

/** A picture is there, and not only its place. */
export async function showsPicture(picture: Locator): Promise<void> {
  await picture.waitFor();
  const width = () =>
    picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));
  await vi.waitFor(async () => expect(await width()).toBeGreaterThan(0), WAIT);
}
