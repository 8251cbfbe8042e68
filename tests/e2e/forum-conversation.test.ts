import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as foro from '@/model/messages/foro';
import { offline } from '@/model/messages/offline';
import { paths } from '@/model/shared/paths';
import { setLike } from '@/services/forum/likes';
import { setHidden, setTopicState } from '@/services/forum/moderation';
import { editTopic } from '@/services/forum/topic-writing';
import { fetchTopic } from '@/services/forum/topics';
import { fetchNotices } from '@/services/notifications/notices';
import { openPage } from './support/browser';
import { newForumCategory, newForumMember, newForumReply, newForumTopic } from './support/forum-members';
import {
  field,
  manyReplies,
  replies,
  replyById,
  replyWith,
  send,
  toast,
  visitCounted,
  writeReply,
} from './support/forum-topic';
import { changeAccount, openAs } from './support/fresh-member';
import { holdWrites } from './support/hold';
import { focusOn } from './support/keyboard';

const { forumCommon, forumTopic } = foro;
/** Who loses the race for a number tries the next; Chromium logs what the server refused. */
const RACE = /status of 403/;

async function discussion() {
  const [ana, categoriaId] = [await newForumMember(), await newForumCategory()];
  const topic = await newForumTopic(ana, 'Una conversación', categoriaId);
  return { ana, topic, href: paths.forumTopic.href(topic.id) };
}

/** The numbers of the replies, as they stand below each other. */
const numbers = (page: Page) =>
  replies(page)
    .locator('[data-numero]')
    .evaluateAll((items) => items.map((item) => Number(item.getAttribute('data-numero'))));

const heading = (page: Page, count: number) =>
  page.getByRole('heading', { name: `${forumTopic.repliesTitle} (${count})`, exact: true });

const news = (page: Page, count: number) =>
  replies(page).getByRole('button', { name: forumTopic.newReplies(count) });

describe('a reply written without a connection', () => {
  it('waits to be sent by a press, also after a reload, and is one reply', async () => {
    const { href } = await discussion();
    const luis = await newForumMember();
    const { page, context, visit, expectConsole } = await openAs(luis.member);
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    await visit(href);
    await field(page).fill('Escrita sin conexión');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await send(page).click();
    const waiting = page.getByRole('region', { name: offline.waiting.title });
    await waiting.getByText('Escrita sin conexión').waitFor();
    await context.setOffline(false);
    await visit(href);
    await waiting.getByRole('button', { name: offline.waiting.send }).click();
    await replyWith(page, 'Escrita sin conexión').waitFor();
    await waiting.waitFor({ state: 'detached' });
    await heading(page, 1).waitFor();
  });
});

