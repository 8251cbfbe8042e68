import { deleteDoc, doc } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { paths, RETURN_PARAMETER } from '@/model/paths';
import { checkAccessibility } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { clearFaults, injectFaults } from './support/faults';
import {
  arrive,
  demoPerson,
  emailField,
  fillLogin,
  fillRegistration,
  mainOf,
  memberBar,
  newPerson,
  openBar,
  passwordField,
  register,
  signIn,
  signOut,
  userMenu,
} from './support/members';
import { reads, resetReads } from './support/meter';
import { ownerDb } from './support/owner';

const { auth, account, nav } = messages;
/** Auth answers what it refuses with this status, which Chromium logs. */
const REFUSED = /status of 400/;

const pathIs = (path: string) => (url: URL) => url.pathname === path;
const focused = (page: Page) => page.locator(':focus');

async function openLogin(options: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage(options);
  opened.expectConsole(REFUSED);
  await opened.visit(paths.login.href());
  await emailField(opened.page).waitFor();
  return opened;
}

async function openRegistration(options: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage(options);
  opened.expectConsole(REFUSED);
  await opened.visit(paths.register.href());
  await emailField(opened.page).waitFor();
  return opened;
}

/** Makes Auth answer the next sign-ins with an error of its own. */
async function authAnswers(page: Page, code: string) {
  await page.route(/accounts:signInWithPassword/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: code, errors: [] } } }),
  );
}

