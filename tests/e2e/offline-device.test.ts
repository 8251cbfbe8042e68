import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { READINGS_KEY } from '@/model/articles/reading/kept-readings';
import { messages } from '@/model/messages';
import { offline as texts } from '@/model/messages/offline';
import { CACHES, STORAGE_LIMIT } from '@/model/shared/offline';
import { paths } from '@/model/shared/paths';
import { formatBytes } from '@/model/shared/text/format-number';
import { DIST } from '../../scripts/gate/embedded-backend';
import { inProject } from '../../scripts/lib/paths';
import { workerScript } from '../../scripts/service-worker';
import { openPage } from './support/browser';
import {
  articleHref,
  commentCount,
  commenter,
  field,
  openComments,
  section,
  send,
  written,
} from './support/comments';
import { published, publishedArticle } from './support/demo';
import { changeAccount, type Member, newMember, openAs, stored } from './support/fresh-member';
import { arrivedAt, mainOf, signOut } from './support/members';
import {
  cached,
  codeKept,
  comeBackLater,
  kept,
  NO_CONNECTION,
  openWithWorker,
  showsPicture,
  WAIT,
  workerReady,
} from './support/offline';

const withPicture = publishedArticle(({ imagenPrincipal }) => imagenPrincipal !== null);
const SCRIPT = inProject(DIST, 'sw.js');

/** Puts another worker in the place of the site's, until the test ends. */
function deploy(script: string): void {
  const before = readFileSync(SCRIPT, 'utf8');
  onTestFinished(() => writeFileSync(SCRIPT, before));
  writeFileSync(SCRIPT, script);
}

const deployNewVersion = () => deploy(`${readFileSync(SCRIPT, 'utf8')}\n// ${crypto.randomUUID()}`);

/** The browser asks for a newer worker, as it does by itself when somebody comes. */
const askForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** What the device does for its reader has begun on this page. */
const deviceStarted = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/device-')),
  );

const update = (page: Page) => page.getByRole('button', { name: texts.newVersion.update });

describe('a new version', () => {
  const words = 'Una pregunta larga, a medio escribir';
  const text = (page: Page) => page.getByLabel(messages.contact.form.message);

  it('is offered, and taking it into use keeps what is being written', async () => {
    const { page, visit } = await openWithWorker();
    await visit(paths.contact.href());
    await workerReady(page);
    await text(page).fill(words);
    deployNewVersion();
    await askForUpdate(page);
    await page.getByRole('status').getByText(texts.newVersion.title).waitFor();
    expect(await text(page).inputValue()).toBe(words);
    const loaded = page.waitForEvent('load');
    await update(page).click();
    await loaded;
    expect(await text(page).inputValue()).toBe(words);
    const waits = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null,
    );
    expect(waits).toBeNull();
  });

  it('is offered also where it was being installed as the page began', async () => {
    const { page, visit } = await openWithWorker();
    await visit(paths.contact.href());
    await workerReady(page);
    const waiting = () =>
      addEventListener('install', (event) => {
        const begun = new Promise((done) => {
          new BroadcastChannel('prueba').onmessage = done;
        });
        Reflect.apply(Reflect.get(event, 'waitUntil'), event, [begun]);
      });
    deploy(`${readFileSync(SCRIPT, 'utf8')}\n(${waiting})();`);
    await askForUpdate(page);
    await visit(paths.contact.href());
    await deviceStarted(page);
    await page.waitForLoadState('networkidle');
    expect(await update(page).count()).toBe(0);
    await page.evaluate(() => new BroadcastChannel('prueba').postMessage(null));
    await update(page).waitFor();
  });

  it('leaves a second tab at work, with its text, until that one takes it into use too', async () => {
    const { page: first, context, visit } = await openWithWorker();
    await visit(paths.home.href());
    await workerReady(first);
    await comeBackLater(first);
    const second = await openPage({ context });
    second.expectConsole(NO_CONNECTION);
    const tab = second.page;
    await second.visit(paths.home.href());
    await deviceStarted(tab);
    await codeKept(tab);
    const footer = tab.getByRole('contentinfo');
    await footer.getByRole('link', { name: messages.nav.contact }).first().click();
    await text(tab).fill(words);
    deployNewVersion();
    await askForUpdate(first);
    await update(tab).waitFor();
    const loaded = first.waitForEvent('load');
    await update(first).click();
    await loaded;
    // What the server has of the version before is nothing: code that this tab has not loaded comes from the device.
    await context.setOffline(true);
    expect(await text(tab).inputValue()).toBe(words);
    await footer.getByRole('link', { name: messages.nav.library }).first().click();
    await mainOf(tab)
      .getByText(published[0]?.titulo ?? '')
      .first()
      .waitFor();
    await tab.goBack();
    expect(await text(tab).inputValue()).toBe(words);
    await context.setOffline(false);
    const anew = tab.waitForEvent('load');
    await update(tab).click();
    await anew;
    expect(await text(tab).inputValue()).toBe(words);
  });
});

