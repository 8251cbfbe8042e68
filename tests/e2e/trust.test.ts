import { doc, getDoc, Timestamp } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { forumCommon } from '@/model/messages/forum-common';
import * as staffForum from '@/model/messages/forum-moderation';
import { paceSentence } from '@/model/messages/pace';
import { resetNotice } from '@/model/messages/profile';
import { paths } from '@/model/shared/paths';
import { PACE_LIMITS } from '@/model/users/pace';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { reportContent } from '@/services/forum/reports';
import { openPage } from './support/browser';
import * as comments from './support/comments';
import {
  newForumCategory,
  newForumMember,
  newForumReply,
  newForumTopic,
  VERIFIED,
} from './support/forum-members';
import { field, replyWith, send, toast } from './support/forum-topic';
import { changeAccount, newMember, openAs, stored } from './support/fresh-member';
import { mainOf, register } from './support/members';
import { ownerDb } from './support/owner';
import { newStaff } from './support/staff';

const { editProfile } = messages;
const ofMember = staffForum.member;
/** A refused commit, in the browser's own log. */
const REFUSED = /status of 403/;
/** Of the demo administrador, with other letters of the same look. */
const LIKE_THE_ADMINISTRADOR = 'lGNACIO  Lagos Moran';

const nameField = (page: Page) => mainOf(page).getByRole('textbox', { name: editProfile.name });
const saveProfile = (page: Page) => page.getByRole('button', { name: editProfile.submit });
const resetButton = (page: Page) => mainOf(page).getByRole('button', { name: ofMember.reset });

async function discussion() {
  const ana = await newForumMember();
  const topic = await newForumTopic(
    ana,
    `Un tema ${crypto.randomUUID().slice(0, 8)}`,
    await newForumCategory(),
  );
  return { ana, topic, href: paths.forumTopic.href(topic.id) };
}

describe('a profile that offends', () => {
  it('is reset by a moderador, stays so while its owner is suspended, and is written anew after that', async () => {
    const member = await newMember();
    await changeAccount(member, { biografia: 'Algo que ofende', estado: 'suspendido' });
    const staff = await openAs(await newStaff('moderador'));
    await staff.visit(paths.forumMember.href(member.uid));
    await resetButton(staff.page).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByRole('button', { name: ofMember.reset }).click();
    await toast(staff.page, ofMember.resetDone(member.nombre)).waitFor();
    const emptied = { nombre: 'Miembro', biografia: '' };
    expect(await stored(member)).toMatchObject(emptied);
    expect((await getDoc(doc(ownerDb(), `perfiles/${member.uid}`))).data()).toMatchObject(emptied);

    const { page, visit } = await openAs(member);
    await visit(paths.editProfile.href());
    await mainOf(page).getByText(resetNotice.frozen).waitFor();
    expect(await nameField(page).count()).toBe(0);

    await changeAccount(member, { estado: 'activo' });
    await page.reload();
    await mainOf(page).getByText(resetNotice.again).waitFor();
    await nameField(page).fill('Marta Soto');
    await saveProfile(page).click();
    await page.getByText(editProfile.saved).waitFor();
    expect(await stored(member)).toMatchObject({ nombre: 'Marta Soto' });
  });

  it('is not reset where it is of the staff, nor by a member', async () => {
    const [moderator, editor, member] = [
      await newStaff('moderador'),
      await newStaff('editor'),
      await newMember(),
    ];
    await changeAccount(editor, { biografia: 'Del equipo' });
    const staff = await openAs(moderator);
    await staff.visit(paths.forumMember.href(editor.uid));
    await mainOf(staff.page).getByRole('button', { name: ofMember.addNote }).waitFor();
    expect(await resetButton(staff.page).count()).toBe(0);
    const other = await openAs(member);
    await other.visit(paths.forumMember.href(editor.uid));
    await other.page.waitForURL((url) => url.pathname === paths.forum.href());
    expect(await stored(editor)).toMatchObject({ biografia: 'Del equipo' });
  });
});

describe('a name like one of the staff', () => {
  it.each(['Administrador', LIKE_THE_ADMINISTRADOR])(
    'is refused with its reason on the profile, and another is taken: %s',
    async (name) => {
      const member = await newMember();
      const { page, visit, expectConsole } = await openAs(member);
      expectConsole(REFUSED);
      await visit(paths.editProfile.href());
      await nameField(page).fill(name);
      await saveProfile(page).click();
      await mainOf(page).getByText(messages.account.validation.nameOfStaff).waitFor();
      expect(await stored(member)).toMatchObject({ nombre: member.nombre });
      await nameField(page).fill('Otra persona');
      await saveProfile(page).click();
      await page.getByText(editProfile.saved).waitFor();
      expect(await stored(member)).toMatchObject({ nombre: 'Otra persona' });
    },
  );

  it('is refused to who signs up', async () => {
    const { page, visit, expectConsole } = await openPage();
    expectConsole(REFUSED);
    await visit(paths.register.href());
    await register(page, {
      nombre: 'Moderador',
      email: `prueba-${crypto.randomUUID().slice(0, 8)}@demo.test`,
      password: 'secreta-1',
    });
    await mainOf(page).getByText(messages.account.validation.nameOfStaff).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.register.href());
  });
});

