import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { deleteComment } from '@/services/comments/writing';
import { published, publishedArticle } from './demo';
import { clearFaults } from './faults';
import { type Member, newMember } from './fresh-member';
import { ownerDb } from './owner';

const texts = messages.comments;

/** The article that the tests of members comment and save. */
export const article = publishedArticle((one) => one === published[6]);
const path = `articulos/${article.id}`;
export const articleHref = paths.article.href(article.id);

export const section = (page: Page) => page.getByRole('region', { name: messages.article.comments.title });
export const form = (page: Page) => section(page).getByRole('form', { name: texts.formTitle });
export const field = (page: Page) => form(page).getByLabel(texts.text, { exact: true });
export const send = (page: Page) => form(page).getByRole('button', { name: texts.submit });
/** The comment as it stands in the list. */
export const inList = (page: Page, text: string) =>
  section(page).getByRole('listitem').filter({ hasText: text });
export const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).first();

/** Opens the article's comments, with the form ready. */
export async function openComments(page: Page): Promise<void> {
  await section(page).scrollIntoViewIfNeeded();
  await form(page).waitFor();
  await section(page)
    .getByRole('listitem')
    .or(section(page).getByText(messages.article.comments.empty))
    .first()
    .waitFor();
}

/** Writes a comment, and waits until it is stored. */
export async function writeComment(page: Page, words: string): Promise<void> {
  await openComments(page);
  await field(page).fill(words);
  await send(page).click();
  await form(page).getByText(texts.sent).waitFor();
}

/** What follows from an event of a member is done: its public side is written anew. */
export const publicSideWritten = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().includes(':commit') && /perfiles/.test(response.request().postData() ?? ''),
  );

export const commentCount = async () =>
  (await getDoc(doc(ownerDb(), path))).get('comentariosCount') as number;

/** The member's comments as they are stored. */
export const written = async (member: Member) =>
  (await getDocs(query(collection(ownerDb(), `${path}/comentarios`), where('autorId', '==', member.uid))))
    .docs;

/** A member whose comments go when the test has ended and its pages are closed (what is called first is undone last). */
export async function commenter(): Promise<Member> {
  const member = await newMember();
  onTestFinished(async () => {
    await clearFaults();
    for (const { id } of await written(member)) {
      await deleteComment(ownerDb(), member.uid, { id, articuloId: article.id, autorId: member.uid });
    }
  });
  return member;
}
