import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { checkSchemes } from './support/accessibility';
import { openPage } from './support/browser';
import { ownClock } from './support/clock';
import { clearFaults, injectFaults } from './support/faults';
import { openAs } from './support/fresh-member';
import { mainOf } from './support/members';
import { resetReads, usage } from './support/meter';
import {
  button,
  contentField,
  editedId,
  newArticle,
  newWriter,
  openEditor,
  openNew,
  status,
  storedArticle,
  titleField,
  write,
} from './support/writers';

const texts = staff.editor;
const prose = (page: Page) => page.locator('[data-prose]').first().innerHTML();
const mode = (page: Page, name: string) => mainOf(page).getByRole('radio', { name });

/** Fills a new article in and looks at its preview; both are checked. Gives the text as it was previewed. */
async function writeAndPreview(page: Page, titulo: string): Promise<string> {
  await status(page, texts.status.clean).waitFor();
  await titleField(page).fill(titulo);
  await write(
    page,
    '## Una sección\n\nCaminos de *piedra*.\n\n- uno\ndos\n\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  );
  await mainOf(page).getByLabel(texts.fields.resumen).fill('Un resumen breve.');
  await mainOf(page).getByRole('checkbox', { name: 'Arqueología' }).check();
  await mainOf(page).getByLabel(texts.fields.tags).fill(' caminos, ,piedra ,caminos');
  await status(page, texts.status.unsaved).waitFor();
  await checkSchemes(page);
  await mode(page, texts.modes.preview).check();
  await mainOf(page).getByRole('heading', { name: 'Una sección' }).waitFor();
  await checkSchemes(page);
  return prose(page);
}

describe('a new article', () => {
  it('is written and previewed on a phone', async () => {
    const { page } = await openNew(await newWriter(), { width: 375 });
    await writeAndPreview(page, 'Calzadas en el teléfono');
  });

  it('is written, previewed exactly as readers get it, published and in the library', async () => {
    const writer = await newWriter();
    const titulo = `Calzadas de prueba ${crypto.randomUUID().slice(0, 8)}`;
    const { page, context } = await openNew(writer);
    expect(await mainOf(page).getByLabel(texts.fields.estado).locator('option').allInnerTexts()).toEqual([
      'Borrador',
      'Publicado',
    ]);
    const previewed = await writeAndPreview(page, titulo);

    await button(page, texts.actions.publish).click();
    const id = await editedId(page);
    await status(page, texts.status.allSaved).waitFor();
    await button(page, texts.actions.publish).waitFor({ state: 'detached' });
    expect(await storedArticle(id)).toMatchObject({
      titulo,
      estado: 'publicado',
      autorId: writer.uid,
      resumen: 'Un resumen breve.',
      categorias: ['Arqueología'],
      tags: ['caminos', 'piedra'],
      version: 1,
    });

    const reader = await openPage({ context });
    await reader.visit(paths.article.href(id));
    await reader.page.getByRole('heading', { level: 1, name: titulo }).waitFor();
    expect(await prose(reader.page)).toBe(previewed);
    await reader.visit(paths.library.href());
    await mainOf(reader.page).getByRole('link', { name: titulo }).first().waitFor();
  });
});

describe('writing', () => {
  it('has its buttons and keys, which the browser can undo', async () => {
    const { page } = await openNew(await newWriter());
    await write(page, 'una palabra');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+b');
    expect(await contentField(page).inputValue()).toBe('una **palabra**');
    await page.keyboard.press('Control+z');
    expect(await contentField(page).inputValue()).toBe('una palabra');
    await page.keyboard.press('Control+Shift+Digit2');
    expect(await contentField(page).inputValue()).toBe('## una palabra');
    await page.keyboard.press('Control+z');
    const bar = mainOf(page).getByRole('toolbar', { name: texts.toolbar.label });
    await bar.getByRole('button', { name: texts.toolbar.bold }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const link = bar.getByRole('button', { name: texts.toolbar.link });
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.type('https://sitio.cl');
    expect(await contentField(page).inputValue()).toContain('](https://sitio.cl)');
    // The leaving of the page is not this test's subject.
    await contentField(page).fill('');
    await status(page, texts.status.clean).waitFor();
  });

  it('keeps the text and says why when it cannot be saved, and saves it then', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page, expectConsole } = await openEditor(writer, article.id);
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await write(page, '\n\nOtro párrafo.');
    await injectFaults({ match: { method: 'commit' }, error: 'UNAVAILABLE' });
    await button(page, texts.actions.saveDraft).click();
    const reason = messages.errors.byCode.unavailable;
    await mainOf(page).getByRole('alert').getByText(texts.errors.save(reason)).waitFor();
    expect(await contentField(page).inputValue()).toContain('Otro párrafo.');
    await clearFaults();
    await button(page, texts.actions.saveDraft).click();
    await status(page, texts.status.allSaved).waitFor();
    expect((await storedArticle(article.id))?.contenido).toContain('Otro párrafo.');
    await mainOf(page).getByText(texts.errors.save(reason)).waitFor({ state: 'detached' });
  });

  it('saves by itself 3 seconds after the last edit, only where that was chosen', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page } = await openEditor(writer, article.id);
    await ownClock(page);
    const box = mainOf(page).getByRole('checkbox', { name: texts.autosave });
    expect(await box.isChecked()).toBe(false);
    await write(page, ' Más.');
    await box.check();
    await page.clock.fastForward(3000);
    await status(page, texts.status.allSaved).waitFor();
    expect((await storedArticle(article.id))?.contenido).toContain(' Más.');
    expect((await storedArticle(article.id))?.estado).toBe('borrador');
  });

  it('goes on after the first save of a new article: the focus, the caret and what is undone stay', async () => {
    const { page } = await openNew(await newWriter());
    await ownClock(page);
    await titleField(page).fill('Un artículo que se guarda solo');
    await mainOf(page).getByRole('checkbox', { name: texts.autosave }).check();
    await write(page, 'Antes de guardar');
    await page.clock.fastForward(3000);
    await editedId(page);
    await page.keyboard.type(', y después.');
    expect(await contentField(page).inputValue()).toBe('Antes de guardar, y después.');
    await mainOf(page).getByRole('heading', { level: 1, name: texts.editTitle }).waitFor();
    // As often as it takes: the browser undoes what was typed slowly piece by piece.
    await expect
      .poll(async () => {
        await page.keyboard.press('Control+z');
        return contentField(page).inputValue();
      })
      .not.toContain('después');
    await page.clock.fastForward(3000);
    await status(page, texts.status.allSaved).waitFor();
  });
});

