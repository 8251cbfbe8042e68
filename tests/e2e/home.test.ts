import { describe, expect, it } from 'vitest';
import { HOME_TOPICS } from '@/model/articles/library/library';
import { libraryHref } from '@/model/articles/library/library-filters';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { checkAccessibility, checkSchemes } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { published } from './support/demo';
import { clearFaults, injectFaults } from './support/faults';

describe.each(WIDTHS)('home at %i px', (width) => {
  it('shows the three latest articles, accessible in light and dark, and leads to the library', async () => {
    const { page, visit } = await openPage({ width });
    await visit(paths.home.href());
    const links = page.getByRole('link', { name: /Leer más/ });
    await links.nth(2).waitFor();
    await checkSchemes(page);
    await page.locator(`main a[href="${paths.library.href()}"]`).first().click();
    await page.waitForURL((url) => url.pathname === paths.library.href());
    await page.getByRole('heading', { level: 1, name: messages.library.title }).waitFor();
  });
});

describe('home', () => {
  it('says how many articles there are, and shows three topics of the forum when the visitor comes to them', async () => {
    const { page, visit } = await openPage({ width: 1280 });
    await visit(paths.home.href());
    await page.getByText(messages.home.hero.trust(published.length)).waitFor();
    const forum = page.getByRole('region', { name: messages.home.forum.title });
    await forum.scrollIntoViewIfNeeded();
    const topics = forum.getByRole('listitem').getByRole('link');
    await expect.poll(() => topics.count()).toBe(HOME_TOPICS);
    await checkAccessibility(page);
    const title = (await topics.first().textContent()) ?? '';
    await topics.first().click();
    await page.waitForURL(/\/foro\/tema\//);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it('leads into each category, with how many articles it has', async () => {
    const { page, visit } = await openPage({ width: 1280 });
    await visit(paths.home.href());
    const row = page.getByRole('navigation', { name: messages.home.categories });
    const [nombre = ''] = published.flatMap(({ categorias }) => categorias);
    const total = published.filter(({ categorias }) => categorias.includes(nombre)).length;
    const link = row.getByRole('link', {
      name: `${nombre} ${total} ${messages.home.inCategory}`,
      exact: true,
    });
    await link.click();
    await page.waitForURL((url) => url.pathname + url.search === libraryHref({ categoria: nombre }));
  });

  it('cuts summaries by lines', async () => {
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.home.href());
    const summaries = page.locator('article p').filter({ hasText: /\s\S+\s\S+\s\S+\s\S+\s\S+\s\S+\s/ });
    await summaries.nth(2).waitFor();
    const lines = await summaries.evaluateAll((all) =>
      all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))),
    );
    expect(Math.max(...lines)).toBe(3);
  });
});

describe('home while the articles cannot be read', () => {
  it('says so, and shows them after a new try', async () => {
    await injectFaults({ match: { method: 'runQuery', pathContains: 'catalogo' }, error: 'UNAVAILABLE' });
    const { page, visit, expectConsole } = await openPage({ width: 375 });
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await visit(paths.home.href());
    await page.getByText(messages.home.latest.error).first().waitFor();
    await checkAccessibility(page);

    await clearFaults();
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await page
      .getByRole('link', { name: /Leer más/ })
      .first()
      .waitFor();
  });
});
