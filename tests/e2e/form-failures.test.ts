import { collection, deleteDoc, doc, getDocs, query, where } from 'firebase/firestore/lite';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messages } from '@/model/messages';
import { offline } from '@/model/messages/offline';
import { paths } from '@/model/shared/paths';
import { authAnswers, openAuth, REFUSED } from './support/auth-screens';
import { type OpenPage, openPage } from './support/browser';
import { articleHref, commenter, form as commentForm, openComments } from './support/comments';
import { newMember, openAs } from './support/fresh-member';
import {
  arrive,
  demoPerson,
  fillLogin,
  fillRegistration,
  mainOf,
  newPerson,
  passwordField,
} from './support/members';
import { ownerDb } from './support/owner';

const { auth, comments, contact, editProfile, errors } = messages;
const { deletion } = editProfile;
const person = demoPerson('usuario');

/** A form with everything filled in. */
interface Filled extends OpenPage {
  /** The field that must keep `typed`. */
  kept: Locator;
  typed: string;
  submit: Locator;
  /** What it says without a connection. */
  offline: string;
  /** What shows that it went through. */
  done: () => Promise<unknown>;
}

const button = (page: Page, name: string) => mainOf(page).getByRole('button', { name, exact: true });

async function login(): Promise<Filled> {
  const opened = await openAuth(paths.login.href());
  const { page } = opened;
  await fillLogin(page, person);
  return {
    ...opened,
    kept: passwordField(page),
    typed: person.password,
    submit: button(page, auth.login.submit),
    offline: auth.errors.network,
    done: () => arrive(page, paths.profile.href()),
  };
}

async function registration(): Promise<Filled> {
  const opened = await openAuth(paths.register.href());
  const { page } = opened;
  const newcomer = newPerson();
  await fillRegistration(page, newcomer);
  return {
    ...opened,
    kept: mainOf(page).getByLabel(auth.register.name),
    typed: newcomer.nombre,
    submit: button(page, auth.register.submit),
    offline: auth.errors.network,
    done: () => arrive(page, paths.profile.href()),
  };
}

async function recovery(): Promise<Filled> {
  const opened = await openAuth(paths.recoverPassword.href());
  const { page } = opened;
  const email = mainOf(page).getByLabel(auth.email);
  await email.fill(person.email);
  return {
    ...opened,
    kept: email,
    typed: person.email,
    submit: button(page, auth.recover.submit),
    offline: auth.errors.network,
    done: () => page.getByText(auth.recover.done).waitFor(),
  };
}

async function asMember(path: string) {
  const member = await newMember();
  const opened = await openAs(member);
  opened.expectConsole(REFUSED);
  await opened.visit(path);
  return { member, opened, page: opened.page };
}

async function passwordChange(): Promise<Filled> {
  const { member, opened, page } = await asMember(paths.changePassword.href());
  await passwordField(page, auth.change.current).fill(member.password);
  await passwordField(page, auth.change.next).fill('secreta-2');
  await passwordField(page, auth.change.confirm).fill('secreta-2');
  return {
    ...opened,
    kept: passwordField(page, auth.change.next),
    typed: 'secreta-2',
    submit: button(page, auth.change.submit),
    offline: auth.errors.network,
    done: () => page.getByText(auth.change.done).waitFor(),
  };
}

async function deletionOfAccount(): Promise<Filled> {
  const { member, opened, page } = await asMember(paths.editProfile.href());
  await page.getByRole('button', { name: deletion.start }).click();
  await passwordField(page, deletion.password).fill(member.password);
  const word = mainOf(page).getByLabel(deletion.wordLabel);
  await word.fill(deletion.word);
  return {
    ...opened,
    kept: word,
    typed: deletion.word,
    submit: button(page, deletion.submit),
    offline: auth.errors.network,
    done: () => page.getByText(deletion.done).waitFor(),
  };
}

async function profile(): Promise<Filled> {
  const { opened, page } = await asMember(paths.editProfile.href());
  const biography = mainOf(page).getByLabel(editProfile.biography);
  await biography.fill('Escrito sin conexión.');
  return {
    ...opened,
    kept: biography,
    typed: 'Escrito sin conexión.',
    submit: button(page, editProfile.submit),
    offline: editProfile.saveError(errors.byCode.unavailable),
    done: () => page.getByText(editProfile.saved).waitFor(),
  };
}

async function comment(): Promise<Filled> {
  const opened = await openAs(await commenter());
  const { page } = opened;
  await opened.visit(articleHref);
  await openComments(page);
  const words = commentForm(page).getByLabel(comments.text, { exact: true });
  await words.fill('Comentado sin conexión.');
  return {
    ...opened,
    kept: words,
    typed: 'Comentado sin conexión.',
    submit: commentForm(page).getByRole('button', { name: comments.submit }),
    offline: comments.submitError,
    done: () => commentForm(page).getByText(comments.sent).waitFor(),
  };
}

