import { collection, deleteDoc, doc, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messages } from '@/model/messages';
import * as staffForum from '@/model/messages/forum-moderation';
import { paths } from '@/model/shared/paths';
import { reportContent } from '@/services/forum/reports';
import { fetchAccount } from '@/services/users/records';
import { checkSchemes, checkScreen } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { clearFaults, injectFaults } from './support/faults';
import {
  type ForumMember,
  newForumCategory,
  newForumMember,
  newForumReply,
  newForumTopic,
  VERIFIED,
} from './support/forum-members';
import { openAs, stored } from './support/fresh-member';
import { mainOf } from './support/members';
import { ownerDb } from './support/owner';
import { newStaff } from './support/staff';

const texts = staffForum.reports;
const ofMember = staffForum.member;

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).first().waitFor();

/** A topic of one member with a reply of another, both reported; what they leave behind goes with the test. */
async function reported() {
  const [author, spammer] = await Promise.all([newForumMember(), newForumMember()]);
  const titulo = `Un tema ${crypto.randomUUID().slice(0, 8)}`;
  const topic = await newForumTopic(author, titulo, await newForumCategory());
  const reply = await newForumReply(
    spammer,
    topic,
    `Compra **ya** en mi tienda. ${'Oferta única. '.repeat(30)}`,
  );
  onTestFinished(async () => {
    for (const [path, field] of [
      ['foro_reportes', 'temaId'],
      ['foro_moderacion', 'autorId'],
    ] as const) {
      const values = field === 'temaId' ? [topic.id] : [author.account.uid, spammer.account.uid];
      const { docs } = await getDocs(query(collection(ownerDb(), path), where(field, 'in', values)));
      await Promise.all(docs.map(({ ref }) => deleteDoc(ref)));
    }
  });
  const report = async (who: ForumMember, kind: 'tema' | 'respuesta', motivo: string) => {
    // As a page that is opened now: an account from before what it wrote is refused six times, until the act gives up counting.
    const account = await fetchAccount(who.db, who.account.uid);
    const id = kind === 'tema' ? topic.id : reply.id;
    await reportContent(who.db, account, { kind, id }, motivo, VERIFIED);
  };
  await report(author, 'respuesta', 'Es publicidad de una tienda');
  await report(spammer, 'tema', 'No me gusta este tema');
  return { author, spammer, topic, reply, titulo };
}

const cards = (page: Page, titulo: string) => mainOf(page).getByRole('article').filter({ hasText: titulo });

