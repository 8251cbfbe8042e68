import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { checkAccessibility } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { published } from './support/demo';

const { nav, errors } = messages;

describe.each(WIDTHS)('moving about at %i px', (width) => {
  it('goes from home to the library, to an article and back', async () => {
    const { page, visit } = await openPage({ width });
    await visit(paths.home.href());
    await page.getByRole('link', { name: messages.home.latest.all }).click();
    const first = published[0]?.titulo ?? '';
    await page.getByRole('link', { name: first }).first().click();
    await page.getByRole('heading', { level: 1, name: first }).waitFor();
    await page.getByRole('link', { name: messages.article.back }).first().click();
    await page.getByRole('heading', { level: 1, name: messages.library.title }).waitFor();
    await page.goBack();
    await page.goBack();
  });

  it('moves the focus and changes the title with the page', async () => {
    const { page, visit } = await openPage({ width });
    await visit(paths.home.href());
    await page.getByRole('link', { name: messages.home.latest.all }).click();
    await page.getByRole('heading', { level: 1, name: messages.library.title }).waitFor();
    await page.waitForFunction((title) => document.title.includes(title), messages.library.title);
    await page.waitForFunction(() => {
      const focused = document.activeElement;
      return focused !== null && (focused.tagName === 'H1' || focused.tagName === 'MAIN');
    });
  });

  it('shows the page of addresses that do not exist', async () => {
    const { page, visit } = await openPage({ width });
    await visit('/no/existe');
    await page.getByRole('heading', { level: 1, name: errors.notFoundTitle }).waitFor();
    await page.getByText(errors.notFoundText).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await checkAccessibility(page);
  });

  it('sticks the bar to the top and changes its look after 50 px', async () => {
    const { page, visit } = await openPage({ width });
    await visit(paths.home.href());
    await page
      .getByRole('link', { name: /Leer más/ })
      .first()
      .waitFor();
    const bar = page.getByRole('banner');
    const look = () => bar.evaluate((element) => element.className);
    const above = await look();
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.waitForFunction((before) => document.querySelector('header')?.className !== before, above);
    expect((await bar.boundingBox())?.y).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForFunction((before) => document.querySelector('header')?.className === before, above);
  });
});

describe('the bar of a phone', () => {
  it('folds its links behind a button that Escape closes', async () => {
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.home.href());
    const library = page.getByRole('banner').getByRole('link', { name: nav.library });
    expect(await library.isVisible()).toBe(false);
    const button = page.getByRole('button', { name: nav.openMenu });
    await button.click();
    await library.waitFor();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await library.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await library.click();
    await page.waitForURL(`**${paths.library.path}`);
    await library.waitFor({ state: 'hidden' });
  });
});

describe('the keyboard', () => {
  it('skips to the content first', async () => {
    const { page, visit } = await openPage();
    await visit(paths.home.href());
    await page.getByRole('banner').waitFor();
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    expect(await skip.getAttribute('href')).toMatch(/^#/);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
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
    await page.getByRole('heading', { level: 1, name: messages.contact.title }).waitFor();
  });
});
