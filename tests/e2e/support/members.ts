import type { Page } from 'playwright-core';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { isPhone } from './browser';

const { auth, nav } = messages;

/** A person nobody else in the tests is: every call gives another. */
export function newPerson() {
  const id = crypto.randomUUID().slice(0, 12);
  return { nombre: `Prueba ${id}`, email: `prueba-${id}@demo.test`, password: 'secreta-1' };
}

export type Person = ReturnType<typeof newPerson>;

export type DemoRole = 'admin' | 'editor' | 'autor' | 'moderador' | 'usuario' | 'suspendido';

/** One of the seeded accounts. */
export function demoPerson(role: DemoRole) {
  return { email: `${role}@demo.test`, password: 'demo1234' };
}

/** Only what is in the page's main region: the bar and the footer repeat some of the names. */
export function mainOf(page: Page) {
  return page.getByRole('main');
}

export function emailField(page: Page) {
  return mainOf(page).getByLabel(auth.email);
}

export function passwordField(page: Page, label: string = auth.password) {
  return mainOf(page).getByLabel(label, { exact: true });
}

export async function fillLogin(page: Page, { email, password }: { email: string; password: string }) {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
}

/** Signs in through the form of /login, which must be open. */
export async function signIn(page: Page, person: { email: string; password: string }) {
  await fillLogin(page, person);
  await mainOf(page).getByRole('button', { name: auth.login.submit }).click();
}

export async function fillRegistration(page: Page, person: Person) {
  await mainOf(page).getByLabel(auth.register.name).fill(person.nombre);
  await fillLogin(page, person);
  await passwordField(page, auth.register.confirm).fill(person.password);
}

export async function register(page: Page, person: Person) {
  await fillRegistration(page, person);
  await mainOf(page).getByRole('button', { name: auth.register.submit }).click();
}

/** The page that signing in leads to is there, and not only its address. */
export async function arrive(page: Page, path: string) {
  await page.waitForURL((url) => url.pathname === path);
  for (const { title } of [auth.login, auth.register]) {
    await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'hidden' });
  }
  await barFolded(page);
}

/**
 * The page that a link leads to is drawn, by its own title. Neither its address nor just any title tells: the page before
 * stays on the screen for a moment after the address has changed.
 */
export async function arrivedAt(page: Page, title: string | RegExp) {
  await mainOf(page).getByRole('heading', { level: 1, name: title }).waitFor();
  await barFolded(page);
}

/** On a phone the bar folds up once the page has changed. */
async function barFolded(page: Page) {
  await page.getByRole('button', { name: nav.closeMenu }).waitFor({ state: 'hidden' });
}

/** On a phone the bar's links are behind its button. After a link was followed: only once one `arrivedAt` its page. */
export async function openBar(page: Page) {
  const close = page.getByRole('button', { name: nav.closeMenu });
  if (!isPhone(page) || (await close.isVisible())) return;
  await page.getByRole('button', { name: nav.openMenu }).click();
  await close.waitFor();
}

export function userMenu(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: messages.account.menu.open('') });
}

/** The bar shows a member. */
export async function memberBar(page: Page) {
  await openBar(page);
  await userMenu(page).waitFor();
}

export async function signOut(page: Page) {
  await memberBar(page);
  await userMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: messages.account.menu.signOut }).click();
  await page.waitForURL((url) => url.pathname === paths.home.href());
  await userMenu(page).waitFor({ state: 'hidden' });
  await barFolded(page);
}
