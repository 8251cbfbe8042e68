import { deleteDoc, doc, getDoc } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { AccountState, Role } from '@/model/users/roles';
import { checkSchemes } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { clearFaults, injectFaults } from './support/faults';
import { changeAccount, type Member, newMember, openAs, stored } from './support/fresh-member';
import { resetReads, usage } from './support/meter';
import { ownerDb } from './support/owner';

const texts = staff.adminUsers;
const { roles, states } = messages.account;

/** Somebody for one test: gone after it, so that other tests find no strange administradores. */
async function somebody(rol: Role = 'usuario', estado: AccountState = 'activo'): Promise<Member> {
  const member = await newMember();
  onTestFinished(async () => {
    for (const name of ['usuarios', 'perfiles']) await deleteDoc(doc(ownerDb(), name, member.uid));
  });
  if (rol !== 'usuario' || estado !== 'activo') {
    await changeAccount(member, { rol, estado, permisos: defaultPermissions(rol) });
  }
  return member;
}

/** The list as an administrador sees it, the newest accounts first. */
async function openUsers(options: Parameters<typeof openAs>[1] = {}, search = 'orden=fecha-desc') {
  const admin = await somebody('administrador');
  const opened = await openAs(admin, options);
  await opened.visit(`${paths.adminUsers.href()}?${search}`);
  await opened.page.getByRole('heading', { level: 1, name: texts.title }).waitFor();
  return { ...opened, admin };
}

const rowOf = (page: Page, { uid }: Member) => page.locator(`tr[data-uid="${uid}"]`);
const roleOf = (page: Page, { nombre }: Member) => page.getByLabel(texts.roleOf(nombre));
const stateOf = (page: Page, { nombre }: Member) => page.getByLabel(texts.stateOf(nombre));
const question = (page: Page) => page.getByRole('alertdialog');

describe.each(WIDTHS)('the users at %i px', (width) => {
  it('are readable, with the detail of one and the question before a change, in light and dark', async () => {
    const member = await somebody();
    const { page } = await openUsers({ width });
    await rowOf(page, member).getByText(member.email).waitFor();
    await checkSchemes(page);
    await page.getByRole('button', { name: texts.detailsOf(member.nombre) }).click();
    const detail = page.getByRole('dialog', { name: texts.detail.title(member.nombre) });
    await detail.getByRole('heading', { name: texts.detail.permissions }).waitFor();
    await checkSchemes(page);
    await page.keyboard.press('Escape');
    await detail.waitFor({ state: 'hidden' });
    const opener = page.getByRole('button', { name: texts.detailsOf(member.nombre) });
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await roleOf(page, member).selectOption('autor');
    await question(page).waitFor();
    await checkSchemes(page);
  });
});