describe('the pace', () => {
  it('refuses a reply with its sentence and keeps the text, which is sent once the minute is over', async () => {
    const { href } = await discussion();
    const { member } = await newForumMember();
    const all = PACE_LIMITS.standing.minute;
    const begun = (ago: number) => Timestamp.fromMillis(Date.now() - ago);
    await changeAccount(member, { ritmo: { minuto: begun(0), actos: all, dia: begun(0), hoy: all } });
    const { page, visit, expectConsole } = await openAs(member);
    expectConsole(REFUSED);
    await visit(href);
    await field(page).fill('Una respuesta de más');
    await send(page).click();
    const [sentence = ''] = paceSentence({ window: 'minute', seconds: 30 }, 'standing').split('. ');
    await mainOf(page).getByText(sentence).first().waitFor();
    expect(await field(page).inputValue()).toBe('Una respuesta de más');
    await changeAccount(member, { 'ritmo.minuto': begun(61_000) });
    await page.reload();
    await send(page).click();
    await replyWith(page, 'Una respuesta de más').waitFor();
  });
});

describe('a picture of another site in a post', () => {
  it('is asked for when a reader presses, and not before', async () => {
    const { ana, topic, href } = await discussion();
    await newForumReply(ana, topic, '![Un mapa](https://espia.example/mapa.png)');
    const { page, visit, expectConsole } = await openPage();
    expectConsole(/outside request: GET https:\/\/espia\.example\/mapa\.png/);
    const asked: string[] = [];
    await page.route('https://espia.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      });
    });
    await visit(href);
    const show = mainOf(page).getByRole('button', { name: messages.prose.showImage('espia.example') });
    await show.waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await show.click();
    await mainOf(page).getByRole('img', { name: 'Un mapa' }).waitFor();
    expect(asked).toEqual(['https://espia.example/mapa.png']);
  });
});

describe("the reports' queue", () => {
  it('says which of those who reported are new', async () => {
    const { topic } = await discussion();
    const [newcomer, known] = [await newForumMember(), await newForumMember()];
    await changeAccount(newcomer.member, { fechaRegistro: Timestamp.now(), comentariosCount: 0 });
    const item = { kind: 'tema', id: topic.id } as const;
    for (const one of [newcomer, known])
      await reportContent(one.db, one.account, item, 'No es verdad', VERIFIED);
    const { page, visit } = await openAs(await newStaff('moderador'));
    await visit(paths.forumReports.href());
    const card = mainOf(page).getByRole('article').filter({ hasText: topic.titulo });
    const who = card.locator('dd').filter({ hasText: known.member.nombre });
    const { newcomer: mark } = staffForum.reports;
    await who.getByText(`${newcomer.member.nombre} ${mark}`).waitFor();
    expect((await who.textContent())?.split(mark)).toHaveLength(2);
    expect(await who.textContent()).not.toContain(`${known.member.nombre} ${mark}`);
  });
});

describe('the mark of a role on a comment', () => {
  const markIn = (page: Page, text: string) =>
    comments.inList(page, text).getByText(forumCommon.roles.autor, { exact: true });

  it('stands on what the staff signs with its own name, and not under another', async () => {
    const writer = await comments.commenter();
    writer.rol = 'autor';
    await changeAccount(writer, { rol: writer.rol, permisos: defaultPermissions(writer.rol) });
    const { page, visit } = await openAs(writer);
    await visit(comments.articleHref);
    await comments.writeComment(page, 'Con mi nombre');
    await markIn(page, 'Con mi nombre').waitFor();
    await comments.form(page).getByLabel(messages.comments.name).fill('Un lector');
    await comments.writeComment(page, 'Con otro nombre');
    await comments.inList(page, 'Con otro nombre').waitFor();
    expect(await markIn(page, 'Con otro nombre').count()).toBe(0);
  });

  it('is not taken by a member whose page writes it', async () => {
    const member = await comments.commenter();
    const { page, visit, expectConsole } = await openAs(member);
    expectConsole(REFUSED);
    await page.route('**/documents:commit*', (route) => {
      const postData = route.request().postData() ?? '';
      return route.continue({
        postData: postData.replace(/("autorRol":\s*\{"stringValue":\s*)"usuario"/, '$1"administrador"'),
      });
    });
    await visit(comments.articleHref);
    await comments.openComments(page);
    await comments.field(page).fill('Palabra de administrador');
    const refused = page.waitForResponse((response) => response.status() === 403);
    await comments.send(page).click();
    await refused;
    await comments.form(page).getByText(messages.comments.notAllowed).waitFor();
    expect(await comments.written(member)).toEqual([]);
  });
});