describe('an article that is there', () => {
  it('of the old blog is edited as markdown, tables and pictures too', async () => {
    const writer = await newWriter('editor');
    const article = await newArticle(writer, {
      estado: 'archivado',
      contenido:
        '<h2>Una sección</h2><p>Con <b>fuerza</b>.</p><img src="/img/articulo-default.svg" alt="Casa">' +
        '<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>',
    });
    const { page } = await openEditor(writer, article.id);
    const text = await contentField(page).inputValue();
    expect(text).toContain('## Una sección');
    expect(text).toContain('Con **fuerza**.');
    expect(text).toContain('![Casa](/img/articulo-default.svg)');
    expect(text).toMatch(/\| a \| b \|\n\| --- \| --- \|\n\| 1 \| 2 \|/);
    await status(page, texts.status.allSaved).waitFor();
    expect(await mainOf(page).getByLabel(texts.fields.estado).inputValue()).toBe('archivado');
  });

  it('that could not be loaded is told with the reason, and loaded on a new try', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page, visit, expectConsole } = await openAs(writer);
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await injectFaults({
      match: { method: 'batchGet', pathContains: `articulos/${article.id}` },
      error: 'UNAVAILABLE',
    });
    await visit(paths.adminEditArticle.href(article.id));
    await mainOf(page).getByText(texts.errors.load(messages.errors.byCode.unavailable)).waitFor();
    await clearFaults();
    await button(page, messages.common.retry).click();
    expect(await titleField(page).inputValue()).toBe(article.titulo);
  });

  it("is opened with one read, the rules' and one for each category", async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page, visit } = await openAs(writer);
    await visit(paths.adminArticles.href());
    await mainOf(page).getByRole('link', { name: article.titulo }).first().waitFor();
    await resetReads();
    await visit(paths.adminEditArticle.href(article.id));
    await titleField(page).waitFor();
    await mainOf(page).getByRole('checkbox', { name: 'Arqueología' }).waitFor();
    const { requests } = await usage();
    const about = (what: string) =>
      requests.filter(({ path }) => path.includes(what)).reduce((sum, { reads }) => sum + reads, 0);
    expect(about(`articulos/${article.id}`)).toBeLessThanOrEqual(2);
    const categories = requests.filter(({ method }) => method === 'runQuery');
    expect(categories.reduce((sum, { reads }) => sum + reads, 0)).toBeLessThanOrEqual(8);
    expect(requests.some(({ path }) => path.includes('revisiones'))).toBe(false);
  });

  it('of somebody else is refused to an autor, and one that does not exist to everybody', async () => {
    const [writer, other] = [await newWriter(), await newWriter()];
    const article = await newArticle(other, { estado: 'publicado' });
    const { page, visit, expectConsole } = await openAs(writer);
    expectConsole(/403/);
    await visit(paths.adminEditArticle.href(article.id));
    await mainOf(page).getByText(texts.errors.notFound).waitFor();
    await visit(paths.adminEditArticle.href('no-hay-tal'));
    await mainOf(page).getByText(texts.errors.notFound).waitFor();
    expect(await mainOf(page).getByRole('textbox').count()).toBe(0);
  });
});
