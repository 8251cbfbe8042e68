import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { openPage } from './support/browser';
import { section } from './support/comments';
import { discussed, publishedArticle } from './support/demo';
import { newForumCategory, newForumMember, newForumReply, newForumTopic } from './support/forum-members';
import { demoMember, openAs } from './support/fresh-member';
import { mainOf } from './support/members';
import { newStaff } from './support/staff';

/** What only the style sheets decide, where one rule once won over another without anybody's noticing. */
const style = (place: Locator, property: string) =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const heightOf = async (place: Locator) => (await place.boundingBox())?.height;

const withTable = publishedArticle(({ contenido }) => /^\|.*\|$/m.test(contenido));
const withPicture = publishedArticle(({ contenido }) => /^!\[/m.test(contenido));

describe('an article', () => {
  it.each([
    { width: 375, indent: 15 },
    { width: 1280, indent: 28 },
  ])('sets answers to a comment in by $indent px at $width px', async ({ width, indent }) => {
    const { page, visit } = await openPage({ width });
    await visit(paths.article.href(discussed.id));
    await section(page).scrollIntoViewIfNeeded();
    const answers = section(page).getByRole('listitem').getByRole('list').first();
    await answers.waitFor();
    expect(await style(answers, 'padding-inline-start')).toBe(`${indent}px`);
  });

  it('has acts of one height in its row', async () => {
    const { page, visit } = await openPage();
    await visit(paths.article.href(discussed.id));
    const { favourite, share } = messages.article;
    const acts = [favourite.add, share.copy].map((name) =>
      mainOf(page).getByRole('button', { name }).first(),
    );
    const [first, second] = await Promise.all(acts.map(heightOf));
    expect(first).toBe(44);
    expect(second).toBe(44);
  });

  it('keeps "Responder" where it is while its form is open, and closes the form by it', async () => {
    const { page, visit } = await openAs(await newStaff('usuario'), { width: 375 });
    await visit(paths.article.href(discussed.id));
    await section(page).scrollIntoViewIfNeeded();
    const answer = section(page)
      .getByRole('button', { name: /^Responder a/ })
      .first();
    await answer.waitFor();
    const report = section(page).getByRole('button', { name: messages.comments.report }).first();
    const before = (await report.boundingBox())?.x;
    await answer.click();
    const form = section(page).getByLabel(messages.comments.answerLabel);
    await form.waitFor();
    expect((await report.boundingBox())?.x).toBe(before);
    await answer.click();
    await form.waitFor({ state: 'hidden' });
  });
});

describe('corners', () => {
  it('of pictures, tables and code in an article are those of its first picture', async () => {
    const { page, visit } = await openPage();
    const corners = new Set<string>();
    for (const { id } of [withTable, withPicture]) {
      await visit(paths.article.href(id));
      const blocks = mainOf(page).locator(
        'article figure img, [data-prose] img, [data-prose] div:has(> table)',
      );
      await blocks.first().waitFor();
      for (const block of await blocks.all()) corners.add(await style(block, 'border-top-left-radius'));
    }
    expect([...corners]).toEqual(['12px']);
  });
});

describe('on a phone', () => {
  it('the pictures of rows are squares of 88 px', async () => {
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.library.href('vista=lista'));
    const picture = mainOf(page).getByRole('article').first().locator('img').first();
    await picture.waitFor();
    expect(await picture.boundingBox()).toMatchObject({ width: 88, height: 88 });
  });
});

describe('fields', () => {
  it('are as high as the selects beside them', async () => {
    const { page, visit } = await openPage();
    await visit(paths.library.href());
    const search = mainOf(page).getByRole('searchbox');
    const select = mainOf(page).getByRole('combobox').first();
    expect(await heightOf(search)).toBe(await heightOf(select));
  });

  it('stay marked as wrong under the pointer', async () => {
    const { page, visit } = await openPage();
    await visit(paths.login.href());
    await mainOf(page).getByRole('button', { name: messages.auth.login.submit }).click();
    const wrong = mainOf(page).locator('[aria-invalid="true"]').first();
    await wrong.waitFor();
    await page.mouse.move(0, 0);
    const border = await style(wrong, 'border-top-color');
    await wrong.hover();
    expect(await style(wrong, 'border-top-color')).toBe(border);
  });
});

