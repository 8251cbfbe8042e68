import { doc, getDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { checkAccessibility, checkScreen } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { ownClock, pass, passUntilShown, stopClock } from './support/clock';
import {
  article,
  articleHref,
  commentCount,
  commenter,
  field,
  form,
  inList,
  openComments,
  publicSideWritten,
  section,
  send,
  toast,
  writeComment,
  written,
} from './support/comments';
import { clearFaults, injectFaults } from './support/faults';
import { openAs, stored } from './support/fresh-member';
import { holdWrites } from './support/hold';
import { focusOn, press } from './support/keyboard';
import { resetReads, usage } from './support/meter';
import { ownerDb } from './support/owner';
import { newStaff } from './support/staff';

const texts = messages.comments;
const WORDS = 'Muy interesante.\nGracias por las fuentes; ¿hay más sobre Ñuñoa?';

describe('a comment', () => {
  it('shows at once, is counted, and thanks for five seconds', async () => {
    const reader = await commenter();
    const before = await commentCount();
    const { page, visit } = await openAs(reader);
    await ownClock(page);
    await visit(articleHref);
    await openComments(page);
    expect(await form(page).getByLabel(texts.name).inputValue()).toBe(reader.nombre);
    const release = await holdWrites(page);
    await field(page).fill(WORDS);
    await send(page).click();
    await inList(page, 'Muy interesante.').waitFor();
    expect(await written(reader)).toHaveLength(0);
    const thanks = form(page).getByText(texts.sent);
    await stopClock(page);
    release();
    await passUntilShown(page, thanks);
    await pass(page, 4800);
    expect(await thanks.isVisible()).toBe(true);
    await pass(page, 250);
    await thanks.waitFor({ state: 'hidden' });
    await page.clock.resume();
    expect(await field(page).inputValue()).toBe('');
    await section(page)
      .getByText(messages.article.comments.count(before + 1))
      .waitFor();
    const [comment, ...more] = await written(reader);
    expect(more).toEqual([]);
    expect(comment?.data()).toMatchObject({ autor: reader.nombre, contenido: WORDS, articuloId: article.id });
    expect(Object.values(comment?.data() ?? {})).not.toContain(reader.email);
    expect(await commentCount()).toBe(before + 1);
    expect((await stored(reader))?.comentariosCount).toBe(1);
  });

  it('is there when the page is loaded again at once', async () => {
    const { page, visit } = await openAs(await commenter());
    await visit(articleHref);
    await writeComment(page, 'Sigue aquí.');
    await page.reload();
    await openComments(page);
    await inList(page, 'Sigue aquí.').waitFor();
  });

  it.each(WIDTHS)('names what is missing or wrong, at %i px', async (width) => {
    const { page, visit } = await openAs(await commenter(), { width, colorScheme: 'dark' });
    await visit(articleHref);
    await openComments(page);
    await form(page).getByLabel(texts.name).fill(' ');
    await form(page).getByLabel(texts.email).fill('marta.example.org');
    await send(page).click();
    const { nameRequired, emailInvalid, textRequired } = texts.validation;
    for (const problem of [nameRequired, emailInvalid, textRequired]) {
      await form(page).getByText(problem, { exact: true }).waitFor();
    }
    await form(page).getByText(texts.emailHelp).waitFor();
    await focusOn(form(page).getByLabel(texts.name));
    await checkScreen(page);
  });

  it('is edited in its place, and deleted once that is confirmed', async () => {
    const reader = await commenter();
    const before = await commentCount();
    const { page, visit } = await openAs(reader, { width: 375 });
    await visit(articleHref);
    await writeComment(page, WORDS);
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
    expect(await commentCount()).toBe(before);
    expect((await stored(reader))?.comentariosCount).toBe(0);
  });

  it('is answered below it, and so is the answer, one level deep', async () => {
    const asks = await commenter();
    const asking = await openAs(asks);
    await asking.visit(articleHref);
    await writeComment(asking.page, WORDS);
    const id = (await written(asks))[0]?.id;

    const answers = await commenter();
    const { page, visit } = await openAs(answers, { width: 375 });
    await visit(articleHref);
    await openComments(page);
    const question = inList(page, 'Muy interesante.').first();
    await question.getByRole('button', { name: texts.answerTo(asks.nombre) }).click();
    const answer = section(page).getByRole('form', { name: texts.answerTo(asks.nombre) });
    await answer.getByRole('button', { name: texts.sendAnswer }).click();
    await answer.getByText(texts.validation.textRequired).waitFor();
    await answer.getByLabel(texts.answerLabel).fill('Sí: en el padrón de 1860.');
    await checkAccessibility(page);
    await answer.getByRole('button', { name: texts.sendAnswer }).click();
    await toast(page, texts.answered).waitFor();
    const thread = question.getByRole('list', { name: messages.article.comments.answers(asks.nombre) });
    await thread.getByText('Sí: en el padrón de 1860.').waitFor();
    expect((await written(answers))[0]?.get('respuestaA')).toBe(id);

    await thread.getByRole('button', { name: texts.answerTo(answers.nombre) }).click();
    const again = thread.getByRole('form', { name: texts.answerTo(answers.nombre) });
    await again.getByLabel(texts.answerLabel).fill('Y en el de 1875.');
    await again.getByRole('button', { name: texts.sendAnswer }).click();
    await expect.poll(() => thread.getByRole('listitem').count()).toBe(2);
    await expect
      .poll(async () => (await written(answers)).map((one) => one.get('respuestaA')))
      .toEqual([id, id]);
  });

  it('keeps its text when it cannot be sent, also after a reload, and is sent once on a new try', async () => {
    const reader = await commenter();
    const before = await commentCount();
    await injectFaults({ match: { method: 'commit', pathContains: 'comentarios' }, error: 'INTERNAL' });
    const { page, visit, expectConsole } = await openAs(reader, { width: 375 });
    expectConsole(/500|INTERNAL|internal/);
    await visit(articleHref);
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
    expect(await commentCount()).toBe(before + 1);
  });

  it('is one comment when the answer to the first try is lost', async () => {
    const reader = await commenter();
    const { page, visit, expectConsole } = await openAs(reader);
    expectConsole(/503|403|UNAVAILABLE|unavailable|permission/i);
    await visit(articleHref);
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

  it('that another tab shows too is gone there once it was sent', async () => {
    const { page, visit, context } = await openAs(await commenter());
    await visit(articleHref);
    await openComments(page);
    await field(page).fill(WORDS);
    const other = await openPage({ context });
    await other.visit(articleHref);
    await openComments(other.page);
    await vi.waitFor(async () => expect(await field(other.page).inputValue()).toBe(WORDS));
    await send(page).click();
    await form(page).getByText(texts.sent).waitFor();
    await vi.waitFor(async () => expect(await field(other.page).inputValue()).toBe(''));
    await other.page.reload();
    await openComments(other.page);
    expect(await field(other.page).inputValue()).toBe('');
  });

  it('reads six documents at most: what the rules look at, the account, and the public side', async () => {
    const { page, visit } = await openAs(await commenter());
    await visit(articleHref);
    await openComments(page);
    await field(page).fill(WORDS);
    await page.waitForLoadState('networkidle');
    await resetReads();
    await Promise.all([publicSideWritten(page), send(page).click()]);
    await form(page).getByText(texts.sent).waitFor();
    expect((await usage()).reads).toBeLessThanOrEqual(6);
  });

  it('is written, edited and deleted with the keyboard alone', async () => {
    const { page, visit } = await openAs(await commenter());
    await visit(articleHref);
    await openComments(page);
    await form(page).getByLabel(texts.name).focus();
    await press(page, 'Tab', form(page).getByLabel(texts.email));
    await press(page, 'Tab', field(page));
    await page.keyboard.type('Con el teclado');
    await press(page, 'Tab', send(page));
    await page.keyboard.press('Enter');
    await form(page).getByText(texts.sent).waitFor();
    const own = inList(page, 'Con el teclado');
    const button = (name: string) => own.getByRole('button', { name, exact: true });
    await button(texts.edit).focus();
    await press(page, 'Enter', own.getByRole('textbox', { name: texts.editLabel }));
    await page.keyboard.press('End');
    await page.keyboard.type(' y nada más');
    await press(page, 'Tab', button(texts.save));
    await press(page, 'Enter', button(texts.edit));
    await inList(page, 'Con el teclado y nada más').waitFor();
    await press(page, 'Tab', button(texts.delete));
    // A key held down answers no.
    await press(page, 'Enter', button(messages.common.cancel));
    await press(page, 'Shift+Tab', button(texts.deleteTitle));
    await page.keyboard.press('Enter');
    await toast(page, texts.deleted).waitFor();
    await own.waitFor({ state: 'hidden' });
    await focusOn(section(page).getByRole('heading', { name: messages.article.comments.title }));
  });

  it('leads to the public profile of who wrote it', async () => {
    const reader = await commenter();
    const { page, visit } = await openAs(reader, { width: 375 });
    await visit(articleHref);
    await openComments(page);
    await field(page).fill(WORDS);
    await send(page).click();
    await inList(page, 'Muy interesante.').getByRole('link', { name: reader.nombre }).click();
    await page.getByRole('heading', { level: 1, name: reader.nombre }).waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.memberProfile.href(reader.uid));
    expect(await page.content()).not.toContain(reader.email);
  });

  it('says whose article it is when its author comments', async () => {
    const reader = await commenter();
    const { page, visit } = await openAs(reader);
    const before = (await getDoc(doc(ownerDb(), `articulos/${article.id}`))).get('autorId') as string;
    await updateDoc(doc(ownerDb(), `articulos/${article.id}`), { autorId: reader.uid });
    try {
      await visit(articleHref);
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
    const reader = await commenter();
    const first = await openAs(reader);
    await first.visit(articleHref);
    await writeComment(first.page, WORDS);
    const { page, visit } = await openAs(await newStaff('moderador'));
    await visit(articleHref);
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
    const reader = await commenter();
    const { page, visit, expectConsole } = await openAs(reader);
    expectConsole(/500|INTERNAL|internal/);
    await visit(articleHref);
    await writeComment(page, WORDS);
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
    await visit(articleHref);
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByText(messages.article.comments.invitation).waitFor();
    const code = (await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))).join('\n');
    expect(code).toContain(messages.article.comments.invitation);
    for (const word of MEMBERS_ONLY) expect(code).not.toContain(word);
  });
});
