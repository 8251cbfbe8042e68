import { collection, deleteDoc, getDocs, query, where } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newComment } from '@/model/comments/comment';
import { messages } from '@/model/messages';
import * as staffForum from '@/model/messages/forum-moderation';
import { report } from '@/model/messages/report';
import { paths } from '@/model/shared/paths';
import { newId } from '@/model/shared/stored/document-id';
import { addComment, deleteComment } from '@/services/comments/writing';
import { checkScreen } from './support/accessibility';
import { openPage } from './support/browser';
import { article, articleHref, inList, openComments, toast, written } from './support/comments';
import { newForumMember } from './support/forum-members';
import { type Member, newMember, openAs } from './support/fresh-member';
import { mainOf, signIn } from './support/members';
import { ownerDb } from './support/owner';
import { newStaff } from './support/staff';

const texts = staffForum.reports;

/** What the test leaves in the queue, the log and the notices of others goes with it. */
function forgetAfterwards(reporter: Member): void {
  onTestFinished(async () => {
    const sent = query(collection(ownerDb(), 'foro_reportes'), where('reportadorId', '==', reporter.uid));
    const { docs } = await getDocs(sent);
    const lines = await Promise.all(
      docs.map(({ id }) =>
        getDocs(query(collection(ownerDb(), 'foro_moderacion'), where('reporteId', '==', id))),
      ),
    );
    await Promise.all([...docs, ...lines.flatMap((found) => found.docs)].map(({ ref }) => deleteDoc(ref)));
  });
}

const reportButton = (page: Page) => mainOf(page).getByRole('button', { name: messages.article.report.open });
const dialogOf = (page: Page) => page.getByRole('dialog');

async function sendReason(page: Page, reason: string): Promise<void> {
  const send = dialogOf(page).getByRole('button', { name: report.send });
  expect(await send.isDisabled()).toBe(true);
  await dialogOf(page).getByLabel(report.reason).fill(reason);
  await send.click();
  await toast(page, messages.forum.reportSent).waitFor();
  await dialogOf(page).waitFor({ state: 'hidden' });
}

/** The moderator's card of it, and what its link to the context opens. */
async function inQueue(reason: string, tipo: 'articulo' | 'comentario') {
  const { page, context, visit } = await openAs(await newStaff('moderador'));
  await visit(`${paths.forumReports.href()}?tipo=${tipo}`);
  const card = mainOf(page).getByRole('article').filter({ hasText: reason });
  await card.getByText(texts.kindNames[tipo]).waitFor();
  const opens = context.waitForEvent('page');
  await card.getByRole('link', { name: texts.contextOf(article.titulo) }).click();
  const there = await opens;
  await there.getByRole('heading', { level: 1, name: article.titulo }).waitFor();
  return { page, card, there };
}

async function decide(page: Page, accion: 'descartar' | 'eliminar'): Promise<void> {
  await mainOf(page)
    .getByRole('article')
    .getByRole('button', { name: texts.processOf(article.titulo) })
    .first()
    .click();
  await dialogOf(page).getByLabel(texts.dialog.action, { exact: true }).selectOption(accion);
  await dialogOf(page).getByRole('button', { name: texts.dialog.confirm }).click();
  await toast(page, texts.processed(1)).waitFor();
}

describe('an article', () => {
  it('is reported by a visitor who signs in for it, and the report arrives with its context', async () => {
    const reader = await newMember();
    forgetAfterwards(reader);
    const reason = `La fuente no existe ${reader.uid}`;
    const { page, visit, expectConsole } = await openPage({ width: 375 });
    // The second report of the same member is refused.
    expectConsole(/403|Failed to load resource/);
    await visit(articleHref);
    await reportButton(page).click();
    await page.getByText(messages.article.report.signIn).waitFor();
    await signIn(page, reader);
    await dialogOf(page).getByText(report.article.text(article.titulo)).waitFor();
    // A member born for this test.
    await dialogOf(page).getByText(report.newcomer).waitFor();
    await checkScreen(page);
    await sendReason(page, reason);
    expect(new URL(page.url()).hash).toBe('');
    await reportButton(page).click();
    await dialogOf(page).getByLabel(report.reason).fill('Otra vez');
    await dialogOf(page).getByRole('button', { name: report.send }).click();
    await dialogOf(page).getByText(messages.forumWriting.errors.alreadyReported).waitFor();

    const queue = await inQueue(reason, 'articulo');
    expect(new URL(queue.there.url()).pathname).toBe(articleHref);
    await decide(queue.page, 'descartar');
    await queue.card.waitFor({ state: 'hidden' });
  });
});

/** A comment that asks to be reported, and who wrote it. */
async function aSpam() {
  const { db, account, member: spammer } = await newForumMember();
  const words = `Compra en mi tienda ${spammer.uid}`;
  const id = newId();
  await addComment(db, newComment(account, article, { id, autor: spammer.nombre, contenido: words }));
  onTestFinished(async () => {
    if ((await written(spammer)).length > 0)
      await deleteComment(ownerDb(), spammer.uid, { id, articuloId: article.id, autorId: spammer.uid });
  });
  return { spammer, words };
}

const reportOf = (page: Page, words: string) =>
  inList(page, words).getByRole('button', { name: messages.comments.report });

describe('a comment', () => {
  it('is reported, seen in its context and deleted', async () => {
    const { spammer, words } = await aSpam();
    const { member: reader } = await newForumMember();
    forgetAfterwards(reader);
    const reason = `Es publicidad ${reader.uid}`;
    const { page, visit } = await openAs(reader);
    await visit(articleHref);
    await openComments(page);
    await reportOf(page, words).click();
    await dialogOf(page).getByText(report.comment.text(spammer.nombre)).waitFor();
    await sendReason(page, reason);

    const queue = await inQueue(reason, 'comentario');
    await queue.card.getByText(words).waitFor();
    expect(new URL(queue.there.url()).hash).toBe('#comentarios');
    await inList(queue.there, words).waitFor();
    await decide(queue.page, 'eliminar');
    expect(await written(spammer)).toEqual([]);
  });

  it('stays where it is when the code that reports does not arrive', async () => {
    const { words } = await aSpam();
    const { page, visit, expectConsole } = await openAs((await newForumMember()).member);
    expectConsole(/ReportDialog|Failed to (fetch|load)/);
    await page.route('**/ReportDialog-*.js', (route) => route.abort());
    await visit(articleHref);
    await openComments(page);
    await reportOf(page, words).click();
    await toast(page, messages.article.report.unavailable).waitFor();
    await inList(page, words).waitFor();
  });
});
