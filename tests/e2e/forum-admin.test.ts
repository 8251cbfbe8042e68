import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { REPAIR_FILE, repairScript } from '@/model/forum/repair-script';
import * as foroStaff from '@/model/messages/forum-staff';
import { paths } from '@/model/shared/paths';
import { newId } from '@/model/shared/stored/document-id';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { createTopic } from '@/services/forum/topic-writing';
import { checkSchemes } from './support/accessibility';
import { WIDTHS } from './support/browser';
import { injectFaults } from './support/faults';
import { changeAccount, newMember, openAs } from './support/fresh-member';
import { holdCounts } from './support/hold';
import { mainOf } from './support/members';
import { resetReads, usage } from './support/meter';
import { ownerDb } from './support/owner';
import { newStaff } from './support/staff';

const { forumCategories: texts, forumStatistics: figures, forumAccess: access } = foroStaff;

const unique = () => `Prueba ${crypto.randomUUID().slice(0, 8)}`;
const place = (id: string) => doc(ownerDb(), `foro_categorias/${id}`);

/** A category of its own for a test, after the seeded ones. */
async function planted(over: Record<string, unknown> = {}) {
  const id = `prueba-${crypto.randomUUID().slice(0, 8)}`;
  const nombre = unique();
  await setDoc(place(id), {
    nombre,
    descripcion: 'De una prueba',
    icono: 'bi bi-map',
    color: '#3498db',
    orden: 90,
    fechaCreacion: new Date(),
    fechaActualizacion: new Date(),
    temaCount: 0,
    mensajeCount: 0,
    ultimoTema: null,
    ultimoMensaje: null,
    creadoPor: 'prueba',
    ...over,
  });
  onTestFinished(() => deleteDoc(place(id)));
  return { id, nombre, stored: async () => (await getDoc(place(id))).data() };
}

const list = (page: Page) => mainOf(page).getByRole('list', { name: texts.list });
const row = (page: Page, nombre: string) => list(page).getByRole('listitem').filter({ hasText: nombre });
const field = (page: Page, label: string) => mainOf(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => mainOf(page).getByRole('button', { name, exact: true });

async function openCategories(rol: 'administrador' | 'editor' = 'administrador', options = {}) {
  const opened = await openAs(await newStaff(rol), options);
  await opened.visit(paths.forumCategories.href());
  await list(opened.page).getByRole('heading', { level: 3 }).first().waitFor();
  return opened;
}

describe('the categories of the forum', () => {
  it('are created, edited, placed by the keyboard and deleted', async () => {
    const { page } = await openCategories();
    const count = await list(page).getByRole('listitem').count();
    expect(await field(page, texts.form.order).inputValue()).toBe(String(count));
    await button(page, texts.form.create).click();
    await mainOf(page).getByText('Por favor, completa todos los campos obligatorios.').first().waitFor();

    const nombre = unique();
    await field(page, texts.form.name).fill(nombre);
    await field(page, texts.form.description).fill('Lugares y rutas');
    await mainOf(page).getByRole('radio', { name: texts.form.icons['bi bi-map'] }).check();
    await mainOf(page).getByRole('radio', { name: 'Violeta' }).check();
    await button(page, texts.form.create).click();
    await mainOf(page).getByText(texts.form.created).waitFor();
    await row(page, nombre).getByText(texts.row.order(count)).waitFor();
    await mainOf(page).getByText(texts.form.created).waitFor({ state: 'hidden' });

    await button(page, texts.row.editOf(nombre)).click();
    await mainOf(page).getByRole('heading', { name: texts.form.editTitle }).waitFor();
    await field(page, texts.form.name).fill(`${nombre} nueva`);
    await button(page, texts.form.save).click();
    await mainOf(page).getByText(texts.form.saved).waitFor();
    await mainOf(page).getByRole('heading', { name: texts.form.createTitle }).waitFor();

    const up = button(page, texts.row.up(`${nombre} nueva`));
    await up.focus();
    await page.keyboard.press('Enter');
    await mainOf(page)
      .getByText(texts.row.moved(`${nombre} nueva`, count, count + 1))
      .waitFor();
    await expect.poll(() => up.evaluate((element) => element === document.activeElement)).toBe(true);
    await row(page, nombre)
      .getByText(texts.row.order(count - 1))
      .waitFor();

    await button(page, texts.row.deleteOf(`${nombre} nueva`)).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(texts.deletion.confirm).waitFor();
    await question.getByRole('button', { name: texts.deletion.submit, exact: true }).click();
    await mainOf(page).getByText(texts.deletion.done).waitFor();
    await row(page, nombre).waitFor({ state: 'detached' });
  });

  it('keep what was typed when saving fails, and say why in a box that closes', async () => {
    const { page, expectConsole } = await openCategories('editor');
    expectConsole(/503/);
    await field(page, texts.form.name).fill(unique());
    await field(page, texts.form.description).fill('Sin conexión');
    await injectFaults({
      match: { method: 'commit', pathContains: 'foro_categorias' },
      error: 'UNAVAILABLE',
      times: 1,
    });
    await button(page, texts.form.create).click();
    const box = mainOf(page).getByRole('alert').filter({ hasText: 'Error al crear la categoría:' });
    await box.waitFor();
    expect(await field(page, texts.form.description).inputValue()).toBe('Sin conexión');
    await box.getByRole('button').click();
    await box.waitFor({ state: 'hidden' });
  });

  it('are not deleted with topics, but by an administrador with all they hold', async () => {
    const { id, nombre, stored } = await planted();
    const author = await newMember();
    const temaId = newId();
    const written = { id: temaId, titulo: 'De una prueba', contenido: 'Texto', categoriaId: id, tags: [] };
    await createTopic(ownerDb(), author.uid, written);
    const topic = doc(ownerDb(), `foro_temas/${temaId}`);
    onTestFinished(async () => {
      await deleteDoc(topic);
      await deleteDoc(doc(ownerDb(), `foro_indice/tema_${temaId}`));
    });
    const editor = await openCategories('editor');
    await button(editor.page, texts.row.deleteOf(nombre)).click();
    await mainOf(editor.page).getByText(texts.deletion.hasTopics(1)).waitFor();

    const { page } = await openCategories();
    await button(page, texts.row.deleteOf(nombre)).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.deletion.forced }).click();
    await mainOf(page).getByText(texts.deletion.forcedDone(1, 0)).waitFor();
    expect([await stored(), (await getDoc(topic)).exists()]).toEqual([undefined, false]);
  });

  it('repair one’s own permissions, by the button and by the script of the console', async () => {
    const member = await newStaff('administrador');
    const { page, visit } = await openAs(member);
    await visit(paths.forumCategories.href());
    await button(page, texts.panel.update).waitFor();
    await changeAccount(member, { permisos: { participarForo: true } });
    await button(page, texts.panel.update).click();
    await mainOf(page).getByText(texts.panel.done).waitFor();
    const stored = async () => (await getDoc(doc(ownerDb(), `usuarios/${member.uid}`))).get('permisos');
    expect(await stored()).toEqual(defaultPermissions('administrador'));

    await changeAccount(member, { permisos: {} });
    await mainOf(page).getByText(texts.script.title).click();
    const download = page.waitForEvent('download');
    await button(page, texts.script.download).click();
    expect((await download).suggestedFilename()).toBe(REPAIR_FILE);
    const answer = page.waitForEvent('console', (message) => message.text() === texts.panel.done);
    const session = await page.context().newCDPSession(page);
    // As somebody who pastes it into the console does: the page's own policy allows no injected scripts.
    await session.send('Runtime.evaluate', { expression: repairScript() });
    await answer;
    expect(await stored()).toEqual(defaultPermissions('administrador'));
  });
});

