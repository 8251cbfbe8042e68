import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { messages } from '@/model/messages';
import { paths, replyAnchor } from '@/model/shared/paths';
import { openPage } from './support/browser';
import { ownClock, stopClock } from './support/clock';
import { published, publishedArticle } from './support/demo';
import { type DrawnSite, serveDrawnSite } from './support/drawn';
import { holdCode } from './support/hold';
import { HOSTED } from './support/hosting';
import { demoPerson, signIn, userMenu } from './support/members';
import { ownerDb } from './support/owner';
import { beginUse, setDrawnAt, usable, whenTakenOver } from './support/takeover';

/** What reads markdown, and what the library is read with. */
const MARKDOWN = 'reading-article-topic';
const READING = 'reading-article-home-library';
const TOPIC_ID = 'demoT001000000000000';
const TOPIC = paths.forumTopic.href(TOPIC_ID);
const article = publishedArticle(({ contenido }) => /^## /m.test(contenido));
const ARTICLE = paths.article.href(article.id);
const TEXTS = [ARTICLE, TOPIC];
/** An article of which every visit is counted: where many read, one of ten is. */
const visited = publishedArticle(({ id }) => id !== article.id);
const VISITED = paths.article.href(visited.id);
const counter = doc(ownerDb(), 'visitas', visited.id);
const visits = async () => ((await getDoc(counter)).get('cuenta') as number | undefined) ?? 0;
/** A view counts five seconds after the last one. */
const letTimePass = async () => {
  if ((await getDoc(counter)).exists()) await updateDoc(counter, { fecha: new Date(Date.now() - 6_000) });
};
const DAY_MS = 86_400_000;

let site: DrawnSite;
beforeAll(async () => {
  site = await serveDrawnSite();
}, 180_000);

/** Notes which text stands, and whether any of it was ever gone. */
async function watchText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const words = document.querySelector('[data-prose]');
    const seen = { words, isLost: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (!document.querySelector('[data-prose]')?.textContent) seen.isLost = true;
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Whether what was drawn still stands as it was. */
const textNow = (page: Page) =>
  page.evaluate(() => {
    const { words, isLost } = Reflect.get(window, 'seen') as { words: Element; isLost: boolean };
    return { isSame: words === document.querySelector('[data-prose]'), isLost };
  });

const AS_IT_STOOD = { isSame: true, isLost: false };

describe.each(TEXTS)('a drawn text: %s', (path) => {
  /** Its page, taken over, and the code that it asked for to read texts with. */
  async function open() {
    const opened = await openPage();
    const asked: string[] = [];
    opened.page.on('request', (request) => {
      if (request.url().includes(MARKDOWN)) asked.push(request.url());
    });
    setDrawnAt(site, path);
    await opened.page.goto(HOSTED + path);
    await usable(opened.page);
    await watchText(opened.page);
    return { ...opened, asked };
  }

  it('stands while the page is used and its looks are changed, without the code that reads texts', async () => {
    const { page, asked } = await open();
    await page.getByRole('link', { name: messages.common.skipToContent }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'contenido');
    const { theme } = messages.footer;
    await page.getByRole('combobox', { name: theme.label }).selectOption({ label: theme.dark });
    await page.waitForLoadState('networkidle');
    expect(await textNow(page)).toEqual(AS_IT_STOOD);
    expect(asked).toEqual([]);
  });

  it('stands where somebody signs in in another tab', async () => {
    const { page, context } = await open();
    await beginUse(page);
    const other = await openPage({ context });
    await other.page.goto(HOSTED + paths.login.href());
    await signIn(other.page, demoPerson('usuario'));
    await userMenu(other.page).waitFor();
    await userMenu(page).waitFor();
    expect(await textNow(page)).toEqual(AS_IT_STOOD);
    await other.page.close();
  });

  it('stands where a member opens its page until the code is there that draws it for them', async () => {
    const { page, context } = await openPage();
    await page.goto(HOSTED + paths.login.href());
    await signIn(page, demoPerson('usuario'));
    await userMenu(page).waitFor();
    const own = await openPage({ context });
    const bring = await holdCode(own.page, MARKDOWN);
    const asked = own.page.waitForRequest((request) => request.url().includes(MARKDOWN));
    await own.page.goto(HOSTED + path, { waitUntil: 'domcontentloaded' });
    await watchText(own.page);
    await asked;
    expect(await textNow(own.page)).toEqual(AS_IT_STOOD);
    bring();
    await userMenu(own.page).waitFor();
    await own.page.locator('[data-prose] p').first().waitFor();
    expect((await textNow(own.page)).isLost).toBe(false);
    await own.page.close();
  });
});

/** The code that reads that a page asked for, by the names of its files. */
function watchReading(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [name] = /(?<=\/assets\/)(reading|firestore)[\w-]*/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

describe('a drawn page that nobody uses yet', () => {
  const counted = (page: Page) =>
    page.waitForResponse((answer) => answer.url().includes(':commit') && answer.ok());

  it.each([
    paths.home.href(),
    paths.library.href(),
    ARTICLE,
    paths.forum.href(),
    paths.forumCategory.href('general'),
    TOPIC,
  ])('asks for nothing that reads: %s', async (path) => {
    const { page } = await openPage();
    await ownClock(page);
    const asked = watchReading(page);
    await page.goto(HOSTED + path);
    await whenTakenOver(page);
    // Who stays for ten seconds is a reader: on a slow machine the network takes as long to come to rest.
    await stopClock(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.clock.resume();
    await page.keyboard.press('PageDown');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  it('counts the visit at the first sign of a reader, and its text stands', async () => {
    const { page } = await openPage();
    await page.goto(HOSTED + VISITED);
    await usable(page);
    await watchText(page);
    await page.waitForLoadState('networkidle');
    await letTimePass();
    const before = await visits();
    await Promise.all([counted(page), page.mouse.wheel(0, 200)]);
    expect(await visits()).toBe(before + 1);
    expect(await textNow(page)).toEqual(AS_IT_STOOD);
  });

  it('counts the visit of who stays without a sign', async () => {
    const { page } = await openPage();
    await ownClock(page);
    await page.goto(HOSTED + VISITED);
    await whenTakenOver(page);
    await letTimePass();
    const before = await visits();
    await Promise.all([counted(page), page.clock.fastForward(10_000)]);
    expect(await visits()).toBe(before + 1);
  });

  describe('and a reply that came after its drawing', () => {
    const reply = doc(ownerDb(), 'foro_respuestas/llegoDespues');
    const shown = (page: Page) => page.locator('strong', { hasText: 'después' }).waitFor();
    beforeAll(async () => {
      const replies = collection(ownerDb(), 'foro_respuestas');
      const { docs } = await getDocs(query(replies, where('temaId', '==', TOPIC_ID), limit(1)));
      await setDoc(reply, { ...docs[0]?.data(), contenido: 'Llegó **después**.', numero: 15 });
    });
    afterAll(() => deleteDoc(reply));

    it('shows it to who begins to read', async () => {
      const { page } = await openPage();
      setDrawnAt(site, TOPIC, Date.now() - DAY_MS);
      await page.goto(HOSTED + TOPIC);
      await usable(page);
      await beginUse(page);
      await shown(page);
    });

    it('shows it where the address names it, without a sign', async () => {
      const { page } = await openPage();
      setDrawnAt(site, TOPIC, Date.now() - DAY_MS);
      await page.goto(`${HOSTED}${TOPIC}#${replyAnchor(reply.id)}`);
      await shown(page);
      const waited = await page.evaluate(() => {
        const [usable] = performance.getEntriesByName('usable');
        const asked = performance.getEntriesByType('resource').find(({ name }) => name.includes('/reading-'));
        return (asked?.startTime ?? 0) - (usable?.startTime ?? 0);
      });
      expect(waited).toBeLessThan(5000);
    });
  });
});

describe('a drawn text that is older than what is stored', () => {
  const stored = doc(ownerDb(), 'foro_temas', TOPIC_ID);
  const NEWER = { titulo: 'Un título corregido', contenido: 'Lo que se corrigió después.' };
  let before: Record<string, unknown>;
  beforeAll(async () => {
    const topic = await getDoc(stored);
    before = { titulo: topic.get('titulo'), contenido: topic.get('contenido') };
  });
  afterAll(() => updateDoc(stored, before));

  it('stands until its code is there, and then is the newer one', async () => {
    const { page } = await openPage();
    await updateDoc(stored, NEWER);
    setDrawnAt(site, TOPIC, Date.now() - DAY_MS);
    const bring = await holdCode(page, MARKDOWN);
    await page.goto(HOSTED + TOPIC);
    await usable(page);
    await watchText(page);
    await beginUse(page);
    await page.getByRole('heading', { level: 1, name: NEWER.titulo }).waitFor();
    expect(await textNow(page)).toEqual(AS_IT_STOOD);
    bring();
    await page.getByText(NEWER.contenido).waitFor();
    expect((await textNow(page)).isLost).toBe(false);
  });
});

it('a search whose reading did not arrive reads once it is tried again, and keeps the words', async () => {
  const { page, expectConsole } = await openPage();
  expectConsole(/reading-article-home-library|ERR_FAILED/);
  const [newest = article] = published;
  let isCut = true;
  await page.route(`**/assets/${READING}-*.js`, (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(HOSTED + paths.library.href());
  await usable(page);
  await page.getByRole('searchbox').fill(newest.titulo);
  await page.getByText(messages.library.error, { exact: true }).waitFor();
  isCut = false;
  await page.getByRole('main').getByRole('button', { name: messages.common.retry }).click();
  await page.getByText(messages.library.counter(1, 1, published.length)).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe(newest.titulo);
});

it('says how many comments there are, also where others came since an article was drawn', async () => {
  const comments = [1, 2, 3, 4, 5, 6, 7].map((n) =>
    doc(ownerDb(), `articulos/${article.id}/comentarios/luego${n}`),
  );
  onTestFinished(async () => {
    await Promise.all(comments.map((comment) => deleteDoc(comment)));
  });
  const others = (await getDocs(collection(ownerDb(), `articulos/${article.id}/comentarios`))).size;
  for (const [n, comment] of comments.entries())
    await setDoc(comment, {
      autor: 'Ana',
      contenido: `Comentario ${n}`,
      fechaPublicacion: new Date(),
      fechaActualizacion: new Date(),
      articuloId: article.id,
      articuloTitulo: article.titulo,
      articuloPublicado: true,
    });
  const { page } = await openPage();
  setDrawnAt(site, ARTICLE);
  await page.goto(HOSTED + ARTICLE);
  await whenTakenOver(page);
  const texts = messages.article.comments;
  const section = page.getByRole('region', { name: texts.title });
  await section.scrollIntoViewIfNeeded();
  const more = section.getByRole('button', { name: texts.more });
  await more.waitFor();
  const figure = section.getByText(texts.count(others + comments.length), { exact: true });
  await figure.waitFor();
  await more.click();
  await more.waitFor({ state: 'hidden' });
  expect(await figure.count()).toBe(1);
});
