import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { checkAccessibility, checkSchemes } from './support/accessibility';
import { launch, openPage, WIDTHS } from './support/browser';
import { articleHref, commenter, inList, openComments, writeComment } from './support/comments';
import { published, publishedArticle } from './support/demo';
import { type DrawnSite, serveDrawnSite } from './support/drawn';
import { openAs } from './support/fresh-member';
import { HOSTED } from './support/hosting';
import { mainOf } from './support/members';
import { readersBesideVisit, readersOf, reads, resetReads, usage } from './support/meter';
import { beginUse, whenTakenOver } from './support/takeover';
import { button, contentField, newArticle, newWriter, storedArticle } from './support/writers';

const texts = messages.passages;
const naming = publishedArticle(({ contenido }) => /1 Nefi 16:34/.test(contenido));
const CHAPTER = paths.passageChapter.href('1-ne', 16);
const PAGES = [paths.passages.href(), CHAPTER];

describe('pages of passages on a site that was not drawn', () => {
  it.each(WIDTHS)('are accessible at %i px, light and dark', async (width) => {
    const { page, visit } = await openPage({ width });
    await visit(paths.passages.href());
    await mainOf(page).getByRole('heading', { name: texts.map.title }).waitFor();
    await checkSchemes(page);
    await visit(CHAPTER);
    await mainOf(page).getByRole('link', { name: naming.titulo }).first().waitFor();
    await checkSchemes(page);
  });

  it.each(PAGES)('read two documents at most: %s', async (path) => {
    const { page, visit } = await openPage();
    await resetReads();
    await visit(path);
    await mainOf(page).getByRole('listitem').first().waitFor();
    const used = await usage();
    const ofPassages = used.requests.filter((one) => one.path.includes('pasajes') && one.reads > 0);
    expect(ofPassages.length, readersOf(used)).toBeGreaterThan(0);
    expect(used.reads, readersOf(used)).toBeLessThanOrEqual(2);
  });

  it('lead by the keyboard from the map to a verse, and to what is written about it', async () => {
    const { page, visit } = await openPage();
    await visit(paths.passages.href());
    const cell = mainOf(page).getByRole('link', { name: /^1 Nefi 16/ });
    await cell.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${CHAPTER}`);
    await page.getByRole('heading', { level: 1, name: '1 Nefi 16' }).waitFor();
    const verse = page
      .getByRole('navigation', { name: texts.chapter.verses })
      .getByRole('link', { name: /^34/ });
    await verse.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${CHAPTER}#v34`);
    const about = mainOf(page)
      .getByRole('region')
      .filter({ has: page.locator('#v34') });
    await about.getByRole('link', { name: naming.titulo }).click();
    await page.waitForURL(`**${paths.article.href(naming.id)}`);
  });

  it.each(['/pasajes/1-ne/23', '/pasajes/nadie/1', '/pasajes/1-ne/016'])(
    'say that there is no such chapter: %s',
    async (path) => {
      const { page, visit } = await openPage({ width: 375 });
      await visit(path);
      await page.getByText(texts.chapter.notFound.title).waitFor();
    },
  );
});

const passage = (page: Page) => page.locator('[data-prose] a[data-passage="1-ne/16/34"]').first();
const card = (page: Page) => page.getByRole('dialog', { name: '1 Nefi 16:34' });
const other = published.find(({ id, resumen }) => id !== naming.id && /1 Nefi 16:34/.test(resumen));

