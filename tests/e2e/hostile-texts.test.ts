import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newComment } from '@/model/comments/comment';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { newId } from '@/model/shared/stored/document-id';
import { addComment } from '@/services/comments/writing';
import { deleteTopic } from '@/services/forum/deletion';
import { createTopic } from '@/services/forum/topic-writing';
import { fetchTopic } from '@/services/forum/topics';
import { fetchAccount } from '@/services/users/records';
import { openPage } from './support/browser';
import { type ForumMember, newForumCategory, newForumMember, newForumReply } from './support/forum-members';
import { changeAccount, openAs } from './support/fresh-member';
import { ALL_HOSTILE, HOSTILE_TEXTS } from './support/hostile-texts';
import { ownerDb } from './support/owner';
import { newArticle, newWriter } from './support/writers';

const IMAGE = '<img src=x onerror=window.atacado=1>';
const BREAKOUT = '"><script>window.atacado=1</script>';
const REPLIES = 6;

/** What a page made of the texts: nothing may run, lead to a script, or be an element that brings its own. */
async function expectInert(page: Page): Promise<void> {
  const made = await page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')];
    const addresses = all.flatMap((element) =>
      ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    );
    return {
      ran: 'atacado' in window,
      handlers: all.filter((element) => [...element.attributes].some(({ name }) => /^on/i.test(name))).length,
      scripts: all.filter(
        (element) => element.tagName === 'SCRIPT' && element.textContent?.includes('atacado'),
      ).length,
      brought: document.querySelectorAll(
        'main iframe, main object, main embed, main base, main meta, main link, main style, main video, main math',
      ).length,
      addresses: addresses.filter((address) => /^\s*(?:javascript|vbscript|data:text)/i.test(address)),
    };
  });
  expect(made).toEqual({ ran: false, handlers: 0, scripts: 0, brought: 0, addresses: [] });
}

/** Pictures that the texts name do not load: the console says so. */
async function open(path: string, opened = openPage({ width: 375 })): Promise<Page> {
  const { page, visit, expectConsole } = await opened;
  page.on('dialog', () => expect.unreachable('a dialog was opened'));
  expectConsole(/Failed to load resource|ERR_/);
  await visit(path);
  return page;
}

/** A member whose every public text is hostile. */
async function hostileMember(): Promise<ForumMember> {
  const one = await newForumMember();
  await changeAccount(one.member, { nombre: IMAGE, biografia: ALL_HOSTILE.slice(0, 480) });
  const account = await fetchAccount(one.db, one.member.uid);
  await setDoc(
    doc(ownerDb(), 'perfiles', account.uid),
    { nombre: account.nombre, biografia: account.biografia },
    { merge: true },
  );
  return { ...one, account };
}

async function hostileTopic(author: ForumMember) {
  const categoriaId = await newForumCategory();
  await setDoc(
    doc(ownerDb(), 'foro_categorias', categoriaId),
    { nombre: IMAGE, descripcion: BREAKOUT },
    { merge: true },
  );
  const id = newId();
  onTestFinished(() => deleteTopic(author.db, author.account, id));
  await createTopic(author.db, author.account.uid, {
    id,
    titulo: BREAKOUT,
    contenido: ALL_HOSTILE,
    categoriaId,
    tags: ['<svg onload=atacado=1>', 'javascript:atacado=1'],
  });
  const topic = await fetchTopic(author.db, id);
  const size = Math.ceil(HOSTILE_TEXTS.length / REPLIES);
  for (let part = 0; part < REPLIES; part += 1) {
    const texts = HOSTILE_TEXTS.slice(part * size, (part + 1) * size);
    await newForumReply(author, await fetchTopic(author.db, id), texts.join('\n\n'));
  }
  return topic;
}

