import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { checkAccessibility } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { published } from './support/demo';
import { focusOn, press } from './support/keyboard';
import { paperOf } from './support/looks';
import { arrivedAt } from './support/members';

const { nav, errors, contact, footer } = messages;

describe('the navigation bar on a phone', () => {
  async function openMenu() {
    const opened = await openPage({ width: 375 });
    await opened.visit(paths.contact.href());
    const button = opened.page.getByRole('banner').locator('button[aria-expanded]');
    await button.focus();
    await opened.page.keyboard.press('Enter');
    const link = (name: string) =>
      opened.page.getByRole('navigation', { name: nav.label }).getByRole('link', { name });
    await link(nav.library).waitFor();
    return { ...opened, button, link };
  }

  it('hides its links until the button opens it', async () => {
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.contact.href());
    await page.getByRole('button', { name: nav.openMenu }).waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: nav.library }).count()).toBe(0);
  });

  it('is open to the keyboard and to screen readers', async () => {
    const { page, link } = await openMenu();
    await checkAccessibility(page);
    await press(page, 'Tab', link(nav.home));
  });

  it('closes with Escape and gives the focus back to its button', async () => {
    const { page, button, link } = await openMenu();
    await press(page, 'Tab', link(nav.home));
    await press(page, 'Escape', button);
    await link(nav.library).waitFor({ state: 'hidden' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes when a link is followed', async () => {
    const { page, link } = await openMenu();
    await link(nav.library).click();
    await page.waitForURL(`**${paths.library.path}`);
    await link(nav.library).waitFor({ state: 'hidden' });
  });
});

describe('the navigation bar at a desk', () => {
  it.each([768, 820])('is no wider than a window of %i px', async (width) => {
    const { page, visit } = await openPage({ width });
    await visit(paths.contact.href());
    await page.getByRole('banner').getByRole('link', { name: nav.register }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('shows the visitor every entry and marks the current page', async () => {
    const { page, visit } = await openPage();
    await visit(paths.contact.href());
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: nav.register }).waitFor();
    const names = await header.getByRole('link').allTextContents();
    expect(names.slice(1)).toEqual([nav.home, nav.library, nav.forum, nav.contact, nav.login, nav.register]);
    expect(await header.locator('[aria-current="page"]').textContent()).toBe(nav.contact);
  });
});

describe.each(WIDTHS)('the navigation bar at %i px', (width) => {
  it('sticks to the top and changes its look past 50 pixels, not before', async () => {
    const { page, visit } = await openPage({ width, height: 400 });
    await visit(paths.contact.href());
    await arrivedAt(page, contact.title);
    const header = page.getByRole('banner');
    const shadow = () => header.evaluate((bar) => getComputedStyle(bar).boxShadow);
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await scrollTo(45);
    expect(await shadow()).toBe('none');
    await scrollTo(600);
    await expect.poll(shadow).not.toBe('none');
    expect((await header.boundingBox())?.y).toBe(0);
    await scrollTo(0);
    await expect.poll(shadow).toBe('none');
  });
});

describe('going from page to page', () => {
  it('leads from home to the library, to an article and all the way back', async () => {
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.home.href());
    await page.getByRole('link', { name: messages.home.latest.all }).click();
    const library = page.getByRole('heading', { level: 1, name: messages.library.title });
    await library.waitFor();
    const first = published[0]?.titulo ?? '';
    await page.getByRole('link', { name: first }).first().click();
    await page.getByRole('heading', { level: 1, name: first }).waitFor();
    await page.getByRole('link', { name: messages.article.back }).first().click();
    await library.waitFor();
    // The article's link went one step back, so the step before the library is home.
    await page.goBack();
    await page.getByRole('link', { name: messages.home.latest.all }).waitFor();
  });

  it('moves the focus to the new page, names it in the title and reads it out', async () => {
    const { page, visit } = await openPage();
    await visit('/no-existe');
    await page.getByRole('banner').getByRole('link', { name: nav.contact }).click();
    await page.getByRole('heading', { level: 1, name: contact.title }).waitFor();
    const title = `${contact.title} · Evidencias del Libro de Mormón`;
    await expect.poll(() => page.title()).toBe(title);
    await focusOn(page.getByRole('main'));
    await expect.poll(() => page.locator('[aria-live="polite"][aria-atomic]').textContent()).toBe(title);
  });

  it('starts each page at its top, and Back where it was left', async () => {
    const { page, visit } = await openPage({ height: 400 });
    await visit(paths.contact.href());
    await page.getByRole('contentinfo').getByRole('link', { name: nav.forum }).focus();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(200);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.forum.href()}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });

  it('starts an address from outside at its top, and a reload where it was', async () => {
    const { page, visit } = await openPage({ height: 400 });
    const scrolledTo = () => page.evaluate(() => window.scrollY);
    await visit(paths.contact.href());
    await arrivedAt(page, contact.title);
    await page.evaluate(() => window.scrollTo(0, 300));
    await visit(paths.login.href());
    await arrivedAt(page, messages.auth.login.title);
    expect(await scrolledTo()).toBe(0);
    await page.goBack();
    await arrivedAt(page, contact.title);
    await expect.poll(scrolledTo).toBe(300);
    await page.reload();
    await arrivedAt(page, contact.title);
    await expect.poll(scrolledTo).toBe(300);
  });

  it('lets the keyboard skip the bar without leaving a step in the history', async () => {
    const { page, visit } = await openPage();
    await visit(paths.contact.href());
    await arrivedAt(page, contact.title);
    await press(page, 'Tab', page.getByRole('link', { name: messages.common.skipToContent }));
    await press(page, 'Enter', page.getByRole('main'));
    expect(new URL(page.url()).hash).toBe('');
  });
});

