import { doc, getDoc, increment, updateDoc, writeBatch } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import type { Reply, Topic } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { replyAnchor } from '@/model/shared/paths';
import type { OpenPage } from './browser';
import { type ForumMember, newForumReply } from './forum-members';
import { ownerDb } from './owner';

const { forumTopic, forumTopicActs } = foro;

/** The place of the replies. */
export const replies = (page: Page) => page.getByRole('region', { name: forumTopic.repliesTitle });
/** One reply, by its text. */
export const replyWith = (page: Page, text: string) =>
  replies(page)
    .getByRole('listitem')
    .filter({ hasText: text })
    .filter({ has: page.getByRole('article') });
/** One reply, by its id. */
export const replyById = (page: Page, id: string) => page.locator(`#${replyAnchor(id)}`);
export const form = (page: Page) => page.getByRole('form', { name: forumTopicActs.form.title });
export const field = (page: Page) => form(page).getByLabel(forumTopicActs.form.label, { exact: true });
export const send = (page: Page) => form(page).getByRole('button', { name: forumTopicActs.form.send });
/** A word in the corner of the page. */
export const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).first();

/** Writes a reply, and waits until it is stored. */
export async function writeReply(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await send(page).click();
  await toast(page, forumTopicActs.form.sent).waitFor();
}

/** Opens a topic, and waits until the view is counted: a fault for the next commit is not spent on that. */
export async function visitCounted(
  { page, visit }: Pick<OpenPage, 'page' | 'visit'>,
  href: string,
): Promise<void> {
  const counted = page.waitForResponse(
    (response) =>
      response.url().includes(':commit') && (response.request().postData()?.includes('vistas') ?? false),
  );
  await visit(href);
  await counted;
}

/** The button of the topic or of a reply that likes it. */
export const likeOf = (place: ReturnType<typeof replyById>) => place.locator('[data-act="like"]');

/** As many replies as asked for, 'Mensaje 1.' and on: the first written by the site, the others its copies, at once. */
export async function manyReplies(author: ForumMember, topic: Topic, count: number): Promise<string[]> {
  const first: Reply = await newForumReply(author, topic, 'Mensaje 1.');
  const db = ownerDb();
  const [reply, entry] = await Promise.all([
    getDoc(doc(db, 'foro_respuestas', first.id)),
    getDoc(doc(db, 'foro_indice', `respuesta_${first.id}`)),
  ]);
  const ids = [first.id];
  const batch = writeBatch(db);
  for (let numero = 2; numero <= count; numero += 1) {
    const id = doc(db, 'foro_respuestas', `${first.id.slice(0, 16)}${String(numero).padStart(4, '0')}`).id;
    batch.set(doc(db, 'foro_respuestas', id), { ...reply.data(), numero, contenido: `Mensaje ${numero}.` });
    batch.set(doc(db, 'foro_indice', `respuesta_${id}`), { ...entry.data(), itemId: id });
    ids.push(id);
  }
  await batch.commit();
  await updateDoc(doc(db, 'foro_temas', topic.id), { respuestas: count, ultimoNumero: count });
  await updateDoc(doc(db, 'foro_categorias', topic.categoriaId), { mensajeCount: increment(count - 1) });
  return ids;
}
