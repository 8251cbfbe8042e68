import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import type { Role } from '@/model/users/roles';
import { checkSchemes } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { clearFaults, injectFaults } from './support/faults';
import { changeAccount, openAs } from './support/fresh-member';
import { arrivedAt, mainOf } from './support/members';
import { reads, resetReads } from './support/meter';
import { newArticle, newWriter, storedArticle } from './support/writers';

const texts = staff.adminArticles;
const list = (page: Page) => mainOf(page).getByRole('list', { name: texts.listLabel });
const rows = (page: Page) => list(page).locator(':scope > li');
const rowOf = (page: Page, titulo: string) => rows(page).filter({ hasText: titulo });
const press = (page: Page, titulo: string, name: string) =>
  rowOf(page, titulo)
    .getByRole('button', { name: `${name} «${titulo}»` })
    .click();
const arrivesAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const searchField = (page: Page) => mainOf(page).getByRole('searchbox', { name: texts.filters.search });

/** Somebody of the staff, looking at the list. */
async function openList(rol: Role, options: Parameters<typeof openAs>[1] = {}, search = '') {
  const writer = await newWriter(rol);
  const opened = await openAs(writer, options);
  return {
    writer,
    ...opened,
    open: async () => {
      await opened.visit(paths.adminArticles.href(search));
      await mainOf(opened.page).getByRole('heading', { level: 1, name: texts.title }).waitFor();
    },
  };
}

describe('the panel', () => {
  it('asks a visitor to sign in, and leads back', async () => {
    const { page, visit } = await openPage();
    await visit(paths.admin.href());
    await arrivesAt(page, paths.login.href());
    expect(new URL(page.url()).searchParams.get('volver')).toBe(paths.adminArticles.href());
  });

  it.each(['usuario', 'moderador'] as const)('sends %s home', async (rol) => {
    const { page, visit } = await openAs(await newWriter(rol));
    await visit(paths.adminArticles.href());
    await arrivesAt(page, paths.home.href());
  });

  it('sends an autor who is suspended home', async () => {
    const writer = await newWriter('autor');
    await changeAccount(writer, { estado: 'suspendido' });
    const { page, visit } = await openAs(writer);
    await visit(paths.adminArticles.href());
    await arrivesAt(page, paths.home.href());
  });

  it.each([paths.admin.href(), paths.adminRest.href('no-existe'), paths.adminUsers.href()])(
    'leads an autor from %s to the articles',
    async (address) => {
      const { page, visit } = await openAs(await newWriter('autor'));
      await visit(address);
      await arrivesAt(page, paths.adminArticles.href());
      const nav = page.getByRole('navigation', { name: staff.admin.navLabel });
      await nav.getByRole('link', { name: staff.admin.sections.articles, exact: true }).waitFor();
      expect(await nav.getByRole('link', { name: staff.admin.sections.users }).count()).toBe(0);
    },
  );

  it('costs a visitor nothing: none of its code is fetched', async () => {
    const { page, visit } = await openPage();
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await visit(paths.library.href());
    await arrivedAt(page, messages.library.title);
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(3);
    for (const code of await Promise.all(scripts)) {
      expect(code).not.toContain(staff.admin.navLabel);
      expect(code).not.toContain(texts.loadError);
    }
  });
});

describe.each(WIDTHS)('the articles of the staff at %i px', (width) => {
  it('are readable in light and dark, the sections and the question before deleting too', async () => {
    const { page, writer, open } = await openList('autor', { width });
    // A word longer than a phone is wide.
    const titulo = `Un borrador de prueba ${writer.uid}${writer.uid}`;
    await newArticle(writer, { titulo, categorias: ['Arqueología'] });
    await newArticle(writer, { titulo: `Publicado ${writer.uid}`, estado: 'publicado' });
    await open();
    await rowOf(page, titulo).waitFor();
    expect(await rows(page).count()).toBe(2);
    await checkSchemes(page);
    if (width === 375) {
      const sections = page.getByRole('navigation', { name: staff.admin.navLabel });
      await sections.getByRole('button').click();
      await sections.getByRole('link', { name: staff.admin.backToSite }).waitFor();
      await checkSchemes(page);
      await page.keyboard.press('Escape');
    }
    await press(page, titulo, texts.actions.remove);
    await page.getByRole('alertdialog').getByText(texts.removal.question(titulo)).waitFor();
    await checkSchemes(page);
  });
});