describe('the code of a new version', () => {
  /** A worker of a version in which one file of what readers need has another name. Gives its address. */
  function deployRenamed(): string {
    const script = readFileSync(SCRIPT, 'utf8');
    const [file = ''] = /\/assets\/LibraryPage-[\w-]+\.js/.exec(script) ?? [];
    const renamed = file.replace('.js', '-nuevo.js');
    const copy = inProject(DIST, renamed);
    copyFileSync(inProject(DIST, file), copy);
    onTestFinished(() => rmSync(copy));
    deploy(script.replaceAll(file, renamed));
    return renamed;
  }

  /** A later visit of a device that has the code of the version before. */
  async function laterVisit(): Promise<Page> {
    const { page, visit } = await openWithWorker();
    await visit(paths.home.href());
    await workerReady(page);
    await comeBackLater(page);
    await visit(paths.home.href());
    await deviceStarted(page);
    await codeKept(page);
    return page;
  }

  it('is on the device before that takes the place of the one before', async () => {
    const page = await laterVisit();
    const renamed = deployRenamed();
    await askForUpdate(page);
    const file = new URL(renamed, page.url()).href;
    await vi.waitFor(async () => expect(await cached(page, CACHES.code)).toContain(file), WAIT);
  });

  it('leaves what it replaces for tabs that are open, however long ago that was fetched', async () => {
    const page = await laterVisit();
    const before = await page.evaluate(async (name) => {
      const code = await caches.open(name);
      for (const request of await code.keys()) {
        const { body } = (await code.match(request, { ignoreVary: true })) ?? new Response();
        const headers = { 'content-type': 'text/javascript', date: new Date(0).toUTCString() };
        await code.put(request.url, new Response(body, { headers }));
      }
      return (await code.keys()).map(({ url }) => url).find((url) => url.includes('/LibraryPage-'));
    }, CACHES.code);
    const renamed = deployRenamed();
    await askForUpdate(page);
    const loaded = page.waitForEvent('load');
    await update(page).click();
    await loaded;
    await workerReady(page);
    const held = await cached(page, CACHES.code);
    expect(held).toContain(before);
    expect(held).toContain(new URL(renamed, page.url()).href);
  });
});

describe('a device whose storage fails', () => {
  it('has the site by its connection', async () => {
    const { page, visit } = await openWithWorker();
    const failing = () => {
      let fails = false;
      new BroadcastChannel('prueba').onmessage = () => {
        fails = true;
      };
      const { open } = CacheStorage.prototype;
      CacheStorage.prototype.open = function (name) {
        return fails ? Promise.reject(new DOMException('', 'UnknownError')) : open.call(this, name);
      };
    };
    deploy(`(${failing})();\n${readFileSync(SCRIPT, 'utf8')}`);
    await visit(paths.home.href());
    await workerReady(page);
    await page.evaluate(() => new BroadcastChannel('prueba').postMessage(null));
    await visit(paths.article.href(withPicture.id));
    await arrivedAt(page, withPicture.titulo);
    await showsPicture(mainOf(page).getByRole('img').first());
  });
});

describe('a build without a worker', () => {
  it('takes the one of an earlier build away, with all it kept', async () => {
    const { page, visit } = await openWithWorker();
    await visit(paths.article.href(withPicture.id));
    await workerReady(page);
    await vi.waitFor(async () => expect(await cached(page, CACHES.pictures)).not.toEqual([]), WAIT);
    deploy(
      await workerScript({ root: inProject('.'), alias: [] }, 'retire', {
        start: [],
        reading: [],
        members: [],
        staff: [],
      }),
    );
    await askForUpdate(page);
    const left = () =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    await vi.waitFor(async () => expect(await left()).toEqual({ caches: [], workers: 0 }), WAIT);
    await mainOf(page).getByRole('link').first().waitFor();
  });
});