describe('members who answer at the same time', () => {
  it('see what another wrote before their own', async () => {
    const { ana, topic, href } = await discussion();
    const luis = await newForumMember();
    await manyReplies(ana, topic, 3);
    const reader = await openAs(luis.member);
    reader.expectConsole(RACE);
    await reader.visit(href);
    await heading(reader.page, 3).waitFor();
    await newForumReply(ana, topic, 'De otra persona');
    await writeReply(reader.page, 'Lo mío');
    await replyWith(reader.page, 'De otra persona').waitFor();
    expect(await numbers(reader.page)).toEqual([1, 2, 3, 4, 5]);
    await heading(reader.page, 5).waitFor();
    expect(await news(reader.page, 1).count()).toBe(0);
  });

  it('see it too while it is offered, and no more is offered then', async () => {
    const { ana, topic, href } = await discussion();
    const luis = await newForumMember();
    await manyReplies(ana, topic, 3);
    const reader = await openAs(luis.member);
    await reader.page.clock.install();
    await reader.visit(href);
    await heading(reader.page, 3).waitFor();
    await newForumReply(ana, topic, 'De otra persona');
    await reader.page.clock.runFor(61_000);
    await news(reader.page, 1).waitFor();
    await writeReply(reader.page, 'Lo mío');
    await replyWith(reader.page, 'De otra persona').waitFor();
    expect(await numbers(reader.page)).toEqual([1, 2, 3, 4, 5]);
    await news(reader.page, 1).waitFor({ state: 'detached' });
  });

  it('see it across the end of a page', async () => {
    const { ana, topic, href } = await discussion();
    const luis = await newForumMember();
    await manyReplies(ana, topic, 19);
    const reader = await openAs(luis.member);
    reader.expectConsole(RACE);
    await reader.visit(href);
    await heading(reader.page, 19).waitFor();
    await newForumReply(ana, topic, 'La última de la primera página');
    await newForumReply(ana, topic, 'La primera de la segunda');
    await writeReply(reader.page, 'Lo mío');
    await focusOn(replyWith(reader.page, 'Lo mío'));
    await replyWith(reader.page, 'La última de la primera página').waitFor();
    expect(await numbers(reader.page)).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
  });

  it('three at once: each sees all that stands before what they wrote, and is told of the rest', async () => {
    const { ana, href } = await discussion();
    const [luis, eva] = [await newForumMember(), await newForumMember()];
    const opened = await Promise.all([ana, luis, eva].map(({ member }) => openAs(member)));
    for (const { page, visit, expectConsole } of opened) {
      expectConsole(RACE);
      await page.clock.install();
      await visit(href);
      await page.getByText(forumTopic.beFirst).waitFor();
    }
    const write = async ({ page }: (typeof opened)[number], index: number) => {
      await writeReply(page, `De la persona ${index}`);
      const own = await replyWith(page, `De la persona ${index}`).getAttribute('data-numero');
      const before = Array.from({ length: Number(own) }, (_, at) => at + 1);
      // Read again after it was stored, the page may hold those that came after it too.
      await expect.poll(async () => (await numbers(page)).slice(0, before.length)).toEqual(before);
      return Number(own);
    };
    const own = await Promise.all(opened.map(write));
    expect([...own].sort()).toEqual([1, 2, 3]);
    for (const { page } of opened) {
      await page.clock.runFor(61_000);
      const rest = 3 - (await numbers(page)).length;
      if (rest > 0) await news(page, rest).click();
      await expect.poll(() => numbers(page)).toEqual([1, 2, 3]);
      await heading(page, 3).waitFor();
      await news(page, rest).waitFor({ state: 'detached' });
    }
  });
});

