import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cardFromArticle } from '@/model/articles/catalogue/catalogue-entry';
import { HOME_LATEST, HOME_SYMPOSIA } from '@/model/articles/library/library';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { openPage } from './support/browser';
import { published } from './support/demo';
import { mainOf } from './support/members';

const { hero, latest, forum, symposia } = messages.home;
const cards = published.map(cardFromArticle);

/** The catalogue's answer waits for the test, and is empty where that is asked for. */
async function holdCatalogue(page: Page, { empty = false } = {}) {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/documents:runQuery*', async (route) => {
    if (!(route.request().postData() ?? '').includes('catalogo')) return route.continue();
    await held;
    if (!empty) return route.continue();
    return route.fulfill({
      json: [{ readTime: new Date().toISOString() }],
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  return release;
}

describe('the home page', () => {
  it('welcomes, quotes, and leads to the library, the forum and the contact page', async () => {
    const { page, visit } = await openPage();
    await visit(paths.home.href());
    await mainOf(page).getByText(hero.welcome).waitFor();
    await mainOf(page).getByText(hero.quote).waitFor();
    await mainOf(page).getByText(hero.quoteSource).waitFor();
    for (const [name, address] of [
      [hero.action, paths.library.href()],
      [forum.action, paths.forum.href()],
      [symposia.action, paths.contact.href()],
      [symposia.all, paths.library.href()],
    ] as const)
      expect(await mainOf(page).getByRole('link', { name }).first().getAttribute('href')).toBe(address);
    for (const way of [symposia.contactForm, symposia.contactAnswer, symposia.contactPlaces])
      await mainOf(page).getByText(way).waitFor();
  });

  it('shows the newest articles with all that a card has', async () => {
    const { page, visit } = await openPage();
    await visit(paths.home.href());
    const shown = mainOf(page).getByRole('region', { name: latest.title }).getByRole('article');
    await shown.nth(HOME_LATEST - 1).waitFor();
    expect(await shown.getByRole('heading').allTextContents()).toEqual(
      cards.slice(0, HOME_LATEST).map(({ titulo }) => titulo),
    );
    for (const [index, card] of cards.slice(0, HOME_LATEST).entries()) {
      const one = shown.nth(index);
      expect(await one.locator('time').getAttribute('datetime')).toBe(card.fechaPublicacion?.toISOString());
      await one.locator('img').waitFor();
      await one.getByText(card.resumen.slice(0, 60)).waitFor();
      expect(await one.getByRole('link').first().getAttribute('href')).toBe(paths.article.href(card.id));
    }
  });

  it('lists the latest symposia with their place, four at most', async () => {
    const expected = cards.filter(({ esSimposio }) => esSimposio).slice(0, HOME_SYMPOSIA);
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.home.href());
    const shown = mainOf(page).getByRole('region', { name: symposia.title }).locator('ol > li');
    await shown.nth(expected.length - 1).waitFor();
    expect(await shown.count()).toBe(expected.length);
    for (const [index, card] of expected.entries()) {
      const one = shown.nth(index);
      expect(await one.getByRole('link').getAttribute('href')).toBe(paths.article.href(card.id));
      await one.getByText(String(card.lugar)).first().waitFor();
    }
  });

  it('says that the articles are on their way, and that there are no symposia', async () => {
    const { page, visit } = await openPage();
    const release = await holdCatalogue(page, { empty: true });
    await visit(paths.home.href());
    await mainOf(page).getByText(latest.loading).waitFor();
    release();
    await mainOf(page).getByText(symposia.empty).waitFor();
    await mainOf(page).getByText(latest.empty).waitFor();
  });
});
