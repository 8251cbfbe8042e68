import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { report } from '@/model/messages/report';
import { paths } from '@/model/shared/paths';
import { checkScreen } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { injectFaults } from './support/faults';
import { newForumCategory, newForumMember, newForumReply, newForumTopic } from './support/forum-members';
import {
  field,
  form,
  likeOf,
  manyReplies,
  replies,
  replyById,
  replyWith,
  send,
  toast,
  visitCounted,
  writeReply,
} from './support/forum-topic';
import { openAs, stored } from './support/fresh-member';
import { holdWrites } from './support/hold';
import { focusOn, press } from './support/keyboard';
import { fillLogin, mainOf } from './support/members';
import { reads, resetReads } from './support/meter';

const { forumCommon, forumTopic, forumTopicActs } = foro;
/** What the server refuses is logged by Chromium. */
const REFUSED = /status of (403|404|503)/;

async function discussion(title = 'Un tema de prueba') {
  const [ana, categoriaId] = [await newForumMember(), await newForumCategory()];
  const topic = await newForumTopic(ana, title, categoriaId);
  return { ana, topic, href: paths.forumTopic.href(topic.id) };
}

describe('a topic, for visitors', () => {
  it.each(WIDTHS)('is read whole at %i px, light and dark, within its reads', async (width) => {
    const { ana, topic, href } = await discussion();
    await manyReplies(ana, topic, 21);
    const { page, visit } = await openPage({ width, colorScheme: width === 375 ? 'dark' : 'light' });
    await resetReads();
    await visit(href);
    await replyWith(page, 'Mensaje 20.').waitFor();
    await page.getByRole('link', { name: /^Categoría prueba-/ }).waitFor();
    await expect.poll(() => page.title()).toContain(topic.titulo);
    expect(await reads()).toBeLessThanOrEqual(25);
    await page.getByText(forumCommon.states.abierto, { exact: true }).waitFor();
    await checkScreen(page);
    await page.getByRole('button', { name: forumTopic.more }).click();
    await focusOn(replyWith(page, 'Mensaje 21.'));
    await page.reload();
    await focusOn(replyWith(page, 'Mensaje 21.'));
    await page.getByText(forumTopic.invitation.text).waitFor();
  });

  it('has lines that the eye follows on a desk, and links that a finger hits on a phone', async () => {
    const { ana, topic, href } = await discussion();
    const { id } = await newForumReply(ana, topic, 'Una respuesta con muchas palabras. '.repeat(20));
    const words = (page: Page) => replyById(page, id).locator('p', { hasText: 'muchas palabras' });
    const desk = await openPage({ width: 1280 });
    await desk.visit(href);
    await words(desk.page).waitFor();
    expect((await words(desk.page).boundingBox())?.width).toBeLessThanOrEqual(36 * 16);
    const phone = await openPage({ width: 375 });
    await phone.visit(href);
    await words(phone.page).waitFor();
    const links = await phone.page.locator('main nav a, main li a[href*="#"], footer a').all();
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  it('has pictures alone for quoting and reporting on a phone, as large as a finger, and words on a desk', async () => {
    const { ana, topic, href } = await discussion();
    const { id } = await newForumReply(ana, topic, 'Una respuesta');
    const sizes = async (width: number) => {
      const { page, visit } = await openPage({ width });
      await visit(href);
      const acts = [forumTopic.acts.quote, forumTopic.acts.report].map((name) =>
        replyById(page, id).getByRole('button', { name, exact: true }),
      );
      const boxes = await Promise.all(acts.map((act) => act.boundingBox()));
      return boxes.map((box) => [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]);
    };
    expect(await sizes(375)).toEqual([
      [44, 44],
      [44, 44],
    ]);
    for (const [width] of await sizes(1280)) expect(width).toBeGreaterThan(60);
  });

  it('leads to replying from anywhere in it, beside the text, once nothing else in sight does', async () => {
    const { ana, topic, href } = await discussion();
    await manyReplies(ana, topic, 18);
    const { page, visit } = await openPage({ width: 1600 });
    await visit(href);
    await replyWith(page, 'Mensaje 18.').waitFor();
    const answer = page.getByRole('button', { name: forumTopic.floating });
    expect(await answer.count()).toBe(1);
    await replyWith(page, 'Mensaje 9.').scrollIntoViewIfNeeded();
    const floating = answer.last();
    await expect.poll(() => answer.count()).toBe(2);
    const text = await replyWith(page, 'Mensaje 9.').boundingBox();
    const gap = ((await floating.boundingBox())?.x ?? 0) - (text?.x ?? 0) - (text?.width ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(40);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => answer.count()).toBe(1);
  });

  it('leads from an address with a reply or a number to its page, with the others around it', async () => {
    const { ana, topic, href } = await discussion();
    const all = await manyReplies(ana, topic, 42);
    const { page, visit } = await openPage();
    const wanted = all[29] ?? '';
    await resetReads();
    await visit(paths.forumTopic.href(topic.id, wanted));
    await focusOn(replyById(page, wanted));
    expect(await reads()).toBeLessThanOrEqual(25);
    expect(await replyWith(page, 'Mensaje 20.').count()).toBe(0);
    await page.getByRole('button', { name: forumTopic.previous }).click();
    await replyWith(page, 'Mensaje 1.').waitFor();
    await page.getByRole('link', { name: forumTopic.toLast }).click();
    await focusOn(replyWith(page, 'Mensaje 42.'));
    expect(await replyWith(page, 'Mensaje 30.').count()).toBe(0);
    await visit(`${href}#7`);
    await focusOn(replyWith(page, 'Mensaje 7.'));
  });

  it('that does not exist says so', async () => {
    const { page, visit, expectConsole } = await openPage();
    expectConsole(REFUSED);
    await visit(paths.forumTopic.href('noexiste000000000000'));
    await page.getByRole('heading', { name: forumCommon.errorPanel.notFound.title }).waitFor();
    await page.getByText(messages.forum.errors.topicMissing).waitFor();
    await page.getByRole('link', { name: forumCommon.backToForum }).waitFor();
    await checkScreen(page);
  });

  it('whose index is missing shows what there is, and says how', async () => {
    const { ana, topic, href } = await discussion();
    await newForumReply(ana, topic, 'Sin índice también');
    const { page, visit, expectConsole } = await openPage();
    expectConsole(/status of 400/);
    await page.route('**/documents:runQuery*', async (route) => {
      if (!route.request().postData()?.includes('numero')) return route.continue();
      const error = { code: 400, status: 'FAILED_PRECONDITION', message: 'The query requires an index.' };
      await route.fulfill({ status: 400, json: [{ error }] });
    });
    await visit(href);
    await replyWith(page, 'Sin índice también').waitFor();
    await page.getByText(messages.forum.errors.fallback).waitFor();
  });

  it('asks to sign in before a like, comes back to the same reply, and offers it again', async () => {
    const { ana, topic, href } = await discussion();
    const luis = await newForumMember();
    const reply = await newForumReply(ana, topic, 'Algo que gusta');
    const { page, visit } = await openPage();
    await visit(href);
    await likeOf(replyById(page, reply.id)).click();
    await mainOf(page).getByText(messages.forum.signIn.like).waitFor();
    await fillLogin(page, luis.member);
    await mainOf(page).getByRole('button', { name: messages.auth.login.submit }).click();
    await page.waitForURL(`**${paths.forumTopic.href(topic.id, reply.id)}`);
    const like = likeOf(replyById(page, reply.id));
    await like.and(page.locator('[aria-pressed="false"]')).waitFor();
    await focusOn(like);
    await page.keyboard.press('Enter');
    await like.and(page.locator('[aria-pressed="true"]')).waitFor();
  });
});

describe('a topic, for members', () => {
  it('tells one of what another writes, without moving anything', async () => {
    const { ana, topic, href } = await discussion();
    const luis = await newForumMember();
    await newForumReply(ana, topic, 'La primera');
    const reader = await openAs(luis.member);
    await reader.page.clock.install();
    await reader.visit(href);
    await replyWith(reader.page, 'La primera').waitFor();
    const writer = await openAs(ana.member);
    await writer.visit(href);
    await writeReply(writer.page, 'Recién llegada');
    await replyWith(writer.page, 'Recién llegada').waitFor();
    expect(await replies(writer.page).getByText(forumTopic.newReplies(1)).count()).toBe(0);
    await reader.page.clock.runFor(61_000);
    const news = reader.page.getByRole('button', { name: forumTopic.newReplies(1) });
    await news.waitFor();
    expect(await replyWith(reader.page, 'Recién llegada').count()).toBe(0);
    await news.click();
    await reader.page.clock.runFor(1000);
    await focusOn(replyWith(reader.page, 'Recién llegada'));
    await news.waitFor({ state: 'detached' });
  });

  it('quotes, mentions by keyboard, previews, and sends once however often it is pressed', async () => {
    const { ana, topic, href } = await discussion();
    const luis = await newForumMember();
    const reply = await newForumReply(ana, topic, 'El oasis tenía **agua** todo el año.');
    const { page, visit } = await openAs(luis.member, { width: 375 });
    await visit(href);
    await replyById(page, reply.id).getByRole('button', { name: forumTopic.acts.quote }).click();
    await focusOn(field(page));
    await expect
      .poll(() => field(page).inputValue())
      .toContain('escribió:\n> El oasis tenía agua todo el año.');
    await field(page).pressSequentially('Gracias, @Prueb');
    await page.getByRole('option', { name: ana.member.nombre }).waitFor();
    // From the top, where the bar covers nothing that axe would then find too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await checkScreen(page);
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await field(page).inputValue()).toMatch(new RegExp(`@${ana.member.nombre} $`));
    await form(page).getByRole('button', { name: forumCommon.field.preview }).click();
    await form(page).getByRole('blockquote').waitFor();
    await send(page).dblclick();
    await toast(page, forumTopicActs.form.sent).waitFor();
    // What is empty is no preview any more.
    await field(page).waitFor();
    expect(await form(page).getByText(forumCommon.field.previewEmpty).count()).toBe(0);
    await replyWith(page, 'Gracias, @').waitFor();
    expect(await replyWith(page, 'Gracias, @').count()).toBe(1);
    expect(await stored(luis.member)).toMatchObject({ puntos: 2, respuestasForoCount: 1 });
  });

  it('gives the text of a reply back when it could not be stored, and keeps it on the device', async () => {
    const { topic, href } = await discussion();
    const luis = await newForumMember();
    const { page, visit, expectConsole } = await openAs(luis.member);
    expectConsole(REFUSED);
    await visitCounted({ page, visit }, href);
    await field(page).fill('No se perderá');
    await injectFaults({
      match: { method: 'commit', pathContains: topic.id },
      error: 'UNAVAILABLE',
      times: 1,
    });
    const release = await holdWrites(page, topic.id);
    await send(page).click();
    await replyWith(page, 'No se perderá').waitFor();
    release();
    await form(page)
      .getByRole('alert')
      .getByText(/^Error: /)
      .waitFor();
    expect(await field(page).inputValue()).toBe('No se perderá');
    expect(await replyWith(page, 'No se perderá').count()).toBe(0);
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe('No se perderá');
    await send(page).click();
    await toast(page, forumTopicActs.form.sent).waitFor();
  });

  it('shows a like at once and undoes it when it fails; saving and reporting a topic', async () => {
    const { topic, href } = await discussion();
    const luis = await newForumMember();
    const { page, visit, expectConsole } = await openAs(luis.member);
    expectConsole(REFUSED);
    await visitCounted({ page, visit }, href);
    const like = likeOf(page.getByRole('article').first());
    await like.and(page.locator('[aria-pressed="false"]')).waitFor();
    await injectFaults({
      match: { method: 'commit', pathContains: topic.id },
      error: 'UNAVAILABLE',
      times: 1,
    });
    const release = await holdWrites(page, topic.id);
    await like.click();
    await like.and(page.locator('[aria-pressed="true"]')).waitFor();
    release();
    await toast(page, forumTopicActs.like.failed).waitFor();
    await like.and(page.locator('[aria-pressed="false"]')).waitFor();
    await page.getByRole('button', { name: forumTopic.acts.save, exact: true }).click();
    await toast(page, forumTopicActs.save.donePoints(2)).waitFor();
    await page.getByRole('button', { name: forumTopic.acts.saved, exact: true }).waitFor();
    await page.getByRole('button', { name: forumTopic.acts.report }).click();
    const dialog = page.getByRole('dialog', { name: report.forum.title });
    const sending = dialog.getByRole('button', { name: report.send });
    expect(await sending.isDisabled()).toBe(true);
    const reason = dialog.getByLabel(report.reason);
    await focusOn(reason);
    await reason.fill('Es publicidad');
    await checkScreen(page);
    await sending.click();
    await toast(page, messages.forum.reportSent).waitFor();
    await dialog.waitFor({ state: 'detached' });
  });

  it('opens the menu of one’s own topic within the screen of a phone', async () => {
    const { ana, href } = await discussion();
    const { page, visit } = await openAs(ana.member, { width: 375 });
    await visit(href);
    await page.getByRole('button', { name: forumTopicActs.manage.menu }).click();
    const place = await page.getByRole('list', { name: forumTopicActs.manage.menu }).boundingBox();
    expect(place?.x).toBeGreaterThanOrEqual(0);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(375);
  });

  it('edits and deletes what is one’s own', async () => {
    const { ana, topic, href } = await discussion();
    const reply = await newForumReply(ana, topic, 'Con una herrata');
    const { page, visit } = await openAs(ana.member);
    await visit(href);
    const place = replyById(page, reply.id);
    const menu = place.getByRole('button', { name: forumTopicActs.manage.menuReply(1) });
    await menu.focus();
    await press(page, 'Enter', menu);
    await place.getByRole('button', { name: forumTopicActs.edit.action }).click();
    const dialog = page.getByRole('dialog', { name: forumTopicActs.edit.replyTitle });
    const text = dialog.getByLabel(forumTopicActs.edit.content, { exact: true });
    await text.fill('Sin errata');
    await page.keyboard.press('Escape');
    await toast(page, forumTopicActs.edit.kept).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await menu.click();
    await place.getByRole('button', { name: forumTopicActs.edit.action }).click();
    expect(await text.inputValue()).toBe('Sin errata');
    await dialog.getByRole('button', { name: forumTopicActs.edit.discard }).click();
    await menu.click();
    await place.getByRole('button', { name: forumTopicActs.edit.action }).click();
    expect(await text.inputValue()).toBe('Con una herrata');
    await text.fill('Sin errata');
    await dialog.getByRole('button', { name: forumTopicActs.edit.save }).click();
    await replyWith(page, 'Sin errata').getByText(forumCommon.edited, { exact: true }).waitFor();
    await menu.click();
    await place.getByRole('button', { name: forumTopicActs.remove.action }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: forumTopicActs.remove.confirm }).click();
    await place.waitFor({ state: 'detached' });
    await toast(page, forumTopicActs.remove.replyDone).waitFor();
    await page.getByText(forumTopic.beFirst).waitFor();
  });
});
