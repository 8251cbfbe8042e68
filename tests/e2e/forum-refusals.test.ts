import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { report } from '@/model/messages/report';
import { paths } from '@/model/shared/paths';
import { openPage } from './support/browser';
import { clearFaults, injectFaults } from './support/faults';
import { newForumCategory, newForumMember, newForumReply, newForumTopic } from './support/forum-members';
import { field, replyById, send, toast, visitCounted } from './support/forum-topic';
import { changeAccount, newMember, openAs } from './support/fresh-member';
import { mainOf } from './support/members';
import { newStaff } from './support/staff';

const { forumCommon, forumTopic, forumTopicActs } = foro;
const SERVERS_FAULT = /status of 500|INTERNAL/;

async function discussion() {
  const [ana, categoriaId] = [await newForumMember(), await newForumCategory()];
  const topic = await newForumTopic(ana, 'Un tema que falla', categoriaId);
  return { ana, topic, href: paths.forumTopic.href(topic.id) };
}

describe('a visitor', () => {
  it.each([
    [forumTopic.acts.save, messages.forum.signIn.save],
    [forumTopic.acts.reply, messages.forum.signIn.reply],
    [forumTopic.acts.report, messages.forum.signIn.report],
  ])('who presses "%s" is asked to sign in, with the reason', async (act, reason) => {
    const { href } = await discussion();
    const { page, visit } = await openPage({ width: 375 });
    await visit(href);
    await mainOf(page).getByRole('button', { name: act, exact: true }).first().click();
    await page.waitForURL((url) => url.pathname === paths.login.href());
    await mainOf(page).getByText(reason).waitFor();
    expect(new URL(page.url()).searchParams.get('volver')).toContain(href);
  });
});

describe('a member', () => {
  it('without the permission is told that it may not answer', async () => {
    const { href } = await discussion();
    const member = await newMember();
    await changeAccount(member, { 'permisos.responderTemas': false });
    const { page, visit } = await openAs(member);
    await visit(href);
    await mainOf(page).getByText(messages.forumWriting.errors.noReplies).waitFor();
  });

  it('has nothing to send while the text is empty', async () => {
    const { href } = await discussion();
    const { page, visit } = await openAs(await newMember());
    await visit(href);
    await field(page).fill('   ');
    expect(await send(page).isDisabled()).toBe(true);
    await field(page).fill('Algo');
    expect(await send(page).isDisabled()).toBe(false);
  });

  it('is told that a report or a deletion failed, and tries again', async () => {
    const { ana, topic, href } = await discussion();
    const luis = await newForumMember();
    const reply = await newForumReply(luis, topic, 'Una respuesta propia');
    const { page, visit, expectConsole } = await openAs(luis.member);
    expectConsole(SERVERS_FAULT);
    await visitCounted({ page, visit }, href);
    await page.getByText(ana.account.nombre).first().waitFor();
    await injectFaults({ match: { method: 'commit' }, error: 'INTERNAL' });
    await page.getByRole('button', { name: forumTopic.acts.report }).first().click();
    const dialog = page.getByRole('dialog', { name: report.forum.title });
    await dialog.getByLabel(report.reason).fill('Es publicidad');
    await dialog.getByRole('button', { name: report.send }).click();
    await dialog.getByText(messages.forumWriting.errors.reportSend).waitFor();
    await clearFaults();
    await dialog.getByRole('button', { name: report.send }).click();
    await toast(page, messages.forum.reportSent).waitFor();

    await injectFaults({ match: { method: 'commit' }, error: 'INTERNAL' });
    const place = replyById(page, reply.id);
    await place.getByRole('button', { name: forumTopicActs.manage.menuReply(1) }).click();
    await place.getByRole('button', { name: forumTopicActs.remove.action }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: forumTopicActs.remove.confirm }).click();
    await page.getByText(/^No se pudo eliminar\. ./).waitFor();
    await place.getByText('Una respuesta propia').waitFor();
  });
});

it('a topic that the server cannot give says so, with the way back and another try', async () => {
  const { topic, href } = await discussion();
  const { page, visit, expectConsole } = await openPage();
  expectConsole(SERVERS_FAULT);
  await injectFaults({ match: { pathContains: `foro_temas/${topic.id}` }, error: 'INTERNAL' });
  await visit(href);
  const { errorPanel } = forumCommon;
  await mainOf(page).getByRole('heading', { name: errorPanel.servidor.title }).waitFor();
  await mainOf(page).getByText(messages.forum.errors.load).waitFor();
  await mainOf(page).getByRole('link', { name: forumCommon.backToForum }).waitFor();
  await clearFaults();
  await mainOf(page).getByRole('button', { name: errorPanel.retry }).click();
  await mainOf(page).getByRole('heading', { level: 1, name: topic.titulo }).waitFor();
});

describe('the forum’s home', () => {
  it('offers an editor its categories', async () => {
    const { page, visit } = await openAs(await newStaff('editor'));
    await visit(paths.forum.href());
    const { newCategory, manageCategories } = foro.forumHome.actions;
    for (const name of [newCategory, manageCategories]) {
      const link = mainOf(page).getByRole('link', { name });
      expect(await link.getAttribute('href')).toBe(paths.forumCategories.href());
    }
    for (const address of [paths.home.href(), paths.library.href(), paths.contact.href()])
      await page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().waitFor();
  });
});

it('direct access says that there is no such topic, or that it could not be looked for', async () => {
  const { direct, retry } = (await import('@/model/messages/forum-staff')).forumAccess;
  const { page, visit, expectConsole } = await openAs(await newMember());
  expectConsole(SERVERS_FAULT);
  await injectFaults({ match: { method: 'runQuery', pathContains: 'foro_temas' }, error: 'INTERNAL' });
  await visit(paths.forumDirectAccess.href());
  await mainOf(page).getByText(direct.searchError).waitFor();
  await clearFaults();
  await page.route('**/documents:runQuery*', (route) =>
    (route.request().postData() ?? '').includes('foro_temas')
      ? route.fulfill({
          json: [{ readTime: new Date().toISOString() }],
          headers: { 'access-control-allow-origin': '*' },
        })
      : route.continue(),
  );
  await mainOf(page).getByRole('button', { name: retry }).click();
  await mainOf(page).getByText(direct.notFound).waitFor();
  await mainOf(page).getByRole('link', { name: forumCommon.backToForum }).waitFor();
});