describe('the footer', () => {
  it('shows the current year, the name of the site and the rights notice', async () => {
    const { page, visit } = await openPage();
    await visit(paths.contact.href());
    const year = await page.evaluate(() => new Date().getFullYear());
    const notice = `© ${year} Evidencias del Libro de Mormón. Todos los derechos reservados.`;
    await page.getByRole('contentinfo').getByText(notice).waitFor();
  });

  it.each(WIDTHS)(
    'is laid out at %i px only when it comes near, in about the place that was kept for it',
    async (width) => {
      const { page, visit } = await openPage({ width });
      await visit(paths.library.href());
      await page
        .getByText(published[0]?.titulo ?? '')
        .first()
        .waitFor();
      const link = page.getByRole('contentinfo').getByRole('link', { name: nav.contact });
      const isLaidOut = () => link.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect.poll(isLaidOut).toBe(false);
      const kept = await height();
      await page.keyboard.press('End');
      await expect.poll(isLaidOut).toBe(true);
      expect(Math.abs((await height()) - kept)).toBeLessThan(120);
    },
  );
});

describe.each(WIDTHS)('the choice between light and dark at %i px', (width) => {
  const choice = (page: Page) => page.getByRole('contentinfo').getByLabel(footer.theme.label);
  const paper = (page: Page) => paperOf(page.locator('body'));

  it('is kept, shown before the application is there, and given back to the system', async () => {
    const { page, context, visit } = await openPage({ width });
    await visit(paths.contact.href());
    const light = await paper(page);
    await choice(page).selectOption({ label: footer.theme.dark });
    await expect.poll(() => paper(page)).not.toBe(light);
    const dark = await paper(page);
    await checkAccessibility(page);
    // Of the next page only what index.html itself says.
    const next = await context.newPage();
    await next.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await next.goto(page.url());
    expect(await paper(next)).toBe(dark);
    expect(await next.locator('meta[name="theme-color"][media="all"]').getAttribute('content')).toBe(
      '#161412',
    );
    await next.close();
    await page.reload();
    expect(await choice(page).inputValue()).toBe('dark');
    await choice(page).selectOption({ label: footer.theme.system });
    await expect.poll(() => paper(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => paper(page)).toBe(dark);
  });

  it('goes before the wish of the system, in the other tabs too', async () => {
    const { page, context, visit } = await openPage({ width, colorScheme: 'dark' });
    await visit(paths.contact.href());
    const dark = await paper(page);
    const { page: other, visit: visitThere } = await openPage({ context });
    await visitThere(paths.contact.href());
    await choice(other).selectOption({ label: footer.theme.light });
    await expect.poll(() => paper(page)).not.toBe(dark);
  });
});

describe.each(WIDTHS)('an address that does not exist at %i px', (width) => {
  it('says so, leads out and stays out of search engines', async () => {
    const { page, visit } = await openPage({ width });
    await visit('/ninguna/parte');
    await page.getByRole('heading', { level: 1, name: '404 - Página no encontrada' }).waitFor();
    await page.getByText('Lo sentimos, la página que buscas no existe.').waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: errors.notFoundHome }).waitFor();
    await checkAccessibility(page);
  });
});

