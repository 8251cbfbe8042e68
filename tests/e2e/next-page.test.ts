import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { libraryHref } from '@/model/articles/library/library-filters';
import { FORUM_PAGE } from '@/model/forum/limits';
import { messages } from '@/model/messages';
import { forumHome, forumTopic } from '@/model/messages/foro';
import { offline as texts } from '@/model/messages/offline';
import { CACHES } from '@/model/shared/offline';
import { paths } from '@/model/shared/paths';
import { DISCUSSED } from '../bench/landings';
import { openPage } from './support/browser';
import { published } from './support/demo';
import { type DrawnSite, serveDrawnSite } from './support/drawn';
import { addTopics, newCategory } from './support/forum-category';
import { demoMember, newMember, openAs } from './support/fresh-member';
import { holdCode, holdPage } from './support/hold';
import { HOSTED } from './support/hosting';
import { shiftsOf, watchShifts } from './support/layout-shift';
import { arrivedAt, userMenu } from './support/members';
import { cached, kept, NO_CONNECTION, openWithWorker, WAIT, workerReady } from './support/offline';
import { readTo } from './support/reading-on';
import { beginUse, isTakenOver, usable, whenTakenOver } from './support/takeover';

const [newest, second] = published as [(typeof published)[number], (typeof published)[number]];
const longest = published.toSorted((a, b) => b.contenido.length - a.contenido.length)[0] ?? newest;
const discussed = published.toSorted((a, b) => b.comentariosCount - a.comentariosCount)[0] ?? newest;
const wordOfNewest = newest.contenido.match(/[a-záéíóúñ]{9,}/)?.[0] ?? '';
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
async function open(page: Page, path: string, isVisitors = true): Promise<string[]> {
  const asked: string[] = [];
  // What takes the steps comes with the first sign of use.
  const code = isVisitors && page.waitForResponse(/\/assets\/step-/);
  await page.goto(HOSTED + path);
  await whenTakenOver(page);
  await beginUse(page);
  await code;
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await markDocument(page);
  return asked;
}

const blocks = (page: Page) => page.locator('[data-prose] > *');

const middle = async (page: Page) => blocks(page).nth(Math.floor((await blocks(page).count()) / 2));

/** Once a text is laid out to its end, some seconds after the page stands. */
const isLaidOut = (page: Page) =>
  page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[data-prose] > *')).every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  );

const WAYS_INTO = [
  ['read', async (page: Page) => readTo(await middle(page))],
  [
    'jumped',
    async (page: Page) => {
      await isLaidOut(page);
      // Past what nobody has looked at.
      await (await middle(page)).evaluate((part) => part.scrollIntoView());
    },
  ],
] as const;

/** Which part of a text stands at the top of the screen, and how far it is scrolled. */
const lineAtTop = (page: Page) =>
  blocks(page).evaluateAll((parts) => {
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const first = boxes.findIndex(({ bottom }) => bottom > 0);
    return { first, top: Math.round(boxes[first]?.top ?? 0) };
  });

/** How far the page is scrolled some frames from now. */
const later = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
    return Math.round(window.scrollY);
  });

/** A finger on the page's glass. */
async function fingerOf(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const at = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ ...at }] });
  return {
    press: async (link: Locator) => {
      await link.scrollIntoViewIfNeeded();
      // A finger on a page that still moves stops it, and presses nothing.
      await expect.poll(async () => (await scrolled(page)) === (await later(page))).toBe(true);
      const box = await link.boundingBox();
      Object.assign(at, { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 });
      await touch('touchStart');
    },
    scroll: async () => {
      for (let step = 0; step < 6; step += 1) {
        at.y -= 20;
        await touch('touchMove');
      }
      await touch('touchEnd');
    },
    lift: () => touch('touchEnd'),
  };
}

/** A press with nothing before it, as assistive technology makes one. */
const pressAtOnce = (page: Page, link: { titulo: string }) =>
  linkTo(page, link).evaluate((one: HTMLElement) => one.click());

/** A window where an article ends with its comments: without them it is not as long as it was. */
const PAGE_ENDS = { width: 375, height: 2500 };

