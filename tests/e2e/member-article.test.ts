import { collection, doc, getDoc, getDocs, query, updateDoc, where } from 'firebase/firestore/lite';
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { deleteComment } from '@/services/comment-writing';
import { checkAccessibility } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { published } from './support/demo';
import { clearFaults, injectFaults } from './support/faults';
import { changeAccount, type Member, newMember, openAs, stored } from './support/fresh-member';
import { demoPerson, signIn } from './support/members';
import { resetReads, usage } from './support/meter';
import { ownerDb } from './support/owner';

const { comments: texts, favourites } = messages;
const article = published[6] ?? published[0];
if (!article) throw new Error('The demo content has no published article.');
const href = paths.article.href(article.id);
const WORDS = 'Muy interesante.\nGracias por las fuentes; ¿hay más sobre Ñuñoa?';

const section = (page: Page) => page.getByRole('region', { name: messages.article.comments.title });
const form = (page: Page) => section(page).getByRole('form', { name: texts.formTitle });
const field = (page: Page) => form(page).getByLabel(texts.text, { exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: texts.submit });
const toggle = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).first();

const count = async () =>
  (await getDoc(doc(ownerDb(), `articulos/${article.id}`))).get('comentariosCount') as number;
const written = async (member: Member) =>
  (
    await getDocs(
      query(collection(ownerDb(), `articulos/${article.id}/comentarios`), where('autorId', '==', member.uid)),
    )
  ).docs;

/** Opens the article's comments, with the form ready. */
async function openComments(page: Page): Promise<void> {
  await section(page).scrollIntoViewIfNeeded();
  await form(page).waitFor();
  await section(page)
    .getByRole('listitem')
    .or(section(page).getByText(messages.article.comments.empty))
    .first()
    .waitFor();
}

/** Waits until the focus is there: a key pressed before that would go elsewhere. */
const focusOn = (target: Locator) => target.and(target.page().locator(':focus')).waitFor();

/** The comment as it stands in the list. */
const inList = (page: Page, text: string) => section(page).getByRole('listitem').filter({ hasText: text });

const members: Member[] = [];

async function member(): Promise<Member> {
  const created = await newMember();
  members.push(created);
  return created;
}

afterEach(async () => {
  await clearFaults();
  for (const one of members.splice(0)) {
    for (const { id } of await written(one)) {
      await deleteComment(ownerDb(), one.uid, { id, articuloId: article.id, autorId: one.uid });
    }
  }
});

