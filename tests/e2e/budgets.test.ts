import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CACHES } from '@/model/shared/offline';
import { paths } from '@/model/shared/paths';
import { firstPart } from '@/model/shared/stored/drawn-file';
import { CHROMIUM_FLAGS, findOrInstallShell } from '../../scripts/chromium';
import {
  CSS_BUDGET,
  FONT_BUDGET,
  HOME_BUDGET,
  JS_BUDGET,
  PAGES,
  type PageName,
  UNDRAWN_BUDGET,
  WHOLE_JS_BUDGET,
  WORKER_BUDGET,
} from '../bench/budgets';
import { makeCertificate, serveByHttp2 } from '../bench/http2';
import { DISCUSSED, landingPath } from '../bench/landings';
import { firstVisit } from '../bench/load';
import { BASE_URL, launch, openPage } from './support/browser';
import { publishedArticle } from './support/demo';
import { serveDrawnSite } from './support/drawn';
import { changeAccount, demoMember, type Member, newMember, openAs } from './support/fresh-member';
import { HOSTED } from './support/hosting';
import { cached, firstPageKept, kept, workerReady } from './support/offline';
import { beginUse, whenTakenOver } from './support/takeover';

beforeAll(async () => {
  await serveDrawnSite();
}, 180_000);

const kilobytes = (bytes: number) => bytes / 1000;

/** On a slow machine a page rests for so long before it is measured that the device begins to keep it: that is no part of it. */
async function visit(origin: string, name: PageName) {
  const url = origin + landingPath(name, DISCUSSED.demo);
  return firstVisit(await launch(), { url, slow: false, keeps: false });
}

describe('a first visit stays within its budget', () => {
  it.each(PAGES)('on %s', async (name) => {
    const { bytes, totalBytes } = await visit(HOSTED, name);
    expect(kilobytes(bytes.js), 'KB of JavaScript').toBeLessThanOrEqual(JS_BUDGET[name]);
    expect(kilobytes(bytes.css), 'KB of styles').toBeLessThanOrEqual(CSS_BUDGET);
    expect(kilobytes(bytes.font), 'KB of fonts').toBeLessThanOrEqual(FONT_BUDGET);
    if (name === '/') expect(kilobytes(totalBytes), 'KB in all').toBeLessThanOrEqual(HOME_BUDGET);
  });

  it.each(['/articulo', '/foro/tema'] as const)('on %s that is newer than the publication', async (name) => {
    const { bytes } = await visit(BASE_URL, name);
    expect(kilobytes(bytes.js), 'KB of JavaScript').toBeLessThanOrEqual(
      WHOLE_JS_BUDGET[name] + UNDRAWN_BUDGET[name],
    );
  });
});

describe('what comes once a first page is used stays within its budget, the worker with it', () => {
  /** After so long without a byte nothing more comes: the worker brings what is read next in shorter pauses. */
  const REST_MS = 5000;

  async function bytesAtRest(bytes: () => number): Promise<number> {
    for (let seen = -1; seen !== bytes(); ) {
      seen = bytes();
      await pause(REST_MS);
    }
    return bytes();
  }

  async function visitAs(member: Member | null) {
    const certificate = makeCertificate();
    const front = await serveByHttp2(HOSTED, certificate);
    onTestFinished(front.stop);
    const browser = await chromium.launch({
      executablePath: await findOrInstallShell(),
      args: [...CHROMIUM_FLAGS, certificate.flag],
    });
    onTestFinished(() => browser.close());
    const context = await browser.newContext({ locale: 'es-ES' });
    const { page } = await (member ? openAs(member, { context }) : openPage({ context }));
    await page.goto(front.origin, { waitUntil: 'networkidle' });
    await whenTakenOver(page);
    const before = front.bytes();
    await beginUse(page);
    await workerReady(page);
    await firstPageKept(page);
    const after = await bytesAtRest(front.bytes);
    return { page, kilobytes: kilobytes(after - before) };
  }

  it('for a visitor', async () => {
    const visit = await visitAs(null);
    expect(visit.kilobytes).toBeLessThanOrEqual(WORKER_BUDGET);
  });

  it('for a member, whose favourites wait for a later visit', async () => {
    const member = await newMember();
    const favourite = publishedArticle(({ imagenPrincipal }) => imagenPrincipal !== null);
    await changeAccount(member, { articulosFavoritos: [favourite.id] });
    const visit = await visitAs(member);
    expect(visit.kilobytes).toBeLessThanOrEqual(WORKER_BUDGET);
    expect(await cached(visit.page, CACHES.favourites)).toEqual([]);
    expect(await kept(visit.page, `["articulo","${favourite.id}"]`)).toBeNull();
  });

  it('for the staff', async () => {
    const visit = await visitAs(await demoMember('admin'));
    expect(visit.kilobytes).toBeLessThanOrEqual(WORKER_BUDGET);
  });
});

/** What a server sends before it waits for an answer: ten packets (RFC 6928). */
const FIRST_BYTES = 14 * 1024;

/** What a browser has of a file when so much of it is there, sent in Brotli as Hosting does. */
function beginningOf(file: Buffer): Buffer {
  const sent = brotliCompressSync(file).subarray(0, FIRST_BYTES);
  return brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
}

/** Whether a page's first screen looks the same where the browser has the beginning of its file alone, and whether that has its data. */
async function firstScreenOf(
  path: string,
  viewport: { width: number; height: number },
  beginning: (file: Buffer) => Buffer,
) {
  const url = HOSTED + path;
  const context = await (await launch()).newContext({ viewport, javaScriptEnabled: false });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const whole = await page.screenshot();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: beginning(await response.body()) });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const hasData = (await page.locator('script[data-drawn]').count()) > 0;
  return { isSame: whole.equals(await page.screenshot()), hasData };
}

const LANDING_PATHS = PAGES.map((name) => landingPath(name, DISCUSSED.demo));

it.each(LANDING_PATHS)('the first 14 KB of %s are all that its first screen shows', async (path) => {
  const screen = await firstScreenOf(path, { width: 375, height: 667 }, beginningOf);
  expect(screen).toEqual({ isSame: true, hasData: false });
});

/** Where the device has a page, this is what it is painted from (src/service-worker/kept-first.ts). */
const firstPartOf = (file: Buffer) => file.subarray(0, firstPart(file.toString()));

describe.each([
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])('the first part of a kept page is all that its first screen shows at $width px', (viewport) => {
  it.each([...LANDING_PATHS, paths.passages.href(), paths.sources.href()])('%s', async (path) => {
    expect((await firstScreenOf(path, viewport, firstPartOf)).isSame).toBe(true);
  });
});
