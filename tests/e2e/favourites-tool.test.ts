import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { checkSchemes } from './support/accessibility';
import { published } from './support/demo';
import { injectFaults } from './support/faults';
import { changeAccount, newMember, openAs, stored } from './support/fresh-member';
import { focusOn } from './support/keyboard';
import { mainOf } from './support/members';

const { favourites } = messages;
const { tool } = favourites;
const saved = published.slice(0, 3);
const ids = saved.map(({ id }) => id);

const articles = (page: Page) => mainOf(page).getByRole('combobox', { name: tool.article });

describe('the favourites page', () => {
  it('adds an article, shows it, takes it away', async () => {
    const member = await newMember();
    const { page, visit } = await openAs(member);
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
    await checkSchemes(page);
    await expect.poll(async () => (await stored(member))?.articulosFavoritos).toEqual([first?.id]);
    await articles(page).selectOption(first?.id ?? '');
    await page.getByRole('button', { name: tool.add }).click();
    await page.getByText(tool.duplicate).waitFor();
    await row.getByRole('button').click();
    await focusOn(mainOf(page));
    await page.getByText(tool.none).waitFor();
    await expect.poll(async () => (await stored(member))?.articulosFavoritos).toEqual([]);
  });

  it('takes all away once that is confirmed', async () => {
    const member = await newMember();
    await changeAccount(member, { articulosFavoritos: ids });
    const { page, visit } = await openAs(member, { width: 375 });
    await visit(paths.favouritesTool.href());
    await page.getByRole('button', { name: tool.clear }).click();
    await page.getByText(tool.clearConfirm).waitFor();
    await checkSchemes(page);
    expect((await stored(member))?.articulosFavoritos).toEqual(ids);
    await page.getByRole('button', { name: tool.clearYes }).click();
    await page.getByText(tool.none).waitFor();
    await expect.poll(async () => (await stored(member))?.articulosFavoritos).toEqual([]);
  });

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
