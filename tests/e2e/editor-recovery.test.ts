import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { checkAccessibility } from './support/accessibility';
import { type OpenPage, openPage, WIDTHS } from './support/browser';
import { ownClock } from './support/clock';
import { changeAccount } from './support/fresh-member';
import { mainOf } from './support/members';
import {
  alertDialog,
  button,
  changeElsewhere,
  contentField,
  dialog,
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
const { conflict, leaving, recovery, revisions } = texts;
const kept = (page: Page) => mainOf(page).getByText(/Copia en este dispositivo/);
const offer = (page: Page) => mainOf(page).getByRole('region', { name: recovery.title });

/** Closes tabs; gives another one once the browser has let go of the locks of theirs. */
async function afterClosing(context: BrowserContext, ...pages: Page[]): Promise<OpenPage> {
  const next = await openPage({ context });
  await next.visit('/favicon.svg');
  for (const page of pages) await page.close();
  const locks = () => next.page.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(locks).toBe(0);
  return next;
}

describe('what was not saved', () => {
  it('survives a crash, is offered again with its time, and is gone once saved', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page, context } = await openEditor(writer, article.id);
    await write(page, ' Palabras sin guardar.');
    await kept(page).waitFor();

    const second = await afterClosing(context, page);
    await second.visit(paths.adminEditArticle.href(article.id));
    await offer(second.page)
      .getByText(/a las \d\d:\d\d/)
      .waitFor();
    expect(await contentField(second.page).inputValue()).not.toContain('sin guardar');
    await checkAccessibility(second.page);
    await button(second.page, recovery.recover).click();
    await expect.poll(() => contentField(second.page).inputValue()).toContain(' Palabras sin guardar.');
    await status(second.page, texts.status.unsaved).waitFor();
    await button(second.page, texts.actions.saveDraft).click();
    await status(second.page, texts.status.allSaved).waitFor();
    await second.page.reload();
    await titleField(second.page).waitFor();
    await status(second.page, texts.status.allSaved).waitFor();
    expect(await offer(second.page).count()).toBe(0);
  });

  it('of a new article is offered to who begins another, and can be discarded for good', async () => {
    const { page, context } = await openNew(await newWriter());
    await titleField(page).fill('Un artículo a medias');
    await kept(page).waitFor();
    const second = await afterClosing(context, page);
    await second.visit(paths.adminNewArticle.href());
    await offer(second.page).getByText('Un artículo a medias').waitFor();
    await button(second.page, recovery.discard).click();
    await offer(second.page).waitFor({ state: 'detached' });
    await second.page.reload();
    await titleField(second.page).waitFor();
    await status(second.page, texts.status.clean).waitFor();
    expect(await offer(second.page).count()).toBe(0);
  });

  it('in two tabs is kept twice: neither replaces the other', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const first = await openEditor(writer, article.id);
    const { context } = first;
    await write(first.page, ' En la primera.');
    await kept(first.page).waitFor();
    const second = await openPage({ context });
    await second.visit(paths.adminEditArticle.href(article.id));
    await mainOf(second.page).getByText(recovery.otherTab).waitFor();
    expect(await offer(second.page).count()).toBe(0);
    await write(second.page, ' En la segunda.');
    await kept(second.page).waitFor();
    const third = await afterClosing(context, first.page, second.page);
    await third.visit(paths.adminEditArticle.href(article.id));
    const recovered = async () =>
      /En la (primera|segunda)/.exec(await contentField(third.page).inputValue())?.[1];
    await button(third.page, recovery.recover).click();
    // Each keeps its text once more as it is closed: which of them came last is not said.
    await expect.poll(recovered).toMatch(/primera|segunda/);
    const other = (await recovered()) === 'primera' ? 'segunda' : 'primera';
    // With a key: a second click at once, where the first one was, would be half of a double click.
    await button(third.page, recovery.recover).press('Enter');
    await expect.poll(recovered).toBe(other);
  });

  it('is kept when the session ends, and its writer is told', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page } = await openEditor(writer, article.id);
    await write(page, ' Sin sesión.');
    // What the sign-out of another tab leaves behind for this one.
    await page.evaluate(() => {
      localStorage.removeItem('sesion');
      dispatchEvent(new StorageEvent('storage', { key: 'sesion', newValue: null }));
    });
    await page.getByText(texts.errors.sessionEnded).waitFor();
    await page.evaluate(() => sessionStorage.removeItem('planted'));
    await page.goto(new URL(paths.adminEditArticle.href(article.id), page.url()).href);
    await button(page, recovery.recover).click();
    await expect.poll(() => contentField(page).inputValue()).toContain(' Sin sesión.');
  });
});