describe('the card of a passage', () => {
  it.each(WIDTHS)('tells what else treats it, and gives the focus back, at %i px', async (width) => {
    const { page, visit } = await openPage({ width });
    await visit(paths.article.href(naming.id));
    await passage(page).scrollIntoViewIfNeeded();
    await passage(page).click();
    const official = card(page).getByRole('link', { name: texts.chapter.official });
    expect(await official.getAttribute('href')).toBe(await passage(page).getAttribute('href'));
    await card(page)
      .getByRole('link', { name: other?.titulo ?? '' })
      .waitFor();
    expect(await card(page).getByRole('link', { name: naming.titulo }).count()).toBe(0);
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'hidden' });
    expect(await passage(page).evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('is passed through by the keyboard, and ends where its link stands', async () => {
    const { page, visit } = await openPage();
    await visit(paths.article.href(naming.id));
    await passage(page).focus();
    await page.keyboard.press('Enter');
    const whole = card(page).getByRole('link', { name: texts.card.page('1 Nefi 16') });
    await card(page)
      .getByRole('link', { name: other?.titulo ?? '' })
      .waitFor();
    for (const link of await card(page).getByRole('link').all()) {
      await page.keyboard.press('Tab');
      expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    }
    expect(await whole.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await card(page).waitFor({ state: 'hidden' });
    expect(await passage(page).evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('reads two documents at most, and leads to the page of the chapter', async () => {
    const { page, visit } = await openPage();
    await visit(paths.article.href(naming.id));
    await passage(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await resetReads();
    await passage(page).click();
    await card(page)
      .getByRole('link', { name: other?.titulo ?? '' })
      .waitFor();
    expect(await reads(), readersOf(await usage())).toBeLessThanOrEqual(2);
    await card(page)
      .getByRole('link', { name: texts.card.page('1 Nefi 16') })
      .click();
    await page.waitForURL(`**${CHAPTER}#v34`);
    await card(page).waitFor({ state: 'hidden' });
  });

  it('opens in comments too', async () => {
    const member = await commenter();
    const { page, visit } = await openAs(member);
    await visit(articleHref);
    await openComments(page);
    await writeComment(page, 'Compárese con 1 Nefi 16:34.');
    await inList(page, 'Compárese con')
      .getByRole('link', { name: /1 Nefi 16:34/ })
      .click();
    await card(page).getByRole('link', { name: naming.titulo }).waitFor();
  });
});

describe('the main passages of an article', () => {
  it('are marked in the editor, stored, and put the article first on the page of the chapter', async () => {
    const writer = await newWriter();
    const { page, visit } = await openAs(writer);
    const article = await newArticle(writer, {
      titulo: 'El libro de Omni, verso a verso',
      contenido: 'Se lee en Omni 1:14 y también en Omni 1:15.',
    });
    await visit(paths.adminEditArticle.href(article.id));
    const choice = (name: string) => mainOf(page).getByRole('checkbox', { name, exact: true });
    await choice('Omni 1:14').waitFor();
    await contentField(page).fill('Se lee en Omni 1:14 y también en Omni 1:16.');
    await choice('Omni 1:16').check();
    expect(await choice('Omni 1:15').count()).toBe(0);
    await button(page, staff.editor.actions.publish).click();
    await page.getByText(staff.editor.published).first().waitFor();
    expect(await storedArticle(article.id)).toMatchObject({ pasajesPrincipales: ['omni/1/16'] });
    await visit(paths.passageChapter.href('omni', 1));
    const about = mainOf(page).getByRole('region', { name: texts.chapter.verse(16, 16), exact: true });
    await about.getByRole('link', { name: article.titulo }).waitFor();
    await about.getByText(texts.rank.principal).waitFor();
  });
});

describe('pages of passages that the build drew', () => {
  let site: DrawnSite;
  beforeAll(async () => {
    site = await serveDrawnSite();
  }, 180_000);

  it('are whole without scripts', async () => {
    const context = await (await launch()).newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(HOSTED + paths.passages.href());
    await page.getByRole('link', { name: /^1 Nefi 16/ }).click();
    await page.getByRole('heading', { level: 1, name: '1 Nefi 16' }).waitFor();
    await page.locator('main').getByRole('link', { name: naming.titulo }).first().click();
    await page.getByRole('heading', { level: 1, name: naming.titulo }).waitFor();
    await context.close();
  });

  it.each(PAGES)('read nothing: %s', async (path) => {
    const { page } = await openPage();
    await resetReads();
    await page.goto(HOSTED + path);
    await page.mouse.move(5, 5);
    await page.waitForLoadState('networkidle');
    expect(await reads(), readersOf(await usage())).toBe(0);
  });

  it('give the card what it tells, and no document is read', async () => {
    const { page } = await openPage();
    await page.goto(HOSTED + paths.article.href(naming.id));
    await whenTakenOver(page);
    await beginUse(page);
    await page.waitForLoadState('networkidle');
    await resetReads();
    await passage(page).click();
    await card(page)
      .getByRole('link', { name: other?.titulo ?? '' })
      .waitFor();
    expect(readersBesideVisit(await usage())).toBe('');
  });

  it('tell the topics of the forum too', () => {
    const map = readFileSync(join(site.dist, 'pasajes', 'index.html'), 'utf8');
    expect(map).toMatch(/tema del foro|temas del foro/);
  });

  it('are in the map of the site', () => {
    const map = readFileSync(join(site.dist, 'sitemap.xml'), 'utf8');
    for (const path of PAGES) expect(map).toContain(`${path}</loc>`);
  });
});
