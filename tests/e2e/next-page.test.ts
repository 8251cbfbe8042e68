import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { libraryHref } from '@/model/articles/library/library-filters';
import { messages } from '@/model/messages';
import { offline as texts } from '@/model/messages/offline';
import { CACHES } from '@/model/shared/offline';
import { paths } from '@/model/shared/paths';
import { openPage } from './support/browser';
import { published } from './support/demo';
import { type DrawnSite, serveDrawnSite } from './support/drawn';
import { demoMember, openAs } from './support/fresh-member';
import { HOSTED } from './support/hosting';
import { arrivedAt, userMenu } from './support/members';
import { cached, kept, NO_CONNECTION, openWithWorker, WAIT, workerReady } from './support/offline';
import { beginUse, whenTakenOver } from './support/takeover';

const [newest, second] = published as [(typeof published)[number], (typeof published)[number]];
const fileOf = ({ id }: { id: string }) => paths.article.href(id);

let site: DrawnSite;
beforeAll(async () => {
  site = await serveDrawnSite();
}, 180_000);

const linkTo = (page: Page, { titulo }: { titulo: string }) =>
  page.getByRole('main').getByRole('link', { name: titulo, exact: true }).first();
const markDocument = (page: Page) => page.evaluate(() => Reflect.set(window, 'isSame', true));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSame') === true);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** A drawn page that the application has taken over, and the paths that are asked for from then on. */
async function open(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  await page.goto(HOSTED + path);
  await whenTakenOver(page);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await markDocument(page);
  return asked;
}

/** The file of a page as the site has it, with other words in it, until the test ends. */
function redraw(path: string, before: string, after: string): void {
  const file = join(site.dist, path, 'index.html');
  const drawn = readFileSync(file, 'utf8');
  onTestFinished(() => writeFileSync(file, drawn));
  writeFileSync(
    file,
    drawn.replaceAll(before, after).replace(/data-drawn="\d+"/, `data-drawn="${Date.now()}"`),
  );
}

