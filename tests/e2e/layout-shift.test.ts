import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as foro from '@/model/messages/foro';
import { CACHES } from '@/model/shared/offline';
import { paths, replyAnchor } from '@/model/shared/paths';
import { openPage, WIDTHS } from './support/browser';
import { published, publishedArticle } from './support/demo';
import { type DrawnSite, serveDrawnSite } from './support/drawn';
import { injectFaults } from './support/faults';
import { demoMember, openAs } from './support/fresh-member';
import { asksReplies, holdCode, holdLetters, holdReplies } from './support/hold';
import { HOSTED } from './support/hosting';
import { focusOn } from './support/keyboard';
import { shiftsOf, watchShifts } from './support/layout-shift';
import { demoPerson, signIn } from './support/members';
import { readersOf, resetReads, usage } from './support/meter';
import { cached, openWithWorker, WAIT, workerReady } from './support/offline';
import { ownerDb } from './support/owner';
import { readTo } from './support/reading-on';
import { beginUse, setDrawnAt, whenTakenOver } from './support/takeover';

/** Of what one sees, how much may move by itself (docs/scale.md). */
const BUDGET = 0.01;
/** What an address names is put below the bar. */
const NEAR_TOP = 160;
const TOPIC_ID = 'demoT001000000000000';
const TOPIC = paths.forumTopic.href(TOPIC_ID);
const LONG_ID = 'demoT00largoquieto00';
const LONG = paths.forumTopic.href(LONG_ID);
const LONG_REPLIES = 90;
const replyId = (number: number) => `largaQuieta${String(number).padStart(9, '0')}`;
const article = publishedArticle(({ contenido }) => /^## /m.test(contenido));
const [newest = article] = published;
const EDITOR = paths.memberProfile.href(newest.autorId);

async function setLongTopic(): Promise<() => Promise<void>> {
  const topics = await getDocs(query(collection(ownerDb(), 'foro_temas'), where('__name__', '==', TOPIC_ID)));
  const replies = await getDocs(
    query(collection(ownerDb(), 'foro_respuestas'), where('temaId', '==', TOPIC_ID), limit(20)),
  );
  const batch = writeBatch(ownerDb());
  const refs = [doc(ownerDb(), 'foro_temas', LONG_ID)];
  batch.set(doc(ownerDb(), 'foro_temas', LONG_ID), {
    ...topics.docs[0]?.data(),
    anclado: false,
    respuestas: LONG_REPLIES,
    ultimoNumero: LONG_REPLIES,
  });
  const start = Date.now() - 86_400_000;
  for (let number = 1; number <= LONG_REPLIES; number += 1) {
    const like = replies.docs[number % replies.docs.length]?.data();
    const ref = doc(ownerDb(), 'foro_respuestas', replyId(number));
    refs.push(ref);
    batch.set(ref, {
      ...like,
      temaId: LONG_ID,
      numero: number,
      oculta: false,
      eliminada: false,
      citaId: null,
      fechaCreacion: Timestamp.fromMillis(start + number * 60_000),
    });
  }
  await batch.commit();
  return async () => {
    const removal = writeBatch(ownerDb());
    for (const ref of refs) removal.delete(ref);
    await removal.commit();
  };
}

let site: DrawnSite;
let removeLong = async () => {};
beforeAll(async () => {
  removeLong = await setLongTopic();
  site = await serveDrawnSite();
}, 180_000);
afterAll(async () => {
  await removeLong();
});

/** Nothing more is to come: what was asked for is there, and drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

async function expectSteady(page: Page): Promise<void> {
  const { total, what } = await shiftsOf(page);
  expect(total, what.join('\n')).toBeLessThan(BUDGET);
}

/** Other phones too: each width breaks lines in other places. */
const LETTER_WIDTHS = [360, 412, ...WIDTHS];

describe.each(LETTER_WIDTHS)('letters after the first paint move nothing at %i px', (width) => {
  it.each([
    paths.home.href(),
    paths.forum.href(),
    EDITOR,
    paths.article.href(article.id),
    paths.library.href(),
    TOPIC,
    paths.contact.href(),
  ])('%s', async (path) => {
    const { page } = await openPage({ width });
    const bringLetters = await holdLetters(page);
    await watchShifts(page);
    setDrawnAt(site, path);
    await page.goto(HOSTED + path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await whenTakenOver(page);
    bringLetters();
    await settled(page);
    await expectSteady(page);
  });
});

it('letters are asked for before the text only where the device has them', async () => {
  const { page } = await openWithWorker();
  const askedFor = () =>
    page
      .locator('head link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href).sort());
  /** A font that is asked for twice stands there twice. */
  const brought = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.woff2'))
        .sort(),
    );
  await page.goto(HOSTED);
  await whenTakenOver(page);
  expect(await askedFor()).toEqual([]);
  await beginUse(page);
  await workerReady(page);
  await vi.waitFor(async () => expect(await cached(page, CACHES.pages)).toContain(`${HOSTED}/`), WAIT);
  await page.goto(HOSTED);
  await whenTakenOver(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await brought()).toHaveLength(2);
  expect(await askedFor()).toEqual(await brought());
});

describe.each(WIDTHS)('a long topic opened in its middle stays where it is at %i px', (width) => {
  // A number and a reply on pages that the build did not draw, one on the page that it drew, and the last.
  const links = [`${LONG}#77`, paths.forumTopic.href(LONG_ID, replyId(57)), `${LONG}#5`, `${LONG}#90`];
  it.each(['visitante', 'usuario', 'moderador'] as const)('%s', async (role) => {
    const { page } = await openPage({ width });
    if (role !== 'visitante') {
      await page.goto(HOSTED + paths.login.href());
      await signIn(page, demoPerson(role));
      await page.waitForURL((url) => url.pathname !== paths.login.href());
    }
    // What is read comes after the page has been painted, as it does on a phone.
    await injectFaults({ latencyMs: 150 });
    await watchShifts(page);
    for (const link of links) {
      // From another document: a link within one loads none.
      await page.goto('about:blank');
      await page.goto(HOSTED + link);
      await page.locator('[data-target]').waitFor();
      await settled(page);
      await expectSteady(page);
      const { y = 0 } = (await page.locator('[data-target]').boundingBox()) ?? {};
      expect(y).toBeLessThan(NEAR_TOP);
    }
  });

  it('the form to reply in, whose code comes late, moves nothing', async () => {
    const { page } = await openPage({ width });
    await page.goto(HOSTED + paths.login.href());
    await signIn(page, demoPerson('usuario'));
    await page.waitForURL((url) => url.pathname !== paths.login.href());
    const bringForm = await holdCode(page, 'member');
    await watchShifts(page);
    await page.goto('about:blank');
    await page.goto(`${HOSTED}${LONG}#${LONG_REPLIES}`);
    await page.locator('[data-target]').waitFor();
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    bringForm();
    await page.getByRole('form', { name: foro.forumTopicActs.form.title }).waitFor();
    await settled(page);
    await expectSteady(page);
  });

  it('a visitor sees what the build drew until what the address names is there', async () => {
    const { page } = await openPage({ width });
    const bring = await holdReplies(page);
    const asked = page.waitForRequest((request) => asksReplies(request.postData()));
    await page.goto(`${HOSTED}${LONG}#77`);
    await asked;
    const first = page.locator(`#${replyAnchor(replyId(1))}`);
    await whenTakenOver(page);
    expect(await first.count()).toBe(1);
    bring();
    await page.locator(`#${replyAnchor(replyId(77))}[data-target]`).waitFor();
    expect(await first.count()).toBe(0);
  });

  it('a visitor finds it by Back where it was left by a step, and reads no reply again', async () => {
    const { page } = await openPage({ width });
    const code = page.waitForResponse(/\/assets\/step-/);
    // So old, it is read once.
    setDrawnAt(site, LONG, Date.now() - 3_600_000);
    onTestFinished(() => setDrawnAt(site, LONG));
    await page.goto(HOSTED + LONG);
    await whenTakenOver(page);
    await beginUse(page);
    await code;
    const replyOf = (number: number) => page.locator(`#${replyAnchor(replyId(number))}`);
    const more = page.getByRole('button', { name: foro.forumTopic.more });
    for (const next of [21, 41]) {
      await readTo(more);
      await more.click();
      await focusOn(replyOf(next));
    }
    await readTo(replyOf(55));
    const top = async () => Math.round((await replyOf(55).boundingBox())?.y ?? Number.NaN);
    const left = await top();
    await replyOf(55).getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== LONG);
    await settled(page);
    await resetReads();
    await page.goBack();
    await expect.poll(top).toBe(left);
    await settled(page);
    expect(await top()).toBe(left);
    // The topic, of which more may be new, is read again after half a minute.
    const { requests, ...used } = await usage();
    const ofReplies = requests.filter(({ path }) => path.startsWith('foro_respuestas'));
    expect(readersOf({ ...used, requests: ofReplies })).toBe('');
  });
});

describe.each(WIDTHS)('what a member sees stays where it is at %i px', (width) => {
  const TABS = ['', '?tab=favoritos', '?tab=insignias', '?tab=estadisticas'].map(
    (tab) => paths.profile.href() + tab,
  );
  it.each([
    ['usuario', [TOPIC, ...TABS, paths.forum.href(), paths.home.href()]],
    ['admin', [paths.forum.href(), TOPIC, ...TABS]],
  ] as const)('%s', async (role, seen) => {
    const { page } = await openAs(await demoMember(role), { width });
    await watchShifts(page);
    for (const path of seen) {
      await page.goto(HOSTED + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      await expectSteady(page);
    }
  });
});
