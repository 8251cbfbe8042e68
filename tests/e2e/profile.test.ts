import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { checkAccessibility, checkScreen } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { published } from './support/demo';
import { clearFaults, injectFaults } from './support/faults';
import { changeAccount, newMember, openAs, stored } from './support/fresh-member';
import { press } from './support/keyboard';
import { mainOf, signIn } from './support/members';

const { profile: texts, editProfile } = messages;
const saved = published.slice(0, 3);
const ids = saved.map(({ id }) => id);
const [, second] = saved;

const tab = (page: Page, name: keyof typeof texts.tabs) =>
  page.getByRole('tab', { name: new RegExp(`^${texts.tabs[name]}`) });
const chosen = (page: Page, name: keyof typeof texts.tabs) =>
  tab(page, name).and(page.locator('[aria-selected="true"]')).waitFor();

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
    await checkScreen(page);
  });

  it('has each of its tabs in the address, over a reload and on the way back', async () => {
    const member = await newMember();
    await changeAccount(member, { articulosFavoritos: ids });
    const { page, visit } = await openAs(member, { width, colorScheme: 'dark' });
    await visit(paths.profile.href());
    for (const name of ['favoritos', 'insignias', 'estadisticas'] as const) {
      await tab(page, name).click();
      await chosen(page, name);
      expect(new URL(page.url()).search).toBe(`?tab=${name}`);
      await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
      await checkScreen(page);
    }
    await page.reload();
    await chosen(page, 'estadisticas');
    await page.goBack();
    await chosen(page, 'insignias');
  });
});

describe('the own profile', () => {
  it('is walked with the arrow keys, one stop for all tabs', async () => {
    const { page, visit } = await openAs(await newMember());
    await visit(paths.profile.href());
    await tab(page, 'perfil').focus();
    await press(page, 'ArrowRight', tab(page, 'favoritos'));
    await page.getByText(texts.favouritesEmpty).waitFor();
    await press(page, 'End', tab(page, 'estadisticas'));
    await press(page, 'ArrowRight', tab(page, 'perfil'));
    await press(page, 'ArrowLeft', tab(page, 'estadisticas'));
    await chosen(page, 'estadisticas');
    await press(page, 'Tab', page.getByRole('tabpanel'));
  });

  it('lists the favourites, takes one away and brings it back', async () => {
    const member = await newMember();
    await changeAccount(member, { articulosFavoritos: ids });
    const { page, visit } = await openAs(member, { width: 375 });
    await visit(paths.profile.href('favoritos'));
    const title = second?.titulo ?? '';
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

  it('tells badges earned, with their date, from those to earn, with what is done', async () => {
    const member = await newMember();
    await changeAccount(member, { insignias: ['explorador'], puntos: 120, comentariosCount: 3 });
    const { page, visit } = await openAs(member);
    await visit(paths.profile.href('insignias'));
    const earned = page.getByRole('region', { name: texts.badgesEarned });
    await earned.getByRole('heading', { name: 'Explorador' }).waitFor();
    const toEarn = page.getByRole('region', { name: texts.badgesToEarn });
    const done = toEarn.getByText(messages.badges.progress(3, 5));
    // Beside its bar, on one line.
    await expect.poll(async () => (await done.boundingBox())?.height).toBeLessThan(24);
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
