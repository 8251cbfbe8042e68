import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messages } from '@/model/messages';
import * as staffForum from '@/model/messages/forum-moderation';
import * as foroStaff from '@/model/messages/forum-staff';
import { paths } from '@/model/shared/paths';
import { ownClock, pass, passUntilShown, stopClock } from './support/clock';
import { clearFaults, injectFaults } from './support/faults';
import { newForumCategory, newForumMember, newForumTopic } from './support/forum-members';
import { changeAccount, openAs } from './support/fresh-member';
import { holdCounts } from './support/hold';
import { mainOf } from './support/members';
import { ownerDb } from './support/owner';
import { newStaff } from './support/staff';

const { forumCategories: texts, forumStatistics: figures } = foroStaff;
const { reports } = staffForum;
const SERVERS_FAULT = /status of 500|INTERNAL/;

const button = (page: Page, name: string) => mainOf(page).getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog');

/** The answers to queries that name a collection are empty, and its counts none. */
async function empty(page: Page, collection: string): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  const readTime = new Date().toISOString();
  await page.route(/:run(Aggregation)?Query/, (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes(collection)) return route.continue();
    const aliases = [...body.matchAll(/"alias":"([^"]+)"/g)].map(([, alias = '']) => alias);
    const aggregateFields = Object.fromEntries(aliases.map((alias) => [alias, { integerValue: '0' }]));
    return route.fulfill({
      headers,
      json: [aliases.length > 0 ? { result: { aggregateFields }, readTime } : { readTime }],
    });
  });
}

async function openCategories() {
  const member = await newStaff('administrador');
  const opened = await openAs(member);
  return { ...opened, member, show: () => opened.visit(paths.forumCategories.href()) };
}

describe('the categories of the forum', () => {
  it('begin anew after Cancelar, and tell that a change or a deletion failed', async () => {
    const id = await newForumCategory();
    const { page, show, expectConsole } = await openCategories();
    expectConsole(SERVERS_FAULT);
    await show();
    await button(page, texts.row.editOf(`Categoría ${id}`)).click();
    await mainOf(page).getByRole('heading', { name: texts.form.editTitle }).waitFor();
    const name = mainOf(page).getByLabel(texts.form.name, { exact: true });
    expect(await name.inputValue()).toBe(`Categoría ${id}`);
    await button(page, messages.common.cancel).click();
    await mainOf(page).getByRole('heading', { name: texts.form.createTitle }).waitFor();
    expect(await name.inputValue()).toBe('');

    await injectFaults({ match: { method: 'commit' }, error: 'INTERNAL' });
    await button(page, texts.row.editOf(`Categoría ${id}`)).click();
    await mainOf(page).getByLabel(texts.form.description, { exact: true }).fill('Otra');
    await button(page, texts.form.save).click();
    await mainOf(page)
      .getByRole('alert')
      .getByText(/^Error al actualizar la categoría: ./)
      .waitFor();
    await button(page, messages.common.cancel).click();
    await button(page, texts.row.deleteOf(`Categoría ${id}`)).click();
    await question(page).getByRole('button', { name: texts.deletion.submit, exact: true }).click();
    await mainOf(page)
      .getByRole('alert')
      .getByText(/^Error al eliminar la categoría: ./)
      .waitFor();
  });

  it.each([
    ['three seconds that one is gone', 3000, false],
    ['five seconds that all it held is', 5000, true],
  ])('say for %s', async (_, milliseconds, isFull) => {
    const id = await newForumCategory();
    if (isFull) await newForumTopic(await newForumMember(), 'Un tema que se va con su categoría', id);
    const { page, show } = await openCategories();
    await ownClock(page);
    await show();
    await button(page, texts.row.deleteOf(`Categoría ${id}`)).click();
    if (isFull) await question(page).getByText(texts.deletion.withTopics).waitFor();
    const { forced, submit, done, forcedDone } = texts.deletion;
    const press = question(page).getByRole('button', { name: isFull ? forced : submit, exact: true });
    await press.waitFor();
    await stopClock(page);
    await press.click();
    const message = mainOf(page).getByText(isFull ? forcedDone(1, 0) : done);
    await passUntilShown(page, message);
    await pass(page, milliseconds - 200);
    expect(await message.isVisible()).toBe(true);
    await pass(page, 250);
    await message.waitFor({ state: 'hidden' });
  });

  it('that are none say so; a repair that fails does too, and every permission is listed', async () => {
    const { page, show, member, expectConsole } = await openCategories();
    expectConsole(SERVERS_FAULT);
    await empty(page, 'foro_categorias');
    await show();
    await mainOf(page).getByText(texts.empty).waitFor();
    await changeAccount(member, { permisos: { participarForo: true } });
    await injectFaults({ match: { method: 'commit' }, error: 'INTERNAL' });
    await button(page, texts.panel.update).click();
    await mainOf(page)
      .getByText(/^Error al actualizar permisos: ./)
      .waitFor();
    await mainOf(page).getByText(texts.debug.title).click();
    await mainOf(page).getByText(texts.debug.forum, { exact: true }).waitFor();
    await mainOf(page).getByText(texts.script.title).click();
    for (const step of texts.script.steps) await mainOf(page).getByText(step).waitFor();
  });
});

