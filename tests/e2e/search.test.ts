import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '@/model/messages';
import { search as texts } from '@/model/messages/search';
import { LOOKED_AT } from '@/model/search/reorder';
import { CACHES } from '@/model/shared/offline';
import { paths } from '@/model/shared/paths';
import { checkAccessibility, checkSchemes } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { publishedArticle } from './support/demo';
import { serveDrawnSite } from './support/drawn';
import { HOSTED } from './support/hosting';
import { focusOn, press } from './support/keyboard';
import { readersOf, reads, resetReads, usage } from './support/meter';
import { cached, openWithWorker, WAIT, workerReady } from './support/offline';
import { whenTakenOver } from './support/takeover';

const altars = publishedArticle(({ slug }) => slug === 'altares-de-marib-nhm');

const dialogOf = (page: Page) => page.getByRole('dialog', { name: texts.title });
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: texts.label });
const groupOf = (page: Page, name: keyof typeof texts.groups) =>
  dialogOf(page).getByRole('group', { name: texts.groups[name] });
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: messages.nav.search });

async function ask(page: Page, words: string): Promise<void> {
  await button(page).click();
  await fieldOf(page).fill(words);
}

describe('a published site', () => {
  beforeAll(async () => {
    await serveDrawnSite();
  }, 180_000);

  async function openAt(path: string, width: number) {
    const opened = await openPage({ width });
    await opened.page.goto(HOSTED + path);
    await whenTakenOver(opened.page);
    return opened;
  }

  it.each(WIDTHS)(
    'at %i px a question is answered first by its article, and Enter opens it',
    async (width) => {
      const { page } = await openAt(paths.contact.href(), width);
      await ask(page, '¿dónde están los altares de Nahom?');
      const first = groupOf(page, 'articles').getByRole('option').first();
      await first.getByText('altares').first().waitFor();
      expect(await first.locator('mark').count()).toBeGreaterThan(0);
      await checkSchemes(page);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${paths.article.href(altars.id)}`);
    },
  );

  it('finds what is published without reading a document, and asks once for what is newer', async () => {
    const { page } = await openAt(paths.contact.href(), 1280);
    await page.waitForLoadState('networkidle');
    await resetReads();
    await ask(page, 'sevada en america');
    await dialogOf(page)
      .getByText(messages.library.search.instead('sevada', ['cebada']))
      .waitFor();
    await groupOf(page, 'articles').getByRole('option').first().waitFor();
    const ofLibrary = async () =>
      (await usage()).requests.filter(
        ({ path }) => !/foro_indice/.test(path) && /runQuery|batchGet/.test(path),
      );
    await page.waitForLoadState('networkidle');
    // The forum's topics are at most six entries of its index, in two questions.
    expect(await reads(), readersOf(await usage())).toBeLessThanOrEqual(8);
    expect((await ofLibrary()).length).toBeLessThanOrEqual(1);
  });

  it('brings no texts for a word that another was typed over', async () => {
    const { page } = await openAt(paths.contact.href(), 1280);
    const texts: string[] = [];
    page.on('request', (request) => /\/indice\/[^/]+\/t/.test(request.url()) && texts.push(request.url()));
    const part = /\/indice\/[^/]+\/p/;
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    await page.route(part, async (route) => {
      await released;
      await route.continue();
    });
    const first = page.waitForRequest(part);
    await ask(page, 'altares');
    const second = first.then((asked) =>
      page.waitForRequest((request) => part.test(request.url()) && request.url() !== asked.url()),
    );
    await first;
    await fieldOf(page).fill('templo');
    await second;
    release();
    await groupOf(page, 'articles').getByRole('option').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(texts.length).toBeLessThanOrEqual(LOOKED_AT);
    expect(texts.length).toBeGreaterThan(0);
  });

  it('finds the works that articles cite, without a read, and shows one where all are', async () => {
    const { page } = await openAt(paths.contact.href(), 1280);
    await ask(page, 'aston altars');
    const work = groupOf(page, 'sources').getByRole('option').first();
    await work.getByText('Newly Found Altars from Nahom').waitFor();
    await work.click();
    await page.getByRole('heading', { level: 1, name: messages.sources.title }).waitFor();
    await page.getByText(messages.sources.index.count(1), { exact: true }).waitFor();
  });

  it("opens by '/', is walked through by the arrows, and gives the focus back with Escape", async () => {
    const { page } = await openAt(paths.home.href(), 1280);
    await button(page).focus();
    await page.keyboard.press('/');
    await focusOn(fieldOf(page));
    await page.keyboard.type('1 ne 16');
    await groupOf(page, 'passages').getByText('1 Nefi 16').first().waitFor();
    await groupOf(page, 'articles').getByRole('option').first().waitFor();
    const chosen = dialogOf(page).getByRole('option', { selected: true });
    await page.keyboard.press('ArrowDown');
    expect(await chosen.getAttribute('href')).toBe(paths.passageChapter.href('1-ne', 16));
    await page.keyboard.press('ArrowDown');
    await groupOf(page, 'articles').getByRole('option', { selected: true }).waitFor();
    await focusOn(fieldOf(page));
    await press(page, 'Escape', button(page));
    await dialogOf(page).waitFor({ state: 'detached' });
  });

  it.each(WIDTHS)('at %i px says that nothing was found, and what else there is', async (width) => {
    const { page } = await openAt(paths.contact.href(), width);
    await ask(page, 'calamarxx');
    await dialogOf(page).getByText(texts.nothing('calamarxx')).waitFor();
    await dialogOf(page).getByRole('heading', { name: texts.categories }).waitFor();
    await checkAccessibility(page);
    const near = dialogOf(page)
      .locator('section')
      .filter({ hasText: texts.near })
      .getByRole('button')
      .first();
    const word = (await near.textContent()) ?? '';
    await near.click();
    expect(await fieldOf(page).inputValue()).toBe(word);
    await groupOf(page, 'articles').getByRole('option').first().waitFor();
  });

  it('searches the library without reading its words', async () => {
    const { page } = await openAt(paths.library.href(), 1280);
    await resetReads();
    await page.getByRole('searchbox', { name: messages.library.filters.search }).fill('hohokam');
    await page.getByText(messages.library.search.done).waitFor();
    const asked = (await usage()).requests.map(({ path }) => path).join(' ');
    expect(asked).not.toContain('buscador');
  });

  it('answers without a connection what it answered before', async () => {
    const { page, context } = await openWithWorker();
    await page.goto(HOSTED + paths.contact.href());
    await workerReady(page);
    await page.reload();
    await whenTakenOver(page);
    await ask(page, 'quiasmo');
    await groupOf(page, 'articles').getByRole('option').first().waitFor();
    await vi.waitFor(async () => expect((await cached(page, CACHES.index)).length).toBeGreaterThan(2), WAIT);
    await context.setOffline(true);
    await page.reload();
    await whenTakenOver(page);
    await ask(page, 'quiasmo');
    await groupOf(page, 'articles').getByRole('option').first().waitFor();
  });
});

it('a site that was not published is searched by what its catalogue and words say', async () => {
  const { page, visit } = await openPage({ width: 375 });
  await visit(paths.contact.href());
  await ask(page, 'hohokam');
  await groupOf(page, 'articles').getByRole('option').first().waitFor();
});