describe('what the device keeps', () => {
  /** As big as it says, for whoever counts. */
  const put = (page: Page, cache: string, url: string, bytes: number) =>
    page.evaluate(
      async ([name, address, size]) => {
        const headers = { 'content-length': String(size), 'content-type': 'image/png' };
        await (await caches.open(name)).put(address, new Response('x', { headers }));
      },
      [cache, url, bytes] as const,
    );

  it('stays within the limit: the oldest picture goes first, pages after pictures, and favourites not at all', async () => {
    const { page, visit } = await openWithWorker();
    await visit(paths.contact.href());
    await workerReady(page);
    const { origin } = new URL(page.url());
    const [oldest, newer, favourite] = ['antigua', 'nueva', 'favorita'].map(
      (name) => `${origin}/${name}.png`,
    ) as [string, string, string];
    const text = origin + paths.article.href('leido-antes');
    await put(page, CACHES.pages, text, STORAGE_LIMIT * 0.1);
    await put(page, CACHES.favourites, favourite, STORAGE_LIMIT * 0.2);
    await put(page, CACHES.pictures, oldest, STORAGE_LIMIT * 0.6);
    await put(page, CACHES.pictures, newer, STORAGE_LIMIT * 0.6);
    await visit(paths.article.href(withPicture.id));
    const picture = new URL(withPicture.imagenPrincipal ?? '', page.url()).href;
    await vi.waitFor(async () => {
      const pictures = await cached(page, CACHES.pictures);
      expect(pictures).not.toContain(oldest);
      expect(pictures).toEqual(expect.arrayContaining([newer, picture]));
    }, WAIT);
    expect(await cached(page, CACHES.favourites)).toEqual([favourite]);
    expect(await cached(page, CACHES.pages)).toContain(text);
  });

  it('has room for favourites where the rest fills it', async () => {
    const member = await newMember();
    await changeAccount(member, { articulosFavoritos: [withPicture.id] });
    const { page, visit } = await openAs(member, { serviceWorkers: 'allow' });
    // Before any code of the site can fetch them.
    await visit('/robots.txt');
    const { origin } = new URL(page.url());
    const seen = `${origin}/vista.png`;
    await put(page, CACHES.pictures, seen, STORAGE_LIMIT);
    await comeBackLater(page);
    await visit(paths.contact.href());
    const picture = new URL(withPicture.imagenPrincipal ?? '', origin).href;
    await vi.waitFor(async () => expect(await cached(page, CACHES.favourites)).toContain(picture), WAIT);
    await vi.waitFor(async () => expect(await cached(page, CACHES.pictures)).not.toContain(seen), WAIT);
  });

  it('lets the oldest pages go where there is no picture left to go', async () => {
    const { page, visit } = await openWithWorker();
    await visit(paths.contact.href());
    await workerReady(page);
    const { origin } = new URL(page.url());
    const [oldest, newer] = ['leido-antes', 'leido-despues'].map((id) => origin + paths.article.href(id)) as [
      string,
      string,
    ];
    await put(page, CACHES.pages, oldest, STORAGE_LIMIT * 0.6);
    await put(page, CACHES.pages, newer, STORAGE_LIMIT * 0.3);
    await put(page, CACHES.favourites, `${origin}/favorita.png`, STORAGE_LIMIT * 0.2);
    await visit(paths.article.href(withPicture.id));
    await vi.waitFor(async () => {
      const texts = await cached(page, CACHES.pages);
      expect(texts).not.toContain(oldest);
      expect(texts).toContain(newer);
    }, WAIT);
  });

  it('is measured anew on the profile when it changes', async () => {
    const { page, context, visit } = await openAs(await newMember(), { serviceWorkers: 'allow' });
    await visit(paths.profile.href());
    const panel = page.getByRole('region', { name: texts.storage.title });
    const used = panel.getByText(formatBytes(STORAGE_LIMIT));
    await panel.waitFor();
    await used.waitFor({ state: 'detached' });
    const other = await openPage({ context });
    await other.visit(paths.article.href(withPicture.id));
    await showsPicture(mainOf(other.page).getByRole('img').first());
    await used.waitFor();
  });

  it('is nothing for the next, once signed out', async () => {
    const member = await newMember();
    const old = published.findLast(({ imagenPrincipal }) => imagenPrincipal !== null);
    if (!old) throw new Error('No article has a picture.');
    await changeAccount(member, { articulosFavoritos: [old.id] });
    const { page, visit } = await openAs(member, { serviceWorkers: 'allow' });
    await visit('/robots.txt');
    await comeBackLater(page);
    await visit(paths.article.href(old.id));
    await arrivedAt(page, old.titulo);
    const picture = new URL(old.imagenPrincipal ?? '', page.url()).href;
    const key = `["articulo","${old.id}"]`;
    for (const cache of [CACHES.pictures, CACHES.favourites])
      await vi.waitFor(async () => expect(await cached(page, cache)).toContain(picture), WAIT);
    await vi.waitFor(async () => expect(await kept(page, key)).not.toBeNull(), WAIT);
    await signOut(page);
    await vi.waitFor(async () => expect(await kept(page, key)).toBeNull(), WAIT);
    for (const cache of [CACHES.pictures, CACHES.favourites])
      await vi.waitFor(async () => expect(await cached(page, cache)).not.toContain(picture), WAIT);
  });
});

