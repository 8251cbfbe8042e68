import { doc, updateDoc } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { checkSchemes, checkScreen } from './support/accessibility';
import { openPage } from './support/browser';
import { injectFaults } from './support/faults';
import { addTopics, newCategory } from './support/forum-category';
import { newMember } from './support/fresh-member';
import { focusOn } from './support/keyboard';
import { arrivedAt, mainOf } from './support/members';
import { reads, resetReads } from './support/meter';
import { ownerDb } from './support/owner';

const texts = foro.forumHome.category;

const cards = (page: Page) => mainOf(page).getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const numbered = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ titulo: `Tema número ${place + 1}` }));

describe("a category's topics", () => {
  it('come 20 at a time for 25 reads at most, and Back finds the list and the place', async () => {
    const category = await newCategory();
    await addTopics(category, await newMember(), numbered(22));
    const { page, visit } = await openPage({ width: 375 });
    await resetReads();
    await visit(paths.forumCategory.href(category.id));
    await expect.poll(() => cards(page).count()).toBe(20);
    await mainOf(page).getByRole('heading', { level: 1, name: category.nombre }).waitFor();
    expect(await reads()).toBeLessThanOrEqual(25);
    expect((await titles(page))[0]).toBe('Tema número 22');
    await mainOf(page).getByText(foro.forumHome.days.today, { exact: true }).waitFor();
    await checkSchemes(page);

    await mainOf(page).getByRole('button', { name: texts.more }).click();
    await expect.poll(() => cards(page).count()).toBe(22);
    expect(await mainOf(page).getByRole('button', { name: texts.more }).count()).toBe(0);

    const last = mainOf(page).getByRole('link', { name: 'Tema número 1', exact: true });
    await last.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(500);
    await last.click();
    await arrivedAt(page, 'Tema número 1');
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(22);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(left));
  });
});

describe("a category's list", () => {
  it('is narrowed, ordered and searched by its address', async () => {
    const category = await newCategory();
    const [first = '', second = ''] = await addTopics(category, await newMember(), [
      { titulo: 'La ruta del incienso', contenido: 'Caravanas de Arabia', tags: ['arabia'] },
      { titulo: 'Planchas de bronce' },
      { titulo: 'Otra cosa' },
    ]);
    await updateDoc(doc(ownerDb(), 'foro_temas', first), { estado: 'resuelto', destacado: true });
    await updateDoc(doc(ownerDb(), 'foro_temas', second), { vistas: 9, anclado: true });
    const { page, visit } = await openPage();
    await visit(paths.forumCategory.href(category.id));
    await expect
      .poll(() => titles(page))
      .toEqual(['Planchas de bronce', 'Otra cosa', 'La ruta del incienso']);
    await cards(page).first().getByText(foro.forumCommon.pinned).waitFor();
    await cards(page).last().getByText(foro.forumCommon.featured).waitFor();
    await cards(page).last().getByText('arabia', { exact: true }).waitFor();
    await checkSchemes(page);

    await mainOf(page).getByLabel(texts.order).selectOption('antiguos');
    await expect
      .poll(() => titles(page))
      .toEqual(['La ruta del incienso', 'Planchas de bronce', 'Otra cosa']);
    await mainOf(page).getByLabel(texts.order).selectOption('populares');
    await expect.poll(async () => (await titles(page))[0]).toBe('Planchas de bronce');
    await mainOf(page).getByLabel(texts.state).selectOption('resuelto');
    await expect.poll(() => titles(page)).toEqual(['La ruta del incienso']);
    expect(new URL(page.url()).search).toBe('?estado=resuelto&orden=populares');
    await mainOf(page).getByLabel(texts.state).selectOption('cerrado');
    await mainOf(page).getByText(texts.emptyFiltered).waitFor();
    await mainOf(page).getByRole('button', { name: texts.clear }).click();
    await focusOn(mainOf(page).getByRole('heading', { name: texts.topics, exact: true }));
    await expect.poll(() => cards(page).count()).toBe(3);

    await resetReads();
    await mainOf(page).getByRole('searchbox').fill('arabia');
    await mainOf(page).getByRole('searchbox').press('Enter');
    await expect.poll(() => titles(page)).toEqual(['La ruta del incienso']);
    // By its title, and again by its words; then each found: the index does not know how often a topic was seen.
    await expect.poll(reads).toBe(3);
    expect(await mainOf(page).getByLabel(texts.order).inputValue()).toBe('populares');
    expect(await cards(page).locator('mark').allTextContents()).toEqual(['Arabia', 'arabia']);
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(3);
  });

  it('that is empty offers to begin, through signing in', async () => {
    const category = await newCategory();
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.forumCategory.href(category.id));
    await mainOf(page).getByText(texts.empty).waitFor();
    await checkScreen(page);
    await mainOf(page).getByRole('link', { name: texts.first }).click();
    await mainOf(page).getByText(messages.forum.signIn.topic).waitFor();
    expect(new URL(page.url()).searchParams.get('volver')).toBe(paths.newTopic.href(category.id));
  });

  it('says that it was read another way when its index is missing', async () => {
    const category = await newCategory();
    await addTopics(category, await newMember(), numbered(2));
    await injectFaults({
      match: { method: 'runQuery', pathContains: 'foro_temas' },
      error: 'FAILED_PRECONDITION',
      times: 1,
    });
    const { page, visit, expectConsole } = await openPage({ width: 375 });
    expectConsole(/400/);
    await visit(paths.forumCategory.href(category.id));
    await mainOf(page).getByText(messages.forum.errors.fallback).waitFor();
    expect(await titles(page)).toEqual(['Tema número 2', 'Tema número 1']);
  });

  it('of a category that is not there says so', async () => {
    const { page, visit } = await openPage({ width: 375, colorScheme: 'dark' });
    await visit(paths.forumCategory.href('no-existe'));
    await mainOf(page).getByText('La categoría no existe o no es accesible').waitFor();
    await checkScreen(page);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });
});