/** Scrolls an article to its last comment; gives how to see where that stands. */
async function toLastComment(page: Page): Promise<() => Promise<number>> {
  await isLaidOut(page);
  const comments = page.getByRole('region', { name: messages.article.comments.title });
  await comments.scrollIntoViewIfNeeded();
  const last = comments.getByRole('article').last();
  await last.evaluate((comment) => comment.scrollIntoView({ behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  return () => last.evaluate((comment) => Math.round(comment.getBoundingClientRect().top));
}

/** Presses a link to the home page where one stands: nothing is scrolled for it. */
async function leaveForHome(page: Page): Promise<void> {
  const home = paths.home.href();
  await page.evaluate((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(), home);
  await linkTo(page, newest).waitFor();
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

/** Takes the drawing of a page away until the test ends, as where it is newer than the last publication. */
function undraw(path: string): void {
  const file = join(site.dist, path, 'index.html');
  const drawn = readFileSync(file);
  onTestFinished(() => writeFileSync(file, drawn));
  rmSync(file);
}

/** How many sheets of those that every page has are at work in the document. */
const sheetsOfAllPages = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(document.styleSheets).filter(
        ({ disabled, media, cssRules }) =>
          !disabled &&
          media.mediaText !== 'not all' &&
          Array.from(cssRules).some(({ cssText }) => cssText.startsWith('.container')),
      ).length,
  );

/** What is written is the visit, which counts. */
const isReading = (path: string) => /\/documents(?!:commit)/.test(path);

/** Has the line fall silent before the footer of a page's file; it goes on, or breaks off, when the page is told so. */
const interrupt = (page: Page, path: string) =>
  page.evaluate((ending) => {
    const ask = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      if (!answer.url.endsWith(ending)) return answer;
      const file = await answer.text();
      const silence = file.lastIndexOf('<footer');
      const bytes = new TextEncoder();
      const line = new ReadableStream({
        start(end) {
          end.enqueue(bytes.encode(file.slice(0, silence)));
          addEventListener('linea-cae', () => end.error(new TypeError('network error')));
          addEventListener('linea-sigue', () => {
            end.enqueue(bytes.encode(file.slice(silence)));
            end.close();
          });
        },
      });
      return new Response(line, answer);
    };
  }, path);

describe('the step of a visitor', () => {
  it('shows the page as the build drew it, before code or data are there, in the same document', async () => {
    const { page } = await openPage();
    await open(page, paths.home.href());
    await page.route(/\/documents|ArticlePage/, () => undefined);
    await linkTo(page, newest).click();
    await page.getByRole('heading', { level: 1, name: newest.titulo }).waitFor();
    await page.locator('[data-prose] p').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(fileOf(newest));
    expect(await isSameDocument(page)).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it.each([
    [
      'a pointer that stays',
      (page: Page) => linkTo(page, newest).hover(),
      (page: Page) => linkTo(page, newest).click(),
    ],
    [
      "the keyboard's focus",
      (page: Page) => linkTo(page, newest).focus(),
      (page: Page) => page.keyboard.press('Enter'),
    ],
  ] as const)('is seen coming by %s: its file is here before the press', async (_, come, press) => {
    const { page } = await openPage();
    const asked = await open(page, paths.home.href());
    const here = page.waitForResponse(HOSTED + fileOf(newest));
    await come(page);
    await (await here).finished();
    await press(page);
    await arrivedAt(page, newest.titulo);
    await whenTakenOver(page);
    expect(asked.filter((path) => path === fileOf(newest))).toHaveLength(1);
  });

  it('is seen coming by a finger, which may also scroll: then the file is let go', async () => {
    const { page, context } = await openPage({ width: 375 });
    await open(page, paths.home.href());
    const address = HOSTED + fileOf(newest);
    const finger = await fingerOf(page, context);
    const release = await holdPage(page, fileOf(newest));
    const asked = page.waitForRequest(address);
    await finger.press(linkTo(page, newest));
    await asked;
    const letGo = page.waitForEvent('requestfailed', (request) => request.url() === address);
    await finger.scroll();
    await letGo;
    release();
    const here = page.waitForResponse(address);
    await finger.press(linkTo(page, newest));
    await (await here).finished();
    await page.route(address, () => undefined);
    await finger.lift();
    await arrivedAt(page, newest.titulo);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('has no more than one page ahead: the one that was looked at last', async () => {
    const { page } = await openPage();
    await open(page, paths.home.href());
    await holdPage(page, fileOf(newest));
    const letGo = page.waitForEvent('requestfailed', (request) => request.url() === HOSTED + fileOf(newest));
    const here = page.waitForResponse(HOSTED + fileOf(second));
    const asked = page.waitForRequest(HOSTED + fileOf(newest));
    await linkTo(page, newest).hover();
    await asked;
    await linkTo(page, second).hover();
    await letGo;
    await (await here).finished();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('asks for a page once, also where it is awaited longer than a link is stayed on', async () => {
    const { page } = await openPage();
    const asked = await open(page, paths.home.href());
    const release = await holdPage(page, fileOf(newest));
    await linkTo(page, newest).click();
    // Longer than src/next-page.ts waits before it takes a link for one that is about to be opened.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    release();
    await arrivedAt(page, newest.titulo);
    expect(asked.filter((path) => path === fileOf(newest))).toHaveLength(1);
  });

  it('is taken in the document also where the press is the first sign of use', async () => {
    const { page } = await openPage();
    const bringCode = await holdCode(page, 'step');
    await page.goto(HOSTED);
    await usable(page);
    await markDocument(page);
    const here = page.waitForRequest(/\/assets\/step-/).then(bringCode);
    await pressAtOnce(page, newest);
    await here;
    await arrivedAt(page, newest.titulo);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('is not taken where its reader has gone elsewhere before its code came', async () => {
    const { page } = await openPage();
    const bringCode = await holdCode(page, 'step');
    await page.goto(HOSTED);
    await usable(page);
    await pressAtOnce(page, newest);
    await page.getByRole('navigation').getByRole('link', { name: messages.nav.contact }).first().click();
    await arrivedAt(page, messages.contact.title);
    const code = page.waitForResponse(/\/assets\/step-/);
    bringCode();
    await (await code).finished();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(paths.contact.href());
    await page.getByRole('heading', { level: 1, name: messages.contact.title }).waitFor();
  });

  it("is the browser's where its code does not come", async () => {
    const { page } = await openPage();
    await holdCode(page, 'step');
    await page.goto(HOSTED);
    await usable(page);
    await markDocument(page);
    await pressAtOnce(page, newest);
    await arrivedAt(page, newest.titulo);
    expect(await isSameDocument(page)).toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
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
    await usable(page);
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.goBack();
    await link.waitFor();
    await expect.poll(() => scrolled(page)).toBe(left);
    await page.goForward();
    await page.locator('[data-prose]').waitFor();
    await expect.poll(() => scrolled(page)).toBe(500);
  });

  it.each(WAYS_INTO)('leads back into a long text to the line that its reader had %s to', async (_, go) => {
    const { page } = await openPage({ width: 375 });
    await open(page, fileOf(longest));
    await go(page);
    const left = await lineAtTop(page);
    await leaveForHome(page);
    await usable(page);
    await page.goBack();
    await expect.poll(() => lineAtTop(page)).toEqual(left);
    await whenTakenOver(page);
    await page.waitForLoadState('networkidle');
    expect(await lineAtTop(page)).toEqual(left);
  });

  it('leads back to a comment, though comments come only once the page is used again', async () => {
    const { page } = await openPage(PAGE_ENDS);
    await open(page, fileOf(discussed));
    const whereIs = await toLastComment(page);
    const left = await whereIs();
    await leaveForHome(page);
    await usable(page);
    await page.goBack();
    await arrivedAt(page, discussed.titulo);
    await expect.poll(whereIs).toBe(left);
  });

  it('leads back to a list that had grown: all of it, at its place', async () => {
    const category = await newCategory();
    const topics = Array.from({ length: FORUM_PAGE + 2 }, (_, place) => ({ titulo: `Tema ${place + 1}` }));
    await addTopics(category, await newMember(), topics);
    await site.publish();
    const { page } = await openPage({ width: 375 });
    await open(page, paths.forumCategory.href(category.id));
    const rows = page.getByRole('main').getByRole('article');
    await page.getByRole('button', { name: forumHome.category.more }).click();
    await expect.poll(() => rows.count()).toBe(topics.length);
    const last = linkTo(page, { titulo: 'Tema 1' });
    await last.scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    await last.click();
    await arrivedAt(page, 'Tema 1');
    await usable(page);
    await page.goBack();
    await expect.poll(() => rows.count()).toBe(topics.length);
    await expect.poll(() => scrolled(page)).toBe(left);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('opens at its top what a button leads to right after the way back', async () => {
    const { page } = await openPage({ width: 375 });
    await open(page, paths.forumTopic.href(DISCUSSED.demo));
    await page.evaluate(() => window.scrollTo(0, 1500));
    await leaveForHome(page);
    await usable(page);
    await page.goBack();
    const likes = page.getByRole('main').getByRole('button', { name: forumTopic.acts.like });
    await likes.first().waitFor();
    await expect.poll(() => scrolled(page)).toBe(1500);
    await whenTakenOver(page);
    await likes.first().evaluate((button: HTMLElement) => button.click());
    await page.getByRole('heading', { level: 1, name: messages.auth.login.title }).waitFor();
    expect(await later(page)).toBe(0);
  });

  it('leads back to where a page was left for one that nobody drew', async () => {
    const { page } = await openPage();
    await open(page, paths.home.href());
    await linkTo(page, newest).click();
    await arrivedAt(page, newest.titulo);
    await usable(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    // By one of its tags: a list of the library.
    const list = `${paths.library.href()}?`;
    await page.evaluate((path) => document.querySelector<HTMLElement>(`a[href^="${path}"]`)?.click(), list);
    await page.waitForURL(`${HOSTED}${list}**`);
    await page.getByRole('main').getByRole('searchbox').waitFor();
    await page.goBack();
    await arrivedAt(page, newest.titulo);
    await expect.poll(() => scrolled(page)).toBe(900);
    await whenTakenOver(page);
    expect(await scrolled(page)).toBe(900);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('goes back without asking for anything, and leaves no code of the page before at work', async () => {
    const { page, context, expectConsole } = await openPage();
    expectConsole(NO_CONNECTION);
    await open(page, paths.home.href());
    const title = await page.title();
    await linkTo(page, newest).click();
    await arrivedAt(page, newest.titulo);
    await whenTakenOver(page);
    await context.setOffline(true);
    await page.goBack();
    await linkTo(page, newest).waitFor();
    await whenTakenOver(page);
    expect(await page.title()).toBe(title);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('shows the beginning of a page on a phone before its end is here, and then all of it', async () => {
    const { page } = await openPage({ width: 375 });
    await open(page, paths.home.href());
    const file = readFileSync(join(site.dist, fileOf(newest), 'index.html'), 'utf8');
    await interrupt(page, fileOf(newest));
    const bringCode = await holdCode(page, 'ArticlePage');
    await linkTo(page, newest).tap();
    await arrivedAt(page, newest.titulo);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('linea-sigue')));
    await page.getByRole('contentinfo').waitFor({ state: 'attached' });
    const [, drawn = ''] = file.match(/<div id="root">(.*)<\/div>\s*<style /s) ?? [];
    const isWhole = await page.evaluate((markup) => {
      const written = document.createElement('div');
      written.innerHTML = markup;
      return written.innerHTML === document.querySelector('#root')?.innerHTML;
    }, drawn);
    expect(isWhole).toBe(true);
    bringCode();
    await whenTakenOver(page);
    expect(await isSameDocument(page)).toBe(true);
  });

  it.each([
    ['breaks off', 375],
    ['falls silent', 375],
    ['falls silent', 1280],
  ])("is the browser's where a line %s in the middle of a page at %i px", async (how, width) => {
    const { page } = await openPage({ width });
    await open(page, paths.home.href());
    await interrupt(page, fileOf(newest));
    await linkTo(page, newest).click();
    await arrivedAt(page, newest.titulo);
    if (how === 'breaks off') await page.evaluate(() => dispatchEvent(new Event('linea-cae')));
    await page.getByRole('contentinfo').waitFor({ state: 'attached' });
    expect(await isSameDocument(page)).toBe(false);
  });

  it('says in the head what the page is, and nothing of the one before', async () => {
    const { page } = await openPage();
    const says = () =>
      page.evaluate(() =>
        [
          ...document.head.querySelectorAll(
            'title, meta[name="description"], meta[property], link[rel="canonical"]',
          ),
        ]
          .map(({ outerHTML }) => outerHTML)
          .sort(),
      );
    await page.goto(HOSTED + fileOf(newest));
    await whenTakenOver(page);
    const drawn = await says();
    await open(page, paths.home.href());
    await linkTo(page, newest).click();
    await arrivedAt(page, newest.titulo);
    await usable(page);
    expect(await says()).toEqual(drawn);
  });

  it('is taken over as it was drawn, also where a message of the page before still stands', async () => {
    const { page, context } = await openPage();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, fileOf(newest));
    await page.getByRole('button', { name: messages.article.share.copy }).first().click();
    const said = page.getByRole('status').getByText(messages.article.share.copied);
    await said.waitFor();
    // A lit toast stays as long as the pointer is on it.
    await said.hover();
    await page.evaluate(() => {
      const drawn: (Element | null)[] = [];
      Object.assign(window, { drawn });
      new MutationObserver(() => drawn.push(document.querySelector('main'))).observe(
        document.documentElement,
        {
          childList: true,
          subtree: true,
        },
      );
    });
    await leaveForHome(page);
    await usable(page);
    await said.waitFor();
    const mains = await page.evaluate(() => new Set(Reflect.get(window, 'drawn') as Element[]).size);
    // Before the step, the page's own, and no third one that React drew anew.
    expect(mains).toBeLessThanOrEqual(2);
  });

  it('keeps the looks of messages where the site has meanwhile other styles behind its text', async () => {
    const { page, context, expectConsole } = await openPage();
    // The policy of this document does not know them.
    expectConsole(/Content Security Policy/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, fileOf(newest));
    await page.getByRole('button', { name: messages.article.share.copy }).first().click();
    const said = page.getByRole('status').getByText(messages.article.share.copied);
    await said.hover();
    const look = () =>
      said.evaluate((element) => {
        const { backgroundColor, borderRadius, boxShadow } = getComputedStyle(
          element.closest('.toast') ?? element,
        );
        return { backgroundColor, borderRadius, boxShadow };
      });
    const before = await look();
    expect(before.boxShadow).not.toBe('none');
    redraw('', '.toast{', '.toast{outline:0;');
    await leaveForHome(page);
    await whenTakenOver(page);
    expect(await isSameDocument(page)).toBe(true);
    expect(await look()).toEqual(before);
  });

  it('follows the last press where one comes quickly after the other', async () => {
    const { page } = await openPage();
    await open(page, paths.library.href());
    const [, , third, fourth] = published;
    if (!third || !fourth) throw new Error('The demonstration has more articles');
    await page.evaluate(
      (hrefs) => {
        for (const href of hrefs) document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click();
      },
      [fileOf(third), fileOf(fourth)],
    );
    await arrivedAt(page, fourth.titulo);
    await whenTakenOver(page);
    expect(new URL(page.url()).pathname).toBe(fileOf(fourth));
    await page.goBack();
    await linkTo(page, newest).waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.library.href());
  });

  it('goes back at once from a page whose code has not come', async () => {
    const { page } = await openPage();
    await open(page, paths.home.href());
    const title = await page.title();
    await page.route(/ArticlePage/, () => undefined);
    const asked = page.waitForRequest(/ArticlePage/);
    await linkTo(page, newest).click();
    await arrivedAt(page, newest.titulo);
    await asked;
    await page.goBack();
    await linkTo(page, second).waitFor();
    await whenTakenOver(page);
    await usable(page);
    expect(await page.title()).toBe(title);
    expect(await isSameDocument(page)).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('takes over nothing that was left while the page before is awaited', async () => {
    const { page } = await openPage();
    await open(page, paths.home.href());
    const bringHome = await holdPage(page, paths.home.href());
    const home = page.waitForRequest(HOSTED + paths.home.href());
    await page.evaluate((href) => {
      const leave = new MutationObserver(() => {
        leave.disconnect();
        history.back();
      });
      leave.observe(document.documentElement, { childList: true });
      document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click();
    }, fileOf(newest));
    await home;
    await arrivedAt(page, newest.titulo);
    // Its turn would come once it was painted.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await isTakenOver(page)).toBe(false);
    bringHome();
    await linkTo(page, second).waitFor();
    await usable(page);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('leaves to the browser where a page was left whose code had not come', async () => {
    const { page } = await openPage();
    await open(page, paths.home.href());
    await page.route(/ArticlePage/, () => undefined);
    await linkTo(page, newest).click();
    await arrivedAt(page, newest.titulo);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.goto(HOSTED + paths.contact.href());
    await page.route(/application/, () => undefined);
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await arrivedAt(page, newest.titulo);
    await expect.poll(() => scrolled(page)).toBe(700);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('goes back also before the application of a document is there that was loaded anew', async () => {
    const { page } = await openPage();
    await open(page, paths.home.href());
    await linkTo(page, newest).click();
    await arrivedAt(page, newest.titulo);
    await whenTakenOver(page);
    await page.route(/application/, () => undefined);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await arrivedAt(page, newest.titulo);
    await page.waitForLoadState();
    await page.evaluate(() => history.back());
    await linkTo(page, second).waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.home.href());
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('moves the focus to the page and has its title read out', async () => {
    const { page } = await openPage();
    await open(page, paths.home.href());
    await linkTo(page, newest).click();
    await arrivedAt(page, newest.titulo);
    await page.waitForFunction(() => document.activeElement?.id === 'contenido');
    await page.locator('[aria-live="polite"]', { hasText: newest.titulo }).waitFor({ state: 'attached' });
  });

  it("is the browser's where the page is of another version of the site", async () => {
    const { page } = await openPage();
    await open(page, paths.home.href());
    redraw(fileOf(newest), ' src="/assets/', ' src="/./assets/');
    await linkTo(page, newest).click();
    await page.getByRole('heading', { level: 1, name: newest.titulo }).waitFor();
    expect(await isSameDocument(page)).toBe(false);
  });

  it("is the router's where a list shows something else than was drawn", async () => {
    const { page } = await openPage();
    await open(page, fileOf(newest));
    const [tag = ''] = newest.tags;
    await page.getByRole('link', { name: tag, exact: true }).click();
    await page.waitForURL(HOSTED + libraryHref({ etiqueta: tag }));
    expect(await isSameDocument(page)).toBe(true);
  });

  it("is the router's to an article that is newer than the last publication", async () => {
    const { page } = await openPage();
    const asked = await open(page, paths.home.href());
    undraw(fileOf(second));
    await linkTo(page, second).click();
    await arrivedAt(page, second.titulo);
    expect(await isSameDocument(page)).toBe(true);
    expect(asked.filter((path) => path === fileOf(second))).toHaveLength(1);
    await page.goBack();
    await linkTo(page, second).waitFor();
  });

  it('leads also from an article that is newer than the last publication to pages as the build drew them', async () => {
    const { page } = await openPage();
    undraw(fileOf(second));
    await open(page, fileOf(second));
    await page.route(/\/documents|HomePage/, () => undefined);
    await leaveForHome(page);
    expect(await isTakenOver(page)).toBe(false);
    expect(await isSameDocument(page)).toBe(true);
    expect(await sheetsOfAllPages(page)).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('leads back to such an article, which is asked for no more, and forward again', async () => {
    const { page } = await openPage();
    undraw(fileOf(second));
    const asked = await open(page, fileOf(second));
    await isLaidOut(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await leaveForHome(page);
    await usable(page);
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    await page.goBack();
    await arrivedAt(page, second.titulo);
    await expect.poll(() => scrolled(page)).toBe(900);
    expect(asked.filter((path) => path === fileOf(second) || isReading(path))).toEqual([]);
    await page.goForward();
    await linkTo(page, newest).waitFor();
    expect(await isSameDocument(page)).toBe(true);
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

it('a reader who has gone on before the application is there stays where they are', async () => {
  const { page } = await openPage();
  const bring = await holdCode(page, 'application');
  await page.goto(HOSTED + fileOf(newest), { waitUntil: 'domcontentloaded' });
  await page.locator('[data-prose] p').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 700));
  bring();
  await usable(page);
  expect(await scrolled(page)).toBe(700);
});

it.each(WAYS_INTO)('a member goes back into a long text to the line that they had %s to', async (_, go) => {
  const { page } = await openAs(await demoMember('usuario'), { width: 375 });
  await open(page, fileOf(longest), false);
  await go(page);
  const left = await lineAtTop(page);
  await leaveForHome(page);
  await page.goBack();
  await expect.poll(() => lineAtTop(page)).toEqual(left);
});

it.each(WAYS_INTO)(
  'a member finds the line that they had %s to after a reload, and it stays',
  async (_, go) => {
    const { page } = await openAs(await demoMember('usuario'), { width: 375 });
    await open(page, fileOf(longest), false);
    await go(page);
    await page.waitForLoadState('networkidle');
    const left = await lineAtTop(page);
    await page.reload();
    await usable(page);
    await expect.poll(() => lineAtTop(page)).toEqual(left);
    await isLaidOut(page);
    expect(await lineAtTop(page)).toEqual(left);
  },
);

it('a member goes back to a comment, though the page comes in parts', async () => {
  const { page } = await openAs(await demoMember('usuario'), PAGE_ENDS);
  await open(page, fileOf(discussed), false);
  const whereIs = await toLastComment(page);
  const left = await whereIs();
  await leaveForHome(page);
  await page.goBack();
  await arrivedAt(page, discussed.titulo);
  await expect.poll(whereIs).toBe(left);
});

it("the step of a member is the application's, which may know more than was drawn", async () => {
  const { page } = await openAs(await demoMember('usuario'));
  const asked = await open(page, paths.home.href(), false);
  await userMenu(page).waitFor();
  await linkTo(page, newest).click();
  await arrivedAt(page, newest.titulo);
  expect(await isSameDocument(page)).toBe(true);
  expect(asked).not.toContain(fileOf(newest));
});

describe('a page that the device has', () => {
  /** Less than what the worker waits before it gives the rest of a page, and before it asks for it anew (kept-first.ts). */
  const PART_MS = 200;
  const STANDS_MS = 950;

  /** Opens a page twice with the worker, until that has asked for it anew, and gives what asks for it again. */
  async function visited(path: string) {
    const opened = await openWithWorker();
    const { page, context } = opened;
    const visit = async () => {
      await page.goto(HOSTED + path);
      await whenTakenOver(page);
    };
    await visit();
    await beginUse(page);
    await workerReady(page);
    await vi.waitFor(async () => expect(await cached(page, CACHES.pages)).toContain(HOSTED + path), WAIT);
    const isRenewal = (request: Request) =>
      request.serviceWorker() !== null && request.url() === HOSTED + path;
    const renewed = context.waitForEvent('requestfinished', isRenewal);
    await visit();
    await renewed;
    return { ...opened, visit };
  }

  it('is kept also where it was read before the worker was there', async () => {
    const { page, context } = await openWithWorker();
    await open(page, paths.home.href());
    await linkTo(page, newest).click();
    await arrivedAt(page, newest.titulo);
    await workerReady(page);
    const pages = expect.arrayContaining([HOSTED + paths.home.href(), HOSTED + fileOf(newest)]);
    await vi.waitFor(async () => expect(await cached(page, CACHES.pages)).toEqual(pages), WAIT);
    await context.setOffline(true);
    await page.goto(HOSTED + paths.home.href());
    await linkTo(page, newest).waitFor();
  });

  it('stands at once, and takes in without a jump what was published since', async () => {
    const { page } = await visited(paths.home.href());
    // As long as it was.
    const title = `${newest.titulo.slice(0, -1)}!`;
    await watchShifts(page);
    redraw('', newest.titulo, title);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        Reflect.set(window, 'first', document.querySelector('main')?.textContent),
      ),
    );
    await page.goto(HOSTED + paths.home.href());
    await linkTo(page, { titulo: title }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'first'))).toContain(newest.titulo);
    const { total, what } = await shiftsOf(page);
    expect(total, what.join('\n')).toBeLessThan(0.01);
  });

  it('comes in two parts where it is opened at its top, so that its first screen is painted before the rest is read', async () => {
    const path = fileOf(longest);
    const { page } = await visited(path);
    /** From the first byte of the worker's answer to its last, in milliseconds. */
    const answered = () =>
      page.evaluate(() => {
        const [answer] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return answer?.workerStart ? answer.responseEnd - answer.responseStart : Number.NaN;
      });
    const openAnew = async (address: string) => {
      // From another document: a link within one loads none.
      await page.goto('about:blank');
      await page.goto(address);
    };
    await openAnew(HOSTED + path);
    expect(await answered()).toBeGreaterThan(PART_MS);
    await page.getByRole('contentinfo').waitFor();
    await page.reload();
    expect(await answered(), 'loaded anew').toBeLessThan(PART_MS);
    await openAnew(`${HOSTED + path}#comentarios`);
    expect(await answered(), 'at a place within it').toBeLessThan(PART_MS);
    await openAnew(`${HOSTED + path}?de=otra`);
    expect(await answered(), 'with a search').toBeLessThan(PART_MS);
    await openAnew(HOSTED + path);
    await page.goto('about:blank');
    await page.goBack();
    expect(await answered(), 'by Back').toBeLessThan(PART_MS);
  });

  it('is asked for anew only once it stands', async () => {
    const path = fileOf(second);
    const { page, context, visit } = await visited(path);
    const asked = new Promise<number>((done) => {
      void context.route(HOSTED + path, async (route) => {
        if (route.request().serviceWorker() !== null) done(await page.evaluate(() => performance.now()));
        await route.continue();
      });
    });
    await visit();
    expect(await asked).toBeGreaterThan(STANDS_MS);
  });

  it('gives the worker its style sheets, which are fetched by nobody', async () => {
    const { page } = await visited(paths.home.href());
    const sheets = await page.evaluate(async (name) => {
      const code = await caches.open(name);
      const links = [...document.querySelectorAll<HTMLLinkElement>('style + link[rel="stylesheet"]')];
      return Promise.all(
        links.map(async ({ href }) => {
          const kept = await code.match(href);
          return { href, text: await kept?.text(), etag: kept?.headers.get('etag') };
        }),
      );
    }, CACHES.code);
    expect(sheets.length).toBeGreaterThan(0);
    for (const { href, text, etag } of sheets) {
      const file = readFileSync(join(site.dist, new URL(href).pathname), 'utf8');
      expect({ isWhole: text === file.trim(), etag }).toEqual({ isWhole: true, etag: null });
    }
  });

  it('offers a changed text to who may be reading it', async () => {
    const { page, visit } = await visited(fileOf(newest));
    redraw(fileOf(newest), wordOfNewest, 'palabranueva');
    await visit();
    await beginUse(page);
    await page.getByRole('status').getByText(texts.newVersion.title).waitFor();
    expect(await page.locator('[data-prose]').first().textContent()).not.toContain('palabranueva');
    await page.getByRole('button', { name: texts.newVersion.update }).click();
    await page.locator('[data-prose]').getByText('palabranueva').first().waitFor();
  });

  it('leaves its lists as they are, and offers what they have by now, to who uses it', async () => {
    const home = HOSTED + paths.home.href();
    const { page, context, visit } = await visited(paths.home.href());
    redraw('', newest.id, '7777777777777777');
    let renew = () => {};
    const isUsed = new Promise<void>((done) => {
      renew = done;
    });
    await context.route(home, async (route) => {
      if (route.request().serviceWorker() !== null) await isUsed;
      await route.continue();
    });
    await visit();
    await beginUse(page);
    await page.waitForLoadState('networkidle');
    renew();
    await page.getByRole('status').getByText(texts.newVersion.title).waitFor();
    expect(await linkTo(page, newest).getAttribute('href')).toBe(fileOf(newest));
    await page.getByRole('button', { name: texts.newVersion.update }).click();
    await page.locator('main a[href="/articulo/7777777777777777"]').first().waitFor();
  });

  it('is asked for as the site has it also where it is found again by Back', async () => {
    const { page } = await visited(fileOf(newest));
    await page.goto('about:blank');
    redraw(fileOf(newest), wordOfNewest, 'palabranueva');
    await page.goBack();
    await whenTakenOver(page);
    await beginUse(page);
    await page.getByRole('status').getByText(texts.newVersion.title).waitFor();
  });

  it('takes in nothing that another version of the site says', async () => {
    const { page, visit } = await visited(paths.home.href());
    const title = 'Un título de otra versión';
    redraw('', newest.titulo, title);
    redraw('', ' src="/assets/', ' src="/./assets/');
    await visit();
    await usable(page);
    // Whoever takes in what is newer listens.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/newer-page-')),
    );
    const address = HOSTED + paths.home.href();
    // The worker keeps pages of its own version only: a newer one has taken its place.
    await vi.waitFor(async () => expect(await cached(page, CACHES.pages)).not.toContain(address), WAIT);
    await page.evaluate(
      async ([name, url]) => {
        const fresh = await fetch('/', { cache: 'no-store' });
        await (await caches.open(name)).put(url, fresh);
        navigator.serviceWorker.dispatchEvent(
          new MessageEvent('message', { data: { type: 'page', pathname: '/' } }),
        );
        // Whoever is told looks the same way, and was first.
        await (await caches.match(url, { cacheName: name, ignoreVary: true }))?.text();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      },
      [CACHES.pages, address] as const,
    );
    expect(await linkTo(page, { titulo: title }).count()).toBe(0);
    await linkTo(page, newest).waitFor();
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

  it('is not what another address answered, to which the browser was sent on', async () => {
    const { page } = await visited(paths.home.href());
    const withSlash = `${HOSTED + paths.forum.href()}/`;
    await page.evaluate(
      async (url) => (await fetch(url, { headers: { accept: 'text/html' } })).text(),
      withSlash,
    );
    await page.goto(withSlash);
    await page.getByRole('heading', { level: 1, name: messages.nav.forum }).waitFor();
    expect(page.url()).toBe(HOSTED + paths.forum.href());
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