describe('the statistics of the forum', () => {
  it('lead to the most active, and hold every other act while one is under way; what fails says why', async () => {
    const { page, visit, expectConsole } = await openAs(await newStaff('administrador'));
    expectConsole(SERVERS_FAULT);
    await visit(paths.forumStatistics.href());
    await mainOf(page).getByText(figures.updated).waitFor();
    const table = mainOf(page).getByRole('table', { name: figures.members });
    expect(await table.getByRole('link').first().getAttribute('href')).toMatch(/^\/perfil\/./);
    await mainOf(page).getByRole('table', { name: figures.activityTable }).waitFor();
    await mainOf(page).getByLabel(figures.activityChart).waitFor();

    const release = await holdCounts(page);
    await button(page, figures.refresh).click();
    await button(page, figures.refreshing).waitFor();
    for (const name of [figures.recalculate, figures.fix])
      expect(await button(page, name).getAttribute('aria-disabled')).toBe('true');
    release();
    await button(page, figures.refresh).waitFor();

    await injectFaults({ match: { pathContains: 'foro_' }, error: 'INTERNAL' });
    for (const [act, sentence] of [
      [figures.recalculate, figures.recalculateError],
      [figures.fix, figures.fixError],
    ] as const) {
      await button(page, act).click();
      const banner = mainOf(page).getByRole('alert').filter({ hasText: sentence });
      await banner.waitFor();
      expect(await banner.locator('p').textContent()).not.toBe('');
    }
    await clearFaults();
  });

  it('of a forum without anything say that there are none', async () => {
    const { page, visit } = await openAs(await newStaff('administrador'));
    await empty(page, 'foro_');
    await visit(paths.forumStatistics.href());
    await mainOf(page).getByText(figures.empty).waitFor();
  });
});

it.each([
  ['tema', reports.gone.tema],
  ['respuesta', reports.gone.respuesta],
  ['comentario', reports.gone.comentario],
] as const)(
  'a report of a %s that is gone, by nobody known, without a date, says all of that',
  async (tipo, gone) => {
    const id = `prueba-${crypto.randomUUID().slice(0, 8)}`;
    const place = doc(ownerDb(), `foro_reportes/${id}`);
    onTestFinished(() => deleteDoc(place));
    await setDoc(place, {
      tipo,
      itemId: `no-existe-${id}`,
      temaId: `no-existe-${id}`,
      titulo: `Título ${id}`,
      motivo: 'De una prueba',
      estado: 'pendiente',
      fechaReporte: null,
    });
    const { page, visit } = await openAs(await newStaff('moderador'));
    await visit(`${paths.forumReports.href()}?tipo=${tipo}`);
    const card = mainOf(page).getByRole('article').filter({ hasText: 'De una prueba' });
    await card.getByText(gone).waitFor();
    await card.getByText('Usuario desconocido').first().waitFor();
    await card.getByText('Desconocida', { exact: true }).waitFor();
    await card.getByRole('button', { name: new RegExp(reports.process) }).click();
    await page.getByRole('dialog').getByText(reports.dialog.choosePlease).waitFor();
  },
);