describe('the statistics of the forum', () => {
  it('are shown with 40 reads a refresh, and the counters are put right with a report', async () => {
    const { id, nombre, stored } = await planted({ temaCount: 7 });
    const { page, visit } = await openAs(await newStaff('administrador'));
    await visit(paths.forumStatistics.href());
    await mainOf(page).getByText(figures.updated).waitFor();
    await resetReads();
    const release = await holdCounts(page);
    await button(page, figures.refresh).click();
    await button(page, figures.refreshing).waitFor();
    release();
    await button(page, figures.refresh).waitFor();
    const { requests } = await usage();
    const counting = requests.filter(({ path }) => /foro_|usuarios/.test(path));
    expect(counting.reduce((sum, { reads }) => sum + reads, 0)).toBeLessThanOrEqual(40);

    await button(page, figures.fix).click();
    await mainOf(page).getByText(figures.fixed).waitFor();
    await mainOf(page)
      .getByText(figures.categoryHolds(nombre, 0, 0))
      .waitFor();
    expect(await stored()).toMatchObject({ temaCount: 0 });
    await deleteDoc(place(id));
    await button(page, figures.recalculate).click();
    await mainOf(page).getByText(figures.recalculated).waitFor();
  });

  it('say that they could not be read, and try again', async () => {
    const { page, visit, expectConsole } = await openAs(await newStaff('administrador'));
    expectConsole(/403|permission/i);
    await injectFaults({ match: { method: 'runAggregationQuery' }, error: 'PERMISSION_DENIED' });
    await visit(paths.forumStatistics.href());
    await mainOf(page).getByText(figures.loadError).waitFor();
    await injectFaults();
    await button(page, figures.retry).click();
    await mainOf(page).getByText(figures.updated).waitFor();
  });
});

describe('the screens', () => {
  it.each(WIDTHS)('are accessible at %i px, light and dark', async (width) => {
    const { page } = await openCategories('administrador', { width });
    await mainOf(page).getByText(texts.debug.title).click();
    await mainOf(page).getByText(texts.script.title).click();
    // Whoever goes on by the keyboard sees where the focus is.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const ring = () => getComputedStyle(document.activeElement ?? document.body).outlineStyle;
    expect(await page.evaluate(ring)).toBe('solid');
    await checkSchemes(page);
    await page.goto(new URL(paths.forumStatistics.href(), page.url()).href);
    await mainOf(page).getByText(figures.updated).waitFor();
    await checkSchemes(page);
    await page.goto(new URL(paths.forumFixPermissions.href(), page.url()).href);
    await mainOf(page).getByText(access.fix.unchanged).waitFor();
    await checkSchemes(page);
  });
});
