import { expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { WIDTHS } from './support/browser';
import { published } from './support/demo';
import { changeAccount, newMember, openAs } from './support/fresh-member';
import { openBar } from './support/members';

const { menu, tool } = messages.favourites;

it.each(WIDTHS)(
  'the favourites of the bar are the last five, counted, with the way to all, at %i px',
  async (width) => {
    const member = await newMember();
    const saved = published.slice(0, 7);
    await changeAccount(member, { articulosFavoritos: saved.map(({ id }) => id) });
    const { page, visit } = await openAs(member, { width });
    await visit(paths.contact.href());
    await openBar(page);
    const banner = page.getByRole('banner');
    const button = banner.getByRole('button', { name: new RegExp(`^${menu.title}`) });
    await button.getByText('7').waitFor();
    await button.click();
    const links = banner.getByRole('link').and(page.locator('a[href^="/articulo/"]'));
    await expect
      .poll(() => links.allTextContents())
      .toEqual(
        saved
          .toReversed()
          .slice(0, 5)
          .map(({ titulo }) => titulo),
      );
    await banner.getByRole('link', { name: menu.all }).click();
    await page.waitForURL((url) => url.pathname + url.search === paths.profile.href('favoritos'));
  },
);

it('the favourites page shows whose they are, and that they are on their way', async () => {
  const member = await newMember();
  await changeAccount(member, { articulosFavoritos: published.slice(0, 2).map(({ id }) => id) });
  const { page, visit } = await openAs(member);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/documents:runQuery*', async (route) => {
    if ((route.request().postData() ?? '').includes('catalogo')) await held;
    await route.continue();
  });
  await visit(paths.favouritesTool.href());
  await page.getByText(tool.loading).first().waitFor();
  release();
  await page.getByText(tool.savedIds(2)).waitFor();
  await page.getByRole('main').getByText(member.nombre).waitFor();
  await page.getByRole('row', { name: published[1]?.titulo ?? '' }).waitFor();
});
