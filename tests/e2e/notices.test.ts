import { doc, getDoc, setDoc, Timestamp } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { forumNotices as texts } from '@/model/messages/forum-notices';
import { paths } from '@/model/shared/paths';
import { NOTICE_CHOICE_ID } from '@/model/users/notice-choice';
import { setLike } from '@/services/forum/likes';
import { checkScreen } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { clearFaults, injectFaults } from './support/faults';
import { newForumCategory, newForumMember, newForumReply, newForumTopic } from './support/forum-members';
import { type Member, newMember, openAs, stored } from './support/fresh-member';
import { press } from './support/keyboard';
import { arrivedAt, mainOf, openBar } from './support/members';
import { resetReads, usage } from './support/meter';
import { ownerDb } from './support/owner';

const MINUTE = 60_000;
const banner = (page: Page) => page.getByRole('banner');
const bell = (page: Page) => banner(page).getByRole('button', { name: texts.title });
const counter = (page: Page, unread: number) =>
  banner(page).getByRole('button', { name: `${texts.title} ${unread} ${texts.counted(unread)}` });
const entry = (page: Page, sentence: string) => banner(page).getByRole('link', { name: sentence });
const row = (page: Page, titulo: string) => mainOf(page).getByRole('listitem').filter({ hasText: titulo });

const noticeOf = (member: Member, id: string) => doc(ownerDb(), 'usuarios', member.uid, 'notificaciones', id);
const kept = async (member: Member, id: string) => (await getDoc(noticeOf(member, id))).data();

/** Replies to topics, the last one the newest. */
async function plant(member: Member, count: number, over: Record<string, unknown> = {}): Promise<void> {
  const write = (n: number) =>
    setDoc(noticeOf(member, `n${n}`), {
      tipo: 'nueva_respuesta',
      titulo: `Tema número ${n}.`,
      mensaje: 'Luis',
      temaId: 't1',
      respuestaId: `r${n}`,
      autorId: 'luis',
      moderadorId: null,
      reporteId: null,
      fecha: Timestamp.fromMillis(Date.UTC(2025, 0, 1, 0, n)),
      leida: false,
      cuenta: 1,
      ...over,
    });
  await Promise.all(Array.from({ length: count }, (_, n) => write(n)));
}

/** The requests for notices since the meter was reset. */
async function polls() {
  return (await usage()).requests.filter(
    ({ method, reads, path }) => method === 'runQuery' && reads > 0 && path.includes('usuarios/'),
  );
}

