import { doc, getDoc, updateDoc } from 'firebase/firestore/lite';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { acceptReply } from '@/services/forum/moderation';
import { fetchTopic } from '@/services/forum/topics';
import { checkScreen } from './support/accessibility';
import { openPage } from './support/browser';
import { newForumCategory, newForumMember, newForumReply, newForumTopic } from './support/forum-members';
import { field, manyReplies, replyById, replyWith, toast } from './support/forum-topic';
import { openAs, stored } from './support/fresh-member';
import { signIn, signOut } from './support/members';
import { ownerDb } from './support/owner';
import { newStaff } from './support/staff';

const { forumCommon, forumTopic, forumTopicActs } = foro;
const { manage, remove } = forumTopicActs;
const REFUSED = /status of (403|404)/;

async function discussion() {
  const [ana, luis, categoriaId] = await Promise.all([
    newForumMember(),
    newForumMember(),
    newForumCategory(),
  ]);
  const topic = await newForumTopic(ana, 'Un tema para moderar', categoriaId);
  return { ana, luis, topic, categoriaId, href: paths.forumTopic.href(topic.id) };
}

/** The device remembers the role, as it does after signing in. */
const moderator = async () => Object.assign(await newStaff('moderador'), { rol: 'moderador' as const });

const storedTopic = async (id: string) => (await getDoc(doc(ownerDb(), 'foro_temas', id))).data();

/** Opens the topic's menu and presses one of its entries. */
async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: manage.menu }).click();
  await page
    .getByRole('list', { name: manage.menu })
    .getByRole('button', { name: entry, exact: true })
    .click();
}

async function change(page: Page, entry: string, shown: string): Promise<void> {
  await choose(page, entry);
  await page.getByRole('main').getByText(shown, { exact: true }).first().waitFor();
}

describe('the author of a topic', () => {
  it('accepts an answer, which is shown first and resolves the topic, and opens it again', async () => {
    const { ana, luis, topic, href } = await discussion();
    const reply = await newForumReply(luis, topic, 'La respuesta buena');
    const { page, visit } = await openAs(ana.member);
    await visit(href);
    await replyById(page, reply.id).getByRole('button', { name: forumTopicActs.accept.accept }).click();
    await toast(page, forumTopicActs.accept.accepted).waitFor();
    await page.getByText(forumCommon.states.resuelto, { exact: true }).first().waitFor();
    const first = page.getByRole('region', { name: forumTopic.accepted });
    await first.waitFor();
    // It is the first of them: it stands right below, and is not there twice.
    expect(await page.getByText('La respuesta buena').count()).toBe(1);
    await first.getByRole('link', { name: new RegExp(forumTopic.seeInPlace) }).click();
    await page.waitForURL(`**${paths.forumTopic.href(topic.id, reply.id)}`);
    await field(page).waitFor();
    expect(await stored(luis.member)).toMatchObject({ puntos: 12 });
    await checkScreen(page);
    await change(page, manage.reopen, forumCommon.states.abierto);
    expect(await storedTopic(topic.id)).toMatchObject({ estado: 'abierto' });
  });
});

describe('an accepted answer', () => {
  it('that others stand before is seen first, by its beginning', async () => {
    const { ana, luis, topic, href } = await discussion();
    await newForumReply(luis, topic, 'Una pregunta más');
    const answer = `La respuesta larga.${' Con todo lo que hay que decir de ella.'.repeat(40)}`;
    const reply = await newForumReply(luis, await fetchTopic(ownerDb(), topic.id), answer);
    await acceptReply(ana.db, ana.account, await fetchTopic(ownerDb(), topic.id), reply);
    const { page, visit } = await openPage({ width: 375, colorScheme: 'dark' });
    await visit(href);
    const first = page.getByRole('region', { name: forumTopic.accepted });
    const heightIn = async (place: Locator) =>
      (await place.locator('[data-prose]').boundingBox())?.height ?? 0;
    await first.getByText('La respuesta larga').waitFor();
    expect(await heightIn(first)).toBeLessThan((await heightIn(replyById(page, reply.id))) / 2);
    await checkScreen(page);
  });
});