it('what was read is nothing for the next where a session is refused at a later visit', async () => {
  const member = await newMember();
  const [article] = published;
  const { page, visit } = await openAs(member, { serviceWorkers: 'allow' });
  await visit(paths.article.href(article?.id ?? ''));
  const key = `["articulo","${article?.id}"]`;
  const begun = () => page.evaluate((name) => localStorage.getItem(name), READINGS_KEY);
  await page.evaluate((name) => localStorage.setItem(name, '[{"id":"1"}]'), READINGS_KEY);
  await vi.waitFor(async () => expect(await kept(page, key)).not.toBeNull(), WAIT);
  // Where no code of the site holds what is taken away.
  await visit('/robots.txt');
  await page.evaluate(
    () =>
      new Promise((done, fail) => {
        // Auth takes a session from there into its database, in its own time.
        for (const name of Object.keys(localStorage))
          if (name.startsWith('firebase:authUser:')) localStorage.removeItem(name);
        const request = indexedDB.deleteDatabase('firebaseLocalStorageDb');
        request.onsuccess = done;
        request.onerror = fail;
      }),
  );
  await visit(paths.contact.href());
  await vi.waitFor(async () => expect(await kept(page, key)).toBeNull(), WAIT);
  expect(await begun()).toBeNull();
});

describe('a comment that waits, seen from two tabs', () => {
  const waitingIn = (page: Page) => page.getByRole('region', { name: texts.waiting.title });
  const sendNow = (page: Page) => waitingIn(page).getByRole('button', { name: texts.waiting.send });

  /** What the second to send gets from the rules: the comment is there. */
  const REFUSED = /403 \(Forbidden\).*documents:commit/;

  /** Both tabs show the words, with a connection again. */
  async function inTwoTabs(member: Member, words: string): Promise<[Page, Page]> {
    const one = await openAs(member, { serviceWorkers: 'allow' });
    one.expectConsole(NO_CONNECTION);
    one.expectConsole(REFUSED);
    await one.visit(articleHref);
    await workerReady(one.page);
    await openComments(one.page);
    await field(one.page).fill(words);
    await one.context.setOffline(true);
    await send(one.page).click();
    await waitingIn(one.page).waitFor();
    const other = await openPage({ context: one.context });
    other.expectConsole(NO_CONNECTION);
    other.expectConsole(REFUSED);
    await other.visit(articleHref);
    await section(other.page).scrollIntoViewIfNeeded();
    await waitingIn(other.page).getByText(words).waitFor();
    await one.context.setOffline(false);
    const tabs: [Page, Page] = [one.page, other.page];
    for (const tab of tabs)
      await vi.waitFor(async () => expect(await sendNow(tab).isEnabled()).toBe(true), WAIT);
    return tabs;
  }

  it('is stored and counted once when both send it', async () => {
    const member = await commenter();
    const words = `Escrito sin conexión ${crypto.randomUUID()}`;
    const before = await commentCount();
    const tabs = await inTwoTabs(member, words);
    const buttons = await Promise.all(tabs.map((tab) => sendNow(tab).elementHandle()));
    // At once: it leaves the other tab as soon as one has sent it.
    await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())));
    for (const tab of tabs) await waitingIn(tab).waitFor({ state: 'hidden' });
    expect((await written(member)).map((one) => one.get('contenido'))).toEqual([words]);
    expect(await commentCount()).toBe(before + 1);
    expect((await stored(member))?.comentariosCount).toBe(1);
  });

  it('leaves the other tab too once it is sent', async () => {
    const member = await commenter();
    const words = `Escrito sin conexión ${crypto.randomUUID()}`;
    const [one, other] = await inTwoTabs(member, words);
    await sendNow(one).click();
    for (const tab of [one, other]) await waitingIn(tab).waitFor({ state: 'hidden' });
    expect(await field(other).inputValue()).toBe('');
  });

  it('stays in the other tab where it was changed', async () => {
    const member = await commenter();
    const words = `Escrito sin conexión ${crypto.randomUUID()}`;
    const [one, other] = await inTwoTabs(member, words);
    await waitingIn(other).getByRole('button', { name: texts.waiting.edit }).click();
    await field(other).fill(`${words}, y algo más`);
    await waitingIn(one).waitFor();
    await sendNow(one).click();
    await waitingIn(one).waitFor({ state: 'hidden' });
    await vi.waitFor(async () => expect(await written(member)).toHaveLength(1));
    expect(await field(other).inputValue()).toBe(`${words}, y algo más`);
  });
});
