import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { saveArticle } from '@/services/articles/writes';
import { checkScreen } from './support/accessibility';
import { WIDTHS } from './support/browser';
import { injectFaults } from './support/faults';
import { openAs } from './support/fresh-member';
import { mainOf } from './support/members';
import { readersOf, resetReads, usage } from './support/meter';
import { ownerDb } from './support/owner';
import { newStaff } from './support/staff';

const texts = staff.adminCategories;

const uniqueName = () => `Prueba ${crypto.randomUUID().slice(0, 8)}`;

/** A category of its own for a test, and a draft that carries it: neither is seen by a reader. */
async function planted({ articles = 0 } = {}) {
  const nombre = uniqueName();
  const id = nombre.toLowerCase().replace(' ', '-');
  const place = doc(ownerDb(), `categorias/${id}`);
  const slug = id;
  await setDoc(place, {
    nombre,
    descripcion: 'De una prueba',
    slug,
    color: '#3498db',
    fechaCreacion: new Date(),
    creadoPor: 'prueba',
  });
  onTestFinished(() => deleteDoc(place));
  const articleIds = Array.from({ length: articles }, (_, n) => `${id}-articulo-${n}`);
  for (const articleId of articleIds) {
    await saveArticle(ownerDb(), articleId, () => ({
      titulo: `Borrador de ${nombre}`,
      contenido: 'Texto',
      resumen: '',
      autorId: 'prueba',
      autor: 'Prueba',
      categorias: [nombre],
      tags: [],
      imagenPrincipal: null,
      imagenes: [],
      imagenDestacada: null,
      estado: 'borrador',
    }));
    onTestFinished(() => deleteDoc(doc(ownerDb(), `articulos/${articleId}`)));
  }
  const stored = async () => (await getDoc(place)).data();
  const categoriesOf = async (articleId: string) =>
    (await getDoc(doc(ownerDb(), `articulos/${articleId}`))).get('categorias');
  return { id, nombre, articleIds, stored, categoriesOf };
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const questionOf = (page: Page) => page.getByRole('alertdialog');
const nameField = (page: Page) => dialogOf(page).getByLabel(texts.form.name);

describe('the categories', () => {
  it('are created with their checks, and cost one read each', async () => {
    const { page, visit } = await openAs(await newStaff('administrador'));
    await resetReads();
    await visit(paths.adminCategories.href());
    await mainOf(page).getByRole('heading', { level: 2 }).first().waitFor();
    const count = await mainOf(page).getByRole('heading', { level: 2 }).count();
    await mainOf(page)
      .getByRole('link', { name: texts.published(10) })
      .first()
      .waitFor();
    const used = await usage();
    const { requests } = used;
    const lists = requests.filter(({ method, path }) => method === 'runQuery' && path.includes('categorias'));
    expect(lists.map(({ reads }) => reads)).toEqual([count]);
    const readOf = (isOne: (path: string) => boolean) =>
      requests.filter(({ path }) => isOne(path)).reduce((sum, { reads }) => sum + reads, 0);
    const years = (await getDocs(collection(ownerDb(), 'catalogo'))).size;
    expect(readOf((path) => path === 'catalogo')).toBeLessThanOrEqual(years + 1);
    // The account, the badges' state and the unread messages: nothing grows with the articles. Visits that
    // other tests left are added to their articles here.
    expect(
      readOf((path) => !/^(catalogo$|visitas$|articulos\/)/.test(path)),
      readersOf(used),
    ).toBeLessThanOrEqual(count + 6);

    const nombre = uniqueName();
    onTestFinished(() => deleteDoc(doc(ownerDb(), `categorias/${nombre.toLowerCase().replace(' ', '-')}`)));
    await mainOf(page).getByRole('button', { name: texts.create }).click();
    await dialogOf(page).getByRole('button', { name: texts.form.create }).click();
    await dialogOf(page).getByText(texts.validation.nameRequired).waitFor();
    expect(await nameField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await nameField(page).fill('arqueologia');
    await dialogOf(page).getByText(texts.validation.nameTaken).waitFor();
    await nameField(page).fill(nombre);
    await dialogOf(page).getByRole('radio', { name: 'Violeta' }).check();
    await dialogOf(page).getByRole('button', { name: texts.form.create }).click();
    await page.getByText(texts.form.created(nombre)).waitFor();
    await mainOf(page).getByRole('heading', { name: nombre }).waitFor();
    const stored = await getDoc(doc(ownerDb(), `categorias/${nombre.toLowerCase().replace(' ', '-')}`));
    expect(stored.data()).toMatchObject({ nombre, color: '#7d4fb0' });
  });

  it('keep what was typed when they cannot be stored', async () => {
    const { page, visit, expectConsole } = await openAs(await newStaff('editor'));
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await visit(paths.adminCategories.href());
    await mainOf(page).getByRole('button', { name: texts.create }).click();
    const nombre = uniqueName();
    onTestFinished(() => deleteDoc(doc(ownerDb(), `categorias/${nombre.toLowerCase().replace(' ', '-')}`)));
    await nameField(page).fill(nombre);
    await injectFaults({ match: { method: 'runQuery', pathContains: 'categorias' }, error: 'UNAVAILABLE' });
    await dialogOf(page).getByRole('button', { name: texts.form.create }).click();
    await dialogOf(page).getByText(texts.form.createError('no hay conexión con el servidor')).waitFor();
    expect(await nameField(page).inputValue()).toBe(nombre);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await page.reload();
    await mainOf(page).getByRole('button', { name: texts.create }).click();
    expect(await nameField(page).inputValue()).toBe(nombre);
    await injectFaults();
    await dialogOf(page).getByRole('button', { name: texts.form.create }).click();
    await page.getByText(texts.form.created(nombre)).waitFor();
    await mainOf(page).getByRole('button', { name: texts.create }).click();
    expect(await nameField(page).inputValue()).toBe('');
  });

  it('renamed bring the name to their articles; interrupted by a failure, they offer to go on', async () => {
    const category = await planted({ articles: 2 });
    const [first = '', second = ''] = category.articleIds;
    const { page, visit, expectConsole } = await openAs(await newStaff('editor'));
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await visit(paths.adminCategories.href());
    await mainOf(page)
      .getByRole('button', { name: texts.editOf(category.nombre) })
      .click();
    const renamed = `${category.nombre} nueva`;
    await nameField(page).fill(renamed);
    await dialogOf(page).getByText(texts.form.renameHint).waitFor();
    await injectFaults({
      match: { method: 'batchGet', pathContains: second },
      error: 'UNAVAILABLE',
      times: 1,
    });
    await dialogOf(page).getByRole('button', { name: texts.form.save }).click();
    await mainOf(page).getByText(texts.rename.error('no hay conexión con el servidor')).waitFor();
    expect(await category.stored()).toMatchObject({ nombre: renamed, nombreAnterior: category.nombre });
    expect(await category.categoriesOf(first)).toEqual([renamed]);
    // Under the bar, which stays, half of a button counts as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await checkScreen(page);

    await page.reload();
    await mainOf(page).getByText(texts.rename.pending(category.nombre, renamed)).waitFor();
    await mainOf(page)
      .getByRole('button', { name: texts.rename.continueOf(renamed) })
      .click();
    await page.getByText(texts.rename.done(1)).waitFor();
    expect(await category.categoriesOf(second)).toEqual([renamed]);
    expect(await category.stored()).not.toHaveProperty('nombreAnterior');
  });

  it('with articles are deleted only once these are moved to another', async () => {
    const [from, to] = [await planted({ articles: 1 }), await planted()];
    const { page, visit } = await openAs(await newStaff('administrador'));
    await visit(paths.adminCategories.href());
    await mainOf(page)
      .getByRole('button', { name: texts.deleteOf(from.nombre) })
      .click();
    await questionOf(page).getByText(texts.deletion.inUse(1)).waitFor();
    const move = questionOf(page).getByRole('button', { name: texts.deletion.move });
    expect(await move.isDisabled()).toBe(true);
    await checkScreen(page);
    await questionOf(page).getByLabel(texts.deletion.target).selectOption({ label: to.nombre });
    await move.click();
    await page.getByText(texts.deletion.done(from.nombre)).waitFor();
    expect(await from.stored()).toBeUndefined();
    expect(await from.categoriesOf(from.articleIds[0] ?? '')).toEqual([to.nombre]);
  });
});

describe('who may open the categories', () => {
  it('an editor creates and edits, and deletes none', async () => {
    const { page, visit } = await openAs(await newStaff('editor'));
    await visit(paths.adminCategories.href());
    await mainOf(page)
      .getByRole('button', { name: texts.editOf('Arqueología') })
      .waitFor();
    await mainOf(page).getByRole('button', { name: texts.create }).waitFor();
    expect(
      await mainOf(page)
        .getByRole('button', { name: texts.deleteOf('Arqueología') })
        .count(),
    ).toBe(0);
  });

  it('an autor goes to the articles, and is told why', async () => {
    const { page, visit } = await openAs(await newStaff('autor'));
    await visit(paths.adminCategories.href());
    await page.waitForURL((url) => url.pathname === paths.adminArticles.href());
    await page.getByText(staff.admin.notAdmitted).waitFor();
  });
});

describe('both widths, both schemes', () => {
  it.each([
    [WIDTHS[0], 'dark'],
    [WIDTHS[1], 'light'],
  ] as const)(
    'the categories and their form are accessible and fit at %i px, %s',
    async (width, colorScheme) => {
      const { page, visit } = await openAs(await newStaff('administrador'), { width, colorScheme });
      await visit(paths.adminCategories.href());
      await mainOf(page).getByRole('heading', { name: 'Arqueología' }).waitFor();
      await checkScreen(page);
      await mainOf(page).getByRole('button', { name: texts.create }).click();
      await nameField(page).waitFor();
      await checkScreen(page);
    },
  );
});
