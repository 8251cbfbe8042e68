import { describe, expect, it, onTestFinished } from 'vitest';
import { checkAccessibility } from './support/accessibility';
import { BASE_URL, launch, openPage } from './support/browser';
import { Watchdog } from './support/watchdog';

/** The page for unknown addresses asks nothing of the backend. */
const NOTHING_LOADED = '/no-existe';

async function watchedPage() {
  const page = await (await launch()).newPage();
  onTestFinished(() => page.close());
  const watchdog = new Watchdog(page);
  await page.goto(new URL(NOTHING_LOADED, BASE_URL).href);
  return { page, watchdog };
}

describe('the watchdog of the pages', () => {
  it('is quiet about a page that is quiet', async () => {
    const { watchdog } = await watchedPage();
    expect(() => watchdog.assertQuiet()).not.toThrow();
  });

  it('reports what the page logs as an error or a warning', async () => {
    const { page, watchdog } = await watchedPage();
    await page.evaluate(() => console.warn('algo raro'));
    expect(() => watchdog.assertQuiet()).toThrow(/console warning: algo raro/);
  });

  it('lets pass what the test expects', async () => {
    const { page, watchdog } = await watchedPage();
    watchdog.allow(/algo raro/);
    await page.evaluate(() => console.error('algo raro'));
    expect(() => watchdog.assertQuiet()).not.toThrow();
  });

  it('reports a request to an outside host', async () => {
    const { page, watchdog } = await watchedPage();
    await page.evaluate(() => fetch('https://outside.invalid/').catch(() => {}));
    expect(() => watchdog.assertQuiet()).toThrow(/outside\.invalid/);
  });

  // No second try: it must fail the first time.
  it.fails('fails the test that opened the page', { retry: 0 }, async () => {
    const { page, visit } = await openPage();
    await visit(NOTHING_LOADED);
    await page.evaluate(() => console.error('roto'));
  });
});

describe('the accessibility check', () => {
  it('names the rule and the element of a violation', async () => {
    const { page } = await watchedPage();
    await page.evaluate(() => document.body.append(document.createElement('button')));
    await expect(checkAccessibility(page)).rejects.toThrow(/button-name[\s\S]*<button>/);
  });
});
