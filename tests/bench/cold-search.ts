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

/** On a slow phone: from the question, which comes whole, to the first article, in ms; and what of the index came for it, in bytes. */
export interface ColdSearch {
  cold: number;
  again: number;
  bytes: number;
}

const QUESTIONS = ['caballo', 'quiasmo alma 36', 'sevada en america'];
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

/** Notes when the field was typed in, and when the first article stands. Runs in the page; uses nothing from outside itself. */
function watchSearch(): void {
  const seen = { typed: 0, shown: 0 };
  window.benchSearch = seen;
  addEventListener('input', () => (seen.typed = performance.now()), { capture: true });
  const look = () => {
    const found = document.querySelector('[role="group"][aria-labelledby$="-articles"] [role="option"]');
    if (!found) return requestAnimationFrame(look);
    return requestAnimationFrame((now) => (seen.shown = now));
  };
  requestAnimationFrame(look);
}

/** Puts a question to the search of the page; gives the time to the first article, in ms. */
async function ask(page: Page, question: string): Promise<number> {
  await page.getByRole('banner').getByRole('button', { name: messages.nav.search }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  await dialog.getByRole('combobox', { name: texts.label }).fill(question);
  await dialog.getByRole('group', { name: texts.groups.articles }).waitFor({ timeout: TIMEOUT_MS });
  const { typed, shown } = await page.evaluate(() => window.benchSearch ?? { typed: 0, shown: 0 });
  return shown - typed;
}

async function askOnce(browser: Browser, origin: string, question: string): Promise<ColdSearch> {
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
    await page.addInitScript(watchSearch);
    const open = async () => {
      await page.goto(origin + paths.home.href(), { timeout: TIMEOUT_MS });
      await whenTakenOver(page);
      await page.waitForLoadState('networkidle');
    };
    await open();
    const cold = await ask(page, question);
    const brought = bytes;
    await open();
    return { cold, again: await ask(page, question), bytes: brought };
  } finally {
    await context.close();
  }
}

/** Searches of the drawn site at an address, each on a device that never searched, and once more on it; the median of each figure. */
export async function measureColdSearch(browser: Browser, origin: string): Promise<ColdSearch> {
  const all: ColdSearch[] = [];
  for (const question of QUESTIONS) all.push(await askOnce(browser, origin, question));
  const of = (figure: keyof ColdSearch) => median(all.map((one) => one[figure]));
  return { cold: of('cold'), again: of('again'), bytes: of('bytes') };
}