async function look(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

describe.each(WIDTHS)('the bell at %i px', (width) => {
  it('tells a member of what another does, and leads there', async () => {
    const [ana, luis] = [await newForumMember(), await newForumMember()];
    const topic = await newForumTopic(ana, 'El oasis de Nahom', await newForumCategory());
    const colorScheme = width === 375 ? 'light' : 'dark';
    const { page, visit } = await openAs(ana.member, { width, colorScheme });
    await page.clock.install();
    await visit(paths.contact.href());
    await arrivedAt(page, messages.contact.title);
    await openBar(page);
    await bell(page).waitFor();

    const reply = await newForumReply(luis, topic, 'Hay tres altares.');
    await setLike(luis.db, luis.account, { kind: 'tema', item: topic }, true);
    await page.clock.fastForward(MINUTE);
    await counter(page, 2).click();
    const { nombre } = luis.account;
    await entry(page, texts.sentences.like_tema(nombre, topic.titulo, 1)).waitFor();
    await checkScreen(page);

    await entry(page, texts.sentences.nueva_respuesta(nombre, topic.titulo)).click();
    await page.waitForURL((url) => url.pathname + url.hash === paths.forumTopic.href(topic.id, reply.id));
    await arrivedAt(page, topic.titulo);
    // The like is of this topic too: who reads it has seen both.
    for (const id of [`nueva_respuesta_${reply.id}`, `like_tema_${topic.id}`])
      await expect.poll(() => kept(ana.member, id)).toMatchObject({ leida: true, mensaje: nombre });
  });
});

describe('the bell', () => {
  it('asks once a minute, one read, and not while nobody looks', async () => {
    const member = await newMember();
    await plant(member, 12);
    const { page, visit } = await openAs(member);
    await page.clock.install();
    await resetReads();
    await visit(paths.contact.href());
    await banner(page).getByText(texts.many, { exact: true }).waitFor();
    expect(await polls()).toMatchObject([{ reads: 10 }]);

    await resetReads();
    await page.clock.fastForward(MINUTE);
    await expect.poll(async () => (await polls()).map(({ reads }) => reads)).toEqual([1]);

    await look(page, 'hidden');
    await page.clock.fastForward(2 * MINUTE);
    expect(await polls()).toHaveLength(1);
    await look(page, 'visible');
    await expect.poll(async () => (await polls()).map(({ reads }) => reads)).toEqual([1, 1]);
  });

  it('marks all as read and deletes, with the keyboard, and takes back what fails', async () => {
    const member = await newMember();
    await plant(member, 2);
    const { page, visit, expectConsole } = await openAs(member);
    expectConsole(/500|INTERNAL|internal/);
    await visit(paths.contact.href());
    await counter(page, 2).waitFor();
    await bell(page).focus();
    await press(page, 'ArrowDown', bell(page));
    const markAll = banner(page).getByRole('button', { name: texts.markAll });
    await markAll.waitFor();
    await press(page, 'ArrowDown', markAll);
    await injectFaults({ match: { method: 'commit', pathContains: 'notificaciones' }, error: 'INTERNAL' });
    await press(page, 'Enter', bell(page));
    await page.getByText(texts.markAllFailed).waitFor();
    await counter(page, 2).waitFor();

    const removeOf = (n: number) =>
      banner(page).getByRole('button', {
        name: texts.remove(texts.sentences.nueva_respuesta('Luis', `Tema número ${n}.`)),
      });
    await removeOf(1).focus();
    await press(page, 'Enter', removeOf(0));
    await page.getByText(texts.removeFailed).waitFor();
    await removeOf(1).waitFor();

    await clearFaults();
    await removeOf(1).click();
    await counter(page, 1).waitFor();
    await expect.poll(() => kept(member, 'n1')).toBeUndefined();
    await markAll.click();
    await counter(page, 1).waitFor({ state: 'hidden' });
    await expect.poll(() => kept(member, 'n0')).toMatchObject({ leida: true });
    await press(page, 'Escape', bell(page));
    await markAll.waitFor({ state: 'hidden' });
  });
});

describe.each(WIDTHS)('all notices at %i px', (width) => {
  it('come 25 at a time; one is marked, one deleted, the rest marked at once', async () => {
    const member = await newMember();
    await plant(member, 30);
    const colorScheme = width === 375 ? 'dark' : 'light';
    const { page, visit } = await openAs(member, { width, colorScheme });
    await visit(paths.forumNotices.href());
    await row(page, 'Tema número 29.').waitFor();
    await checkScreen(page);
    await mainOf(page).getByRole('button', { name: texts.more }).click();
    await row(page, 'Tema número 0.').waitFor();
    await row(page, 'Tema número 29.').getByRole('button', { name: texts.markReadShort }).click();
    await expect.poll(() => kept(member, 'n29')).toMatchObject({ leida: true });
    await row(page, 'Tema número 28.').getByRole('button', { name: texts.removeShort }).click();
    await row(page, 'Tema número 28.').waitFor({ state: 'hidden' });

    // Not `check`: the box follows the address, a moment later.
    await mainOf(page).getByRole('checkbox', { name: texts.onlyUnread }).click();
    await page.waitForURL((url) => url.search === '?filtro=no-leidas');
    await mainOf(page).getByRole('checkbox', { name: texts.onlyUnread, checked: true }).waitFor();
    await row(page, 'Tema número 27.').waitFor();
    expect(await row(page, 'Tema número 29.').count()).toBe(0);
    await mainOf(page).getByRole('button', { name: texts.markAll }).click();
    await page.getByText(texts.markedAll).waitFor();
    expect(await kept(member, 'n0')).toMatchObject({ leida: true });
    await page.reload();
    await page.getByText(texts.emptyUnread).waitFor();
    await mainOf(page).getByRole('button', { name: texts.seeAll }).click();
    await row(page, 'Tema número 29.').waitFor();
  });
});

describe('the page of all notices', () => {
  it('says that there are none, and that they could not be loaded', async () => {
    const { page, visit, expectConsole } = await openAs(await newMember());
    expectConsole(/500|INTERNAL|internal/);
    await visit(paths.forumNotices.href());
    await mainOf(page).getByText(texts.empty).waitFor();
    await injectFaults({ match: { method: 'runQuery', pathContains: 'notificaciones' }, error: 'INTERNAL' });
    await page.reload();
    await mainOf(page).getByText(texts.loadError).waitFor();
    await clearFaults();
    await mainOf(page).getByRole('button', { name: messages.common.retry }).click();
    await mainOf(page).getByText(texts.empty).waitFor();
  });

  it('is not for visitors, who fetch no code of the bell', async () => {
    const { page, visit } = await openPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await visit(paths.forum.href());
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /MemberBar|[Nn]otice/.test(url))).toEqual([]);
    await visit(paths.forumNotices.href());
    await page.waitForURL((url) => url.pathname === paths.login.href());
  });
});

describe('the choice of notices', () => {
  it('is saved at once, taken back when that fails, and heeded by the bell', async () => {
    const member = await newMember();
    await plant(member, 3);
    const { page, visit, expectConsole } = await openAs(member, { width: 375 });
    expectConsole(/500|INTERNAL|internal/);
    await visit(paths.forumNotices.href());
    await mainOf(page).getByRole('link', { name: texts.choose }).click();
    const { preferences } = texts;
    const choice = (name: string) => mainOf(page).getByRole('checkbox', { name });
    await choice(preferences.types.mencion).waitFor();
    const top = () =>
      page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top, NOTICE_CHOICE_ID);
    await expect.poll(top).toBeLessThan(150);
    expect(await top()).toBeGreaterThan(0);
    await checkScreen(page);

    await injectFaults({
      match: { method: 'commit', pathContains: 'notificacionesForo' },
      error: 'INTERNAL',
    });
    await choice(preferences.types.mencion).click();
    await page.getByText(preferences.failed).waitFor();
    expect(await choice(preferences.types.mencion).isChecked()).toBe(true);
    await clearFaults();

    await choice(preferences.types.nueva_respuesta).click();
    await expect
      .poll(async () => (await stored(member))?.notificacionesForo)
      .toEqual({ nueva_respuesta: false });
    await openBar(page);
    await bell(page).click();
    await banner(page).getByText(texts.empty).waitFor();
    await page.reload();
    await choice(preferences.types.nueva_respuesta).waitFor();
    expect(await choice(preferences.types.nueva_respuesta).isChecked()).toBe(false);
  });
});