async function letter(): Promise<Filled> {
  const email = newPerson().email;
  // The way in takes one message in ten seconds: as if the last were longer ago.
  await deleteDoc(doc(ownerDb(), 'sistema/contacto'));
  onTestFinished(async () => {
    const sent = query(collection(ownerDb(), 'mensajes'), where('email', '==', email));
    for (const { ref } of (await getDocs(sent)).docs) await deleteDoc(ref);
  });
  const opened = await openPage();
  const { page } = opened;
  await opened.visit(paths.contact.href());
  await page.getByLabel(contact.form.name).fill('Marta Ñáñez');
  await page.getByLabel(contact.form.email).fill(email);
  await page.getByLabel(contact.form.message).fill('¿Vienen a Chillán?');
  return {
    ...opened,
    kept: page.getByLabel(contact.form.message),
    typed: '¿Vienen a Chillán?',
    submit: mainOf(page).locator('button[type="submit"]'),
    offline: contact.form.failedOffline,
    done: () => page.getByText(contact.form.sent).waitFor(),
  };
}

async function refuses(form: Filled, text: string): Promise<void> {
  await form.submit.click();
  await mainOf(form.page).getByRole('alert').getByText(text).waitFor();
  expect(await form.kept.inputValue()).toBe(form.typed);
}

async function goesThrough(form: Filled): Promise<void> {
  await form.submit.click();
  await form.done();
}

describe('without a connection', () => {
  it.each([
    ['signing in', login],
    ['signing up', registration],
    ['recovering the password', recovery],
    ['changing the password', passwordChange],
    ['editing the profile', profile],
    ['deleting the account', deletionOfAccount],
    ['writing to the site', letter],
  ])('%s says so, keeps what was typed, and works once there is one', async (_what, open) => {
    const form = await open();
    form.expectConsole(/net::ERR_INTERNET_DISCONNECTED/);
    await form.page.waitForLoadState('networkidle');
    await form.context.setOffline(true);
    await refuses(form, form.offline);
    await form.context.setOffline(false);
    await goesThrough(form);
  });

  it('commenting says so, and what was typed waits to be sent by a press once there is one', async () => {
    const { page, context, expectConsole, submit, typed, offline: reason, done } = await comment();
    expectConsole(/net::ERR_INTERNET_DISCONNECTED/);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await submit.click();
    const waiting = page.getByRole('region', { name: offline.waiting.title });
    await waiting.getByRole('alert').getByText(reason).waitFor();
    await waiting.getByText(typed).waitFor();
    await context.setOffline(false);
    await waiting.getByRole('button', { name: offline.waiting.send }).click();
    await done();
  });
});

const TOO_MANY = ['TOO_MANY_ATTEMPTS_TRY_LATER', auth.errors.tooManyRequests] as const;

describe('what Auth refuses', () => {
  it.each([
    [
      'signing in',
      login,
      [
        ['EMAIL_NOT_FOUND', auth.errors.userNotFound],
        ['INVALID_PASSWORD', auth.errors.wrongPassword],
        ['INVALID_LOGIN_CREDENTIALS', auth.errors.badCredentials],
        TOO_MANY,
        ['USER_DISABLED', auth.errors.disabled],
        ['OPERATION_NOT_ALLOWED', auth.errors.login],
      ],
    ],
    [
      'signing up',
      registration,
      [
        ['EMAIL_EXISTS', auth.errors.emailInUse],
        ['INVALID_EMAIL', auth.errors.emailInvalid],
        ['WEAK_PASSWORD : Password should be at least 6 characters', auth.errors.weakPassword],
        TOO_MANY,
        ['OPERATION_NOT_ALLOWED', auth.errors.register],
      ],
    ],
    [
      'recovering the password',
      recovery,
      [['INVALID_EMAIL', auth.errors.emailInvalid], TOO_MANY, ['OPERATION_NOT_ALLOWED', auth.errors.recover]],
    ],
    [
      'changing the password',
      passwordChange,
      [
        ['INVALID_LOGIN_CREDENTIALS', auth.errors.currentPassword],
        TOO_MANY,
        ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', auth.errors.recentLogin],
        ['OPERATION_NOT_ALLOWED', auth.errors.change],
      ],
    ],
    [
      'deleting the account',
      deletionOfAccount,
      [
        ['INVALID_LOGIN_CREDENTIALS', auth.errors.currentPassword],
        TOO_MANY,
        ['OPERATION_NOT_ALLOWED', auth.errors.delete],
      ],
    ],
  ] as const)(
    '%s: says each reason, keeps what was typed, and works afterwards',
    async (_what, open, reasons) => {
      const form = await open();
      for (const [code, text] of reasons) {
        await authAnswers(form.page, code);
        await refuses(form, text);
      }
      await authAnswers(form.page, null);
      await goesThrough(form);
    },
  );
});