describe.each(WIDTHS)("a member's comings and goings at %i px", (width) => {
  it('registers, signs out, is sent to sign in and comes back to the page asked for', async () => {
    const person = newPerson();
    const { page, visit } = await openRegistration({ width });
    await register(page, person);
    await arrive(page, paths.profile.href());
    await memberBar(page);
    expect(await userMenu(page).getAttribute('aria-label')).toBe(account.menu.open(person.nombre));

    await page.keyboard.press('Escape');
    await signOut(page);
    await openBar(page);
    await page.getByRole('banner').getByRole('link', { name: nav.login }).waitFor();

    await visit(paths.changePassword.href());
    await page.waitForURL(pathIs(paths.login.href()));
    await page.getByText(messages.common.signInFirst).waitFor();
    await signIn(page, person);
    await arrive(page, paths.changePassword.href());
    await passwordField(page, auth.change.current).waitFor();
  });

  it('has no accessibility violations on any sign-in screen, with and without errors', async () => {
    const { page, visit } = await openPage({ width, colorScheme: width === WIDTHS[0] ? 'dark' : 'light' });
    for (const path of [paths.login, paths.register, paths.recoverPassword]) {
      await visit(path.href());
      await emailField(page).waitFor();
      await checkAccessibility(page);
      await mainOf(page).locator('button[type="submit"]').click();
      await page.getByRole('alert').filter({ hasText: 'Por favor' }).waitFor();
      await checkAccessibility(page);
    }
    await visit(paths.createAdmin.href());
    await page.getByText(messages.createAdmin.exists).waitFor();
    await checkAccessibility(page);
  });

  it('has no accessibility violations with the menus of the bar open', async () => {
    const { page } = await openLogin({ width });
    await signIn(page, demoPerson('admin'));
    await arrive(page, paths.profile.href());
    await memberBar(page);
    await userMenu(page).click();
    await checkAccessibility(page);
    await page.getByRole('button', { name: /^Mis favoritos/ }).click();
    await page.getByRole('link', { name: messages.favourites.menu.all }).waitFor();
    await checkAccessibility(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

describe('signing in', () => {
  it('goes to the profile when nobody sent one to sign in', async () => {
    const { page } = await openLogin();
    await signIn(page, demoPerson('usuario'));
    await page.getByText(auth.login.done).waitFor();
    await arrive(page, paths.profile.href());
  });

  it('asks for both fields and puts the focus on the first that is empty', async () => {
    const { page } = await openLogin();
    await emailField(page).fill('usuario@demo.test');
    await page.keyboard.press('Enter');
    await page.getByText(auth.validation.allRequired).waitFor();
    expect(await focused(page).getAttribute('name')).toBe('password');
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

  it.each([
    ['EMAIL_NOT_FOUND', auth.errors.userNotFound],
    ['INVALID_PASSWORD', auth.errors.wrongPassword],
    ['INVALID_LOGIN_CREDENTIALS', auth.errors.badCredentials],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', auth.errors.tooManyRequests],
    ['OPERATION_NOT_ALLOWED', auth.errors.login],
  ])('to %s it answers: %s', async (code, text) => {
    const { page } = await openLogin();
    await authAnswers(page, code);
    await signIn(page, demoPerson('usuario'));
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
  });

  it('says that there is no connection, and works once there is', async () => {
    const { page, expectConsole } = await openLogin();
    expectConsole(/net::ERR_/);
    await page.route(/accounts:signInWithPassword/, (route) => route.abort('connectionrefused'));
    await signIn(page, demoPerson('usuario'));
    await page.getByRole('alert').filter({ hasText: auth.errors.network }).waitFor();
    await page.unroute(/accounts:signInWithPassword/);
    await mainOf(page).getByRole('button', { name: auth.login.submit }).click();
    await arrive(page, paths.profile.href());
  });

  it('shows the password when asked to, and hides it again', async () => {
    const { page } = await openLogin();
    await passwordField(page).fill('secreta');
    await page.getByRole('button', { name: auth.showPassword }).click();
    expect(await passwordField(page).getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: auth.hidePassword }).click();
    expect(await passwordField(page).getAttribute('type')).toBe('password');
  });

  it('works with the keyboard alone', async () => {
    const { page } = await openLogin();
    await emailField(page).focus();
    await page.keyboard.type(demoPerson('usuario').email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPerson('usuario').password);
    await page.keyboard.press('Enter');
    await arrive(page, paths.profile.href());
  });

  it('costs three reads at most', async () => {
    const { page } = await openLogin();
    await fillLogin(page, demoPerson('usuario'));
    // The page it leads to reads for itself.
    await page.route(/\/assets\/ProfilePage/, (route) => route.abort());
    await resetReads();
    const noted = page.waitForResponse((response) => /documents:commit/.test(response.url()));
    await page.keyboard.press('Enter');
    await noted;
    await page.getByText(auth.login.done).waitFor();
    expect(await reads()).toBeLessThanOrEqual(3);
  });
});

describe('the way back', () => {
  const login = (back: string) =>
    `${paths.login.href()}?${new URLSearchParams({ [RETURN_PARAMETER]: back })}`;

  it('is kept from sign-in to sign-up and to the forgotten password', async () => {
    const { page, visit } = await openPage();
    await visit(login(paths.contact.href()));
    const links = mainOf(page).getByRole('link');
    await links.filter({ hasText: auth.login.register }).click();
    await page.waitForURL(pathIs(paths.register.href()));
    await register(page, newPerson());
    await arrive(page, paths.contact.href());
  });

  it.each(['//127.0.0.1:9099/', 'https://otro.example/', '/\\otro.example'])(
    'never leaves the site: %s',
    async (back) => {
      const { page, visit } = await openPage();
      await visit(login(back));
      await signIn(page, demoPerson('usuario'));
      await page.waitForURL((url) => url.pathname === paths.profile.href());
    },
  );

  it('is taken at once by someone who is signed in already', async () => {
    const { page, visit } = await openLogin();
    await signIn(page, demoPerson('usuario'));
    await arrive(page, paths.profile.href());
    await visit(login(paths.contact.href()));
    await arrive(page, paths.contact.href());
    await visit(paths.register.href());
    await arrive(page, paths.profile.href());
  });
});

describe('signing up', () => {
  it.each([
    ['an empty name', { nombre: ' ' }, auth.validation.requiredFields, 'nombre'],
    ['an e-mail that is not one', { email: 'ana' }, auth.validation.emailInvalid, 'email'],
    ['a short password', { password: '12345' }, auth.validation.passwordShort, 'password'],
  ] as const)('refuses %s and goes to the field', async (_what, wrong, text, field) => {
    const { page } = await openRegistration();
    await register(page, { ...newPerson(), ...wrong });
    await page.getByText(text).first().waitFor();
    expect(await focused(page).getAttribute('name')).toBe(field);
  });

  it('refuses passwords that differ', async () => {
    const { page } = await openRegistration();
    await fillRegistration(page, newPerson());
    await passwordField(page, auth.register.confirm).fill('otra');
    await page.keyboard.press('Enter');
    await page.getByText(auth.validation.mismatch).waitFor();
    expect(await focused(page).getAttribute('name')).toBe('confirmacion');
  });

  it('says that an e-mail is taken, and keeps what was typed', async () => {
    const { page } = await openRegistration();
    await register(page, { ...newPerson(), nombre: 'Quien escribe', email: demoPerson('usuario').email });
    await page.getByRole('alert').filter({ hasText: auth.errors.emailInUse }).waitFor();
    expect(await mainOf(page).getByLabel(auth.register.name).inputValue()).toBe('Quien escribe');
  });

  it('keeps what was typed over a reload, but never a password', async () => {
    const person = newPerson();
    const { page } = await openRegistration();
    await fillRegistration(page, person);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).toContain(person.email);
    expect(stored).not.toContain(person.password);
    await page.reload();
    await emailField(page).waitFor();
    expect(await emailField(page).inputValue()).toBe(person.email);
    expect(await passwordField(page).inputValue()).toBe('');
  });

  it('goes on where it failed when the account could not be stored', async () => {
    const person = newPerson();
    const { page, expectConsole } = await openRegistration();
    expectConsole(/status of 503/);
    await injectFaults({ match: { method: 'commit', pathContains: 'usuarios' }, error: 'UNAVAILABLE' });
    await register(page, person);
    await page.getByRole('alert').filter({ hasText: account.recordFailed }).waitFor({ timeout: 30_000 });
    expect(await emailField(page).inputValue()).toBe(person.email);
    expect(await passwordField(page).inputValue()).toBe(person.password);
    await clearFaults();
    await mainOf(page).getByRole('button', { name: auth.register.submit }).click();
    await arrive(page, paths.profile.href());
    await memberBar(page);
  });
});

describe('a session', () => {
  it('costs a visitor nothing: neither the code of Auth nor a request to it', async () => {
    const { page, visit } = await openPage();
    const scripts: Promise<string>[] = [];
    const toAuth: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    page.on('request', (request) => {
      if (/:9099|identitytoolkit/.test(request.url())) toAuth.push(request.url());
    });
    await visit(paths.home.href());
    await page
      .getByRole('link', { name: /Leer más/ })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).toContain(nav.library);
    expect(code).not.toContain('accounts:signInWithPassword');
    expect(toAuth).toEqual([]);
  });

  it("is there at once after a reload: the visitor's bar never shows", async () => {
    const { page } = await openLogin();
    await signIn(page, demoPerson('usuario'));
    await arrive(page, paths.profile.href());
    await page.addInitScript((text) => {
      const seen = () => {
        if (document.querySelector('header')?.textContent?.includes(text))
          sessionStorage.setItem('flash', 'yes');
      };
      new MutationObserver(seen).observe(document, { childList: true, subtree: true, characterData: true });
    }, nav.register);
    await page.goto(new URL(paths.contact.href(), page.url()).href);
    await memberBar(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => sessionStorage.getItem('flash'))).toBeNull();
  });

  it('begins and ends in every tab', async () => {
    const first = await openLogin();
    const second = await openPage({ context: first.context });
    await second.visit(paths.contact.href());
    await second.page.getByRole('banner').getByRole('link', { name: nav.login }).waitFor();
    await signIn(first.page, demoPerson('usuario'));
    await memberBar(second.page);
    await arrive(first.page, paths.profile.href());
    await signOut(second.page);
    await first.page.waitForURL(pathIs(paths.home.href()));
    await first.page.getByRole('banner').getByRole('link', { name: nav.login }).waitFor();
  });

  it('whose account is missing is repaired from the notice', async () => {
    const person = newPerson();
    const { page } = await openLogin();
    await page.request.post(
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-clave',
      { data: { email: person.email, password: person.password, displayName: person.nombre } },
    );
    await signIn(page, person);
    await page.getByRole('heading', { name: account.broken.title }).waitFor();
    await checkAccessibility(page);
    await page.getByRole('button', { name: account.broken.repair }).click();
    await page.getByText(account.broken.repaired).waitFor();
    await memberBar(page);
    expect(await userMenu(page).getAttribute('aria-label')).toBe(account.menu.open(person.nombre));
  });
});

describe("the bar's menus", () => {
  async function memberAtContact(role: Parameters<typeof demoPerson>[0] = 'usuario') {
    const opened = await openPage();
    await opened.visit(paths.login.href(paths.contact.href()));
    await signIn(opened.page, demoPerson(role));
    await arrive(opened.page, paths.contact.href());
    await userMenu(opened.page).waitFor();
    return opened;
  }

  it('open, move and close with the keyboard', async () => {
    const { page } = await memberAtContact();
    await userMenu(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page).textContent()).toBe(nav.profile);
    await page.keyboard.press('End');
    expect(await focused(page).textContent()).toBe(account.menu.signOut);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page).textContent()).toBe(nav.profile);
    await page.keyboard.press('Escape');
    expect(await userMenu(page).getAttribute('aria-expanded')).toBe('false');
    expect(await focused(page).getAttribute('aria-label')).toMatch(/^Menú de/);
  });

  it('close when the focus or a click goes elsewhere', async () => {
    const { page } = await memberAtContact();
    await userMenu(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await userMenu(page).getAttribute('aria-expanded')).toBe('false');
  });

  it.each(['usuario', 'admin'] as const)('lead %s only to pages that exist', async (role) => {
    const { page, visit } = await memberAtContact(role);
    await userMenu(page).click();
    const links = page.getByRole('banner').locator('[data-panel]').getByRole('link');
    const addresses = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(addresses).toContain(paths.profile.href());
    for (const address of addresses) {
      await visit(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText(messages.errors.notFoundTitle).count()).toBe(0);
    }
  });
});

