import { deleteDoc, doc, getDoc, setDoc, Timestamp } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { checkScreen } from './support/accessibility';
import { article } from './support/comments';
import { clearFaults, injectFaults } from './support/faults';
import { changeAccount, newMember, openAs, stored } from './support/fresh-member';
import { mainOf } from './support/members';
import { ownerDb } from './support/owner';

const { deletion } = messages.editProfile;

/** Opens the last section of /editar-perfil and fills it. */
async function askToDelete(page: Page, password: string, word: string): Promise<void> {
  await page.getByRole('button', { name: deletion.start }).click();
  await mainOf(page).getByLabel(deletion.password, { exact: true }).fill(password);
  await mainOf(page).getByLabel(deletion.wordLabel).fill(word);
  await page.getByRole('button', { name: deletion.submit, exact: true }).click();
}

describe('deleting the account', () => {
  it('wants the password and the word', async () => {
    const member = await newMember();
    const { page, visit, expectConsole } = await openAs(member, { width: 375 });
    expectConsole(/400/);
    await visit(paths.editProfile.href());
    await askToDelete(page, '', 'eliminar');
    await page.getByText(deletion.passwordRequired, { exact: true }).waitFor();
    await page.getByText(deletion.wordRequired).waitFor();
    await checkScreen(page);
    await mainOf(page).getByLabel(deletion.password, { exact: true }).fill('otra-clave');
    await mainOf(page).getByLabel(deletion.wordLabel).fill(deletion.word);
    await page.getByRole('button', { name: deletion.submit, exact: true }).click();
    await page.getByText(messages.auth.errors.currentPassword).waitFor();
    expect(await stored(member)).toBeDefined();
  });

  it('goes home, and leaves neither account nor profile nor name behind', async () => {
    const member = await newMember();
    const comment = doc(ownerDb(), `articulos/${article.id}/comentarios/de-${member.uid}`);
    const { uid: autorId, nombre: autor } = member;
    const fechaPublicacion = Timestamp.now();
    await setDoc(comment, {
      autor,
      autorId,
      contenido: 'Queda aquí.',
      fechaPublicacion,
      fechaActualizacion: fechaPublicacion,
      articuloId: article.id,
      articuloTitulo: article.titulo,
      articuloPublicado: true,
    });
    onTestFinished(() => deleteDoc(comment));
    const { page, visit } = await openAs(member);
    await visit(paths.editProfile.href());
    await askToDelete(page, member.password, deletion.word);
    await page.getByText(deletion.done).waitFor();
    await page.waitForURL((url) => url.pathname === paths.home.href());
    expect(await stored(member)).toBeUndefined();
    expect((await getDoc(doc(ownerDb(), `perfiles/${member.uid}`))).exists()).toBe(false);
    expect((await getDoc(comment)).data()).toMatchObject({
      autor: messages.comments.departedAuthor,
      autorId: 'eliminado',
      contenido: 'Queda aquí.',
    });
  });

  it('tells a suspended member that it cannot be deleted', async () => {
    const member = await newMember();
    await changeAccount(member, { estado: 'suspendido' });
    const { page, visit } = await openAs(member);
    await visit(paths.editProfile.href());
    await page.getByText(messages.account.suspended).waitFor();
    await page.getByText(deletion.notActive).waitFor();
    expect(await page.getByRole('button', { name: deletion.start }).count()).toBe(0);
    await checkScreen(page);
  });

  it('tells a member who is suspended meanwhile that it cannot be deleted', async () => {
    const member = await newMember();
    const { page, visit } = await openAs(member);
    await visit(paths.editProfile.href());
    await page.getByRole('button', { name: deletion.start }).waitFor();
    await changeAccount(member, { estado: 'suspendido' });
    await askToDelete(page, member.password, deletion.word);
    await page.getByText(deletion.notActive).waitFor();
    expect(await stored(member)).toBeDefined();
  });

  it('goes on where it stopped when the connection failed', async () => {
    const member = await newMember();
    const { page, visit, expectConsole } = await openAs(member);
    expectConsole(/500|INTERNAL|internal/);
    await visit(paths.editProfile.href());
    await injectFaults({ match: { method: 'commit' }, error: 'INTERNAL' });
    await askToDelete(page, member.password, deletion.word);
    await page.getByText(deletion.failed).waitFor();
    await clearFaults();
    await page.getByRole('button', { name: deletion.resume }).click();
    await page.getByText(deletion.done).waitFor();
    expect(await stored(member)).toBeUndefined();
  });
});