describe('texts that are an attack', () => {
  it('are at least sixty', () => {
    expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(60);
  });

  it('are words in the forum: category, topic, replies, tags, names, search', async () => {
    const author = await hostileMember();
    const topic = await hostileTopic(author);
    const category = await open(paths.forumCategory.href(topic.categoriaId));
    await category.getByRole('link', { name: BREAKOUT }).first().waitFor();
    await expectInert(category);
    const shown = await open(paths.forumTopic.href(topic.id));
    await shown.getByRole('heading', { level: 1, name: BREAKOUT }).waitFor();
    await shown.getByText('{{constructor.constructor').last().waitFor();
    await expectInert(shown);
    const results = await open(
      `${paths.forum.href()}?q=${encodeURIComponent('atacado <img src=x onerror=window.atacado=1>')}`,
    );
    await results
      .getByRole('link', { name: BREAKOUT })
      .or(results.getByText(foro.forumSearch.empty))
      .first()
      .waitFor();
    await expectInert(results);
    const profile = await open(paths.memberProfile.href(author.account.uid));
    await profile.getByRole('heading', { level: 1, name: IMAGE }).waitFor();
    await expectInert(profile);
  });

  it('leave a topic its other replies when one is more than can be read', async () => {
    const author = await newForumMember();
    const topic = await hostileTopic(author);
    const quotes = '> '.repeat(5000);
    const replies = collection(ownerDb(), 'foro_respuestas');
    const { docs } = await getDocs(query(replies, where('temaId', '==', topic.id), where('numero', '==', 1)));
    // Past the form, which refuses it.
    await Promise.all(docs.map(({ ref }) => setDoc(ref, { contenido: quotes }, { merge: true })));
    const page = await open(paths.forumTopic.href(topic.id));
    await page.locator('[data-numero="2"] [data-prose]').waitFor();
    const shown = page.locator('[data-numero="1"] [data-prose]');
    await expect.poll(() => shown.textContent()).toBe(quotes);
    expect(await page.locator('[data-numero="1"] blockquote').count()).toBe(0);
    expect(await page.locator('[data-numero]').count()).toBe(REPLIES);
  });

  it('leave an article its other parts when one is more than can be read', async () => {
    const quotes = '> '.repeat(5000);
    const long = 'palabra '.repeat(200);
    const article = await newArticle(await newWriter('autor'), {
      contenido: `${long}\n\n## Uno\n\n${quotes}\n\n## Dos\n\n**Sigue** ${long}`,
      estado: 'publicado',
    });
    const page = await open(paths.article.href(article.id));
    await page.getByRole('heading', { name: 'Dos', exact: true }).waitFor();
    const shown = page.locator('[data-prose] [style*="pre-wrap"]');
    await expect.poll(async () => (await shown.textContent())?.includes(quotes.trim())).toBe(true);
    expect(await page.locator('[data-prose] blockquote').count()).toBe(0);
    await page.locator('[data-prose] strong').getByText('Sigue').waitFor();
  });

  it('are words in an article, its comments and the library', async () => {
    const writer = await newWriter('autor');
    const article = await newArticle(writer, {
      titulo: BREAKOUT,
      contenido: ALL_HOSTILE,
      resumen: IMAGE,
      autor: IMAGE,
      categorias: [IMAGE],
      tags: [BREAKOUT],
      estado: 'publicado',
    });
    const reader = await hostileMember();
    for (const text of [ALL_HOSTILE.slice(0, 2900), ALL_HOSTILE.slice(2900, 5800)])
      await addComment(
        reader.db,
        newComment(reader.account, article, { id: newId(), autor: IMAGE, contenido: text }),
      );
    const page = await open(paths.article.href(article.id));
    await page.getByRole('heading', { level: 1, name: BREAKOUT }).waitFor();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByText(IMAGE).last().waitFor();
    await expectInert(page);
    const library = await open(paths.library.href(new URLSearchParams({ q: IMAGE }).toString()));
    await library.getByRole('link', { name: BREAKOUT }).first().waitFor();
    await expectInert(library);
  });

  it('are words before the staff: messages, comments, the editor', async () => {
    const administrator = await newWriter('administrador');
    const message = doc(ownerDb(), 'mensajes', `ataque${crypto.randomUUID().slice(0, 8)}`);
    onTestFinished(() => deleteDoc(message));
    await setDoc(message, {
      nombre: IMAGE,
      email: 'ataque@demo.test',
      mensaje: ALL_HOSTILE.slice(0, 4900),
      fecha: serverTimestamp(),
      estado: 'nuevo',
    });
    const article = await newArticle(administrator, {
      titulo: BREAKOUT,
      contenido: ALL_HOSTILE,
      resumen: IMAGE,
    });
    const messages = await open(paths.adminMessages.href(), openAs(administrator));
    await messages.getByRole('main').getByText(IMAGE).first().click();
    await expectInert(messages);
    const editor = await open(paths.adminEditArticle.href(article.id), openAs(administrator));
    await editor.getByRole('textbox').first().waitFor();
    await expectInert(editor);
  });
});
