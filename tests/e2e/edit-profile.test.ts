import { doc, getDoc } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { PREDEFINED_AVATARS } from '@/model/users/predefined-avatars';
import { checkAccessibility, checkScreen } from './support/accessibility';
import { WIDTHS } from './support/browser';
import { ownClock, pass, passUntilShown, stopClock } from './support/clock';
import { clearFaults, injectFaults } from './support/faults';
import { newMember, openAs, stored } from './support/fresh-member';
import { holdCode } from './support/hold';
import { focusOn, press } from './support/keyboard';
import { mainOf } from './support/members';
import { ownerDb } from './support/owner';

const { editProfile } = messages;

const nameField = (page: Page) => mainOf(page).getByRole('textbox', { name: editProfile.name });
const biography = (page: Page) => mainOf(page).getByLabel(editProfile.biography);
const submit = (page: Page) => page.getByRole('button', { name: editProfile.submit });
const file = (page: Page) => page.locator('input[type=file]');

/** A red picture, wider than high, drawn by the browser itself. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 500;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#c00';
      context.fillRect(0, 0, 900, 500);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

describe('editing the profile', () => {
  it('saves name, biography and avatar, says so, and opens the profile after two seconds', async () => {
    const member = await newMember();
    const { page, visit } = await openAs(member);
    await ownClock(page);
    await visit(paths.editProfile.href());
    await nameField(page).fill('  Marta Ñáñez  ');
    await biography(page).fill('Profesora.\nLeo de noche.');
    await page.getByRole('radio', { name: 'Escriba' }).check({ force: true });
    await stopClock(page);
    await submit(page).click();
    await passUntilShown(page, page.getByText(editProfile.saved));
    await pass(page, 1900);
    expect(new URL(page.url()).pathname).toBe(paths.editProfile.href());
    await pass(page, 150);
    await page.clock.resume();
    await page.waitForURL((url) => url.pathname === paths.profile.href());
    await page.getByRole('heading', { level: 1, name: 'Marta Ñáñez' }).waitFor();
    const avatar = PREDEFINED_AVATARS.find(({ id }) => id === 'escriba')?.url;
    const expected = { nombre: 'Marta Ñáñez', biografia: 'Profesora.\nLeo de noche.', avatar };
    expect(await stored(member)).toMatchObject(expected);
    expect((await getDoc(doc(ownerDb(), `perfiles/${member.uid}`))).data()).toMatchObject(expected);
  });

  it.each(WIDTHS)('asks for a name, and counts what is too long, at %i px', async (width) => {
    const { page, visit } = await openAs(await newMember(), { width, colorScheme: 'dark' });
    await visit(paths.editProfile.href());
    await nameField(page).fill(' ');
    await biography(page).fill('a'.repeat(501));
    await submit(page).click();
    await page.getByText(messages.account.validation.nameRequired).waitFor();
    await page.getByText(messages.account.validation.biographyTooLong).waitFor();
    await page.getByText(messages.common.characters(501, 500)).waitFor();
    await focusOn(nameField(page));
    await checkScreen(page);
  });

  it('keeps everything that was typed when saving fails, also after a reload', async () => {
    const member = await newMember();
    await injectFaults({ match: { method: 'commit', pathContains: 'biografia' }, error: 'UNAVAILABLE' });
    const { page, visit, expectConsole } = await openAs(member, { width: 375 });
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await visit(paths.editProfile.href());
    await biography(page).fill('Escrito con cuidado.');
    await submit(page).click();
    await page.getByText(editProfile.saveError(messages.errors.byCode.unavailable)).waitFor();
    await checkAccessibility(page);
    await clearFaults();
    await page.reload();
    await biography(page).waitFor();
    expect(await biography(page).inputValue()).toBe('Escrito con cuidado.');
    await holdCode(page, 'ProfilePage');
    await submit(page).click();
    await page.getByText(editProfile.saved).waitFor();
    await checkAccessibility(page);
    expect((await stored(member))?.biografia).toBe('Escrito con cuidado.');
  });

  it('discards what was not saved', async () => {
    const member = await newMember();
    const { page, visit } = await openAs(member);
    await visit(paths.editProfile.href());
    await nameField(page).fill('Otro nombre');
    await page.getByText(editProfile.unsaved).waitFor();
    await page.getByRole('button', { name: editProfile.discard }).click();
    expect(await nameField(page).inputValue()).toBe(member.nombre);
  });

  it('does not let the e-mail or the role be changed', async () => {
    const { page, visit } = await openAs(await newMember());
    await visit(paths.editProfile.href());
    for (const label of [editProfile.email, editProfile.role]) {
      expect(await mainOf(page).getByLabel(label).isEditable()).toBe(false);
    }
  });

  it('takes a picture of one’s own, cut square and made small', async () => {
    const member = await newMember();
    const { page, visit } = await openAs(member);
    await visit(paths.editProfile.href());
    await nameField(page).waitFor();
    await file(page).setInputFiles({
      name: 'yo.png',
      mimeType: 'image/png',
      buffer: await drawnPicture(page),
    });
    await page.getByText(editProfile.avatarReady).waitFor();
    const shown = await mainOf(page).locator('img[src^="blob:"]').boundingBox();
    expect(shown).toMatchObject({ width: 72, height: 72 });
    await submit(page).click();
    await page.getByText(editProfile.saved).waitFor();
    const avatar = String((await stored(member))?.avatar);
    expect(avatar).toContain(`avatares%2F${member.uid}%2F`);
    const picture = await fetch(avatar);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, avatar);
    expect(size).toEqual([256, 256]);
  });

  it('refuses a file that is no picture, too big or empty, and says why', async () => {
    const { page, visit } = await openAs(await newMember());
    await visit(paths.editProfile.href());
    await nameField(page).waitFor();
    const { type, tooBig, unreadable, invalid } = editProfile.images;
    for (const [name, mimeType, buffer, reason] of [
      ['notas.txt', 'text/plain', Buffer.from('hola'), type],
      ['grande.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1), tooBig],
      ['otra-cosa.png', 'image/png', Buffer.from('no'), unreadable],
      ['nada.png', 'image/png', Buffer.alloc(0), invalid],
    ] as const) {
      await file(page).setInputFiles({ name, mimeType, buffer });
      await page.getByRole('alert').getByText(reason).waitFor();
    }
  });

  it('chooses an avatar with the arrow keys', async () => {
    const { page, visit } = await openAs(await newMember());
    await visit(paths.editProfile.href());
    await page.getByRole('radio', { name: editProfile.avatarDrawn }).focus();
    await press(page, 'ArrowRight', page.getByRole('radio', { name: 'Profeta' }));
    await page.getByRole('radio', { name: 'Profeta', checked: true }).waitFor();
  });
});
