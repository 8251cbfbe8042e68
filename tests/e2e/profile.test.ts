import { readFile } from 'node:fs/promises';
import { deleteDoc, doc, getDoc, setDoc, Timestamp } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PREDEFINED_AVATARS } from '@/model/avatars';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { checkAccessibility } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { published } from './support/demo';
import { clearFaults, injectFaults } from './support/faults';
import { changeAccount, newMember, openAs, stored } from './support/fresh-member';
import { mainOf, signIn } from './support/members';
import { ownerDb } from './support/owner';

const { profile: texts, editProfile, memberProfile, favourites } = messages;
const { tool } = favourites;
const saved = published.slice(0, 3);
const ids = saved.map(({ id }) => id);

const tab = (page: Page, name: keyof typeof texts.tabs) =>
  page.getByRole('tab', { name: new RegExp(`^${texts.tabs[name]}`) });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const isFocused = (page: Page, name: keyof typeof texts.tabs) =>
  tab(page, name).evaluate((one) => one === document.activeElement);

describe.each(WIDTHS)('the own profile at %i px', (width) => {
  it('shows points, level and the way to the next one', async () => {
    const member = await newMember();
    await changeAccount(member, { puntos: 35, biografia: 'Leo despacio.' });
    const { page, visit } = await openAs(member, { width });
    await visit(paths.profile.href());
    await page.getByRole('heading', { level: 1, name: member.nombre }).waitFor();
    await page.getByText(texts.points(35)).first().waitFor();
    const way = page.getByRole('progressbar', { name: texts.levelProgress('Intermedio') });
    expect(await way.getAttribute('aria-valuetext')).toBe(texts.toNextLevel(65, 'Intermedio'));
    await page.getByText('Leo despacio.').waitFor();
    await page.getByText(member.email).waitFor();
    await checkAccessibility(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it.each(['favoritos', 'insignias', 'estadisticas'] as const)(
    'has its tab %s in the address',
    async (name) => {
      const member = await newMember();
      await changeAccount(member, { articulosFavoritos: ids });
      const { page, visit } = await openAs(member, { width, colorScheme: 'dark' });
      await visit(paths.profile.href());
      await tab(page, name).click();
      expect(new URL(page.url()).search).toBe(`?tab=${name}`);
      await page.reload();
      expect(await tab(page, name).getAttribute('aria-selected')).toBe('true');
      await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
      await checkAccessibility(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.goBack();
      await page.waitForFunction(() => !location.search);
      expect(await tab(page, 'perfil').getAttribute('aria-selected')).toBe('true');
    },
  );

  it('lists the favourites, takes one away and brings it back', async () => {
    const member = await newMember();
    await changeAccount(member, { articulosFavoritos: ids });
    const { page, visit } = await openAs(member, { width });
    await visit(paths.profile.href('favoritos'));
    const title = saved[1]?.titulo ?? '';
    await page.getByRole('tabpanel').getByRole('link', { name: title }).waitFor();
    await page.getByRole('button', { name: texts.favouriteRemove(title) }).click();
    await page.getByText(texts.favouriteRemoved(title)).waitFor();
    await page.getByText(texts.favouritesTotal(2)).waitFor();
    await expect.poll(async () => (await stored(member))?.articulosFavoritos).toEqual([ids[0], ids[2]]);
    await checkAccessibility(page);
    await page.getByRole('button', { name: texts.undo }).click();
    await page.getByRole('tabpanel').getByRole('link', { name: title }).waitFor();
    await expect.poll(async () => (await stored(member))?.articulosFavoritos).toHaveLength(3);
  });
});

describe('the own profile', () => {
  it('is walked with the arrow keys, one stop for all tabs', async () => {
    const { page, visit } = await openAs(await newMember());
    await visit(paths.profile.href());
    await tab(page, 'perfil').focus();
    await page.keyboard.press('ArrowRight');
    expect(await isFocused(page, 'favoritos')).toBe(true);
    await page.getByText(texts.favouritesEmpty).waitFor();
    await page.keyboard.press('End');
    expect(await isFocused(page, 'estadisticas')).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await isFocused(page, 'perfil')).toBe(true);
    await page.keyboard.press('ArrowLeft');
    expect(await isFocused(page, 'estadisticas')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.getByRole('tabpanel').evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('tells badges earned, with their date, from those to earn, with what is done', async () => {
    const member = await newMember();
    await changeAccount(member, { insignias: ['explorador'], puntos: 120, comentariosCount: 3 });
    const { page, visit } = await openAs(member);
    await visit(paths.profile.href('insignias'));
    const earned = page.getByRole('region', { name: texts.badgesEarned });
    await earned.getByRole('heading', { name: 'Explorador' }).waitFor();
    const toEarn = page.getByRole('region', { name: texts.badgesToEarn });
    await toEarn.getByText(messages.badges.progress(3, 5)).waitFor();
    expect(await toEarn.getByRole('listitem').count()).toBe(8);
  });

  it('gives the hints of the first badges to who has none', async () => {
    const { page, visit } = await openAs(await newMember());
    await visit(paths.profile.href('insignias'));
    for (const hint of Object.values(texts.hints)) await page.getByText(hint).waitFor();
  });

  it('names favourites that are no longer published, which can be taken away', async () => {
    const member = await newMember();
    await changeAccount(member, { articulosFavoritos: [...ids, '987654321'] });
    const { page, visit } = await openAs(member);
    await visit(paths.profile.href('favoritos'));
    await page.getByText(texts.favouritesMissing(1)).waitFor();
    await page.getByRole('button', { name: texts.favouriteRemove('987654321') }).click();
    await expect.poll(async () => (await stored(member))?.articulosFavoritos).toEqual(ids);
  });

  it('says that it could not be read again, and still shows what it knows', async () => {
    const member = await newMember();
    const { page, visit, expectConsole } = await openAs(member);
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await visit(paths.contact.href());
    await page
      .getByRole('banner')
      .getByRole('button', { name: messages.account.menu.open(member.nombre) })
      .click();
    await injectFaults({
      match: { method: 'batchGet', pathContains: `usuarios/${member.uid}` },
      error: 'UNAVAILABLE',
    });
    await page.getByRole('banner').getByRole('link', { name: messages.nav.profile }).click();
    await page.getByText(texts.loadError).waitFor();
    await page.getByRole('heading', { level: 1, name: member.nombre }).waitFor();
    await clearFaults();
    await page.getByRole('button', { name: messages.common.retry }).click();
    await page.getByText(texts.loadError).waitFor({ state: 'hidden' });
  });

  it('sends a visitor to sign in, and back', async () => {
    const member = await newMember();
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.profile.href('insignias'));
    await page.getByText(messages.common.signInFirst).waitFor();
    await signIn(page, member);
    await page.waitForURL((url) => url.pathname + url.search === paths.profile.href('insignias'));
    await page.getByRole('heading', { level: 1, name: member.nombre }).waitFor();
  });

  it('gives one’s own data as a file', async () => {
    const member = await newMember();
    const { page, visit } = await openAs(member);
    await visit(paths.profile.href());
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: editProfile.data.export }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(editProfile.data.fileName);
    const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data).toMatchObject({ cuenta: { email: member.email, nombre: member.nombre }, comentarios: [] });
  });

  it('signs out to the home page', async () => {
    const { page, visit } = await openAs(await newMember());
    await visit(paths.profile.href());
    await mainOf(page).getByRole('button', { name: messages.account.menu.signOut }).click();
    await page.waitForURL((url) => url.pathname === paths.home.href());
  });
});

describe('the public profile', () => {
  it.each(WIDTHS)('shows a member without the e-mail at %i px', async (width) => {
    const member = await newMember();
    const { page, visit } = await openPage({ width });
    await visit(paths.memberProfile.href(member.uid));
    await page.getByRole('heading', { level: 1, name: member.nombre }).waitFor();
    await page.getByText(messages.account.roles.usuario).first().waitFor();
    await page.getByText(memberProfile.noBiography).waitFor();
    await page.getByText(memberProfile.noBadges).waitFor();
    expect(await page.content()).not.toContain(member.email);
    expect(await page.title()).toContain(memberProfile.title(member.nombre));
    await checkAccessibility(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it('leads its owner to edit it', async () => {
    const member = await newMember();
    const { page, visit } = await openAs(member);
    await visit(paths.memberProfile.href(member.uid));
    await page.getByRole('link', { name: memberProfile.edit }).click();
    await page.getByRole('heading', { level: 1, name: editProfile.title }).waitFor();
  });

  it('says that there is no such member', async () => {
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.memberProfile.href('nadie'));
    await page.getByText(memberProfile.notFound).last().waitFor();
    await checkAccessibility(page);
  });

  it('says that it could not be loaded, and loads it on a new try', async () => {
    const member = await newMember();
    await injectFaults({ match: { method: 'batchGet', pathContains: 'perfiles' }, error: 'UNAVAILABLE' });
    const { page, visit, expectConsole } = await openPage();
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await visit(paths.memberProfile.href(member.uid));
    await page.getByText(memberProfile.loadError).waitFor();
    await clearFaults();
    await page.getByRole('button', { name: messages.common.retry }).click();
    await page.getByRole('heading', { level: 1, name: member.nombre }).waitFor();
  });
});

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

describe.each(WIDTHS)('editing the profile at %i px', (width) => {
  it('saves name, biography and avatar, says so, and opens the profile after two seconds', async () => {
    const member = await newMember();
    const { page, visit } = await openAs(member, { width });
    await visit(paths.editProfile.href());
    await nameField(page).fill('  Marta Ñáñez  ');
    await biography(page).fill('Profesora.\nLeo de noche.');
    await page.getByRole('radio', { name: 'Escriba' }).check({ force: true });
    await submit(page).click();
    await page.getByText(editProfile.saved).waitFor();
    const shown = Date.now();
    await checkAccessibility(page);
    await page.waitForURL((url) => url.pathname === paths.profile.href());
    expect(Date.now() - shown).toBeGreaterThan(1000);
    await page.getByRole('heading', { level: 1, name: 'Marta Ñáñez' }).waitFor();
    const avatar = PREDEFINED_AVATARS.find(({ id }) => id === 'escriba')?.url;
    const expected = { nombre: 'Marta Ñáñez', biografia: 'Profesora.\nLeo de noche.', avatar };
    expect(await stored(member)).toMatchObject(expected);
    expect((await getDoc(doc(ownerDb(), `perfiles/${member.uid}`))).data()).toMatchObject(expected);
  });

  it('asks for a name, and counts what is too long', async () => {
    const { page, visit } = await openAs(await newMember(), { width, colorScheme: 'dark' });
    await visit(paths.editProfile.href());
    await nameField(page).fill(' ');
    await biography(page).fill('a'.repeat(501));
    await submit(page).click();
    await page.getByText(messages.account.validation.nameRequired).waitFor();
    await page.getByText(messages.account.validation.biographyTooLong).waitFor();
    await page.getByText(messages.common.characters(501, 500)).waitFor();
    expect(await nameField(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await checkAccessibility(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

describe('editing the profile', () => {
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
    await submit(page).click();
    await page.getByText(editProfile.saved).waitFor();
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

  it.each([
    ['of another type', 'notas.txt', 'text/plain', Buffer.from('hola'), editProfile.images.type],
    [
      'that is too big',
      'foto.png',
      'image/png',
      Buffer.alloc(5 * 1024 * 1024 + 1),
      editProfile.images.tooBig,
    ],
    ['that is no picture', 'foto.png', 'image/png', Buffer.from('no'), editProfile.images.unreadable],
    ['that is empty', 'foto.png', 'image/png', Buffer.alloc(0), editProfile.images.invalid],
  ])('refuses a file %s', async (_kind, name, mimeType, buffer, reason) => {
    const { page, visit } = await openAs(await newMember());
    await visit(paths.editProfile.href());
    await nameField(page).waitFor();
    await file(page).setInputFiles({ name, mimeType, buffer });
    await page.getByRole('alert').getByText(reason).waitFor();
  });

  it('chooses an avatar with the arrow keys', async () => {
    const { page, visit } = await openAs(await newMember());
    await visit(paths.editProfile.href());
    await page.getByRole('radio', { name: editProfile.avatarDrawn }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Profeta' }).isChecked()).toBe(true);
  });
});

const deletion = editProfile.deletion;

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
    await checkAccessibility(page);
    await mainOf(page).getByLabel(deletion.password, { exact: true }).fill('otra-clave');
    await mainOf(page).getByLabel(deletion.wordLabel).fill(deletion.word);
    await page.getByRole('button', { name: deletion.submit, exact: true }).click();
    await page.getByText(messages.auth.errors.currentPassword).waitFor();
    expect(await stored(member)).toBeDefined();
  });

  it('goes home, and leaves neither account nor profile nor name behind', async () => {
    const member = await newMember();
    const comment = doc(ownerDb(), `articulos/${ids[0]}/comentarios/de-${member.uid}`);
    const { uid: autorId, nombre: autor } = member;
    const fechaPublicacion = Timestamp.now();
    await setDoc(comment, {
      autor,
      autorId,
      contenido: 'Queda aquí.',
      fechaPublicacion,
      fechaActualizacion: fechaPublicacion,
      articuloId: ids[0],
      articuloTitulo: saved[0]?.titulo,
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

const articles = (page: Page) => mainOf(page).getByRole('combobox', { name: tool.article });

describe.each(WIDTHS)('the favourites page at %i px', (width) => {
  it('adds an article, shows it, takes it away', async () => {
    const member = await newMember();
    const { page, visit } = await openAs(member, { width });
    await visit(paths.favouritesTool.href());
    await page.getByText(tool.none).waitFor();
    await page.getByText(tool.noIds).waitFor();
    await mainOf(page).getByText(member.email).waitFor();
    await page.getByRole('button', { name: tool.add }).click();
    await page.getByText(tool.selectRequired).waitFor();
    const [first] = saved;
    await articles(page).selectOption(first?.id ?? '');
    await page.getByRole('button', { name: tool.add }).click();
    const row = page.getByRole('row', { name: first?.titulo ?? '' });
    await row.waitFor();
    await page.getByText(tool.savedIds(1)).waitFor();
    expect(await row.getByRole('link').getAttribute('target')).toBe('_blank');
    expect(await row.getByRole('link').getAttribute('href')).toBe(paths.article.href(first?.id ?? ''));
    await checkAccessibility(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expect.poll(async () => (await stored(member))?.articulosFavoritos).toEqual([first?.id]);
    await articles(page).selectOption(first?.id ?? '');
    await page.getByRole('button', { name: tool.add }).click();
    await page.getByText(tool.duplicate).waitFor();
    await row.getByRole('button').click();
    await page.getByText(tool.none).waitFor();
    await expect.poll(async () => (await stored(member))?.articulosFavoritos).toEqual([]);
  });

  it('takes all away once that is confirmed', async () => {
    const member = await newMember();
    await changeAccount(member, { articulosFavoritos: ids });
    const { page, visit } = await openAs(member, { width, colorScheme: 'dark' });
    await visit(paths.favouritesTool.href());
    await page.getByRole('button', { name: tool.clear }).click();
    await page.getByText(tool.clearConfirm).waitFor();
    await checkAccessibility(page);
    expect((await stored(member))?.articulosFavoritos).toEqual(ids);
    await page.getByRole('button', { name: tool.clearYes }).click();
    await page.getByText(tool.none).waitFor();
    await expect.poll(async () => (await stored(member))?.articulosFavoritos).toEqual([]);
  });
});

describe('the favourites page', () => {
  it('says that all stay when they could not be taken away', async () => {
    const member = await newMember();
    await changeAccount(member, { articulosFavoritos: ids });
    const { page, visit, expectConsole } = await openAs(member);
    expectConsole(/500|INTERNAL|internal/);
    await visit(paths.favouritesTool.href());
    await injectFaults({ match: { method: 'commit' }, error: 'INTERNAL' });
    await page.getByRole('button', { name: tool.clear }).click();
    await page.getByRole('button', { name: tool.clearYes }).click();
    await page.getByText(favourites.clearFailed).waitFor();
    await page.getByText(tool.savedIds(3)).waitFor();
    expect((await stored(member))?.articulosFavoritos).toEqual(ids);
  });
});
