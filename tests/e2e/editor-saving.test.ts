import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { checkAccessibility, checkSchemes } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { ownClock } from './support/clock';
import { clearFaults, injectFaults } from './support/faults';
import { changeAccount } from './support/fresh-member';
import { focusOn } from './support/keyboard';
import { mainOf } from './support/members';
import {
  alertDialog,
  button,
  contentField,
  dialog,
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
/** What the foot of the editor says is wrong. */
const problems = (page: Page) => mainOf(page).getByRole('alert').filter({ hasText: /./ });
const toasts = (page: Page) => page.getByRole('status').locator('> div');

/** The whole of it is in the window, and nothing is over it. */
async function expectInSight(target: Locator): Promise<void> {
  const place = () =>
    target.evaluate((one) => {
      const { top, bottom, left, width, height } = one.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return { inWindow: top >= 0 && bottom <= innerHeight, covered: !one.contains(seen) };
    });
  // What makes room for it is measured once the page has been drawn.
  await expect.poll(place).toEqual({ inWindow: true, covered: false });
}

describe.each(WIDTHS)('a save that fails at %i px', (width) => {
  it('names each field that is wrong at the button, takes the focus and leads to the field', async () => {
    const { page } = await openNew(await newWriter(), { width });
    await write(page, 'Sin título todavía');
    const address = mainOf(page).getByLabel(texts.mainPicture.address);
    await address.fill('una dirección que no lo es');
    await contentField(page).focus();
    await button(page, texts.actions.saveDraft).click();
    const said = problems(page).filter({ hasText: texts.errors.fields });
    await focusOn(said);
    await expectInSight(said);
    await said.getByText(texts.errors.titleRequired).waitFor();
    await checkSchemes(page);
    await said.getByRole('button', { name: texts.fields.imagenPrincipal }).click();
    await focusOn(address);
    await expectInSight(address);
    await address.fill('');
    await said.getByRole('button', { name: texts.fields.titulo }).click();
    await focusOn(titleField(page));
    await titleField(page).fill('Ahora sí');
    await said.waitFor({ state: 'detached' });
    // The leaving of the page is not this test's subject.
    await button(page, texts.actions.saveDraft).click();
    await editedId(page);
    await status(page, texts.status.allSaved).waitFor();
  });

  it('without a connection says so in sight, with the focus', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page, context, expectConsole } = await openEditor(writer, article.id, { width, height: 700 });
    expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|INTERNET/);
    await write(page, ' Más.');
    await context.setOffline(true);
    await button(page, texts.actions.saveDraft).click();
    const said = problems(page).filter({ hasText: texts.errors.save(messages.errors.byCode.unavailable) });
    await focusOn(said);
    await expectInSight(said);
    await context.setOffline(false);
    await button(page, texts.actions.saveDraft).click();
    await status(page, texts.status.allSaved).waitFor();
    await said.waitFor({ state: 'detached' });
  });
});

describe('a save that fails', () => {
  it('because its writer may no longer write says so, and the text stays', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page, expectConsole } = await openEditor(writer, article.id);
    expectConsole(/403/);
    await ownClock(page);
    await write(page, ' Más.');
    await changeAccount(writer, { rol: 'usuario', permisos: defaultPermissions('usuario') });
    await button(page, texts.actions.saveDraft).click();
    const said = problems(page).filter({ hasText: texts.errors.save(staff.articleForm.denied.edit) });
    await focusOn(said);
    await expectInSight(said);
    // What the refusal makes the site find out takes nothing away.
    await page.clock.fastForward(60_000);
    await problems(page).getByText(texts.errors.noLonger).waitFor();
    expect(await contentField(page).inputValue()).toContain(' Más.');
  });

  it('on the way out of the page is told where it stays', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page } = await openEditor(writer, article.id);
    await titleField(page).fill('');
    await mainOf(page).getByRole('link', { name: texts.back }).click();
    await alertDialog(page, texts.leaving.title).getByRole('button', { name: texts.leaving.save }).click();
    const said = problems(page).filter({ hasText: texts.errors.titleRequired }).last();
    await focusOn(problems(page).filter({ hasText: texts.errors.fields }));
    await expectInSight(said);
  });

  it('over what somebody else stored says so in the question', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page, context, expectConsole } = await openEditor(writer, article.id);
    expectConsole(/503|UNAVAILABLE|unavailable/);
    const other = await openPage({ context });
    await other.visit(paths.adminEditArticle.href(article.id));
    await write(other.page, ' De la otra pestaña.');
    await button(other.page, texts.actions.saveDraft).click();
    await status(other.page, texts.status.allSaved).waitFor();
    await write(page, ' De esta.');
    await button(page, texts.actions.saveDraft).click();
    // One's own other tab is not another person.
    const shown = dialog(page, texts.conflict.title.self);
    await injectFaults({ match: { method: 'commit' }, error: 'UNAVAILABLE' });
    await shown.getByRole('button', { name: texts.conflict.keepMine }).click();
    await shown.getByRole('alert').getByText(texts.errors.save(messages.errors.byCode.unavailable)).waitFor();
    await checkAccessibility(page);
    await clearFaults();
    await shown.getByRole('button', { name: texts.conflict.keepMine }).click();
    await shown.waitFor({ state: 'detached' });
    expect((await storedArticle(article.id))?.contenido).toContain(' De esta.');
  });
});