describe('the forum', () => {
  it('has rows as high as their words, and filters of one height', async () => {
    const { page, visit } = await openPage();
    await visit(paths.forum.href());
    const categories = mainOf(page).getByRole('region', { name: foro.forumHome.categories.title });
    await categories.getByRole('article').first().waitFor();
    for (const row of await categories.getByRole('article').all())
      expect(await heightOf(row)).toBeLessThanOrEqual(88);
    await visit(paths.forumCategory.href('arqueologia'));
    await mainOf(page).getByRole('article').first().waitFor();
    for (const row of await mainOf(page).getByRole('article').all()) {
      const height = await heightOf(row);
      expect(height).toBeGreaterThanOrEqual(64);
      expect(height).toBeLessThanOrEqual(72);
    }
    const row = mainOf(page).getByRole('article').first();
    const [whole, figures] = await Promise.all([
      row.boundingBox(),
      row.getByText(foro.forumHome.category.updated).boundingBox(),
    ]);
    expect((figures?.x ?? 0) + (figures?.width ?? 0)).toBeGreaterThan(
      (whole?.x ?? 0) + (whole?.width ?? 0) - 40,
    );
    const title = mainOf(page).getByRole('article').first().getByRole('link').first();
    expect(await style(title, 'font-size')).toBe('17px');
    const filters = mainOf(page).getByRole('region', { name: foro.forumHome.category.filters });
    const fields = [filters.getByRole('searchbox'), filters.getByRole('button', { name: 'Buscar' })];
    const heights = await Promise.all(
      [...fields, ...(await filters.getByRole('combobox').all())].map(heightOf),
    );
    expect(new Set(heights)).toEqual(new Set([44]));
  });

  it('has the marks of lists in replies as they are elsewhere: full', async () => {
    const writer = await newForumMember();
    const topic = await newForumTopic(writer, 'Con una lista', await newForumCategory());
    await newForumReply(writer, topic, '- uno\n- dos');
    const { page, visit } = await openPage();
    await visit(paths.forumTopic.href(topic.id));
    const list = mainOf(page).locator('[data-prose] ul').filter({ hasText: 'dos' });
    await list.waitFor();
    expect(await style(list, 'list-style-type')).toBe('disc');
  });

  it('has dots of dark categories that are seen on a dark page', async () => {
    const { page, visit } = await openPage({ colorScheme: 'dark' });
    await visit(paths.home.href());
    expect(await style(mainOf(page).locator('.dot').first(), 'background-image')).toContain('gradient');
  });
});

it('what is not there is said in one place and size, whatever it is', async () => {
  const places = new Set<string>();
  const { page, visit, expectConsole } = await openPage();
  expectConsole(/status of (403|404)/);
  for (const path of [
    '/no-hay-tal-pagina',
    paths.memberProfile.href('nadie'),
    paths.forumCategory.href('no-existe'),
    paths.article.href('no-existe'),
    paths.forumTopic.href('noExisteTalTema00000'),
  ]) {
    await visit(path);
    const alert = mainOf(page).getByRole('alert');
    await alert.waitFor();
    const title = alert.getByRole('heading', { level: 1 });
    const { x, y } = (await title.boundingBox()) ?? {};
    places.add(`${x} ${y} ${await style(title, 'font-size')}`);
  }
  expect([...places]).toHaveLength(1);
});

it('favourites are counted without the colour that calls', async () => {
  const { page, visit } = await openAs(await demoMember('usuario'));
  await visit(paths.contact.href());
  const bar = page.getByRole('banner').getByRole('button', { name: messages.favourites.menu.title });
  const count = bar.getByText(/^\d+$/);
  await count.waitFor();
  expect(await style(count, 'background-color')).toBe('rgba(0, 0, 0, 0)');
});

it('the panel’s drawer dims what is under it on a phone', async () => {
  const { page, visit } = await openAs(await newStaff('administrador'), { width: 375 });
  await visit(paths.adminArticles.href());
  await page.getByRole('button', { name: staff.admin.openSections }).click();
  await page.getByRole('dialog').waitFor();
  const backdrop = page.locator('.offcanvas-backdrop');
  expect(Number(await style(backdrop, 'opacity'))).toBeCloseTo(0.55);
});
