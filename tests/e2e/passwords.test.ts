import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { checkScreen } from './support/accessibility';
import { openAuth, REFUSED } from './support/auth-screens';
import { newMember, openAs } from './support/fresh-member';
import { arrive, demoPerson, emailField, mainOf, passwordField, signIn, signOut } from './support/members';

const { auth } = messages;

describe('passwords', () => {
  it('are changed with the current one, and the new one signs in', async () => {
    const member = await newMember();
    const { page, visit, expectConsole } = await openAs(member, { width: 375 });
    expectConsole(REFUSED);
    await visit(paths.changePassword.href());
    const send = () => mainOf(page).getByRole('button', { name: auth.change.submit }).click();
    await passwordField(page, auth.change.current).fill('no-es-esta');
    await passwordField(page, auth.change.next).fill('secreta-2');
    await passwordField(page, auth.change.confirm).fill('secreta-2');
    await checkScreen(page);
    await send();
    await page.getByRole('alert').filter({ hasText: auth.errors.currentPassword }).waitFor();
    expect(await passwordField(page, auth.change.next).inputValue()).toBe('secreta-2');
    await passwordField(page, auth.change.current).fill(member.password);
    await send();
    await page.getByText(auth.change.done).waitFor();
    await signOut(page);
    await visit(paths.login.href());
    await signIn(page, { ...member, password: 'secreta-2' });
    await arrive(page, paths.profile.href());
  });

  it('are recovered with the same answer whether or not the address has an account', async () => {
    const { page } = await openAuth(paths.recoverPassword.href());
    for (const email of [demoPerson('usuario').email, 'nadie@demo.test']) {
      await emailField(page).fill(email);
      await mainOf(page).getByRole('button', { name: auth.recover.submit }).click();
      await page.getByText(auth.recover.done).waitFor();
      await page.getByRole('button', { name: auth.recover.another }).click();
    }
  });
});