describe('a moderator', () => {
  it('closes, pins, features, hides and moves; the author and visitors see what follows', async () => {
    // Made first, it goes last: the topic is in it by then.
    const other = await newForumCategory();
    const { luis, topic, href } = await discussion();
    const reply = await newForumReply(luis, topic, 'Fuera de lugar');
    const { nombre } = (await getDoc(doc(ownerDb(), 'foro_categorias', other))).data() ?? {};
    const { page, visit } = await openAs(await moderator(), { width: 375 });
    await visit(href);
    await change(page, manage.pin, forumCommon.pinned);
    await change(page, manage.feature, forumCommon.featured);
    await change(page, manage.close, forumCommon.states.cerrado);
    await page.getByText(forumTopic.notOpen.cerrado).waitFor();
    const place = replyById(page, reply.id);
    await place.getByRole('button', { name: manage.menuReply(1) }).click();
    await place.getByRole('button', { name: forumTopicActs.hide.hide, exact: true }).click();
    await place.getByText(forumTopic.hidden, { exact: true }).waitFor();
    await checkScreen(page);
    await choose(page, manage.move);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(manage.moveLabel).selectOption({ label: String(nombre) });
    await dialog.getByRole('button', { name: manage.moveConfirm }).click();
    await page.getByRole('link', { name: String(nombre) }).waitFor();
    expect(await storedTopic(topic.id)).toMatchObject({
      anclado: true,
      destacado: true,
      estado: 'cerrado',
      categoriaId: other,
    });
    const visitor = await openPage();
    await visitor.visit(href);
    await visitor.page.getByText(forumTopic.notOpen.cerrado).waitFor();
    expect(await replyWith(visitor.page, 'Fuera de lugar').count()).toBe(0);
    const author = await openAs(luis.member);
    await author.visit(href);
    await replyWith(author.page, 'Fuera de lugar').getByText(forumTopic.hidden, { exact: true }).waitFor();
  });

  it('accepts an answer in a closed topic, which stays closed: nothing says that it is resolved', async () => {
    const { luis, topic, href } = await discussion();
    const reply = await newForumReply(luis, topic, 'La respuesta buena');
    await updateDoc(doc(ownerDb(), 'foro_temas', topic.id), { estado: 'cerrado' });
    const { page, visit } = await openAs(await moderator());
    await visit(href);
    await replyById(page, reply.id).getByRole('button', { name: forumTopicActs.accept.accept }).click();
    const { accepted, acceptedOnly } = forumTopicActs.accept;
    const said = page
      .getByRole('status')
      .getByText(new RegExp(`^(${acceptedOnly}|${accepted})$`))
      .first();
    await said.waitFor();
    expect(await said.textContent()).toBe(acceptedOnly);
    expect(await storedTopic(topic.id)).toMatchObject({ estado: 'cerrado', respuestaAceptadaId: reply.id });
  });

  it('deletes a long topic, stops half-way, and goes on later', async () => {
    const { ana, topic, href, categoriaId } = await discussion();
    await manyReplies(ana, topic, 120);
    const { page, visit, expectConsole } = await openAs(await moderator());
    expectConsole(REFUSED);
    // The second batch waits until it was asked to stop.
    let commits = 0;
    let release = () => {};
    const stopped = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/documents:commit*', async (route) => {
      if (route.request().postData()?.includes('"delete"')) commits += 1;
      if (commits === 2) await stopped;
      await route.continue();
    });
    await visit(href);
    await choose(page, remove.action);
    await page.getByRole('alertdialog').getByRole('button', { name: remove.confirm }).click();
    await page.getByRole('button', { name: remove.stop }).click();
    release();
    await toast(page, remove.stopped).waitFor();
    await page.getByRole('heading', { name: remove.unfinishedTitle }).waitFor();
    await checkScreen(page);
    expect(await storedTopic(topic.id)).toMatchObject({ borrando: true, categoriaId: '' });
    const visitor = await openPage();
    await visitor.visit(href);
    await visitor.page.getByText(messages.forum.errors.topicMissing).waitFor();
    await page.getByRole('button', { name: remove.resume }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: remove.confirm }).click();
    await page.waitForURL(`**${paths.forum.href()}`);
    expect(await storedTopic(topic.id)).toBeUndefined();
    expect((await getDoc(doc(ownerDb(), 'foro_categorias', categoriaId))).data()).toMatchObject({
      temaCount: 0,
      mensajeCount: 0,
    });
  });

  it('edits from the text as it is, whatever its author left unsaved on the same device', async () => {
    const { ana, topic, href } = await discussion();
    const staff = await moderator();
    const { page, visit } = await openAs(ana.member);
    const dialog = page.getByRole('dialog', { name: forumTopicActs.edit.topicTitle });
    const title = dialog.getByLabel(foro.newTopic.topicTitle);
    await visit(href);
    await choose(page, forumTopicActs.edit.action);
    await title.fill('Lo que Ana no guardó');
    await page.keyboard.press('Escape');
    await toast(page, forumTopicActs.edit.kept).waitFor();
    await signOut(page);
    await visit(paths.login.href(href));
    await signIn(page, staff);
    await choose(page, forumTopicActs.edit.action);
    expect(await title.inputValue()).toBe(topic.titulo);
  });
});
