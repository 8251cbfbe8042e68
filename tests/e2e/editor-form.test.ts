import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { clearFaults, injectFaults } from './support/faults';
import { openAs } from './support/fresh-member';
import { mainOf } from './support/members';
import { button, contentField, newArticle, newWriter, openNew, status } from './support/writers';

const texts = staff.editor;
const { actions, fields, toolbar } = texts;

describe('the form of an article', () => {
  it.each([
    ['borrador', actions.saveDraft, 1],
    ['archivado', actions.save, 1],
    ['publicado', actions.save, 0],
  ] as const)(
    'that is %s offers three estados, its save, and to publish where it is not',
    async (estado, save, publish) => {
      const writer = await newWriter();
      const article = await newArticle(writer, { estado });
      const { page, visit } = await openAs(writer);
      await visit(paths.adminEditArticle.href(article.id));
      await button(page, save).waitFor();
      expect(await button(page, actions.publish).count()).toBe(publish);
      const estados = mainOf(page).getByLabel(fields.estado);
      expect(await estados.inputValue()).toBe(estado);
      expect(await estados.locator('option').count()).toBe(3);
      expect(await mainOf(page).getByLabel(texts.autosave).isChecked()).toBe(false);
      await contentField(page).press('x');
      await status(page, texts.status.unsaved).waitFor();
      await mainOf(page)
        .getByText(/^Guardado por última vez /)
        .first()
        .waitFor();
      await contentField(page).press('Control+z');
      await status(page, texts.status.allSaved).waitFor();
    },
  );

  it('has its rows, its toolbar, and categories that may be left out', async () => {
    const { page } = await openNew(await newWriter());
    expect(await contentField(page).getAttribute('rows')).toBe('15');
    expect(await mainOf(page).getByLabel(fields.resumen).getAttribute('rows')).toBe('3');
    const { label, ...tools } = toolbar;
    const names = await mainOf(page)
      .getByRole('toolbar', { name: label })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')));
    expect(names.toSorted()).toEqual(Object.values(tools).toSorted());
    const group = `${fields.categorias} ${messages.common.optional}`;
    await mainOf(page).getByRole('group', { name: group, exact: true }).waitFor();
  });

  it('says that the categories could not be read, as their own page and the list of articles do', async () => {
    const { page, visit, expectConsole } = await openAs(await newWriter('editor'));
    expectConsole(/status of 500|INTERNAL/);
    await injectFaults({ match: { method: 'runQuery', pathContains: '"categorias"' }, error: 'INTERNAL' });
    for (const address of [paths.adminNewArticle.href(), paths.adminCategories.href()]) {
      await visit(address);
      await mainOf(page)
        .getByText(/^Error al cargar categorías: ./)
        .waitFor();
    }
    await visit(paths.adminArticles.href());
    const { more, categoria, categoriesError } = staff.adminArticles.filters;
    await mainOf(page).getByRole('button', { name: more }).click();
    const filter = mainOf(page).getByLabel(categoria);
    await expect.poll(() => filter.locator('option').first().textContent()).toBe(categoriesError);
    await clearFaults();
  });
});
