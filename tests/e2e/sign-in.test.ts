import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { paths, RETURN_PARAMETER } from '@/model/shared/paths';
import { checkScreen } from './support/accessibility';
import { openLogin } from './support/auth-screens';
import { BASE_URL, openPage, WIDTHS } from './support/browser';
import { changeAccount, newMember, openAs } from './support/fresh-member';
import { holdCode } from './support/hold';
import { press } from './support/keyboard';
import {
  arrive,
  demoPerson,
  emailField,
  fillLogin,
  mainOf,
  newPerson,
  passwordField,
  register,
  signIn,
} from './support/members';
import { resetReads, usage } from './support/meter';

const { auth } = messages;

const HOUR_MS = 3_600_000;
const pathIs = (path: string) => (url: URL) => url.pathname === path;

describe.each(WIDTHS)('the sign-in screens at %i px', (width) => {
  it('have no accessibility violations, with their errors', async () => {
    const { page, visit } = await openPage({ width, colorScheme: width === WIDTHS[0] ? 'dark' : 'light' });
    for (const path of [paths.login, paths.register, paths.recoverPassword]) {
      await visit(path.href());
      await emailField(page).waitFor();
      await mainOf(page).locator('button[type="submit"]').click();
      await page.getByRole('alert').filter({ hasText: 'Por favor' }).waitFor();
      await checkScreen(page);
    }
    await visit(paths.createAdmin.href());
    await page.getByText(messages.createAdmin.exists).waitFor();
    await checkScreen(page);
  });
});

describe('signing in', () => {
  it('goes to the profile when nobody sent one to sign in', async () => {
    const { page } = await openLogin();
    const release = await holdCode(page, 'ProfilePage');
    await signIn(page, demoPerson('usuario'));
    await page.getByText(auth.login.done).waitFor();
    release();
    await arrive(page, paths.profile.href());
  });

  it('asks for both fields and puts the focus on the first that is empty', async () => {
    const { page } = await openLogin();
    await emailField(page).fill('usuario@demo.test');
    await press(page, 'Enter', passwordField(page));
    await page.getByText(auth.validation.allRequired).waitFor();
  });

  it('says that the password is wrong and keeps the e-mail', async () => {
    const { page } = await openLogin();
    await signIn(page, { ...demoPerson('usuario'), password: 'otra-cosa' });
    await page
      .getByRole('alert')
      .filter({ hasText: /incorrecta/ })
      .waitFor();
    expect(await emailField(page).inputValue()).toBe(demoPerson('usuario').email);
  });

  it('shows the password when asked to, and hides it again', async () => {
    const { page } = await openLogin();
    await passwordField(page).fill('secreta');
    await page.getByRole('button', { name: auth.showPassword }).click();
    await page.getByRole('button', { name: auth.hidePassword }).waitFor();
    expect(await passwordField(page).getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: auth.hidePassword }).click();
    await page.getByRole('button', { name: auth.showPassword }).waitFor();
    expect(await passwordField(page).getAttribute('type')).toBe('password');
  });

  it('works with the keyboard alone', async () => {
    const { page } = await openLogin();
    await emailField(page).focus();
    await page.keyboard.type(demoPerson('usuario').email);
    await press(page, 'Tab', passwordField(page));
    await page.keyboard.type(demoPerson('usuario').password);
    await page.keyboard.press('Enter');
    await arrive(page, paths.profile.href());
  });

  it('costs three reads at most', async () => {
    const member = await newMember();
    // The visit is noted once an hour.
    await changeAccount(member, { ultimoAcceso: new Date(Date.now() - 2 * HOUR_MS) });
    const { page, expectConsole } = await openLogin();
    await fillLogin(page, member);
    // The page it leads to reads for itself.
    expectConsole(/\/assets\/ProfilePage/);
    await page.route(/\/assets\/ProfilePage/, (route) => route.abort());
    await resetReads();
    const noted = page.waitForResponse((response) => /documents:commit/.test(response.url()));
    await mainOf(page).getByRole('button', { name: auth.login.submit }).click();
    await noted;
    await page.getByText(auth.login.done).waitFor();
    // The bell asks for itself, too.
    const { requests } = await usage();
    const own = requests.filter(({ method, path }) => method !== 'runQuery' || !path.includes('usuarios/'));
    expect(own.reduce((sum, { reads }) => sum + reads, 0)).toBeLessThanOrEqual(3);
  });
});

describe('the way back', () => {
  const login = (back: string) =>
    `${paths.login.href()}?${new URLSearchParams({ [RETURN_PARAMETER]: back })}`;

  it('is kept from sign-in to sign-up and to the forgotten password', async () => {
    const { page, visit } = await openPage();
    await visit(login(paths.contact.href()));
    const links = mainOf(page).getByRole('link');
    await links.filter({ hasText: auth.login.forgot }).click();
    await page.waitForURL(pathIs(paths.recoverPassword.href()));
    await links.filter({ hasText: auth.recover.back }).click();
    await page.waitForURL(pathIs(paths.login.href()));
    await links.filter({ hasText: auth.login.register }).click();
    await page.waitForURL(pathIs(paths.register.href()));
    await register(page, newPerson());
    await arrive(page, paths.contact.href());
  });

  it('never leaves the site', async () => {
    const { page, visit } = await openAs(await newMember());
    for (const back of ['//127.0.0.1:9099/', 'https://otro.example/', '/\\otro.example']) {
      await visit(login(back));
      await arrive(page, paths.profile.href());
      expect(new URL(page.url()).origin).toBe(BASE_URL);
    }
  });

  it('is taken at once by someone who is signed in already', async () => {
    const { page, visit } = await openAs(await newMember());
    await visit(login(paths.contact.href()));
    await arrive(page, paths.contact.href());
    await visit(paths.register.href());
    await arrive(page, paths.profile.href());
  });
});
