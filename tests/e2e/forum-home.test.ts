import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { forumLatest } from '@/model/messages/forum-latest';
import { paths } from '@/model/shared/paths';
import { newId } from '@/model/shared/stored/document-id';
import { createReply } from '@/services/forum/reply-writing';
import { fetchTopic } from '@/services/forum/topics';
import { checkSchemes, checkScreen } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { injectFaults } from './support/faults';
import { addTopics, expectedFigures, newCategory } from './support/forum-category';
import { newMember, openAs } from './support/fresh-member';
import { mainOf } from './support/members';
import { reads, resetReads } from './support/meter';
import { ownerDb } from './support/owner';
import { newStaff } from './support/staff';

const texts = foro.forumHome;

const heading = (page: Page, name: string | RegExp) => mainOf(page).getByRole('heading', { name });
const searchField = (page: Page) => mainOf(page).getByRole('searchbox', { name: texts.search.label });
const found = (page: Page) =>
  mainOf(page)
    .getByRole('region', { name: /Resultados/ })
    .getByRole('listitem');

const categories = (page: Page) => mainOf(page).getByRole('region', { name: texts.categories.title });
const latest = (page: Page) => mainOf(page).getByRole('region', { name: forumLatest.title });

/** Categories and figures are there. */
async function homeReady(page: Page): Promise<void> {
  await heading(page, 'Arqueología').waitFor();
  await mainOf(page).getByRole('region', { name: texts.stats.label }).locator('dd').first().waitFor();
  await mainOf(page).locator('[aria-busy="true"]').waitFor({ state: 'hidden' });
}

describe.each(WIDTHS)("the forum's home at %i px", (width) => {
  it('shows a visitor its figures and categories, and asks in', async () => {
    const { figures: expected, categorias } = await expectedFigures();
    const { page, visit } = await openPage({ width, colorScheme: width === 375 ? 'dark' : 'light' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(paths.forum.href());
    await homeReady(page);
    const figures = mainOf(page).getByRole('region', { name: texts.stats.label }).locator('dd');
    expect(await figures.allTextContents()).toEqual(
      [expected.temas, expected.respuestas, expected.usuariosActivos ?? []].flat().map(String),
    );
    expect(await categories(page).getByRole('article').count()).toBe(Math.min(10, categorias));
    const general = categories(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'General' }) });
    await general.getByText('Discusiones generales sobre el Libro de Mormón').waitFor();
    await mainOf(page).getByRole('heading', { name: texts.invitation.title }).waitFor();
    expect(await mainOf(page).getByRole('link', { name: texts.actions.manageCategories }).count()).toBe(0);
    expect(await mainOf(page).getByRole('link', { name: texts.foot.fixPermissions }).count()).toBe(0);
    expect(asked.filter((url) => /identitytoolkit|\/assets\/auth-/.test(url))).toEqual([]);
    await checkScreen(page);

    await mainOf(page).getByRole('link', { name: texts.actions.newTopic }).click();
    await mainOf(page).getByText(messages.forum.signIn.topic).waitFor();
    expect(new URL(page.url()).searchParams.get('volver')).toBe(paths.newTopic.href());
  });

  it('searches topics and replies, marks the words, and goes back to where it was', async () => {
    const author = await newMember();
    const category = await newCategory();
    const word = `zanate${category.id.slice(0, 5).toLowerCase()}`;
    const [topicId = ''] = await addTopics(category, author, [
      { titulo: `El canto del ${word}`, contenido: 'Un ave de Mesoamérica.' },
    ]);
    const replyId = newId();
    const topic = await fetchTopic(ownerDb(), topicId);
    await createReply(ownerDb(), author.uid, topic, { id: replyId, contenido: `Vi un ${word} ayer.` });

    const { page, visit } = await openPage({ width, colorScheme: width === 375 ? 'light' : 'dark' });
    await visit(paths.forum.href());
    await homeReady(page);
    await searchField(page).fill('za');
    await searchField(page).press('Enter');
    await mainOf(page).getByText(messages.forum.validation.queryTooShort).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('za');

    await resetReads();
    await searchField(page).fill(word.toUpperCase());
    await searchField(page).press('Enter');
    await heading(page, texts.search.title(word.toUpperCase())).waitFor();
    await expect.poll(() => found(page).count()).toBe(2);
    // The topic is found by its title, and again by its words.
    expect(await reads()).toBe(3);
    expect(await found(page).locator('mark').allTextContents()).toEqual([word, word]);
    await checkScreen(page);

    await mainOf(page).getByLabel(foro.forumSearch.kind).selectOption('respuesta');
    await expect.poll(() => found(page).count()).toBe(1);
    const link = found(page).getByRole('link');
    expect(await link.getAttribute('href')).toBe(paths.forumTopic.href(topicId, replyId));

    await page.goBack();
    await expect.poll(() => found(page).count()).toBe(2);
    await page.goBack();
    await mainOf(page).getByText(messages.forum.validation.queryTooShort).waitFor();
    await page.goBack();
    await homeReady(page);
    expect(await searchField(page).inputValue()).toBe('');
  });
});