describe.each(WIDTHS)('a member on an article at %i px', (width) => {
  it('saves it among the favourites for five points, once, and takes it away', async () => {
    const reader = await member();
    const { page, visit } = await openAs(reader, { width });
    await visit(href);
    await toggle(page, favourites.add).click();
    await toast(page, favourites.addedPoints(5)).waitFor();
    expect(await stored(reader)).toMatchObject({ articulosFavoritos: [article.id], puntos: 5 });
    await toggle(page, favourites.remove).click();
    await toast(page, favourites.removed).waitFor();
    await toggle(page, favourites.add).click();
    await page.getByRole('status').getByText(favourites.added, { exact: true }).waitFor();
    expect(await stored(reader)).toMatchObject({ articulosFavoritos: [article.id], puntos: 5 });
    await checkAccessibility(page);
  });

  it('comments: it shows at once, is counted, and thanks for five seconds', async () => {
    const reader = await member();
    const before = await count();
    const { page, visit } = await openAs(reader, { width });
    await visit(href);
    await openComments(page);
    expect(await form(page).getByLabel(texts.name).inputValue()).toBe(reader.nombre);
    await injectFaults({ match: { method: 'commit' }, latencyMs: 1200 });
    await field(page).fill(WORDS);
    await send(page).click();
    await inList(page, 'Muy interesante.').waitFor();
    expect(await written(reader)).toHaveLength(0);
    const thanks = form(page).getByText(texts.sent);
    await thanks.waitFor();
    const shown = Date.now();
    await clearFaults();
    expect(await field(page).inputValue()).toBe('');
    await section(page)
      .getByText(messages.article.comments.count(before + 1))
      .waitFor();
    const [comment, ...more] = await written(reader);
    expect(more).toEqual([]);
    expect(comment?.data()).toMatchObject({ autor: reader.nombre, contenido: WORDS, articuloId: article.id });
    expect(Object.values(comment?.data() ?? {})).not.toContain(reader.email);
    expect(await count()).toBe(before + 1);
    expect((await stored(reader))?.comentariosCount).toBe(1);
    await thanks.waitFor({ state: 'hidden' });
    expect(Date.now() - shown).toBeGreaterThan(3500);
    expect(Date.now() - shown).toBeLessThan(7000);
  });

  it('names what is missing or wrong in a comment', async () => {
    const { page, visit } = await openAs(await member(), { width, colorScheme: 'dark' });
    await visit(href);
    await openComments(page);
    await form(page).getByLabel(texts.name).fill(' ');
    await form(page).getByLabel(texts.email).fill('marta.example.org');
    await send(page).click();
    const { nameRequired, emailInvalid, textRequired } = texts.validation;
    for (const problem of [nameRequired, emailInvalid, textRequired]) {
      await form(page).getByText(problem, { exact: true }).waitFor();
    }
    await form(page).getByText(texts.emailHelp).waitFor();
    expect(
      await form(page)
        .getByLabel(texts.name)
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await checkAccessibility(page);
  });

  it('edits the comment in its place, and deletes it once that is confirmed', async () => {
    const reader = await member();
    const before = await count();
    const { page, visit } = await openAs(reader, { width });
    await visit(href);
    await openComments(page);
    await field(page).fill(WORDS);
    await send(page).click();
    await form(page).getByText(texts.sent).waitFor();
    await inList(page, 'Muy interesante.').getByRole('button', { name: texts.edit }).click();
    const editor = section(page).getByRole('form', { name: texts.editLabel });
    await editor.getByLabel(texts.editLabel).fill('Lo he leído otra vez.');
    await checkAccessibility(page);
    await editor.getByRole('button', { name: texts.save }).click();
    await toast(page, texts.saved).waitFor();
    const changed = inList(page, 'Lo he leído otra vez.');
    await changed.getByText(texts.edited).waitFor();
    expect((await written(reader))[0]?.get('contenido')).toBe('Lo he leído otra vez.');

    await changed.getByRole('button', { name: texts.delete }).click();
    await changed.getByText(texts.deleteConfirm).waitFor();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await changed.getByRole('button', { name: texts.delete }).click();
    await changed.getByRole('button', { name: texts.deleteTitle }).click();
    await toast(page, texts.deleted).waitFor();
    await changed.waitFor({ state: 'hidden' });
    expect(await written(reader)).toHaveLength(0);
    expect(await count()).toBe(before);
    expect((await stored(reader))?.comentariosCount).toBe(0);
  });
});

describe('a favourite', () => {
  it('goes back to what it was, with the reason, when it cannot be saved', async () => {
    const reader = await member();
    await injectFaults({ match: { method: 'commit', pathContains: 'favorito' }, error: 'INTERNAL' });
    const { page, visit, expectConsole } = await openAs(reader);
    expectConsole(/500|INTERNAL|internal/);
    await visit(href);
    await toggle(page, favourites.add).click();
    await toast(page, favourites.addFailed).waitFor();
    await toggle(page, favourites.add).waitFor();
    expect((await stored(reader))?.articulosFavoritos).toEqual([]);
  });

  it('costs seven reads to save, what the rules look at and the public side included, and two to take away', async () => {
    const { page, visit } = await openAs(await member());
    await visit(href);
    await toggle(page, favourites.add).waitFor();
    await page.waitForLoadState('networkidle');
    const settled = () =>
      page.waitForResponse(
        (response) =>
          response.url().includes(':commit') && /perfiles/.test(response.request().postData() ?? ''),
      );
    await resetReads();
    await Promise.all([settled(), toggle(page, favourites.add).click()]);
    await toast(page, favourites.addedPoints(5)).waitFor();
    expect((await usage()).reads).toBeLessThanOrEqual(7);
    await resetReads();
    await toggle(page, favourites.remove).click();
    await toast(page, favourites.removed).waitFor();
    expect((await usage()).reads).toBeLessThanOrEqual(2);
  });

  it('announces the badge that it earns', async () => {
    const reader = await member();
    await changeAccount(reader, { articulosFavoritos: published.slice(10, 19).map(({ id }) => id) });
    const { page, visit } = await openAs(reader);
    await visit(href);
    await toggle(page, favourites.add).click();
    await toast(page, messages.badges.earned('Coleccionista de bronce')).waitFor();
    expect(await stored(reader)).toMatchObject({ insignias: ['coleccionista-bronce'], puntos: 15 });
  });

  it.each([
    ['suspendido', messages.account.suspended],
    ['pendiente', messages.account.pending],
  ])('explains to a member who is %s why it cannot be saved', async (estado, reason) => {
    const reader = await member();
    await changeAccount(reader, { estado });
    const { page, visit } = await openAs(reader);
    await visit(href);
    await toggle(page, favourites.add).click();
    await toast(page, reason).waitFor();
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByText(reason).waitFor();
    expect(await form(page).isVisible()).toBe(false);
  });
});

describe('a comment', () => {
  it('keeps its text when it cannot be sent, also after a reload, and is sent once on a new try', async () => {
    const reader = await member();
    const before = await count();
    await injectFaults({ match: { method: 'commit', pathContains: 'comentarios' }, error: 'INTERNAL' });
    const { page, visit, expectConsole } = await openAs(reader, { width: 375 });
    expectConsole(/500|INTERNAL|internal/);
    await visit(href);
    await openComments(page);
    await field(page).fill(WORDS);
    await send(page).click();
    await form(page).getByText(texts.submitError).waitFor();
    await inList(page, 'Muy interesante.').waitFor({ state: 'hidden' });
    await checkAccessibility(page);
    await clearFaults();
    await page.reload();
    await openComments(page);
    expect(await field(page).inputValue()).toBe(WORDS);
    await send(page).click();
    await form(page).getByText(texts.sent).waitFor();
    expect(await written(reader)).toHaveLength(1);
    expect(await count()).toBe(before + 1);
  });

  it('is one comment when the answer to the first try is lost', async () => {
    const reader = await member();
    const { page, visit, expectConsole } = await openAs(reader);
    expectConsole(/503|403|UNAVAILABLE|unavailable|permission/i);
    await visit(href);
    await openComments(page);
    await injectFaults({
      match: { method: 'commit', pathContains: 'comentarios' },
      error: 'UNAVAILABLE',
      afterEffect: true,
      times: 1,
    });
    await field(page).fill(WORDS);
    await send(page).click();
    const failed = form(page).getByText(texts.submitError);
    await failed.or(form(page).getByText(texts.sent)).first().waitFor();
    if (await failed.isVisible()) await send(page).click();
    await form(page).getByText(texts.sent).waitFor();
    expect(await written(reader)).toHaveLength(1);
  });

  it('reads five documents at most: what the rules look at, the account, and the public side', async () => {
    const { page, visit } = await openAs(await member());
    await visit(href);
    await openComments(page);
    const settled = () =>
      page.waitForResponse(
        (response) =>
          response.url().includes(':commit') && /perfiles/.test(response.request().postData() ?? ''),
      );
    await field(page).fill(WORDS);
    await page.waitForLoadState('networkidle');
    await resetReads();
    await Promise.all([settled(), send(page).click()]);
    await form(page).getByText(texts.sent).waitFor();
    expect((await usage()).reads).toBeLessThanOrEqual(5);
  });

  it('is written, edited and deleted with the keyboard alone', async () => {
    const { page, visit } = await openAs(await member());
    await visit(href);
    await openComments(page);
    const press = async (key: 'Tab' | 'Enter', then: Locator) => {
      await page.keyboard.press(key);
      await focusOn(then);
    };
    await form(page).getByLabel(texts.name).focus();
    await press('Tab', form(page).getByLabel(texts.email));
    await press('Tab', field(page));
    await page.keyboard.type('Con el teclado');
    await press('Tab', send(page));
    await page.keyboard.press('Enter');
    await form(page).getByText(texts.sent).waitFor();
    const own = inList(page, 'Con el teclado');
    const button = (name: string) => own.getByRole('button', { name, exact: true });
    await button(texts.edit).focus();
    await press('Enter', own.getByRole('textbox', { name: texts.editLabel }));
    await page.keyboard.press('End');
    await page.keyboard.type(' y nada más');
    await press('Tab', button(texts.save));
    await press('Enter', button(texts.edit));
    await inList(page, 'Con el teclado y nada más').waitFor();
    await press('Tab', button(texts.delete));
    await press('Enter', button(texts.deleteTitle));
    await page.keyboard.press('Enter');
    await toast(page, texts.deleted).waitFor();
    await own.waitFor({ state: 'hidden' });
    await focusOn(section(page).getByRole('heading', { name: messages.article.comments.title }));
  });

  it('leads to the public profile of who wrote it', async () => {
    const reader = await member();
    const { page, visit } = await openAs(reader, { width: 375 });
    await visit(href);
    await openComments(page);
    await field(page).fill(WORDS);
    await send(page).click();
    await inList(page, 'Muy interesante.').getByRole('link', { name: reader.nombre }).click();
    await page.getByRole('heading', { level: 1, name: reader.nombre }).waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.memberProfile.href(reader.uid));
    expect(await page.content()).not.toContain(reader.email);
  });

  it('says whose article it is when its author comments', async () => {
    const reader = await member();
    const { page, visit } = await openAs(reader);
    const before = (await getDoc(doc(ownerDb(), `articulos/${article.id}`))).get('autorId') as string;
    await updateDoc(doc(ownerDb(), `articulos/${article.id}`), { autorId: reader.uid });
    try {
      await visit(href);
      await openComments(page);
      await field(page).fill(WORDS);
      await send(page).click();
      await inList(page, 'Muy interesante.').getByText(texts.articleAuthor).waitFor();
      // Shown at once; what is still being sent must not be cut off with the page.
      await page.getByText(texts.sent).waitFor();
    } finally {
      await updateDoc(doc(ownerDb(), `articulos/${article.id}`), { autorId: before });
    }
  });

  it('of anyone can be deleted, but not edited, by a moderator', async () => {
    const reader = await member();
    const first = await openAs(reader);
    await first.visit(href);
    await openComments(first.page);
    await field(first.page).fill(WORDS);
    await send(first.page).click();
    await form(first.page).getByText(texts.sent).waitFor();
    const { page, visit } = await openPage();
    await visit(paths.login.href(href));
    await signIn(page, demoPerson('moderador'));
    await page.waitForURL((url) => url.pathname === href);
    await openComments(page);
    const comment = inList(page, 'Muy interesante.');
    await comment.getByRole('button', { name: texts.delete }).click();
    expect(await comment.getByRole('button', { name: texts.edit }).isVisible()).toBe(false);
    await comment.getByRole('button', { name: texts.deleteTitle }).click();
    await toast(page, texts.deleted).waitFor();
    expect(await written(reader)).toHaveLength(0);
    expect((await stored(reader))?.comentariosCount).toBe(0);
  });

  it('comes back, with the reason, when it cannot be deleted', async () => {
    const reader = await member();
    const { page, visit, expectConsole } = await openAs(reader);
    expectConsole(/500|INTERNAL|internal/);
    await visit(href);
    await openComments(page);
    await field(page).fill(WORDS);
    await send(page).click();
    await form(page).getByText(texts.sent).waitFor();
    await injectFaults({
      match: { method: 'commit', pathContains: 'comentario-borrado' },
      error: 'INTERNAL',
    });
    const own = inList(page, 'Muy interesante.');
    await own.getByRole('button', { name: texts.delete }).click();
    await own.getByRole('button', { name: texts.deleteTitle }).click();
    await toast(page, texts.deleteError).waitFor();
    await own.waitFor();
    expect(await written(reader)).toHaveLength(1);
  });
});

/** Words that only the code of members, or Auth's, contains. */
const MEMBERS_ONLY = ['comentario-editado:', 'firebaseLocalStorageDb'];

describe('a visitor', () => {
  it('gets none of the code of members on an article', async () => {
    const { page, visit } = await openPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await visit(href);
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByText(messages.article.comments.invitation).waitFor();
    const code = (await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))).join('\n');
    expect(code).toContain(messages.article.comments.invitation);
    for (const word of MEMBERS_ONLY) expect(code).not.toContain(word);
  });
});
