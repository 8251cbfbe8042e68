import type { Browser, BrowserContext, Page } from 'playwright-core';
import { workerReady } from '../e2e/support/offline';
import { beginUse, whenTakenOver } from '../e2e/support/takeover';
import type { PageName } from './budgets';
import { newProfile } from './context';
import { type Certificate, serveByHttp2 } from './http2';
import { DISCUSSED, landingPath, landingWords } from './landings';
import { median, PHONE, slowDown } from './load';
import { observeLoading } from './probe';

/** A tap on a link, from one landing to another. */
export interface Tap {
  from: PageName;
  to: PageName;
}

export const TAPS: readonly Tap[] = [
  { from: '/', to: '/articulo' },
  { from: '/foro', to: '/foro/categoria' },
  { from: '/foro/categoria', to: '/foro/tema' },
];
export const SECOND_VISITS: readonly PageName[] = [
  '/',
  '/articulo',
  '/foro',
  '/foro/categoria',
  '/foro/tema',
];

/** How long a finger stays on a link: the browser sees the one coming, and has nothing ahead of the other. */
const STAY_MS = { seen: 200, unseen: 40 };
/** What a page does by itself once it rests: the worker begins after four seconds. */
const REST_MS = 9000;
const WAIT_MS = 60_000;
/** How long a page is left alone before it is asked again. */
const ASK_AGAIN_MS = 2000;

/**
 * What a page notes once its text can be read: not before anything is painted. What waits in the page itself would be loaded before it: a
 * tenth of what is measured.
 */
async function timingsOf(page: Page): Promise<{ text: number; press: number }> {
  for (const until = Date.now() + WAIT_MS; Date.now() < until; ) {
    await page.waitForTimeout(ASK_AGAIN_MS);
    const { text, fcp, press } = await page.evaluate(() => ({ ...window.benchTimings }));
    if (text && fcp) return { text: Math.max(text, fcp), press: press ?? Number.NaN };
  }
  throw new Error('The text did not come.');
}

/** Links by which one goes from page to page. */
const LINKS: Partial<Record<PageName, string>> = {
  '/articulo': 'main h3 a[href^="/articulo/"]',
  '/foro/categoria': `main a[href="${landingPath('/foro/categoria', DISCUSSED.demo)}"]`,
  '/foro/tema': 'main a[href^="/foro/tema/"]',
};

/** Puts the first link to a landing under the finger; gives where it is, and the title of the page that it leads to. */
async function linkUnderFinger(page: Page, to: PageName) {
  const link = page.locator(LINKS[to] ?? '').first();
  await link.waitFor();
  const title = ((await link.textContent()) ?? '').trim();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await link.boundingBox();
  if (!box) throw new Error(`No link to ${to} can be seen.`);
  return { title, point: { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 } };
}

/** From the press of a link to the text of the page it leads to, in milliseconds, on a slow phone. */
async function tap(browser: Browser, origin: string, { from, to }: Tap, stay: number): Promise<number> {
  const context = await newProfile(browser, { ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    // What takes the steps comes with the first sign of use.
    const code = page.waitForResponse(/\/assets\/step-/);
    await page.goto(origin + landingPath(from, DISCUSSED.demo), { timeout: WAIT_MS });
    await whenTakenOver(page);
    await beginUse(page);
    await code;
    await page.waitForLoadState('networkidle');
    const { point, title } = await linkUnderFinger(page, to);
    // The next page is shown in this document.
    await page.evaluate(observeLoading, { words: title, place: 'main h1' });
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.waitForTimeout(stay);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const { text, press } = await timingsOf(page);
    return text - press;
  } finally {
    await context.close();
  }
}

/** The median of several taps: seen coming, and not. */
export async function measureTap(browser: Browser, origin: string, way: Tap, runs: number) {
  const times = { seen: [] as number[], unseen: [] as number[] };
  for (let run = 0; run < runs; run++)
    for (const kind of ['seen', 'unseen'] as const)
      times[kind].push(await tap(browser, origin, way, STAY_MS[kind]));
  return { seen: median(times.seen), unseen: median(times.unseen) };
}

/** Opens a page, uses it, and waits until the worker has begun and the page rests. */
async function visit(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url, { timeout: WAIT_MS });
  await whenTakenOver(page);
  await beginUse(page);
  await workerReady(page);
  await page.waitForLoadState('networkidle');
  await page.close();
}

/** When a page's text, told by `words`, can be read in a new tab of a profile, in milliseconds, on a slow phone. */
async function textOf(
  context: BrowserContext,
  url: string,
  words: string,
  isOffline = false,
): Promise<number> {
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), isOffline);
  await page.addInitScript(observeLoading, { words, place: 'main' });
  await page.goto(url, { timeout: WAIT_MS });
  const { text } = await timingsOf(page);
  await page.close();
  return text;
}

/** When the text of a page can be read at a second visit, with a connection and without, in milliseconds, on a slow phone; medians. */
export async function measureSecondVisit(browser: Browser, origin: string, landing: PageName, runs: number) {
  const context = await newProfile(browser, PHONE);
  try {
    const url = origin + landingPath(landing, DISCUSSED.demo);
    await visit(context, url);
    const comeBack = (isOffline: boolean) => textOf(context, url, landingWords(landing), isOffline);
    const times = { online: [] as number[], offline: [] as number[] };
    for (let run = 0; run < runs; run++) times.online.push(await comeBack(false));
    await context.setOffline(true);
    for (let run = 0; run < runs; run++) times.offline.push(await comeBack(true));
    return { online: median(times.online), offline: median(times.offline) };
  } finally {
    await context.close();
  }
}

const BARE_PAGE = `<!doctype html><main>${'<p>Texto de una página sin estilos, sin letras y sin programa.'.repeat(40)}</main>`;

/** When a page of nothing but text is painted, in milliseconds, on a slow phone; the median. It tells a slow machine from a slow site. */
export async function measureBarePage(browser: Browser, runs: number): Promise<number> {
  const url = `data:text/html;charset=utf-8,${encodeURIComponent(BARE_PAGE)}`;
  const context = await newProfile(browser, PHONE);
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await textOf(context, url, 'Texto'));
    return median(times);
  } finally {
    await context.close();
  }
}

/** What home, an article and a topic cost in one visit, in bytes on the line as Hosting sends them, all that comes by itself included. */
export async function measureVisit(
  browser: Browser,
  origin: string,
  certificate: Certificate,
): Promise<number> {
  const front = await serveByHttp2(origin, certificate);
  const context = await newProfile(browser, PHONE);
  try {
    const page = await context.newPage();
    for (const landing of ['/', '/articulo', '/foro/tema'] as const) {
      await page.goto(front.origin + landingPath(landing, DISCUSSED.demo), { timeout: WAIT_MS });
      await whenTakenOver(page);
      await beginUse(page);
      await page.waitForTimeout(REST_MS);
    }
    return front.bytes();
  } finally {
    await context.close();
    front.stop();
  }
}
