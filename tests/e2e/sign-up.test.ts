import { readFileSync } from 'node:fs';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messages } from '@/model/messages';
import { verification } from '@/model/messages/verification';
import { paths } from '@/model/shared/paths';
import { forFirstAdministrator } from '../../scripts/lib/deployed-rules';
import { checkScreen } from './support/accessibility';
import { openRegistration } from './support/auth-screens';
import { openPage } from './support/browser';
import { hurryUntilShown } from './support/clock';
import { clearFaults, injectFaults } from './support/faults';
import { focusOn } from './support/keyboard';
import {
  arrive,
  demoPerson,
  emailField,
  fillRegistration,
  mainOf,
  memberBar,
  newPerson,
  passwordField,
  register,
} from './support/members';
import { ownerDb, proofsSentTo, proveEmail, putRules } from './support/owner';

const { auth, account, createAdmin } = messages;
const { requiredFields, emailInvalid, passwordShort, mismatch } = auth.validation;

describe('signing up', () => {
  it('refuses what is missing or wrong, goes to the field, and takes it once it is right', async () => {
    const person = newPerson();
    const { page } = await openRegistration();
    await fillRegistration(page, person);
    const send = mainOf(page).getByRole('button', { name: auth.register.submit });
    const name = mainOf(page).getByLabel(auth.register.name);
    const confirmation = passwordField(page, auth.register.confirm);
    const refuses = async (field: typeof name, wrong: string, text: string, right: string) => {
      await field.fill(wrong);
      await send.click();
      await mainOf(page).getByText(text).first().waitFor();
      await focusOn(field);
      await field.fill(right);
    };
    await refuses(name, ' ', requiredFields, person.nombre);
    await refuses(emailField(page), 'ana', emailInvalid, person.email);
    await refuses(passwordField(page), '12345', passwordShort, person.password);
    await refuses(confirmation, 'otra', mismatch, person.password);
    await refuses(confirmation, '', mismatch, person.password);
    await send.click();
    await arrive(page, paths.profile.href());
  });

  it('sends the e-mail that verifies, and says on the profile what needs it', async () => {
    const person = newPerson();
    const { page } = await openRegistration();
    await register(page, person);
    await arrive(page, paths.profile.href());
    await expect.poll(async () => (await proofsSentTo(person.email)).length).toBe(1);
    const notice = mainOf(page).getByRole('region', { name: verification.title });
    await notice.getByText(verification.profile).waitFor();
    expect(await notice.textContent()).toContain(person.email);
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
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    await expect.poll(kept).toContain(person.email);
    expect(await kept()).not.toContain(person.password);
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
    await page.clock.install();
    await register(page, person);
    await hurryUntilShown(page, page.getByRole('alert').filter({ hasText: account.recordFailed }));
    expect(await emailField(page).inputValue()).toBe(person.email);
    expect(await passwordField(page).inputValue()).toBe(person.password);
    await clearFaults();
    await mainOf(page).getByRole('button', { name: auth.register.submit }).click();
    await arrive(page, paths.profile.href());
    await memberBar(page);
  });
});

describe('the first administrator', () => {
  it('exists already: both pages say so and create no other', async () => {
    const { page, visit } = await openPage();
    for (const path of [paths.createAdmin, paths.createAdminSimple]) {
      await visit(path.href());
      await page.getByText(createAdmin.exists).waitFor();
      expect(await mainOf(page).locator('form').count()).toBe(0);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    }
  });
});

describe('a site without an administrator', () => {
  /** As before the first administrator; creating one marks the site again. */
  async function notInstalled() {
    await deleteDoc(doc(ownerDb(), 'sistema', 'instalacion'));
  }

  it('gets one from the full form, who is signed in then', async () => {
    await notInstalled();
    const person = newPerson();
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.createAdmin.href());
    await fillRegistration(page, person);
    await checkScreen(page);
    await mainOf(page).getByRole('button', { name: createAdmin.submit }).click();
    await page.getByText(createAdmin.done).waitFor();
    // What there is to do first is in the panel.
    await mainOf(page).getByRole('link').first().click();
    await arrive(page, paths.adminArticles.href());
    await memberBar(page);
    await visit(paths.createAdmin.href());
    await page.getByText(createAdmin.exists).waitFor();
  });

  it('gets one from the simple form, by e-mail and password alone', async () => {
    await notInstalled();
    const { page, visit } = await openPage();
    await visit(paths.createAdminSimple.href());
    await emailField(page).fill(newPerson().email);
    await passwordField(page).fill('12345');
    const send = mainOf(page).getByRole('button', { name: createAdmin.submit });
    await send.click();
    await page.getByText(passwordShort).waitFor();
    await passwordField(page).fill('123456');
    await send.click();
    await page.getByText(createAdmin.done).waitFor();
    await memberBar(page);
  });

  it('that is public waits for the e-mail of its owner, proven', async () => {
    await notInstalled();
    const owner = newPerson();
    await putRules(forFirstAdministrator(readFileSync('firestore.rules', 'utf8'), owner.email));
    onTestFinished(() => putRules(readFileSync('firestore.rules', 'utf8')));
    const { page, visit, expectConsole } = await openPage({ width: 375 });
    expectConsole(/status of (400|403)/);
    const send = async (person: typeof owner) => {
      await visit(paths.createAdmin.href());
      await fillRegistration(page, person);
      await mainOf(page).getByRole('button', { name: createAdmin.submit }).click();
    };
    const stranger = newPerson();
    await send(stranger);
    await page.getByText(createAdmin.confirm(stranger.email)).waitFor();
    await proveEmail(stranger.email);
    await send(stranger);
    await page.getByText(createAdmin.otherEmail).waitFor();
    await send(owner);
    await page.getByText(createAdmin.confirm(owner.email)).waitFor();
    await checkScreen(page);
    await proveEmail(owner.email);
    await mainOf(page).getByRole('button', { name: createAdmin.submit }).click();
    await page.getByText(createAdmin.done).waitFor();
    await memberBar(page);
  });
});
