import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { checkAccessibility } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';

const { nav, errors, contact } = messages;

describe('the navigation bar on a phone', () => {
  async function openMenu() {
    const opened = await openPage({ width: 375 });
    await opened.visit(paths.contact.href());
    const button = opened.page.getByRole('button', { name: nav.openMenu });
    await button.focus();
    await opened.page.keyboard.press('Enter');
    return { ...opened, link: opened.page.getByRole('navigation', { name: nav.label }).getByRole('link') };
  }

  it('hides its links until the button opens it', async () => {
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.contact.href());
    await page.getByRole('button', { name: nav.openMenu }).waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: nav.library }).count()).toBe(0);
  });

  it('is open to the keyboard and to screen readers', async () => {
    const { page, link } = await openMenu();
    await link.filter({ hasText: nav.library }).waitFor();
    await checkAccessibility(page);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe(nav.home);
  });

  it('closes with Escape and gives the focus back to its button', async () => {
    const { page } = await openMenu();
    await page.keyboard.press('Escape');
    expect(await page.locator(':focus').getAttribute('aria-expanded')).toBe('false');
  });

  it('closes when a link is followed', async () => {
    const { page, link } = await openMenu();
    await link.filter({ hasText: nav.contact }).click();
    await page.getByRole('button', { name: nav.openMenu }).waitFor();
  });
});

describe('the navigation bar at a desk', () => {
  it('shows the visitor every entry and marks the current page', async () => {
    const { page, visit } = await openPage();
    await visit(paths.contact.href());
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: nav.register }).waitFor();
    const names = await header.getByRole('link').allTextContents();
    expect(names.slice(1)).toEqual([nav.home, nav.library, nav.forum, nav.contact, nav.login, nav.register]);
    expect(await header.locator('[aria-current="page"]').textContent()).toBe(nav.contact);
  });

  it('sticks to the top and changes its look past 50 pixels, not before', async () => {
    const { page, visit } = await openPage({ height: 400 });
    await visit(paths.contact.href());
    const header = page.getByRole('banner');
    const shadow = () => header.evaluate((bar) => getComputedStyle(bar).boxShadow);
    await page.evaluate(() => window.scrollTo(0, 45));
    expect(await shadow()).toBe('none');
    await page.evaluate(() => window.scrollTo(0, 60));
    await expect.poll(shadow).not.toBe('none');
    expect((await header.boundingBox())?.y).toBe(0);
  });
});

describe('going from page to page', () => {
  it('moves the focus to the new page, names it in the title and reads it out', async () => {
    const { page, visit } = await openPage();
    await visit('/no-existe');
    await page.getByRole('banner').getByRole('link', { name: nav.contact }).click();
    await page.getByRole('heading', { level: 1, name: contact.title }).waitFor();
    const title = `${contact.title} · Evidencias del Libro de Mormón`;
    await expect.poll(() => page.title()).toBe(title);
    expect(await page.locator('main:focus').count()).toBe(1);
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

  it('lets the keyboard skip the bar without leaving a step in the history', async () => {
    const { page, visit } = await openPage();
    await visit(paths.contact.href());
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe(messages.common.skipToContent);
    await page.keyboard.press('Enter');
    expect(await page.locator('main:focus').count()).toBe(1);
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