describe('who answers', () => {
  it('and leaves while it is being sent is not fetched back', async () => {
    const { ana, topic, href } = await discussion();
    const { page, visit } = await openAs(ana.member);
    await visitCounted({ page, visit }, href);
    await field(page).fill('Escrito al salir');
    const release = await holdWrites(page, topic.id);
    await send(page).click();
    await replyWith(page, 'Escrito al salir').waitFor();
    await page.getByRole('main').getByRole('link', { name: foro.forumCommon.forum, exact: true }).click();
    await page.waitForURL(`**${paths.forum.href()}`);
    release();
    await toast(page, foro.forumTopicActs.form.sent).waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(paths.forum.href());
  });

  it('with the keyboard finds the focus on what was published', async () => {
    const { ana, topic, href } = await discussion();
    await manyReplies(ana, topic, 3);
    const { page, visit } = await openAs(ana.member);
    await visit(href);
    await field(page).fill('Escrito sin ratón');
    await send(page).focus();
    await page.keyboard.press('Enter');
    await focusOn(replyWith(page, 'Escrito sin ratón'));
  });

  it('from the start of a long topic is led to its end, and Back to where it was', async () => {
    const { ana, topic, href } = await discussion();
    await manyReplies(ana, topic, 130);
    const { page, visit } = await openAs(ana.member);
    await visit(href);
    await replyWith(page, 'Mensaje 20.').waitFor();
    await writeReply(page, 'Desde el principio');
    await focusOn(replyWith(page, 'Desde el principio'));
    await replyWith(page, 'Mensaje 130.').waitFor();
    expect(await numbers(page)).toEqual([121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131]);
    await page.goBack();
    await replyWith(page, 'Mensaje 1.').waitFor();
    expect(await numbers(page)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    await page.getByRole('link', { name: forumTopic.toLast }).click();
    await focusOn(replyWith(page, 'Desde el principio'));
  });
});

describe('a solved topic', () => {
  it('takes the thanks of who opened it, and tells others why it takes no more', async () => {
    const { ana, topic, href } = await discussion();
    const luis = await newForumMember();
    await setTopicState(ana.db, ana.account, topic, 'resuelto');
    const author = await openAs(ana.member);
    await author.visit(href);
    await writeReply(author.page, 'Gracias a todos');
    await focusOn(replyWith(author.page, 'Gracias a todos'));
    const other = await openAs(luis.member);
    await other.visit(href);
    await other.page.getByText(forumTopic.notOpen.resuelto).waitFor();
    expect(await field(other.page).count()).toBe(0);
  });
});

describe('a tag', () => {
  it('leads to the topics that have it, and to no others', async () => {
    const [ana, categoriaId] = [await newForumMember(), await newForumCategory()];
    const tag = `etiqueta ${categoriaId.slice(-6)}`;
    const about = await newForumTopic(ana, `De la ${tag} sin llevarla`, categoriaId);
    const { contenido } = about;
    const tagged = await newForumTopic(ana, 'El que la lleva', categoriaId);
    await editTopic(ana.db, ana.account, tagged, { titulo: tagged.titulo, contenido, tags: [tag] });
    const { page, visit } = await openPage();
    await visit(paths.forumTopic.href(tagged.id));
    await page.getByRole('link', { name: tag, exact: true }).click();
    const results = page.getByRole('region', { name: foro.forumHome.search.title(`#${tag}`) });
    await results.getByRole('link', { name: tagged.titulo }).waitFor();
    expect(await results.getByRole('article').count()).toBe(1);
  });
});

describe('who reads a topic', () => {
  it('has read the notices of what it shows, and not of what comes after', async () => {
    const { ana, topic, href } = await discussion();
    const luis = await newForumMember();
    await manyReplies(luis, topic, 20);
    const current = await fetchTopic(luis.db, topic.id);
    const later = await newForumReply(luis, current, 'Mucho después');
    await setLike(luis.db, luis.account, { kind: 'tema', item: current }, true);
    const { page, visit } = await openAs(ana.member);
    await visit(href);
    await replyWith(page, 'Mensaje 20.').waitFor();
    const unread = async () =>
      (await fetchNotices(ana.db, ana.account.uid, { choice: {}, onlyUnread: true })).items;
    await expect.poll(async () => (await unread()).map(({ respuestaId }) => respuestaId)).toEqual([later.id]);
    await page.getByRole('button', { name: forumTopic.more }).click();
    await replyWith(page, 'Mucho después').waitFor();
    await expect.poll(async () => (await unread()).length).toBe(0);
  });
});

describe('the replies of a topic', () => {
  it('are as many in its category as on its page, which says how many of them are hidden', async () => {
    const { ana, topic, href } = await discussion();
    const moderator = await newForumMember();
    await changeAccount(moderator.member, { 'permisos.moderarForo': true });
    const [, second = ''] = await manyReplies(ana, topic, 3);
    await setHidden(
      moderator.db,
      moderator.account,
      topic,
      { id: second, temaId: topic.id, autorId: ana.account.uid, oculta: false },
      true,
    );
    const { page, visit } = await openPage();
    await visit(paths.forumCategory.href(topic.categoriaId));
    const row = page.getByRole('listitem').filter({ hasText: topic.titulo });
    await row.getByText(forumCommon.replies(3)).first().waitFor();
    await visit(href);
    await heading(page, 3).waitFor();
    await page.getByText(forumTopic.notShown(1)).waitFor();
    const writer = await openAs(ana.member);
    await writer.visit(href);
    await heading(writer.page, 3).waitFor();
    await writer.page.getByText(forumTopic.notShown(1)).waitFor({ state: 'detached' });
  });

  it('are led to by a number that the topic never had, without a word of deleted ones', async () => {
    const { ana, topic, href } = await discussion();
    await manyReplies(ana, topic, 3);
    const { page, visit } = await openPage();
    await visit(`${href}#99999`);
    await focusOn(replyWith(page, 'Mensaje 3.'));
    expect(await page.getByText(forumTopic.pageEmpty).count()).toBe(0);
  });

  it('are found by Back where they were, also after an address with a reply', async () => {
    const { ana, topic } = await discussion();
    const all = await manyReplies(ana, topic, 60);
    const { page, visit } = await openPage();
    await visit(paths.forumTopic.href(topic.id, all[4] ?? ''));
    await focusOn(replyById(page, all[4] ?? ''));
    for (const from of [21, 41]) {
      await page.getByRole('button', { name: forumTopic.more }).click();
      await focusOn(replyWith(page, `Mensaje ${from}.`));
    }
    const link = replyWith(page, 'Mensaje 55.').getByRole('link', { name: ana.member.nombre });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await link.click();
    await page.waitForURL(`**${paths.memberProfile.href(ana.member.uid)}`);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await replyWith(page, 'Mensaje 55.').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });
});
