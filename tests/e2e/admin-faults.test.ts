import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { report } from '@/model/messages/report';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { checkSchemes } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { ownClock } from './support/clock';
import { newForumCategory, newForumMember, newForumTopic } from './support/forum-members';
import { openAs } from './support/fresh-member';
import { arrivedAt, mainOf } from './support/members';
import { newStaff } from './support/staff';
import { button, newArticle, newWriter, openEditor, titleField } from './support/writers';

const texts = staff.editor;

describe('/admin/usuarios', () => {
  it('keeps a filter that is chosen while the words typed wait for their pause', async () => {
    const { page, visit } = await openAs(await newStaff('administrador'));
    await ownClock(page);
    await visit(paths.adminUsers.href());
    await arrivedAt(page, staff.adminUsers.title);
    const search = mainOf(page).getByRole('searchbox');
    const parameters = () => Object.fromEntries(new URL(page.url()).searchParams);
    await search.pressSequentially('demo');
    await mainOf(page).getByLabel(staff.adminUsers.filters.role, { exact: true }).selectOption('editor');
    await expect.poll(parameters).toMatchObject({ rol: 'editor', q: 'demo' });
    // Longer than the pause: nothing comes behind and takes it away.
    await page.clock.runFor(600);
    expect(parameters()).toMatchObject({ rol: 'editor', q: 'demo' });
    await mainOf(page).getByLabel(staff.adminUsers.filters.state, { exact: true }).selectOption('activo');
    await search.pressSequentially('s');
    await expect.poll(parameters).toMatchObject({ rol: 'editor', estado: 'activo', q: 'demos' });
  });
});

/** Chooses a photograph of the page's own making, noise that is over 5 MB as a file; gives its size. */
function chooseBigPhotograph(chooser: Locator): Promise<number> {
  return chooser.evaluate(async (input: HTMLInputElement) => {
    const [width, height] = [2000, 1500];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    const picture = context.createImageData(width, height);
    for (let at = 0; at < picture.data.length; at += 65536)
      crypto.getRandomValues(picture.data.subarray(at, at + 65536));
    context.putImageData(picture, 0, 0);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('No picture');
    const transfer = new DataTransfer();
    transfer.items.add(new File([blob], 'foto.png', { type: 'image/png' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return blob.size;
  });
}

describe('several pictures at once in the gallery', () => {
  it('are refused by their names, and the names go once it is put right', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page } = await openEditor(writer, article.id);
    const chooser = page.locator('input[data-picture="gallery"]');
    const good = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 });
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    });
    await chooser.setInputFiles([
      { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') },
      { name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('no') },
      { name: 'buena.png', mimeType: 'image/png', buffer: Buffer.from(good) },
    ]);
    const said = (name: string, reason: string) =>
      mainOf(page).getByRole('alert').getByText(texts.uploads.failed(name, reason));
    await said('notas.txt', staff.images.unreadable).waitFor();
    await said('falsa.png', messages.editProfile.images.unreadable).waitFor();
    await mainOf(page).getByLabel(texts.gallery.alt(1)).waitFor();
    await chooser.setInputFiles({ name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from(good) });
    await mainOf(page).getByLabel(texts.gallery.alt(2)).waitFor();
    await said('falsa.png', messages.editProfile.images.unreadable).waitFor({ state: 'detached' });
    expect(await said('notas.txt', staff.images.unreadable).count()).toBe(0);
    await button(page, texts.actions.saveDraft).click();
    await mainOf(page).getByRole('status').getByText(texts.status.allSaved).waitFor();
  });

  it('over 5 MB are made small and taken', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page } = await openEditor(writer, article.id);
    const size = await chooseBigPhotograph(page.locator('input[data-picture="gallery"]'));
    expect(size).toBeGreaterThan(5 * 1024 * 1024);
    await mainOf(page).getByLabel(texts.gallery.alt(1)).waitFor();
    await chooseBigPhotograph(page.locator('input[data-picture="main"]'));
    await mainOf(page).getByLabel(texts.mainPicture.alt).waitFor();
    await button(page, texts.actions.saveDraft).click();
    await mainOf(page).getByRole('status').getByText(texts.status.allSaved).waitFor();
  });
});

describe('the dialog that reports a topic', () => {
  it('opens without a word of reproach', async () => {
    const author = await newForumMember();
    const topic = await newForumTopic(author, 'Un tema que se reporta', await newForumCategory());
    const { page, visit } = await openAs((await newForumMember()).member);
    await visit(paths.forumTopic.href(topic.id));
    await mainOf(page).getByRole('button', { name: foro.forumTopic.acts.report }).first().click();
    const dialog = page.getByRole('dialog', { name: report.forum.title });
    const reason = dialog.getByLabel(report.reason);
    await reason.waitFor();
    // The window loses the focus and gets it back.
    await reason.blur();
    await reason.focus();
    expect(await reason.getAttribute('aria-invalid')).toBeNull();
    expect(await dialog.getByText(messages.forumWriting.validation.required).count()).toBe(0);
  });
});

describe('/verificar-firestore', () => {
  it('shows no old result under a new error, and tells a name that the site has not from a refusal', async () => {
    const { page, visit, expectConsole } = await openAs(await newStaff('administrador'));
    expectConsole(/403|denied/i);
    const reader = staff.collectionReader;
    await visit(paths.verifyFirestore.href());
    const read = async (name: string) => {
      await mainOf(page).getByLabel(reader.field).fill(name);
      await button(page, reader.submit).click();
    };
    await read('insignias');
    await mainOf(page).getByText(reader.shown(9)).waitFor();
    await read('articulos/a1');
    await mainOf(page).getByText(reader.validation.isDocument).waitFor();
    expect(await mainOf(page).getByText(reader.shown(9)).count()).toBe(0);
    await read('articlos');
    await mainOf(page).getByText(reader.errors.unknown('articlos')).waitFor();
    await read('articulos/a1/comentario');
    await mainOf(page).getByText(reader.errors.unknown('articulos/a1/comentario')).waitFor();
    await read('insignias');
    await mainOf(page).getByText(reader.shown(9)).waitFor();
  });
});

describe.each(WIDTHS)('an article that is not published, at %i px', (width) => {
  it('tells its author how it stands, and leads to the editor', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page, visit, expectConsole } = await openAs(writer, { width });
    expectConsole(/403/);
    await visit(paths.article.href(article.id));
    await arrivedAt(page, article.titulo);
    await mainOf(page).getByText(staff.adminArticles.unpublished.borrador).waitFor();
    expect(await mainOf(page).getByRole('button', { name: messages.article.favourite.add }).count()).toBe(0);
    await checkSchemes(page);
    await mainOf(page).getByRole('link', { name: staff.adminArticles.unpublished.edit }).click();
    await titleField(page).waitFor();
    expect(await titleField(page).inputValue()).toBe(article.titulo);
  });
});

describe('an article that is not published', () => {
  it('is not there for anybody else', async () => {
    const article = await newArticle(await newWriter(), { estado: 'archivado' });
    const { page, visit, expectConsole } = await openPage();
    expectConsole(/403/);
    await visit(paths.article.href(article.id));
    await arrivedAt(page, messages.article.notFound);
    const other = await openAs(await newWriter());
    other.expectConsole(/403/);
    await other.visit(paths.article.href(article.id));
    await arrivedAt(other.page, messages.article.notFound);
  });
});
