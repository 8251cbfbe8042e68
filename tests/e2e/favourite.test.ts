import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { checkAccessibility } from './support/accessibility';
import { article, articleHref, form, publicSideWritten, section, toast } from './support/comments';
import { published } from './support/demo';
import { injectFaults } from './support/faults';
import { changeAccount, newMember, openAs, stored } from './support/fresh-member';
import { resetReads, usage } from './support/meter';

const { favourites } = messages;

/** Not the button in its place while its code is on the way, which is busy and says the same. */
const toggle = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, disabled: false });

describe('a favourite', () => {
  it('is saved for five points, once, and taken away', async () => {
    const reader = await newMember();
    const { page, visit } = await openAs(reader, { width: 375 });
    await visit(articleHref);
    await toggle(page, favourites.add).click();
    await toast(page, favourites.addedPoints(5)).waitFor();
    expect(await stored(reader)).toMatchObject({ articulosFavoritos: [article.id], puntos: 5 });
    await toggle(page, favourites.remove).click();
    await toast(page, favourites.removed).waitFor();
    await toggle(page, favourites.add).click();
    await page.getByRole('status').getByText(favourites.added, { exact: true }).waitFor();
    expect(await stored(reader)).toMatchObject({ articulosFavoritos: [article.id], puntos: 5 });
    await checkAccessibility(page);
  });

  it('goes back to what it was, with the reason, when it cannot be saved', async () => {
    const reader = await newMember();
    await injectFaults({ match: { method: 'commit', pathContains: 'favorito' }, error: 'INTERNAL' });
    const { page, visit, expectConsole } = await openAs(reader);
    expectConsole(/500|INTERNAL|internal/);
    await visit(articleHref);
    await toggle(page, favourites.add).click();
    await toast(page, favourites.addFailed).waitFor();
    await toggle(page, favourites.add).waitFor();
    expect((await stored(reader))?.articulosFavoritos).toEqual([]);
  });

  it('made without a connection is undone, with the reason, and saved once there is one', async () => {
    const reader = await newMember();
    const { page, context, visit, expectConsole } = await openAs(reader);
    // The press also asks for what helps to read, whose styles do not arrive.
    expectConsole(/net::ERR_INTERNET_DISCONNECTED|Unable to preload CSS/);
    await visit(articleHref);
    await toggle(page, favourites.add).waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await toggle(page, favourites.add).click();
    await toast(page, favourites.addFailed).waitFor();
    await toggle(page, favourites.add).waitFor();
    await context.setOffline(false);
    await toggle(page, favourites.add).click();
    await toast(page, favourites.addedPoints(5)).waitFor();
    expect(await stored(reader)).toMatchObject({ articulosFavoritos: [article.id], puntos: 5 });
  });

  it('whose code did not arrive says what to do, and works after a reload', async () => {
    const reader = await newMember();
    const { page, visit, expectConsole } = await openAs(reader);
    expectConsole(/ERR_FAILED/);
    const code = '**/assets/member-*.js';
    await page.route(code, (route) => route.abort());
    await visit(articleHref);
    await toggle(page, favourites.add).click();
    await toast(page, messages.errors.chunkText).waitFor();
    await page.unroute(code);
    await page.getByRole('button', { name: messages.errors.appReload }).click();
    await toggle(page, favourites.add).click();
    await toast(page, favourites.addedPoints(5)).waitFor();
  });

  it('costs eight reads to save, what the rules look at and the public side included, and two to take away', async () => {
    const { page, visit } = await openAs(await newMember());
    await visit(articleHref);
    await toggle(page, favourites.add).waitFor();
    await page.waitForLoadState('networkidle');
    await resetReads();
    await Promise.all([publicSideWritten(page), toggle(page, favourites.add).click()]);
    await toast(page, favourites.addedPoints(5)).waitFor();
    expect((await usage()).reads).toBeLessThanOrEqual(8);
    await resetReads();
    await toggle(page, favourites.remove).click();
    await toast(page, favourites.removed).waitFor();
    expect((await usage()).reads).toBeLessThanOrEqual(2);
  });

  it('announces the badge that it earns', async () => {
    const reader = await newMember();
    await changeAccount(reader, { articulosFavoritos: published.slice(10, 19).map(({ id }) => id) });
    const { page, visit } = await openAs(reader);
    await visit(articleHref);
    await toggle(page, favourites.add).click();
    await toast(page, messages.badges.earned('Coleccionista de bronce')).waitFor();
    expect(await stored(reader)).toMatchObject({ insignias: ['coleccionista-bronce'], puntos: 15 });
  });

  it.each([
    ['suspendido', messages.account.suspended],
    ['pendiente', messages.account.pending],
  ])('explains to a member who is %s why it cannot be saved', async (estado, reason) => {
    const reader = await newMember();
    await changeAccount(reader, { estado });
    const { page, visit } = await openAs(reader);
    await visit(articleHref);
    await toggle(page, favourites.add).click();
    await toast(page, reason).waitFor();
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByText(reason).waitFor();
    expect(await form(page).isVisible()).toBe(false);
  });
});
