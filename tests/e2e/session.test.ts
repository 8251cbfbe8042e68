import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { checkAccessibility, checkScreen } from './support/accessibility';
import { openLogin, openRegistration } from './support/auth-screens';
import { openPage, WIDTHS } from './support/browser';
import { hurryUntilShown } from './support/clock';
import { newForumCategory, newForumMember, newForumTopic } from './support/forum-members';
import { newMember, openAs } from './support/fresh-member';
import { focusOn, press } from './support/keyboard';
import {
  arrive,
  arrivedAt,
  demoPerson,
  memberBar,
  newPerson,
  openBar,
  passwordField,
  register,
  signIn,
  signOut,
  userMenu,
} from './support/members';
import { newStaff } from './support/staff';

const { auth, account, nav } = messages;

const pathIs = (path: string) => (url: URL) => url.pathname === path;

describe.each(WIDTHS)('the bar of a member at %i px', (width) => {
  it('has no accessibility violations with the menus of the bar open', async () => {
    const { page, visit } = await openAs(await newStaff('administrador'), { width });
    await visit(paths.contact.href());
    await arrivedAt(page, messages.contact.title);
    await memberBar(page);
    await userMenu(page).click();
    await page.getByRole('link', { name: account.menu.forumCategories }).waitFor();
    await checkAccessibility(page);
    await page.getByRole('button', { name: /^Mis favoritos/ }).click();
    await page.getByRole('link', { name: messages.favourites.menu.all }).waitFor();
    await checkScreen(page);
  });
});

describe('a session', () => {
  it('registers, signs out, is sent to sign in and comes back to the page asked for', async () => {
    const person = newPerson();
    const { page, visit } = await openRegistration({ width: 375 });
    await register(page, person);
    await arrive(page, paths.profile.href());
    await memberBar(page);
    expect(await userMenu(page).getAttribute('aria-label')).toBe(account.menu.open(person.nombre));

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
    const { page, visit } = await openAs(await newMember());
    await page.addInitScript((text) => {
      const seen = () => {
        if (document.querySelector('header')?.textContent?.includes(text))
          sessionStorage.setItem('flash', 'yes');
      };
      new MutationObserver(seen).observe(document, { childList: true, subtree: true, characterData: true });
    }, nav.register);
    await visit(paths.contact.href());
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
    await page.clock.install();
    await signIn(page, person);
    // Three more tries to read it, a second apart.
    await hurryUntilShown(page, page.getByRole('heading', { name: account.broken.title }));
    await checkAccessibility(page);
    await page.getByRole('button', { name: account.broken.repair }).click();
    await page.getByText(account.broken.repaired).waitFor();
    await memberBar(page);
    expect(await userMenu(page).getAttribute('aria-label')).toBe(account.menu.open(person.nombre));
  });
});

describe("the bar's menus", () => {
  async function memberAtContact() {
    const opened = await openAs(await newMember());
    await opened.visit(paths.contact.href());
    await userMenu(opened.page).waitFor();
    return opened;
  }

  it('open, move and close with the keyboard', async () => {
    const { page } = await memberAtContact();
    const panel = page.getByRole('banner').locator('[data-panel]');
    const profile = panel.getByRole('link', { name: nav.profile });
    await userMenu(page).focus();
    await page.keyboard.press('Enter');
    await profile.waitFor();
    await press(page, 'ArrowDown', profile);
    await press(page, 'End', panel.getByRole('button', { name: account.menu.signOut }));
    await press(page, 'ArrowDown', profile);
    await press(page, 'Escape', userMenu(page));
    expect(await userMenu(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('close when a click or the focus goes elsewhere', async () => {
    const { page } = await memberAtContact();
    const panel = page.getByRole('banner').locator('[data-panel]').getByRole('link', { name: nav.profile });
    await userMenu(page).click();
    await panel.waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await panel.waitFor({ state: 'hidden' });
    await userMenu(page).click();
    await panel.waitFor();
    await page.getByLabel(messages.contact.form.name).focus();
    await panel.waitFor({ state: 'hidden' });
    await focusOn(page.getByLabel(messages.contact.form.name));
  });

  it('lead an administrador, who has every entry, only to pages that exist', async () => {
    const { page, visit } = await openAs(await newStaff('administrador'));
    await visit(paths.contact.href());
    await userMenu(page).click();
    const links = page.getByRole('banner').locator('[data-panel]').getByRole('link');
    await links.filter({ hasText: account.menu.forumCategories }).waitFor();
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

describe('a session that ends by itself', () => {
  /** What a token that is not taken any more does, as Auth sees it. */
  const endSession = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((done, fail) => {
          const opening = indexedDB.open('firebaseLocalStorageDb');
          opening.onerror = () => fail(opening.error);
          opening.onsuccess = () => {
            const clearing = opening.result
              .transaction('firebaseLocalStorage', 'readwrite')
              .objectStore('firebaseLocalStorage')
              .clear();
            clearing.onsuccess = () => done();
          };
        }),
    );

  it.each(WIDTHS)(
    'is said at %i px, keeps what is written in sight, and goes on without leaving',
    async (width) => {
      const ana = await newForumMember();
      const topic = await newForumTopic(ana, 'Una sesión que termina', await newForumCategory());
      const { page, visit } = await openAs(ana.member, { width });
      await visit(paths.forumTopic.href(topic.id));
      const text = page.getByRole('textbox', { name: foro.forumTopicActs.form.label });
      await text.fill('Lo que escribí antes de que terminara');
      await endSession(page);
      const notice = page.getByRole('region', { name: account.ended.title });
      await notice.waitFor();
      expect(await text.inputValue()).toBe('Lo que escribí antes de que terminara');
      await checkScreen(page);
      await notice.getByRole('button', { name: auth.login.submit }).click();
      const dialog = page.getByRole('dialog', { name: auth.login.title });
      await checkAccessibility(page);
      await dialog.getByRole('textbox', { name: auth.password }).fill(ana.member.password);
      await dialog.getByRole('button', { name: auth.login.submit }).click();
      await notice.waitFor({ state: 'detached' });
      expect(await text.inputValue()).toBe('Lo que escribí antes de que terminara');
      await page.getByRole('button', { name: foro.forumTopicActs.form.send }).click();
      await page.getByRole('article').getByText('Lo que escribí antes de que terminara').waitFor();
    },
  );
});