describe('the topics that moved last', () => {
  it.each(WIDTHS)(
    'are shown in rows below the categories at %i px, once they are in sight',
    async (width) => {
      const [author, category] = [await newMember(), await newCategory()];
      const titulo = `Lo último de ${category.id}`;
      await addTopics(category, author, [{ titulo }]);
      const { page, visit } = await openPage({ width, height: 500 });
      await resetReads();
      await visit(paths.forum.href());
      await homeReady(page);
      expect(await reads()).toBeLessThanOrEqual(11);
      await latest(page).scrollIntoViewIfNeeded();
      const row = latest(page).getByRole('article').filter({ hasText: titulo });
      await row.getByText(foro.forumCommon.replies(0), { exact: true }).waitFor();
      expect(await row.getByText(foro.forumCommon.states.abierto).count()).toBe(0);
      expect(await latest(page).getByRole('article').count()).toBeLessThanOrEqual(10);
      expect(await reads()).toBeLessThanOrEqual(21);
      await checkSchemes(page);
      await row.getByRole('link').click();
      await heading(page, titulo).waitFor();
    },
  );

  it('say that they could not be read, and are read again', async () => {
    const { page, visit, expectConsole } = await openPage({ height: 500 });
    expectConsole(/500|INTERNAL|internal/);
    await visit(paths.forum.href());
    await homeReady(page);
    await injectFaults({
      match: { method: 'runQuery', pathContains: 'foro_temas' },
      error: 'INTERNAL',
      times: 1,
    });
    await latest(page).scrollIntoViewIfNeeded();
    await latest(page).getByText(forumLatest.loadError).waitFor();
    await latest(page).getByRole('button', { name: messages.common.retry }).click();
    await latest(page).getByRole('article').first().waitFor();
  });
});

describe('the cost of the forum home', () => {
  it('is 12 reads at most before one looks further down, also for who comes back', async () => {
    const { page, visit, context } = await openPage({ height: 500 });
    await resetReads();
    await visit(paths.forum.href());
    await homeReady(page);
    expect(await reads()).toBeLessThanOrEqual(12);
    await page.close();
    await resetReads();
    const again = await openPage({ context, height: 500 });
    await again.visit(paths.forum.href());
    await homeReady(again.page);
    expect(await reads()).toBeLessThanOrEqual(12);
  });
});

describe('what the forum says', () => {
  it('when nothing is found', async () => {
    const { page, visit } = await openPage();
    await visit(paths.forum.href('q=xilofonista'));
    await mainOf(page).getByText(foro.forumSearch.empty).waitFor();
    await mainOf(page).getByRole('link', { name: foro.forumSearch.back }).click();
    await homeReady(page);
  });

  it('when the categories cannot be read, and then reads them', async () => {
    const { page, visit, expectConsole } = await openPage({ width: 375 });
    expectConsole(/500|INTERNAL|internal/);
    await injectFaults({
      match: { method: 'runQuery', pathContains: 'foro_categorias' },
      error: 'INTERNAL',
      times: 1,
    });
    await visit(paths.forum.href());
    await mainOf(page).getByText(texts.categories.error).waitFor();
    await checkScreen(page);
    await mainOf(page).getByRole('button', { name: messages.common.retry }).click();
    await homeReady(page);
  });
});

describe('members of staff', () => {
  it('find the first category made where there is none', async () => {
    const { page, visit, expectConsole } = await openAs(await newStaff('editor'));
    // The seeded forum has 'General', so that what is sent here changes nothing and is refused.
    expectConsole(/403|permission/i);
    let asked = 0;
    await page.route('**:runQuery*', async (route) => {
      const isFirst = (route.request().postData() ?? '').includes('foro_categorias') && asked++ === 0;
      if (!isFirst) return route.continue();
      return route.fulfill({
        json: [{ readTime: new Date().toISOString() }],
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    const sent = page.waitForRequest((request) =>
      (request.postData() ?? '').includes('documents/foro_categorias/general'),
    );
    await visit(paths.forum.href());
    expect((await sent).postData()).toContain('Discusiones generales sobre el Libro de Mormón');
    await mainOf(page).getByRole('link', { name: texts.foot.fixPermissions }).waitFor();
    await homeReady(page);
  });

  it('alone are offered categories; who is signed in is not asked in', async () => {
    const { page, visit } = await openAs(await newMember());
    await visit(paths.forum.href());
    await homeReady(page);
    expect(await mainOf(page).getByRole('heading', { name: texts.invitation.title }).count()).toBe(0);
    expect(await mainOf(page).getByRole('link', { name: texts.actions.newCategory }).count()).toBe(0);
  });
});
