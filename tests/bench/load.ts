import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { newProfile } from './context';
import {
  observeLoading,
  type PageTimings,
  paintsWithoutScripts,
  totalBlockingTime,
  whenUsable,
} from './probe';
import { type ResourceKind, Traffic } from './traffic';

/** One page's first visit: scripts and styles in gzip, the rest as sent, and the timings of a slow phone. */
export interface LoadMetrics {
  bytes: Record<ResourceKind, number>;
  totalBytes: number;
  /** When the page answered who uses it. */
  usable: number;
  requests: number;
  /** When the main text could be read. */
  text: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Slow 4G and a processor four times slower: the conditions of the budgets. */
const LATENCY_MS = 150;
const DOWN_KBPS = 1600;
const UP_KBPS = 750;
const CPU_SLOWDOWN = 4;
/** A Moto G: what most visitors hold. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const QUIET_MS = 2500;
const TIMEOUT_MS = 60_000;
const POLL_MS = 100;

/** What is visited, and how. */
export interface Visit {
  url: string;
  /** What only its main text has. */
  words?: string;
  /** A slow phone, unless said: bytes and requests are the same on a quick one. */
  slow?: boolean;
  scripts?: boolean;
  /** What begins to be kept on the device once a page has rested for four seconds; by default as it comes. */
  keeps?: boolean;
}

/** With what it begins (components/layout/later.ts). */
const KEEPING = '**/assets/device-*.js';

/** The median of several first visits, each with an empty profile. */
export async function measureLoad(browser: Browser, visit: Visit, runs: number): Promise<LoadMetrics> {
  const all: LoadMetrics[] = [];
  for (let run = 0; run < runs; run++) all.push(await firstVisit(browser, visit));
  const of = (value: (metrics: LoadMetrics) => number) => median(all.map(value));
  const kinds: ResourceKind[] = ['js', 'css', 'font', 'image', 'html', 'data'];
  const bytes = { js: 0, css: 0, font: 0, image: 0, html: 0, data: 0 };
  for (const kind of kinds) bytes[kind] = of((metrics) => metrics.bytes[kind]);
  return {
    bytes,
    totalBytes: of((metrics) => metrics.totalBytes),
    usable: of((metrics) => metrics.usable),
    requests: of((metrics) => metrics.requests),
    text: of((metrics) => metrics.text),
    lcp: of((metrics) => metrics.lcp),
    tbt: of((metrics) => metrics.tbt),
    cls: of((metrics) => metrics.cls),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Makes a page's line and processor those of the budgets. */
export async function slowDown(session: CDPSession, isOffline = false): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: isOffline,
    latency: LATENCY_MS,
    downloadThroughput: (DOWN_KBPS * 1000) / 8,
    uploadThroughput: (UP_KBPS * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** One first visit, with an empty profile. */
export async function firstVisit(browser: Browser, visit: Visit): Promise<LoadMetrics> {
  const { url, words = '', slow = true, scripts = true, keeps = true } = visit;
  const context = await newProfile(browser, { ...PHONE, javaScriptEnabled: scripts });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await Traffic.watch(session);
    if (slow) await slowDown(session);
    if (!keeps) await page.route(KEEPING, (route) => route.abort());
    await page.addInitScript(observeLoading, { words, place: 'main' });
    await page.goto(url, { timeout: TIMEOUT_MS });
    const timings = scripts ? await untilIdle(page, traffic) : await untilLoaded(page, traffic);
    return {
      bytes: { ...traffic.bytes, ...(await gzipOf(traffic.code)) },
      totalBytes: traffic.total,
      usable: scripts ? await page.evaluate(whenUsable) : Number.NaN,
      requests: traffic.requests,
      text: timings.text ?? Number.NaN,
      lcp: timings.lcp ?? Number.NaN,
      tbt: totalBlockingTime(timings),
      cls: timings.cls,
    };
  } finally {
    await context.close();
  }
}

const weights = new Map<string, Promise<number>>();

async function gzipWeight(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
}

/** Scripts and styles by their weight in gzip, as the budgets say it: how they are sent depends on who serves them. */
async function gzipOf(code: Traffic['code']): Promise<{ js: number; css: number }> {
  const sum = { js: 0, css: 0 };
  for (const { kind, url } of code) {
    const weight = weights.get(url) ?? gzipWeight(url);
    weights.set(url, weight);
    sum[kind] += await weight;
  }
  return sum;
}

/** Waits until the network and the main thread have been quiet for a while. */
async function untilIdle(page: Page, traffic: Traffic): Promise<PageTimings> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    await page.waitForTimeout(POLL_MS);
    const [timings, now] = await page.evaluate(() => [window.benchTimings, performance.now()] as const);
    if (!timings) throw new Error(`${page.url()} left no timings.`);
    const lastTask = timings.longTasks.at(-1);
    const idleFor = now - (lastTask ? lastTask.start + lastTask.duration : 0);
    if (traffic.isQuiet(QUIET_MS) && idleFor >= QUIET_MS) return timings;
    if (Date.now() > deadline) throw new Error(`${page.url()} never came to rest.`);
  }
}

/** The same for a page that runs no scripts. */
async function untilLoaded(page: Page, traffic: Traffic): Promise<PageTimings> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!traffic.isQuiet(QUIET_MS)) {
    await page.waitForTimeout(POLL_MS);
    if (Date.now() > deadline) throw new Error(`${page.url()} never came to rest.`);
  }
  return page.evaluate(paintsWithoutScripts);
}