describe('an address that no topic, category or member can have', () => {
  it.each([
    ['/foro/tema/%22%3Cb%3E', messages.forum.errors.topicMissing],
    ['/foro/tema/a%2Fb', messages.forum.errors.topicMissing],
    ['/foro/categoria/__x__', messages.forum.errors.categoryUnavailable],
    ['/foro/categoria/a%2Fb%2Fc', messages.forum.errors.categoryUnavailable],
    ['/perfil/a%2Fb', messages.memberProfile.notFound],
  ])('is not found: %s', async (address, sentence) => {
    const { page, visit } = await openPage({ width: 375 });
    await visit(address);
    await page.getByText(sentence).first().waitFor();
  });

  it.each([
    ['/foro/tema/%E0%A4%A', messages.forum.errors.topicMissing],
    ['/foro/%', errors.notFoundTitle],
  ])('is not found where it is malformed, and ends no server: %s', async (address, sentence) => {
    const { page, visit, expectConsole } = await openPage({ width: 375 });
    expectConsole(/status of 404|could not be decoded/);
    expect((await visit(address))?.status()).toBe(404);
    await page.getByText(sentence).first().waitFor();
    expect((await visit(paths.forum.href()))?.status()).toBe(200);
  });
});

describe('a page whose code does not arrive', () => {
  it('says so inside the frame, and comes after a reload', async () => {
    const { page, visit, expectConsole } = await openPage();
    expectConsole(/ContactPage|dynamically imported module|PageLoadError/);
    await visit('/no-existe');
    await page.route('**/ContactPage-*.js', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: nav.contact }).click();
    await page.getByRole('heading', { level: 1, name: errors.chunkTitle }).waitFor();
    await checkAccessibility(page);

    await page.unroute('**/ContactPage-*.js');
    await page.getByRole('button', { name: errors.appReload }).click();
    await page.getByRole('heading', { level: 1, name: contact.title }).waitFor();
  });
});

describe('a fault of the application', () => {
  it('shows the fallback with a way to reload and the details', async () => {
    const { page, visit, expectConsole } = await openPage({ width: 375 });
    expectConsole(/./);
    await page.route('**/assets/ContactPage-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("fallo de prueba") }',
      }),
    );
    await visit(paths.contact.href());
    await page.getByText(errors.appTitle).waitFor();
    await page.getByText(errors.appText).waitFor();
    await page.getByText('fallo de prueba').first().waitFor({ state: 'attached' });
    await checkAccessibility(page);
    await page.unroute('**/assets/ContactPage-*.js');
    await page.getByRole('button', { name: /recargar/i }).click();
    await page.getByRole('heading', { level: 1, name: contact.title }).waitFor();
  });

  it.each(['application', 'firestore', 'react'])(
    'says so when %s, a part of its code, does not arrive, and reloads',
    async (part) => {
      const { page, visit, expectConsole } = await openPage({ width: 375 });
      expectConsole(/./);
      await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
      await visit(paths.home.href());
      await page.getByRole('alert').getByRole('heading', { level: 1, name: errors.chunkTitle }).waitFor();
      await page.getByText(errors.chunkText).waitFor();
      await checkAccessibility(page);
      await page.unroute(`**/assets/${part}-*.js`);
      await page.getByRole('button', { name: errors.appReload }).click();
      await page.getByRole('heading', { name: messages.home.latest.title }).waitFor();
    },
  );
});