describe('the reports', () => {
  it('are decided one by one, with everything a card says', async () => {
    const { author, titulo, topic, reply } = await reported();
    const { page, visit } = await openAs(await newStaff('moderador'), { width: 375 });
    await visit(paths.forumReports.href());
    const card = cards(page, titulo).filter({ hasText: 'Es publicidad de una tienda' });
    await card.getByText(/^Compra ya en mi tienda\..*\.\.\.$/).waitFor();
    await card.getByText(texts.badges.pendiente).waitFor();
    await card.getByRole('link', { name: texts.memberOf(author.account.nombre) }).waitFor();
    const context = card.getByRole('link', { name: texts.contextOf(titulo) });
    expect(await context.getAttribute('href')).toBe(paths.forumTopic.href(topic.id, reply.id));
    expect(await context.getAttribute('target')).toBe('_blank');
    await card.getByRole('button', { name: texts.processOf(titulo) }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: texts.dialog.confirm });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByLabel(texts.dialog.action, { exact: true }).selectOption('ocultar');
    await dialog.getByLabel(texts.resolution.comment).fill('No es el lugar');
    await checkScreen(page);
    await confirm.click();
    await toast(page, texts.processed(1));
    await card.waitFor({ state: 'hidden' });
    expect((await getDoc(doc(ownerDb(), 'foro_respuestas', reply.id))).get('oculta')).toBe(true);
    await mainOf(page).getByLabel(texts.state).selectOption('revisado');
    await card.getByText(texts.done.ocultar).waitFor();
    await card.getByText('No es el lugar').waitFor();
    expect(new URL(page.url()).search).toBe('?estado=revisado');
  });

  it('are decided several at once, and what they are about stays as it is', async () => {
    const { titulo, topic } = await reported();
    const moderator = await newStaff('moderador');
    const { page, visit } = await openAs(moderator);
    await visit(paths.forumReports.href());
    await cards(page, titulo).first().waitFor();
    for (const box of await cards(page, titulo).getByRole('checkbox').all()) await box.check();
    await mainOf(page).getByRole('button', { name: texts.processSelected }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.dialog.action, { exact: true }).selectOption('descartar');
    await dialog.getByRole('button', { name: texts.dialog.confirm }).click();
    await toast(page, texts.processed(2));
    await cards(page, titulo).first().waitFor({ state: 'hidden' });
    expect((await getDoc(doc(ownerDb(), 'foro_temas', topic.id))).get('estado')).toBe('abierto');
  });

  it('of one item are one card with all their reasons, and decided together', async () => {
    const { titulo, topic } = await reported();
    for (const motivo of ['Insulta a otros', 'Está repetido']) {
      const member = await newForumMember();
      await reportContent(member.db, member.account, { kind: 'tema', id: topic.id }, motivo, VERIFIED);
    }
    const { page, visit } = await openAs(await newStaff('moderador'));
    await visit(`${paths.forumReports.href()}?tipo=tema`);
    const card = cards(page, titulo);
    await card.getByText(texts.counted(3)).waitFor();
    for (const motivo of ['No me gusta este tema', 'Insulta a otros', 'Está repetido'])
      await card.getByText(motivo).waitFor();
    expect(await card.count()).toBe(1);
    await checkScreen(page);
    await card.getByRole('button', { name: texts.processOf(titulo) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.dialog.action, { exact: true }).selectOption('descartar');
    await dialog.getByRole('button', { name: texts.dialog.confirm }).click();
    await toast(page, texts.processed(3));
    await card.waitFor({ state: 'hidden' });
  });

  it('are decided once: the second of two moderators is told, and sees what the first decided', async () => {
    const { titulo, topic } = await reported();
    const [first, second] = await Promise.all([newStaff('moderador'), newStaff('moderador')]);
    const [one, other] = [await openAs(first), await openAs(second, { width: 375 })];
    const opened = await Promise.all(
      [one, other].map(async ({ page, visit, expectConsole }) => {
        expectConsole(/403|Failed to load resource/);
        await visit(`${paths.forumReports.href()}?estado=todos&tipo=tema`);
        const card = cards(page, titulo);
        await card.getByRole('button', { name: texts.processOf(titulo) }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(texts.dialog.action, { exact: true }).selectOption('descartar');
        return { card, dialog, confirm: dialog.getByRole('button', { name: texts.dialog.confirm }) };
      }),
    );
    const [ofOne, ofOther] = opened;
    if (!ofOne || !ofOther) throw new Error('Two dialogs were opened');
    await Promise.all([ofOne.confirm.click(), ofOther.confirm.click()]);
    const told = (dialog: typeof ofOne.dialog) =>
      dialog.getByRole('alert').getByText(texts.processError(texts.errors.taken));
    const early = await Promise.race([
      told(ofOne.dialog)
        .waitFor()
        .then(() => 'one'),
      told(ofOther.dialog)
        .waitFor()
        .then(() => 'other'),
    ]);
    const [slower, winner] = early === 'one' ? [ofOne, second] : [ofOther, first];
    await slower.dialog.getByRole('button', { name: messages.common.cancel }).click();
    await slower.card.getByText(texts.badges.descartado, { exact: true }).waitFor();
    await slower.card.getByText(winner.nombre).waitFor();
    const lines = query(collection(ownerDb(), 'foro_moderacion'), where('objetivoId', '==', topic.id));
    expect((await getDocs(lines)).docs).toHaveLength(1);
  });

  it('that hid something by themselves show it again when they are discarded', async () => {
    const { titulo, reply } = await reported();
    const others = await Promise.all(Array.from({ length: 4 }, () => newForumMember()));
    for (const who of others)
      await reportContent(
        who.db,
        who.account,
        { kind: 'respuesta', id: reply.id },
        'Más publicidad',
        VERIFIED,
      );
    const hidden = async () => (await getDoc(doc(ownerDb(), 'foro_respuestas', reply.id))).get('oculta');
    expect(await hidden()).toBe(true);
    const { page, visit } = await openAs(await newStaff('moderador'));
    await visit(paths.forumReports.href());
    const card = cards(page, titulo).filter({ hasText: 'Es publicidad de una tienda' });
    await card.getByText(`${texts.withdrawn.respuesta} ${texts.byReports}`).waitFor();
    await card.getByRole('button', { name: texts.processOf(titulo) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.dialog.action, { exact: true }).selectOption('descartar');
    await dialog.getByText(texts.dialog.undo.respuesta).waitFor();
    await dialog.getByRole('button', { name: texts.dialog.confirm }).click();
    await toast(page, texts.processed(5));
    expect(await hidden()).toBe(false);
  });

  it('say when they cannot be read, and when there are none', async () => {
    const { page, visit, expectConsole } = await openAs(await newStaff('moderador'));
    expectConsole(/503|UNAVAILABLE|Failed to load resource/);
    await injectFaults({ match: { pathContains: 'foro_reportes' }, error: 'UNAVAILABLE' });
    await visit(paths.forumReports.href());
    await mainOf(page).getByText(texts.loadError).waitFor();
    await clearFaults();
    await mainOf(page).getByRole('button', { name: messages.common.retry }).click();
    await mainOf(page).getByText(texts.loadError).waitFor({ state: 'hidden' });
    await mainOf(page).getByLabel(texts.kind).selectOption('articulo');
    await mainOf(page).getByText(texts.empty.pendiente).waitFor();
  });

  it('say of a reply that it could not be read, and show it on a new try', async () => {
    const { titulo } = await reported();
    const { page, visit, expectConsole } = await openAs(await newStaff('moderador'));
    expectConsole(/503|UNAVAILABLE|Failed to load resource/);
    await injectFaults({ match: { pathContains: 'foro_respuestas' }, error: 'UNAVAILABLE' });
    await visit(paths.forumReports.href());
    const card = cards(page, titulo).filter({ hasText: texts.kindNames.respuesta });
    await card.getByText(texts.notLoaded.respuesta).waitFor();
    await clearFaults();
    // The replies that wait may not have been read either.
    const failure = mainOf(page).getByRole('alert').filter({ hasText: texts.contentError });
    await failure.getByRole('button', { name: messages.common.retry }).click();
    await card.getByText('en mi tienda').waitFor();
  });

  it('are not a member’s to see, nor a visitor’s', async () => {
    const member = await openAs((await newForumMember()).member);
    await member.visit(paths.forumReports.href());
    await member.page.getByText(texts.noPermission).waitFor();
    await member.page.waitForURL((url) => url.pathname === paths.forum.href());
    const visitor = await openPage();
    await visitor.visit(paths.forumReports.href());
    await visitor.page.waitForURL((url) => url.pathname === paths.login.href());
    await visitor.page.getByText(messages.common.signInFirst).waitFor();
  });
});

describe('a member', () => {
  it('is noted, suspended with a reason, let back, and all of it is in the log', async () => {
    const { spammer } = await reported();
    const moderator = await newStaff('moderador');
    const { page, visit } = await openAs(moderator);
    const { nombre, uid } = spammer.account;
    await visit(paths.forumMember.href(uid));
    await mainOf(page).getByText('Es publicidad de una tienda').waitFor();
    await mainOf(page).getByLabel(ofMember.note).fill('Segunda cuenta del mismo vendedor');
    await mainOf(page).getByRole('button', { name: ofMember.addNote }).click();
    await toast(page, ofMember.noteSaved);
    await mainOf(page).getByRole('button', { name: ofMember.suspend, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: ofMember.suspend, exact: true }).click();
    await dialog.getByText(ofMember.reasonRequired).waitFor();
    await dialog.getByLabel(ofMember.reason).fill('Publica anuncios');
    await checkScreen(page);
    await dialog.getByRole('button', { name: ofMember.suspend, exact: true }).click();
    await toast(page, ofMember.suspended(nombre));
    expect(await stored(spammer.member)).toMatchObject({ estado: 'suspendido' });
    await mainOf(page).getByRole('button', { name: ofMember.lift }).click();
    await toast(page, ofMember.lifted(nombre));
    expect(await stored(spammer.member)).toMatchObject({ estado: 'activo', suspension: null });
    await visit(`${paths.forumLog.href()}?moderador=${moderator.uid}`);
    const lines = mainOf(page).getByRole('list').getByRole('listitem').filter({ hasText: nombre });
    await expect.poll(() => lines.count()).toBe(3);
  });

  it('loses everything it published in one confirmed act', async () => {
    const { spammer, topic } = await reported();
    const { page, visit } = await openAs(await newStaff('moderador'));
    await visit(paths.forumMember.href(spammer.account.uid));
    await mainOf(page).getByRole('button', { name: ofMember.removeAll }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: ofMember.removeAllConfirm(spammer.account.nombre) })
      .click();
    await toast(page, ofMember.removed(1));
    await mainOf(page).getByText(ofMember.noReplies).waitFor();
    expect((await getDoc(doc(ownerDb(), 'foro_temas', topic.id))).get('respuestas')).toBe(0);
  });
});

describe.each(WIDTHS)('at %i px', (width) => {
  it('is accessible and fits, light and dark', async () => {
    const { spammer, titulo } = await reported();
    const { page, visit } = await openAs(await newStaff('moderador'), { width });
    await visit(paths.forumReports.href());
    await cards(page, titulo)
      .getByText(/^Compra ya/)
      .waitFor();
    await checkSchemes(page);
    await visit(paths.forumMember.href(spammer.account.uid));
    await mainOf(page).getByText('Es publicidad de una tienda').waitFor();
    await checkSchemes(page);
    await visit(paths.forumLog.href());
    await mainOf(page).getByLabel(staffForum.log.moderator).waitFor();
    await checkSchemes(page);
  });
});