describe('the step of a visitor', () => {
  it("is the browser's: the page stands as the build drew it, before code or data are there", async () => {
    const { page } = await openPage();
    await open(page, paths.home.href());
    await page.route(/\/documents|ArticlePage/, () => undefined);
    await linkTo(page, newest).click();
    await page.getByRole('heading', { level: 1, name: newest.titulo }).waitFor();
    await page.locator('[data-prose] p').first().waitFor();
    expect(await isSameDocument(page)).toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('is seen coming by the browser, which has fetched the page by then', async () => {
    const { page } = await openPage();
    await open(page, paths.home.href());
    const link = linkTo(page, newest);
    await link.hover();
    await link.click();
    await page.getByRole('heading', { level: 1, name: newest.titulo }).waitFor();
    const delivery = await page.evaluate(() =>
      Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType'),
    );
    expect(delivery).toBe('navigational-prefetch');
  });

  it('leads back to where the page before was left, and forward again', async () => {
    const { page } = await openPage();
    await open(page, paths.library.href());
    const link = linkTo(page, published[6] ?? newest);
    await link.scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(100);
    await link.click();
    await page.waitForURL(/\/articulo\//);
    await page.locator('[data-prose]').waitFor();
    await page.goBack();
    await link.waitFor();
    await expect.poll(() => scrolled(page)).toBe(left);
    await page.goForward();
    await page.locator('[data-prose]').waitFor();
  });

  it('tells the end of the page at the press, and once', async () => {
    const { page } = await openPage();
    await open(page, paths.home.href());
    await page.evaluate(() => {
      const ends: boolean[] = [];
      addEventListener('pagehide', ({ isTrusted }) => {
        ends.push(isTrusted);
        sessionStorage.setItem('ends', JSON.stringify(ends));
      });
    });
    await linkTo(page, newest).click();
    await page.locator('[data-prose]').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('ends'))).toBe('[false]');
  });

  it("is not the browser's where a list shows something else than was drawn", async () => {
    const { page } = await openPage();
    await open(page, fileOf(newest));
    const [tag = ''] = newest.tags;
    await page.getByRole('link', { name: tag, exact: true }).click();
    await page.waitForURL(HOSTED + libraryHref({ etiqueta: tag }));
    expect(await isSameDocument(page)).toBe(true);
  });

  it('leads to an article that is newer than the last publication', async () => {
    const { page } = await openPage();
    await open(page, paths.home.href());
    const folder = join(site.dist, fileOf(second));
    const file = readFileSync(join(folder, 'index.html'));
    onTestFinished(() => writeFileSync(join(folder, 'index.html'), file));
    rmSync(join(folder, 'index.html'));
    await linkTo(page, second).click();
    await arrivedAt(page, second.titulo);
  });

  it("back to the library is a step back in the browser's history", async () => {
    const { page } = await openPage();
    await open(page, paths.library.href());
    const link = linkTo(page, published[6] ?? newest);
    await link.scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    await link.click();
    await page.waitForURL(/\/articulo\//);
    await whenTakenOver(page);
    const steps = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: messages.article.back }).first().click();
    await link.waitFor();
    await expect.poll(() => scrolled(page)).toBe(left);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
});

it("the step of a member is the application's, which may know more than was drawn", async () => {
  const { page } = await openAs(await demoMember('usuario'));
  const asked = await open(page, paths.home.href());
  await userMenu(page).waitFor();
  await linkTo(page, newest).click();
  await arrivedAt(page, newest.titulo);
  expect(await isSameDocument(page)).toBe(true);
  expect(asked).not.toContain(fileOf(newest));
});

describe('a page that the device has', () => {
  /** Opens a page twice with the worker, and gives what asks for it again. */
  async function visited(path: string) {
    const opened = await openWithWorker();
    const { page } = opened;
    const visit = async () => {
      await page.goto(HOSTED + path);
      await whenTakenOver(page);
    };
    await visit();
    await beginUse(page);
    await workerReady(page);
    await visit();
    await vi.waitFor(async () => expect(await cached(page, CACHES.pages)).toContain(HOSTED + path), WAIT);
    return { ...opened, visit };
  }

  it('stands at once, and takes in what was published since', async () => {
    const { page } = await visited(paths.home.href());
    const title = 'Un título que cambió hace un momento';
    redraw('', newest.titulo, title);
    await page.goto(HOSTED + paths.home.href(), { waitUntil: 'commit' });
    await linkTo(page, newest).waitFor({ state: 'attached' });
    await linkTo(page, { titulo: title }).waitFor();
  });

  it('gives the worker its style sheets, which are fetched by nobody', async () => {
    const { page } = await visited(paths.home.href());
    const sheets = await page.evaluate(async (name) => {
      const code = await caches.open(name);
      const links = [...document.querySelectorAll<HTMLLinkElement>('style + link[rel="stylesheet"]')];
      return Promise.all(
        links.map(async ({ href, previousElementSibling }) => {
          const kept = await code.match(href);
          const isSame = (await kept?.clone().text()) === previousElementSibling?.textContent;
          return { isSame, etag: kept?.headers.get('etag') };
        }),
      );
    }, CACHES.code);
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) expect(sheet).toEqual({ isSame: true, etag: null });
  });

  it('offers a changed text to who may be reading it', async () => {
    const { page, visit } = await visited(fileOf(newest));
    const word = newest.contenido.match(/[a-záéíóúñ]{9,}/)?.[0] ?? '';
    redraw(fileOf(newest), word, 'palabranueva');
    await visit();
    await beginUse(page);
    await page.getByRole('status').getByText(texts.newVersion.title).waitFor();
    expect(await page.locator('[data-prose]').first().textContent()).not.toContain('palabranueva');
    await page.getByRole('button', { name: texts.newVersion.update }).click();
    await page.locator('[data-prose]').getByText('palabranueva').first().waitFor();
  });

  it('is kept no longer than the site has it', async () => {
    const { page, visit } = await visited(fileOf(second));
    const file = join(site.dist, fileOf(second), 'index.html');
    const drawn = readFileSync(file);
    onTestFinished(() => writeFileSync(file, drawn));
    rmSync(file);
    // The emulator takes what is older than the page that was kept for the same, whatever it is.
    utimesSync(join(site.dist, 'app.html'), new Date(), new Date());
    await visit();
    const held = () => cached(page, CACHES.pages);
    await vi.waitFor(async () => expect(await held()).not.toContain(HOSTED + fileOf(second)), WAIT);
  });

  it('stays on the device while the site answers with a failure', async () => {
    const { page, context, visit } = await visited(fileOf(second));
    const address = HOSTED + fileOf(second);
    let failures = 0;
    await context.route(address, async (route) => {
      if (route.request().serviceWorker() === null) return route.continue();
      await route.fulfill({ status: 503, contentType: 'text/html', body: 'Service Unavailable' });
      failures += 1;
    });
    await visit();
    await vi.waitFor(() => expect(failures).toBe(1), WAIT);
    // By then the worker has decided about the first one.
    await visit();
    await vi.waitFor(() => expect(failures).toBe(2), WAIT);
    await arrivedAt(page, second.titulo);
    expect(await cached(page, CACHES.pages)).toContain(address);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('is read without a connection, with what it was drawn from', async () => {
    const { page, context, visit, expectConsole } = await visited(fileOf(newest));
    expectConsole(NO_CONNECTION);
    const key = JSON.stringify(['articulo', newest.id]);
    await beginUse(page);
    await vi.waitFor(async () => expect(await kept(page, key)).not.toBeNull(), WAIT);
    await context.setOffline(true);
    await visit();
    await arrivedAt(page, newest.titulo);
  });
});