describe('passwords', () => {
  it('are changed with the current one, and the new one signs in', async () => {
    const person = newPerson();
    const { page, visit } = await openRegistration();
    await register(page, person);
    await arrive(page, paths.profile.href());
    await visit(paths.changePassword.href());
    const send = () => mainOf(page).getByRole('button', { name: auth.change.submit }).click();
    await passwordField(page, auth.change.current).fill('no-es-esta');
    await passwordField(page, auth.change.next).fill('secreta-2');
    await passwordField(page, auth.change.confirm).fill('secreta-2');
    await send();
    await page.getByRole('alert').filter({ hasText: auth.errors.currentPassword }).waitFor();
    expect(await passwordField(page, auth.change.next).inputValue()).toBe('secreta-2');
    await passwordField(page, auth.change.current).fill(person.password);
    await send();
    await page.getByText(auth.change.done).waitFor();
    await signOut(page);
    await visit(paths.login.href());
    await signIn(page, { ...person, password: 'secreta-2' });
    await arrive(page, paths.profile.href());
  });

  it.each([demoPerson('usuario').email, 'nadie@demo.test'])(
    'are recovered with the same answer for %s',
    async (email) => {
      const { page, visit, expectConsole } = await openPage();
      expectConsole(REFUSED);
      await visit(paths.recoverPassword.href());
      await emailField(page).fill(email);
      await page.keyboard.press('Enter');
      await page.getByText(auth.recover.done).waitFor();
    },
  );
});