describe('changing an account', () => {
  it('gives a role with its permissions, after a question', async () => {
    const member = await somebody();
    const { page } = await openUsers({ width: 375 });
    await roleOf(page, member).selectOption('editor');
    await question(page).getByText(texts.permissions.editarTodosArticulos).waitFor();
    await question(page).getByRole('button', { name: messages.common.cancel }).click();
    await question(page).waitFor({ state: 'hidden' });
    expect(await roleOf(page, member).inputValue()).toBe('usuario');
    expect((await stored(member))?.rol).toBe('usuario');
    await roleOf(page, member).selectOption('editor');
    await question(page).getByRole('button', { name: texts.role.confirm }).click();
    await page.getByText(texts.role.done(member.nombre, roles.editor)).waitFor();
    expect(await roleOf(page, member).inputValue()).toBe('editor');
    expect(await stored(member)).toMatchObject({ rol: 'editor', permisos: defaultPermissions('editor') });
  });

  it('that fails says why in the question, and can be tried again', async () => {
    const member = await somebody();
    const { page, expectConsole } = await openUsers();
    await stateOf(page, member).selectOption('suspendido');
    expectConsole(/503/);
    await injectFaults({ match: { method: 'commit' }, error: 'UNAVAILABLE' });
    await question(page).getByRole('button', { name: texts.state.confirm }).click();
    const failed = texts.state.failed(messages.errors.byCode.unavailable);
    await question(page).getByRole('alert').getByText(failed).waitFor();
    expect((await stored(member))?.estado).toBe('activo');
    await clearFaults();
    await question(page).getByRole('button', { name: texts.state.confirm }).click();
    await page.getByText(texts.state.done(member.nombre, states.suspendido)).waitFor();
    expect((await stored(member))?.estado).toBe('suspendido');
  });

  it("that is gone is 'Usuario no encontrado'", async () => {
    const member = await somebody();
    const { page } = await openUsers();
    await stateOf(page, member).selectOption('pendiente');
    await deleteDoc(doc(ownerDb(), 'usuarios', member.uid));
    await question(page).getByRole('button', { name: texts.state.confirm }).click();
    await question(page).getByText('Error al cambiar el estado: Usuario no encontrado').waitFor();
  });

  it("of one's own cannot be chosen, and says why", async () => {
    const { page, admin } = await openUsers();
    expect(await roleOf(page, admin).isDisabled()).toBe(true);
    expect(await stateOf(page, admin).isDisabled()).toBe(true);
    await rowOf(page, admin).getByText('No puedes cambiar tu propio rol').waitFor();
    await rowOf(page, admin).getByText('No puedes cambiar tu propio estado').waitFor();
    await page.getByRole('button', { name: texts.detailsOf(admin.nombre) }).click();
    const box = page.getByRole('dialog').getByLabel(texts.permissions.comentar);
    await page.getByRole('dialog').getByText(texts.ownPermissions).waitFor();
    expect(await box.isDisabled()).toBe(true);
  });

  it('takes and gives permissions one by one, and all back to those of the role', async () => {
    const member = await somebody();
    const { page, expectConsole } = await openUsers();
    await page.getByRole('button', { name: texts.detailsOf(member.nombre) }).click();
    const detail = page.getByRole('dialog', { name: texts.detail.title(member.nombre) });
    await detail.getByLabel(texts.permissions.comentar).uncheck();
    await detail.getByLabel(texts.permissions.cerrarTemas).check();
    const changed = { ...defaultPermissions('usuario'), comentar: false, cerrarTemas: true };
    await expect.poll(async () => (await stored(member))?.permisos).toEqual(changed);
    await detail.getByText(texts.detail.custom(roles.usuario)).waitFor();
    expectConsole(/503/);
    await injectFaults({ match: { method: 'commit' }, error: 'UNAVAILABLE' });
    await detail.getByLabel(texts.permissions.fijarTemas).click();
    const failed = texts.detail.failed(messages.errors.byCode.unavailable);
    await detail.getByRole('alert').getByText(failed).waitFor();
    expect(await detail.getByLabel(texts.permissions.fijarTemas).isChecked()).toBe(false);
    await clearFaults();
    await detail.getByRole('button', { name: texts.detail.reset }).click();
    // With a key: a second click at once, where the first one was, would be half of a double click.
    await question(page).getByRole('button', { name: texts.detail.reset }).press('Enter');
    await question(page).waitFor({ state: 'hidden' });
    await detail.getByText(texts.detail.asRole(roles.usuario)).waitFor();
    expect((await stored(member))?.permisos).toEqual(defaultPermissions('usuario'));
    await page.goBack();
    await detail.waitFor({ state: 'hidden' });
    await page.getByRole('table').waitFor();
  });
});

