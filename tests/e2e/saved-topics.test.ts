import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { savedTopics as texts } from '@/model/messages/profile';
import { paths } from '@/model/shared/paths';
import { deleteTopic } from '@/services/forum/deletion';
import { checkScreen } from './support/accessibility';
import { WIDTHS } from './support/browser';
import { clearFaults, injectFaults } from './support/faults';
import { newForumCategory, newForumMember, newForumTopic } from './support/forum-members';
import { changeAccount, newMember, openAs, stored } from './support/fresh-member';
import { focusOn } from './support/keyboard';
import { resetReads, usage } from './support/meter';

const panel = (page: Page) => page.getByRole('tabpanel');
const link = (page: Page, name: string) => panel(page).getByRole('link', { name });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name });

/** A member who saved two topics of somebody else's and one that is gone. */
async function reader() {
  const author = await newForumMember();
  const category = await newForumCategory();
  const first = await newForumTopic(author, 'El oasis de Nahom', category);
  const second = await newForumTopic(author, 'Los altares de Marib', category);
  const member = await newMember();
  await changeAccount(member, { temasFavoritos: [first.id, 'x'.repeat(20), second.id] });
  return { author, first, second, member };
}

describe.each(WIDTHS)('saved topics at %i px', (width) => {
  it('are listed last first, taken away and brought back', async () => {
    const { first, second, member } = await reader();
    const colorScheme = width === 375 ? 'light' : 'dark';
    const { page, visit } = await openAs(member, { width, colorScheme });
    await visit(paths.profile.href('favoritos'));
    await link(page, second.titulo).waitFor();
    await panel(page)
      .getByRole('heading', { name: texts.total(3) })
      .waitFor();
    expect(await panel(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      second.titulo,
      texts.unavailable,
      first.titulo,
    ]);
    await checkScreen(page);
    await button(page, texts.remove(first.titulo)).click();
    await focusOn(button(page, messages.profile.undo));
    await panel(page).getByText(texts.removed(first.titulo)).waitFor();
    await expect.poll(async () => (await stored(member))?.temasFavoritos).toHaveLength(2);
    await checkScreen(page);
    // A second click in the place of the first may be half of a double click.
    await page.keyboard.press('Enter');
    await link(page, first.titulo).waitFor();
    await expect.poll(async () => (await stored(member))?.temasFavoritos).toContain(first.id);
    await link(page, second.titulo).click();
    await page.waitForURL((url) => url.pathname === paths.forumTopic.href(second.id));
  });
});

describe('saved topics', () => {
  it('come back when they cannot be taken away, and can be loaded again', async () => {
    const { first, member } = await reader();
    const { page, visit, expectConsole } = await openAs(member);
    expectConsole(/500|INTERNAL|internal/);
    await injectFaults({ match: { method: 'runQuery', pathContains: 'foro_temas' }, error: 'INTERNAL' });
    await visit(paths.profile.href('favoritos'));
    await panel(page).getByText(texts.loadError).waitFor();
    await clearFaults();
    await button(page, messages.common.retry).click();
    await button(page, texts.remove(first.titulo)).waitFor();
    await injectFaults({ match: { method: 'commit', pathContains: 'temasFavoritos' }, error: 'INTERNAL' });
    await button(page, texts.remove(first.titulo)).click();
    await page.getByText(texts.removeFailed).waitFor();
    await button(page, texts.remove(first.titulo)).waitFor();
    expect((await stored(member))?.temasFavoritos).toHaveLength(3);
  });

  it('are read 20 at a time, and the profile alone reads none', async () => {
    const { author, first, member } = await reader();
    const ids = Array.from({ length: 24 }, (_, n) => `${'y'.repeat(18)}${n + 10}`);
    await changeAccount(member, { temasFavoritos: [first.id, ...ids] });
    const { page, visit } = await openAs(member);
    await visit(paths.profile.href());
    await page.getByRole('tab').first().waitFor();
    await page.waitForLoadState('networkidle');
    await resetReads();
    await page.getByRole('tab', { name: messages.profile.tabs.favoritos }).click();
    await panel(page).getByText(texts.unavailable).first().waitFor();
    expect(await panel(page).getByText(texts.unavailable).count()).toBe(20);
    const queries = (await usage()).requests.filter(({ method }) => method === 'runQuery');
    expect(queries.reduce((sum, { reads }) => sum + reads, 0)).toBeLessThanOrEqual(20);
    await button(page, texts.more).click();
    await link(page, first.titulo).waitFor();
    await deleteTopic(author.db, author.account, first.id);
    await page.reload();
    await button(page, texts.more).click();
    await expect.poll(() => panel(page).getByText(texts.unavailable).count()).toBe(25);
  });

  it('say that there are none, beside the figures of the forum in their own tab', async () => {
    const member = await newMember();
    await changeAccount(member, {
      estadisticasForo: { temasCreados: 3, respuestasPublicadas: 20, puntosForo: 61, likes: 6 },
    });
    const { page, visit } = await openAs(member, { width: 375, colorScheme: 'dark' });
    await visit(paths.profile.href('favoritos'));
    await panel(page).getByText(texts.empty).waitFor();
    await page.getByRole('tab', { name: messages.profile.tabs.estadisticas }).click();
    await panel(page).getByText('Activo', { exact: true }).waitFor();
    const way = panel(page).getByRole('progressbar', { name: texts.forum.progress('Frecuente') });
    expect(await way.getAttribute('aria-valuetext')).toBe(texts.forum.toNextLevel(89, 'Frecuente'));
    await checkScreen(page);
  });
});
