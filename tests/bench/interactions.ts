import type { Browser, Page } from 'playwright-core';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { reads, resetReads } from '../e2e/support/meter';
import { newProfile } from './context';
import { median } from './load';

const RESULTS = 'section[aria-labelledby="resultados"]';
const DESK = { viewport: { width: 1280, height: 800 } };
const TIMEOUT_MS = 90_000;
const SETTLE_MS = 700;
/** Each is a second search, on a page opened anew; many articles have them, so the comments below stay out of sight. */
const SECOND_WORDS = ['templo', 'nefi', 'tierra'];
const text = messages.library;
/** Part of the counter, which stands there once articles do. */
const COUNTED = /\(Total: \d+\)/;

export interface LibraryTimings {
  filter: number;
  sort: number;
  page: number;
}

export interface SearchMetrics {
  reads: number;
  painted: number;
}

/** Filter, sort and page of the library, from the visitor's input to the frame that shows its result; no throttling. */
export async function measureLibrary(browser: Browser, origin: string): Promise<LibraryTimings> {
  const context = await newProfile(browser, DESK);
  try {
    const page = await context.newPage();
    await openWholeLibrary(page, origin);
    const category = page.getByLabel(text.filters.category, { exact: true });
    const names = await category
      .locator('option')
      .evaluateAll((options: HTMLOptionElement[]) => options.map((option) => option.value));
    const sort = page.getByLabel(text.sort.label, { exact: true });
    const next = page.locator(`${RESULTS} a[rel="next"]`);
    const filter = await repeat(
      page,
      names.slice(1, 5).map((name) => () => category.selectOption(name)),
    );
    await category.selectOption('');
    const orders = ['titulo-asc', 'fecha-asc', 'titulo-desc', 'fecha-desc'];
    const sorted = await repeat(
      page,
      orders.map((order) => () => sort.selectOption(order)),
    );
    const paged = await repeat(
      page,
      [1, 2, 3, 4].map(() => () => next.click()),
    );
    return { filter, sort: sorted, page: paged };
  } finally {
    await context.close();
  }
}

/** Keyword searches on a device that has searched before: the most reads of one, and the median time to its painted result. */
export async function measureSecondSearch(browser: Browser, origin: string): Promise<SearchMetrics> {
  const context = await newProfile(browser, DESK);
  try {
    const first = await context.newPage();
    await openWholeLibrary(first, origin);
    await search(first, 'desierto');
    // The device keeps what was read a moment after it is shown.
    await first.waitForTimeout(SETTLE_MS);
    await first.close();

    const times: number[] = [];
    let read = 0;
    for (const word of SECOND_WORDS) {
      const page = await context.newPage();
      await openWholeLibrary(page, origin);
      await resetReads();
      times.push(await paintedAfter(page, () => search(page, word)));
      read = Math.max(read, await reads());
      await page.close();
    }
    return { reads: read, painted: median(times) };
  } finally {
    await context.close();
  }
}

async function openWholeLibrary(page: Page, origin: string): Promise<void> {
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(`${origin}${paths.library.href()}`);
  await page.locator(RESULTS).getByText(COUNTED).first().waitFor();
  await page.getByText(text.loadingOlder).waitFor({ state: 'detached' });
  await page.waitForTimeout(SETTLE_MS);
}

/** Types a word and waits until the articles' text was searched too. */
async function search(page: Page, word: string): Promise<void> {
  await page.getByLabel(text.filters.search).fill(word);
  await page.waitForTimeout(SETTLE_MS);
  await page.waitForFunction(
    ([results, hint]) => !document.querySelector(results ?? '')?.textContent?.includes(hint ?? ''),
    [RESULTS, text.search.loading] as const,
  );
}

async function repeat(page: Page, actions: (() => Promise<unknown>)[]): Promise<number> {
  const times: number[] = [];
  for (const action of actions) times.push(await paintedAfter(page, action));
  return median(times);
}

/** Milliseconds from the input event to the frame after the last change of the results that it caused. */
async function paintedAfter(page: Page, action: () => Promise<unknown>): Promise<number> {
  await page.evaluate(observePaint, RESULTS);
  await action();
  await page.waitForTimeout(SETTLE_MS);
  const { from, to } = await page.evaluate(() => {
    window.benchPaint?.observer.disconnect();
    return { from: window.benchPaint?.from ?? 0, to: window.benchPaint?.to ?? 0 };
  });
  if (from === 0 || to === 0) throw new Error('The input changed nothing in the results.');
  return to - from;
}

declare global {
  interface Window {
    benchPaint?: { from: number; to: number; observer: MutationObserver };
  }
}

/** Runs in the page; it must not use anything from outside itself. */
function observePaint(results: string): void {
  const section = document.querySelector(results);
  if (!section) throw new Error('No results on this page.');
  const observer = new MutationObserver(() => {
    // The frame is painted once the task after it runs.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        timing.to = performance.now();
      };
      port2.postMessage(null);
    });
  });
  const timing = { from: 0, to: 0, observer };
  window.benchPaint = timing;
  const started = (event: Event) => {
    timing.from ||= event.timeStamp;
  };
  for (const type of ['input', 'click']) {
    document.addEventListener(type, started, { capture: true, once: true });
  }
  observer.observe(section, { childList: true, subtree: true, characterData: true });
}