describe('leaving', () => {
  it('with something unsaved is asked about: stay, save and leave', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page } = await openEditor(writer, article.id);
    await write(page, ' Sin guardar.');
    await mainOf(page).getByRole('link', { name: texts.back }).click();
    await alertDialog(page, leaving.title).waitFor();
    await checkAccessibility(page);
    await alertDialog(page, leaving.title).getByRole('button', { name: leaving.stay }).click();
    expect(new URL(page.url()).pathname).toBe(paths.adminEditArticle.href(article.id));
    await mainOf(page).getByRole('link', { name: texts.back }).click();
    await alertDialog(page, leaving.title).getByRole('button', { name: leaving.save }).click();
    await page.waitForURL((url) => url.pathname === paths.adminArticles.href());
    expect((await storedArticle(article.id))?.contenido).toContain(' Sin guardar.');
  });

  it('the tab is asked about by the browser, only while something is unsaved', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page } = await openEditor(writer, article.id);
    const asked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await status(page, texts.status.allSaved).waitFor();
    expect(await asked()).toBe(false);
    await write(page, ' Sin guardar.');
    await status(page, texts.status.unsaved).waitFor();
    expect(await asked()).toBe(true);
  });
});

describe.each(WIDTHS)('an article that somebody else saved meanwhile, at %i px', (width) => {
  it('is not overwritten: both versions are shown, and mine is saved only knowingly', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer, { estado: 'publicado' });
    const { page } = await openEditor(writer, article.id, { width, colorScheme: 'dark' });
    await write(page, '\n\nMi párrafo.');
    await changeElsewhere(article, {
      contenido: 'Un primer párrafo.\n\nUn párrafo ajeno.',
      titulo: 'Otro título',
    });
    await button(page, texts.actions.save).click();
    const shown = dialog(page, conflict.title.other);
    await shown.getByText('Mi párrafo.').waitFor();
    await shown.getByText('Un párrafo ajeno.').waitFor();
    await shown.getByText('Otro título').first().waitFor();
    await checkAccessibility(page);
    expect((await storedArticle(article.id))?.contenido).toContain('ajeno');
    await shown.getByRole('button', { name: conflict.goOn }).click();
    expect(await contentField(page).inputValue()).toContain('Mi párrafo.');
    await button(page, conflict.compare).click();
    await shown.getByRole('button', { name: conflict.keepMine }).click();
    await shown.waitFor({ state: 'detached' });
    await status(page, texts.status.allSaved).waitFor();
    expect(await storedArticle(article.id)).toMatchObject({
      titulo: article.titulo,
      contenido: expect.stringContaining('Mi párrafo.'),
      version: 3,
    });
  });
});

describe('an article that somebody else saved meanwhile', () => {
  it('can be taken as they saved it', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page } = await openEditor(writer, article.id);
    await write(page, ' Mío.');
    await changeElsewhere(article, { contenido: 'Lo ajeno.' });
    await button(page, texts.actions.saveDraft).click();
    await dialog(page, conflict.title.unknown).getByRole('button', { name: conflict.takeTheirs }).click();
    await expect.poll(() => contentField(page).inputValue()).toBe('Lo ajeno.');
    await status(page, texts.status.allSaved).waitFor();
    await write(page, ' Y más.');
    await button(page, texts.actions.saveDraft).click();
    await status(page, texts.status.allSaved).waitFor();
    expect((await storedArticle(article.id))?.contenido).toBe('Lo ajeno. Y más.');
  });

  it('is not saved by itself over theirs either', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page } = await openEditor(writer, article.id);
    await ownClock(page);
    await mainOf(page).getByRole('checkbox', { name: texts.autosave }).check();
    await changeElsewhere(article, { contenido: 'Lo ajeno.' });
    await write(page, ' Mío.');
    await page.clock.fastForward(3000);
    await mainOf(page).getByRole('alert').getByText(conflict.title.unknown).waitFor();
    expect((await storedArticle(article.id))?.contenido).toBe('Lo ajeno.');
    expect(await contentField(page).inputValue()).toContain(' Mío.');
  });
});

describe('the published versions', () => {
  it('are listed with who saved them, shown and brought back by a new save', async () => {
    const writer = await newWriter();
    await changeAccount(writer, { nombre: 'Rosa Prueba' });
    const article = await newArticle(writer, { estado: 'publicado' });
    await changeElsewhere(article, { contenido: 'La segunda versión.' });
    const { page } = await openEditor(writer, article.id);
    await button(page, revisions.open).click();
    await mainOf(page).getByText(revisions.item(2)).waitFor();
    await button(page, revisions.view(1)).click();
    const shown = dialog(page, revisions.item(1));
    await shown.getByText('Un segundo párrafo.').waitFor();
    await checkAccessibility(page);
    await shown.getByRole('button', { name: revisions.restore }).click();
    await shown.waitFor({ state: 'detached' });
    expect(await contentField(page).inputValue()).toBe(article.contenido);
    expect(await storedArticle(article.id)).toMatchObject({ contenido: article.contenido, version: 3 });
    await mainOf(page).getByText(revisions.item(3)).waitFor();
    await mainOf(page)
      .getByText(/por Rosa Prueba/)
      .first()
      .waitFor();
  });
});