describe('the first administrator', () => {
  it.each([paths.createAdmin, paths.createAdminSimple])(
    'exists already: $path says so and creates no other',
    async (path) => {
      const { page, visit } = await openPage();
      await visit(path.href());
      await page.getByText(messages.createAdmin.exists).waitFor();
      expect(await mainOf(page).locator('form').count()).toBe(0);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    },
  );
});

describe('a site without an administrator', () => {
  /** As before the first administrator; creating one marks the site again. */
  async function notInstalled() {
    await deleteDoc(doc(ownerDb(), 'sistema', 'instalacion'));
  }

  it('gets one from the full form, who is signed in then', async () => {
    await notInstalled();
    const person = newPerson();
    const { page, visit } = await openPage();
    await visit(paths.createAdmin.href());
    await fillRegistration(page, person);
    await checkAccessibility(page);
    await mainOf(page).getByRole('button', { name: messages.createAdmin.submit }).click();
    await page.getByText(messages.createAdmin.done).waitFor();
    await memberBar(page);
    await visit(paths.createAdmin.href());
    await page.getByText(messages.createAdmin.exists).waitFor();
  });

  it('gets one from the simple form, by e-mail and password alone', async () => {
    await notInstalled();
    const { page, visit } = await openPage();
    await visit(paths.createAdminSimple.href());
    await emailField(page).fill(newPerson().email);
    await passwordField(page).fill('12345');
    await page.keyboard.press('Enter');
    await page.getByText(auth.validation.passwordShort).waitFor();
    await passwordField(page).fill('123456');
    await page.keyboard.press('Enter');
    await page.getByText(messages.createAdmin.done).waitFor();
    await memberBar(page);
  });
});