describe.each(WIDTHS)('a toast at %i px', (width) => {
  it('never covers the buttons that save', async () => {
    const { page } = await openNew(await newWriter(), { width });
    await titleField(page).fill('Un artículo sin más');
    await write(page, 'Con texto.');
    await button(page, texts.actions.publish).click();
    await editedId(page);
    await toasts(page).getByText(texts.published).waitFor();
    await expectInSight(button(page, texts.actions.save));
    const gap = async () => {
      const toast = await toasts(page).last().boundingBox();
      const save = await button(page, texts.actions.save).boundingBox();
      return (save?.y ?? 0) - ((toast?.y ?? 0) + (toast?.height ?? 0));
    };
    expect(await gap()).toBeGreaterThanOrEqual(0);
    await toasts(page).last().hover();
    await page.mouse.wheel(0, 10_000);
    // The site's footer is nearly as high as a phone: at the very end of the page the buttons are under its head.
    await page.mouse.wheel(0, -150);
    await expectInSight(button(page, texts.actions.save));
  });
});

describe('publishing an article without a word', () => {
  it('is asked about first, whatever button it is', async () => {
    const { page } = await openNew(await newWriter());
    const question = alertDialog(page, texts.emptyContent.title);
    await button(page, texts.actions.publish).click();
    await mainOf(page).getByText(texts.errors.titleRequired).first().waitFor();
    expect(await question.count()).toBe(0);
    await titleField(page).fill('Solo un título');
    await button(page, texts.actions.publish).click();
    await checkAccessibility(page);
    await question.getByRole('button', { name: texts.emptyContent.back }).click();
    await question.waitFor({ state: 'detached' });
    await mainOf(page).getByLabel(texts.fields.estado).selectOption('publicado');
    await button(page, texts.actions.saveDraft).click();
    await question.waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.adminNewArticle.href());
    await question.getByRole('button', { name: texts.emptyContent.confirm }).click();
    const id = await editedId(page);
    await status(page, texts.status.allSaved).waitFor();
    expect(await storedArticle(id)).toMatchObject({ estado: 'publicado', contenido: '' });
  });

  it('is not done by a timer', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer, { contenido: '' });
    const { page } = await openEditor(writer, article.id);
    await ownClock(page);
    await mainOf(page).getByRole('checkbox', { name: texts.autosave }).check();
    await mainOf(page).getByLabel(texts.fields.estado).selectOption('publicado');
    await page.clock.fastForward(4000);
    await status(page, texts.status.unsaved).waitFor();
    expect((await storedArticle(article.id))?.estado).toBe('borrador');
    await write(page, 'Ahora con texto.');
    await page.clock.fastForward(3000);
    await status(page, texts.status.allSaved).waitFor();
    expect((await storedArticle(article.id))?.estado).toBe('publicado');
  });
});

describe('saving by itself', () => {
  it('stays chosen after a reload and for the next article, until it is taken back', async () => {
    const writer = await newWriter();
    const [one, other] = [await newArticle(writer), await newArticle(writer)];
    const { page, visit } = await openEditor(writer, one.id);
    const box = mainOf(page).getByRole('checkbox', { name: texts.autosave });
    await box.check();
    await page.reload();
    await titleField(page).waitFor();
    expect(await box.isChecked()).toBe(true);
    await ownClock(page);
    await write(page, ' Más.');
    await page.clock.fastForward(3000);
    await status(page, texts.status.allSaved).waitFor();
    await visit(paths.adminEditArticle.href(other.id));
    await titleField(page).waitFor();
    expect(await box.isChecked()).toBe(true);
    await box.uncheck();
    await page.reload();
    await titleField(page).waitFor();
    expect(await box.isChecked()).toBe(false);
  });
});