describe('finding an account', () => {
  it('keeps filters, order and words in the address', async () => {
    const member = await somebody('moderador', 'pendiente');
    const { page } = await openUsers();
    const { filters } = texts;
    await page.getByLabel(filters.role, { exact: true }).selectOption('moderador');
    await page.waitForURL((url) => url.searchParams.get('rol') === 'moderador');
    await page.getByLabel(filters.state, { exact: true }).selectOption('pendiente');
    await page.waitForURL((url) => url.searchParams.get('estado') === 'pendiente');
    await page.getByLabel(filters.search).fill(member.email.toUpperCase());
    await page.waitForURL((url) => url.searchParams.get('q') === member.email.toUpperCase());
    await page.reload();
    await rowOf(page, member).waitFor();
    expect(new URL(page.url()).searchParams.get('orden')).toBe('fecha-desc');
    expect(await page.getByLabel(filters.role, { exact: true }).inputValue()).toBe('moderador');
    expect(await page.getByLabel(filters.search).inputValue()).toBe(member.email.toUpperCase());
    await page.getByRole('link', { name: member.nombre }).click();
    await page.waitForURL((url) => url.pathname === paths.memberProfile.href(member.uid));
    await page.goBack();
    await rowOf(page, member).waitFor();
  });

  it('asks the whole site for whom is not in the list, with few reads', async () => {
    const member = await somebody();
    // A name as people have them: what is typed in small letters is looked for with capitals.
    const nombre = `Quispe ${Date.now()}`;
    await changeAccount(member, { nombre });
    const { page } = await openUsers({}, 'rol=editor');
    await page.getByRole('table').waitFor();
    await resetReads();
    await page.getByLabel(texts.filters.search).fill(nombre.toLowerCase());
    await page.getByRole('heading', { name: texts.lookup.title }).waitFor();
    await rowOf(page, member).getByText(member.email).waitFor();
    const queries = (await usage()).requests.filter(({ method }) => method === 'runQuery');
    expect(queries.reduce((sum, { reads }) => sum + reads, 0)).toBeLessThanOrEqual(22);
  });

  it('by an address with nobody there says so', async () => {
    const { page } = await openUsers({}, 'usuario=nadie-con-este-id');
    const dialog = page.getByRole('dialog', { name: 'Usuario no encontrado' });
    await dialog.getByText(texts.detail.missingHelp).waitFor();
    await dialog.getByRole('button', { name: messages.common.close }).click();
    await page.waitForURL((url) => !url.searchParams.has('usuario'));
  });

  it('that cannot be loaded can be tried again', async () => {
    const admin = await somebody('administrador');
    const { page, visit, expectConsole } = await openAs(admin);
    expectConsole(/503/);
    await injectFaults({ match: { method: 'runQuery', pathContains: 'usuarios' }, error: 'UNAVAILABLE' });
    await visit(paths.adminUsers.href());
    await page.getByText(texts.loadError(messages.errors.byCode.unavailable)).waitFor();
    await clearFaults();
    await page.getByRole('button', { name: messages.common.retry }).click();
    await page.getByRole('table').waitFor();
  });
});

describe('who may not manage accounts', () => {
  it.each(['editor', 'autor'] as const)('%s is sent to the articles', async (rol) => {
    const { page, visit } = await openAs(await somebody(rol));
    await visit(paths.adminUsers.href());
    await page.waitForURL((url) => url.pathname === paths.adminArticles.href());
  });

  it('a moderador is sent home, a visitor to sign in', async () => {
    const { page, visit } = await openAs(await somebody('moderador'));
    await visit(paths.adminUsers.href());
    await page.waitForURL((url) => url.pathname === paths.home.href());
    const visitor = await openPage();
    await visitor.visit(paths.adminUsers.href());
    await visitor.page.waitForURL((url) => url.pathname === paths.login.href());
  });
});

it('a role given meanwhile is felt on coming back to the tab, without signing in again', async () => {
  const member = await somebody();
  const { page, visit } = await openAs(member);
  await page.clock.install();
  await visit(paths.adminUsers.href());
  await page.waitForURL((url) => url.pathname === paths.home.href());
  await changeAccount(member, { rol: 'editor', permisos: defaultPermissions('editor') });
  await page.clock.fastForward('05:01');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const hint = () => page.evaluate(() => localStorage.getItem('sesion'));
  await expect.poll(hint).toContain('"rol":"editor"');
  expect((await getDoc(doc(ownerDb(), 'usuarios', member.uid))).get('rol')).toBe('editor');
});