describe('the articles of the staff', () => {
  it('are published from the list, and the library shows it at once', async () => {
    const { page, writer, open, visit } = await openList('autor', { width: 375 });
    const titulo = `Recién publicado ${writer.uid}`;
    const { id } = await newArticle(writer, { titulo });
    await open();
    await press(page, titulo, texts.actions.publish);
    await page.getByText(texts.done.publicado(titulo)).waitFor();
    await rowOf(page, titulo).getByText(texts.estados.publicado, { exact: true }).waitFor();
    expect(await storedArticle(id)).toMatchObject({ estado: 'publicado', version: 2 });
    await visit(paths.library.href());
    await mainOf(page).getByRole('link', { name: titulo }).first().waitFor();
    await page.goBack();
    await press(page, titulo, texts.actions.archive);
    await rowOf(page, titulo).getByText(texts.estados.archivado, { exact: true }).waitFor();
    expect(await storedArticle(id)).toMatchObject({ estado: 'archivado', fragmentos: null });
  });

  it('without content are published from the list only after a question', async () => {
    const { page, writer, open } = await openList('autor', { width: 375 });
    const titulo = `Sin una palabra ${writer.uid}`;
    const { id } = await newArticle(writer, { titulo, contenido: ' ' });
    await open();
    const question = page.getByRole('alertdialog', { name: staff.editor.emptyContent.title });
    await press(page, titulo, texts.actions.publish);
    await question.getByRole('button', { name: messages.common.cancel }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await storedArticle(id)).toMatchObject({ estado: 'borrador' });
    await press(page, titulo, texts.actions.publish);
    await question.getByRole('button', { name: staff.editor.emptyContent.confirm }).click();
    await rowOf(page, titulo).getByText(texts.estados.publicado, { exact: true }).waitFor();
    expect(await storedArticle(id)).toMatchObject({ estado: 'publicado' });
  });

  it('are deleted after a question that names them', async () => {
    const { page, writer, open } = await openList('autor');
    const titulo = `Para eliminar ${writer.uid}`;
    const { id } = await newArticle(writer, { titulo, estado: 'publicado' });
    await open();
    const question = page.getByRole('alertdialog');
    await press(page, titulo, texts.actions.remove);
    await question.getByText(texts.removal.question(titulo)).waitFor();
    await question.getByRole('button', { name: messages.common.cancel }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await storedArticle(id)).toMatchObject({ estado: 'publicado' });
    await press(page, titulo, texts.actions.remove);
    await question.getByRole('button', { name: texts.removal.confirm }).click();
    await page.getByText(texts.done.removed(titulo)).waitFor();
    await page.getByText(texts.emptyOwn).waitFor();
    expect(await storedArticle(id)).toBeUndefined();
  });

  it('are all of them for an editor: 25 a page, for 60 reads at most on the first of a day', async () => {
    const { page, open } = await openList('editor');
    await resetReads();
    await open();
    await rows(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await rows(page).count()).toBe(25);
    // Once a day the staff's first page also sums what was viewed (decision 25).
    expect(await reads()).toBeLessThanOrEqual(60);
    // Its title alone: what was viewed is summed meanwhile.
    const title = rows(page).first().getByRole('heading');
    const first = await title.textContent();
    await mainOf(page).getByRole('link', { name: texts.pages.next }).click();
    await mainOf(page).getByRole('link', { name: texts.pages.previous }).waitFor();
    await expect.poll(() => title.textContent()).not.toBe(first);
    await page.reload();
    await mainOf(page).getByRole('link', { name: texts.pages.previous }).click();
    await expect.poll(() => title.textContent()).toBe(first);
  });

  it('keep search, estado and category in the address, and going back gives them back', async () => {
    const { page, open } = await openList('editor');
    await open();
    await mainOf(page).getByLabel(texts.filters.estado).selectOption('publicado');
    await page.waitForURL((url) => url.search === '?estado=publicado');
    await searchField(page).fill('quiasmo');
    await page.waitForURL((url) => url.searchParams.get('buscar') === 'quiasmo');
    await expect.poll(() => rows(page).count()).toBe(1);
    await mainOf(page).getByRole('button', { name: texts.filters.more }).click();
    const categoria = mainOf(page).getByLabel(texts.filters.categoria);
    await expect.poll(() => categoria.evaluate((one) => one === document.activeElement)).toBe(true);
    await categoria.locator('option', { hasText: 'Geografía' }).waitFor({ state: 'attached' });
    await categoria.selectOption('Geografía');
    await page.getByText(texts.emptyFiltered).waitFor();
    await page.goBack();
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await searchField(page).inputValue()).toBe('quiasmo');
    await mainOf(page).getByRole('button', { name: texts.filters.clear }).click();
    await expect.poll(() => rows(page).count()).toBe(25);
  });

  it('say why something failed, and let it be tried again', async () => {
    const { page, writer, open, expectConsole } = await openList('autor');
    const titulo = `Con problemas ${writer.uid}`;
    await newArticle(writer, { titulo });
    expectConsole(/503/);
    await injectFaults({ match: { method: 'runQuery', pathContains: 'articulos' }, error: 'UNAVAILABLE' });
    await open();
    await page.getByText(texts.loadError).waitFor();
    await clearFaults();
    await page.getByRole('button', { name: messages.common.retry }).click();
    await rowOf(page, titulo).waitFor();
    await injectFaults({ match: { method: 'commit' }, error: 'UNAVAILABLE' });
    await press(page, titulo, texts.actions.publish);
    const reason = texts.failed.publicado(messages.errors.byCode.unavailable);
    await rowOf(page, titulo).getByRole('alert').getByText(reason).waitFor();
    await clearFaults();
    await press(page, titulo, texts.actions.publish);
    await rowOf(page, titulo).getByText(texts.estados.publicado, { exact: true }).waitFor();
    expect(await page.getByText(reason).count()).toBe(0);
  });
});
