import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import * as staffForum from '@/model/messages/forum-moderation';
import { outsideLinks, verification } from '@/model/messages/verification';
import { paths } from '@/model/shared/paths';
import { checkSchemes, checkScreen } from './support/accessibility';
import { openPage } from './support/browser';
import { newForumCategory, newForumMember, newForumTopic } from './support/forum-members';
import { field, form, replyWith, send, toast } from './support/forum-topic';
import { newMember, openAs } from './support/fresh-member';
import { mainOf } from './support/members';
import { proveEmail } from './support/owner';
import { newStaff } from './support/staff';

const { forumTopic, forumTopicActs, newTopic } = foro;
const texts = staffForum.reviews;

const LINK = 'https://ejemplo.org/mapa';
const link = (page: Page) => mainOf(page).getByRole('link', { name: LINK });

describe('a newcomer who answers with a link', () => {
  it('proves its e-mail beside the form, and is seen once a moderator publishes it', async () => {
    const [ana, newcomer, moderator] = await Promise.all([
      newForumMember(),
      newMember({ isVerified: false }),
      newStaff('moderador'),
    ]);
    const titulo = `Con enlace ${newcomer.uid}`;
    const topic = await newForumTopic(ana, titulo, await newForumCategory());
    const href = paths.forumTopic.href(topic.id);

    const { page, visit } = await openAs(newcomer, { width: 375 });
    await visit(href);
    await field(page).fill(`Miren ${LINK}`);
    await form(page).getByText(outsideLinks.reply).waitFor();
    const notice = form(page).getByRole('region', { name: verification.title });
    await notice.getByRole('button', { name: verification.send }).click();
    await notice.getByText(verification.wait).waitFor();
    await checkSchemes(page);
    await proveEmail(newcomer.email);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await notice.waitFor({ state: 'detached' });
    await send(page).click();
    await toast(page, forumTopicActs.form.held).waitFor();
    await replyWith(page, LINK).getByText(forumTopic.waiting).waitFor();
    await replyWith(page, LINK).getByText(outsideLinks.waiting).waitFor();

    const reader = await openPage();
    await reader.visit(href);
    await reader.page.getByRole('heading', { level: 1, name: titulo }).waitFor();
    await mainOf(reader.page).getByText(forumTopic.notShown(1)).waitFor();
    expect(await link(reader.page).count()).toBe(0);

    const staff = await openAs(moderator);
    await staff.visit(paths.forumReports.href());
    const card = mainOf(staff.page).getByRole('article').filter({ hasText: titulo });
    await card.getByText(`Miren ${LINK}`).waitFor();
    await checkScreen(staff.page);
    await card.getByRole('button', { name: texts.publishOf(titulo) }).click();
    await toast(staff.page, texts.published).waitFor();
    await card.waitFor({ state: 'detached' });

    // Somebody else: who has read the topic a moment ago keeps what was there.
    const later = await openPage();
    await later.visit(href);
    await link(later.page).waitFor();
  });
});

describe('a newcomer who opens a topic with a link', () => {
  it('is told so before and after, keeps the text, and opens it without the link', async () => {
    const newcomer = await newMember();
    const { page, visit, expectConsole } = await openAs(newcomer, { width: 375 });
    expectConsole(/403|Failed to load resource/);
    await visit(paths.newTopic.href(await newForumCategory()));
    const content = mainOf(page).getByRole('textbox', { name: newTopic.content });
    await mainOf(page).getByRole('textbox', { name: newTopic.topicTitle }).fill(`Sin enlace ${newcomer.uid}`);
    await content.fill(`Miren ${LINK}`);
    await mainOf(page).getByRole('status').getByText(outsideLinks.topic).waitFor();
    const create = mainOf(page).getByRole('button', { name: newTopic.submit });
    await create.click();
    await mainOf(page).getByRole('alert').getByText(messages.forumWriting.errors.noLinksInTopic).waitFor();
    expect(await content.inputValue()).toBe(`Miren ${LINK}`);
    await content.fill('Miren el mapa');
    await create.click();
    await page.waitForURL(/\/foro\/tema\/\w{20}$/);
  });
});
