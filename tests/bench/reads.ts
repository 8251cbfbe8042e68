import type { Browser, BrowserContext } from 'playwright-core';
import { reads, resetReads } from '../e2e/support/meter';
import { newProfile } from './context';
import { Traffic } from './traffic';

/** Documents read by a first visit and by the next one on the same device. */
export interface ReadMetrics {
  cold: number;
  warm: number;
}

const QUIET_MS = 1500;
const POLL_MS = 100;
const TIMEOUT_MS = 60_000;

/** `arrive` makes somebody of the visitor first: what it reads is not counted. */
export async function measureReads(
  browser: Browser,
  url: string,
  arrive: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<ReadMetrics> {
  const context = await newProfile(browser);
  try {
    await arrive(context);
    return { cold: await readsOfVisit(context, url), warm: await readsOfVisit(context, url) };
  } finally {
    await context.close();
  }
}

async function readsOfVisit(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const traffic = await Traffic.watch(await context.newCDPSession(page));
  await resetReads();
  await page.goto(url, { timeout: TIMEOUT_MS });
  const deadline = Date.now() + TIMEOUT_MS;
  while (!traffic.isQuiet(QUIET_MS)) {
    await page.waitForTimeout(POLL_MS);
    if (Date.now() > deadline) throw new Error(`${url} never came to rest.`);
  }
  const count = await reads();
  await page.close();
  return count;
}
