import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { encodeCard } from '@/model/articles/catalogue/catalogue';
import { cardFromArticle } from '@/model/articles/catalogue/catalogue-entry';
import { messages } from '@/model/messages';
import { search as texts } from '@/model/messages/search';
import { INDEX_HEAD, readHead } from '@/model/search/files';
import { paths } from '@/model/shared/paths';
import { searchFiles } from '../../scripts/publish/search-index';
import { loadContent } from '../../scripts/seed/content';
import { generateLibrary } from '../../scripts/seed/generated';
import { whenTakenOver } from '../e2e/support/takeover';
import { newProfile } from './context';
import { median, PHONE, slowDown } from './load';

declare global {
  interface Window {
    benchSearch?: { typed: number; shown: number };
  }
}

/** On a slow phone: from the last letter of a word to the articles that it finds, in ms; and what of the index came for it, in bytes. */
export interface ColdSearch {
  cold: number;
  again: number;
  bytes: number;
}

const WORDS = ['caballo', 'quiasmo', 'sevada'];
/** Between two letters of who types on a phone. */
const LETTER_MS = 150;
const TIMEOUT_MS = 60_000;

/** Puts an index of so many articles, the demo's and generated ones, in the place of a drawn site's. */
export function writeLargeIndex(dist: string, count: number): void {
  const head = readHead(JSON.parse(readFileSync(join(dist, INDEX_HEAD), 'utf8')));
  if (!head) throw new Error('The site has no index of the search.');
  const demo = loadContent();
  const articles = [...demo.articles, ...generateLibrary(count - demo.articles.length, demo).articles];
  const carded = articles.map((article) => ({ article, tarjeta: encodeCard(cardFromArticle(article)) }));
  for (const { path, content } of searchFiles(carded, { edicion: `bench${count}`, hasta: head.hasta })) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
}

/** Notes when the field was last typed in, and when what it finds stands. Runs in the page; uses nothing from outside itself. */
function watchSearch(loading: string): void {
  const seen = { typed: 0, shown: 0 };
  window.benchSearch = seen;
  /** So long it waits for another letter; what stands until then is an earlier answer. */
  const waits = 70;
  addEventListener('input', () => Object.assign(seen, { typed: performance.now(), shown: 0 }), true);
  const look = (now: number) => {
    const dialog = document.querySelector('[role="dialog"]');
    const isNew = seen.typed > 0 && now > seen.typed + waits;
    const isReady = isNew && dialog?.querySelector('[role="status"]')?.textContent !== loading;
    const found = isReady && dialog?.querySelector('[aria-labelledby$="-articles"] [role="option"]');
    if (found && seen.shown === 0) seen.shown = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Types a word into the search of the page; gives the time from its last letter to what it finds, in ms. */
async function ask(page: Page, word: string): Promise<number> {
  await page.getByRole('banner').getByRole('button', { name: messages.nav.search }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  await dialog.getByRole('combobox', { name: texts.label }).pressSequentially(word, { delay: LETTER_MS });
  await page.waitForFunction(() => window.benchSearch?.shown, null, { timeout: TIMEOUT_MS });
  const { typed, shown } = await page.evaluate(() => window.benchSearch ?? { typed: 0, shown: 0 });
  return shown - typed;
}

async function askOnce(browser: Browser, origin: string, word: string): Promise<ColdSearch> {
  const context = await newProfile(browser, { ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    let bytes = 0;
    const ofIndex = new Set<string>();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.includes('/indice/')) ofIndex.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (ofIndex.has(requestId)) bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.addInitScript(watchSearch, texts.loading);
    const open = async () => {
      await page.goto(origin + paths.home.href(), { timeout: TIMEOUT_MS });
      await whenTakenOver(page);
      await page.waitForLoadState('networkidle');
    };
    await open();
    const cold = await ask(page, word);
    const brought = bytes;
    await open();
    return { cold, again: await ask(page, word), bytes: brought };
  } finally {
    await context.close();
  }
}

/** Searches of the drawn site at an address, each on a device that never searched, and once more on it; the median of each figure. */
export async function measureColdSearch(browser: Browser, origin: string): Promise<ColdSearch> {
  const all: ColdSearch[] = [];
  for (const word of WORDS) all.push(await askOnce(browser, origin, word));
  const of = (figure: keyof ColdSearch) => median(all.map((one) => one[figure]));
  return { cold: of('cold'), again: of('again'), bytes: of('bytes') };
}
