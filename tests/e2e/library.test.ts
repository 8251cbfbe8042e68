import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SCROLL_KEY } from '@/components/ui/scroll-place';
import { cardFromArticle } from '@/model/articles/catalogue/catalogue-entry';
import { filterCards } from '@/model/articles/library/library';
import { DEFAULT_FILTERS, PAGE_SIZE, RELEVANCE } from '@/model/articles/library/library-filters';
import { RECENT_COMMENTS } from '@/model/comments/comment';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { slugify } from '@/model/shared/text/slug';
import { FIXED_SPACE } from '@/model/shared/text/unbroken';
import { checkAccessibility, checkSchemes } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { published } from './support/demo';
import { clearFaults, injectFaults } from './support/faults';
import { focusOn } from './support/keyboard';
import { reads, resetReads, usage } from './support/meter';
import { ownerDb } from './support/owner';

const text = messages.library;
const cards = published.map(cardFromArticle);
const total = cards.length;
const counter = (found: number) => text.counter(Math.min(PAGE_SIZE, found), found, total);

/** As they are stored: passages are drawn with fixed spaces. */
const titles = async (page: Page) => {
  const drawn = await page.locator('#resultados ~ * h3').allInnerTexts();
  return drawn.map((title) => title.replaceAll(FIXED_SPACE, ' '));
};
const search = (page: Page) => page.getByRole('searchbox', { name: text.filters.search });

/** Opens the library and waits for all the years to be in. */
async function openLibrary(width: number, query = '') {
  const opened = await openPage({ width });
  await opened.visit(paths.library.href(query));
  return opened;
}

/** On a phone the filters are folded. */
async function unfold(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: text.filters.show });
  if (await toggle.isVisible()) await toggle.click();
}

describe.each(WIDTHS)('the library at %i px', (width) => {
  it('counts all the articles and shows the newest twelve, light and dark', async () => {
    const { page } = await openLibrary(width);
    await page.getByText(counter(total)).waitFor();
    expect(await titles(page)).toEqual(cards.slice(0, PAGE_SIZE).map((card) => card.titulo));
    await page.getByText(text.pagination.page(1, Math.ceil(total / PAGE_SIZE))).waitFor();
    await page.getByText(text.pagination.remaining(total - PAGE_SIZE)).waitFor();
    await unfold(page);
    await checkSchemes(page);
  });

  it('combines category, year and month, keeps them in the address and takes them off again', async () => {
    const [sample] = cards;
    const date = sample?.fechaPublicacion ?? new Date();
    const categoria = sample?.categorias[0] ?? '';
    const { page } = await openLibrary(width);
    await page.getByText(counter(total)).waitFor();
    await unfold(page);
    await page.getByLabel(text.filters.category).selectOption(categoria);
    await page.getByLabel(text.filters.year, { exact: true }).selectOption(String(date.getFullYear()));
    await page.getByLabel(text.filters.month, { exact: true }).selectOption(String(date.getMonth() + 1));

    const anio = date.getFullYear();
    const mes = date.getMonth() + 1;
    const expected = filterCards(cards, { ...DEFAULT_FILTERS, categoria, anio, mes });
    await page.getByText(counter(expected.length)).waitFor();
    expect(await titles(page)).toEqual(expected.map((card) => card.titulo));
    const address = new URL(page.url()).searchParams;
    expect(Object.fromEntries(address)).toEqual({ categoria, anio: String(anio), mes: String(mes) });

    await page.getByRole('button', { name: text.filters.removeFilter(categoria) }).click();
    await focusOn(page.getByRole('button', { name: text.filters.removeFilter(String(anio)) }));
    await page.getByRole('button', { name: text.filters.clear }).first().click();
    await focusOn(page.getByRole('heading', { name: text.results, exact: true }));
    await page.getByText(counter(total)).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('the library', () => {
  it('sorts', async () => {
    const { page } = await openLibrary(1280);
    await page.getByText(counter(total)).waitFor();
    for (const orden of ['fecha-asc', 'titulo-asc', 'titulo-desc'] as const) {
      await page.getByLabel(text.sort.label).selectOption(orden);
      const first = filterCards(cards, { ...DEFAULT_FILTERS, orden })[0]?.titulo ?? '';
      await page.locator('#resultados ~ * h3').first().getByText(first).waitFor();
      expect(new URL(page.url()).searchParams.get('orden')).toBe(orden);
    }
  });

  it('has its fields in one line of one height on a wide screen', async () => {
    const { page } = await openLibrary(1024);
    await page.getByText(counter(total)).waitFor();
    const fields = page.locator('main :is(input[type="search"], fieldset select)');
    const places = await fields.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
    );
    expect(places).toHaveLength(6);
    for (const { top, height } of places) expect([top, height]).toEqual([places[0]?.top, 48]);
  });

  it('shows on each card of a category that category, and says in short how many there are', async () => {
    const second = cards.find(({ categorias }) => categorias.length > 1)?.categorias[1] ?? '';
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.libraryCategory.href(slugify(second)));
    const found = filterCards(cards, { ...DEFAULT_FILTERS, categoria: second });
    await page.getByText(text.found(found.length, total), { exact: true }).waitFor();
    const pills = await page.locator('#resultados ~ * article .badge-category').allInnerTexts();
    expect(pills).toEqual(found.slice(0, PAGE_SIZE).map(() => second));
  });

  it('turns pages, and Back returns to the page before', async () => {
    const { page } = await openLibrary(375);
    await page.getByText(counter(total)).waitFor();
    const pages = Math.ceil(total / PAGE_SIZE);
    await page.getByRole('link', { name: text.pagination.next }).click();
    await page.getByText(text.pagination.page(2, pages)).waitFor();
    expect(await titles(page)).toEqual(cards.slice(PAGE_SIZE, 2 * PAGE_SIZE).map((card) => card.titulo));
    await page.goBack();
    await page.getByText(text.pagination.page(1, pages)).waitFor();
  });

  it('opens a shared address on the same search, order, view and page', async () => {
    const { page } = await openLibrary(1280, 'orden=titulo-asc&vista=lista&pagina=2');
    await page.getByText(text.pagination.page(2, Math.ceil(total / PAGE_SIZE))).waitFor();
    const expected = filterCards(cards, { ...DEFAULT_FILTERS, orden: 'titulo-asc' });
    expect(await titles(page)).toEqual(expected.slice(PAGE_SIZE, 2 * PAGE_SIZE).map((card) => card.titulo));
    expect(
      await page
        .getByRole('radio', { name: text.view.lista })
        .or(page.getByRole('button', { name: text.view.lista, pressed: true }))
        .count(),
    ).toBe(1);
  });

  it('returns from an article to the same place of the same list', async () => {
    const { page } = await openLibrary(375, 'orden=titulo-asc');
    await page.getByText(counter(total)).waitFor();
    const last = page.locator('#resultados ~ * h3').nth(PAGE_SIZE - 1);
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await last.getByRole('link').click();
    await page.waitForURL(/\/articulo\//);
    await page.getByRole('link', { name: messages.article.back }).first().click();
    await page.waitForURL(/\/biblioteca\?orden=titulo-asc/);
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, before);
  });

  it.each(WIDTHS)('keeps its width at %i px for a word without an end', async (width) => {
    const word = 'x'.repeat(100);
    const { page } = await openLibrary(width, `q=${word}`);
    await page.getByRole('button', { name: text.filters.removeFilter(`«${word}»`) }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('finds words wherever they are, whatever their accents and case, and marks them', async () => {
    const { page } = await openLibrary(1280);
    await page.getByText(counter(total)).waitFor();
    await search(page).fill('ARQUEOLOGIA');
    await page.waitForURL(/q=ARQUEOLOGIA/);
    await page.getByText(text.search.done).waitFor();
    const marks = await page.locator('#resultados ~ * mark').allInnerTexts();
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks)
      expect(mark.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).toBe('arqueologia');
  });

  it('finds an article by a word that only its text has', async () => {
    const word = 'hohokam';
    const inText = published.filter((article) => article.contenido.toLowerCase().includes(word));
    const { page } = await openLibrary(375, `q=${word}`);
    await page.getByText(text.search.done).waitFor();
    await page.getByText(counter(inText.length)).waitFor();
    await page.getByText(`${text.inText} ${word}`).first().waitFor();
    expect((await titles(page)).sort()).toEqual(inText.map((article) => article.titulo).sort());
  });

  it('shows a category at the address that it had before it was renamed', async () => {
    const [categoria = ''] = cards[0]?.categorias ?? [];
    const slug = slugify(categoria);
    const place = doc(ownerDb(), 'categorias', `${slug}-de-antes`);
    await setDoc(place, { nombre: categoria, descripcion: '', slug, color: '#3498db' });
    onTestFinished(() => deleteDoc(place));
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.libraryCategory.href(place.id));
    await page.getByRole('heading', { level: 1, name: categoria }).waitFor();
    await page.waitForURL(`**${paths.libraryCategory.href(slug)}`);
  });

  it('says that nothing was found and offers to clear the filters', async () => {
    const { page } = await openLibrary(375, 'q=xilófono');
    await page.getByText(text.noWords('xilófono')).waitFor();
    await checkAccessibility(page);
    const meanwhile = page.getByRole('region', { name: text.meanwhile });
    expect(await meanwhile.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
      cards.slice(0, 3).map((card) => card.titulo),
    );
    await page.getByRole('button', { name: text.filters.searchClear }).last().click();
    await page.getByText(counter(total)).waitFor();
    await meanwhile.waitFor({ state: 'detached' });
  });

  it('says which words were not found among the filters, and blames the filters where there are only those', async () => {
    const { page, visit } = await openLibrary(375, 'q=xilófono&anio=2019');
    await page.getByText(text.noWordsInFilters('xilófono')).waitFor();
    await page.getByRole('button', { name: text.filters.clear }).last().waitFor();
    await visit(`${paths.library.href()}?anio=1900`);
    await page.getByText(text.noResults).waitFor();
  });

  it.each(['🐪', '"', '.*'])('says that %s cannot be searched, and shows nothing for it', async (signs) => {
    const { page } = await openLibrary(375);
    await page.getByText(counter(total)).waitFor();
    await search(page).fill(signs);
    await page.getByText(text.noLetters).waitFor();
    expect(await titles(page)).toEqual([]);
    await search(page).fill('');
    await page.getByText(counter(total)).waitFor();
  });

  it('orders by relevance while words are typed, unless another order is chosen', async () => {
    const { page } = await openLibrary(1280);
    await page.getByText(counter(total)).waitFor();
    const order = page.getByLabel(text.sort.label);
    expect(await order.inputValue()).toBe(DEFAULT_FILTERS.orden);
    await search(page).fill('nahom');
    await page.getByText(text.search.done).waitFor();
    expect(await order.inputValue()).toBe(RELEVANCE);
    const found = await titles(page);
    expect(found[0]).toMatch(/nahom/i);
    const first = found.findIndex((title) => !/nahom/i.test(title));
    expect(found.slice(first).some((title) => /nahom/i.test(title))).toBe(false);
    await order.selectOption('titulo-asc');
    await page.waitForURL(/orden=titulo-asc/);
    await search(page).fill('');
    await page.getByText(counter(total)).waitFor();
    expect(await order.inputValue()).toBe('titulo-asc');
    await order.selectOption(DEFAULT_FILTERS.orden);
    expect(await order.getByRole('option', { name: text.sort.relevancia }).count()).toBe(0);
  });

  it('shows the latest comments when the reader comes to them', async () => {
    const { page } = await openLibrary(1280);
    const section = page.getByRole('region', { name: text.comments.title });
    // The list above it may still grow, which takes the reader away from it again.
    const comments = async () => {
      await section.scrollIntoViewIfNeeded();
      return section.getByRole('listitem').count();
    };
    await expect.poll(comments).toBe(RECENT_COMMENTS);
  });

  it('says that the articles could not be read, and reads them on a new try', async () => {
    await injectFaults({ match: { method: 'runQuery', pathContains: 'catalogo' }, error: 'UNAVAILABLE' });
    const { page, visit, expectConsole } = await openPage({ width: 375 });
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await visit(paths.library.href());
    await page.getByText(text.errorText).first().waitFor();
    await checkAccessibility(page);
    await clearFaults();
    await page.getByRole('button', { name: messages.common.retry }).first().click();
    await page.getByText(counter(total)).waitFor();
  });

  it('works with the keyboard alone: search, then the first result', async () => {
    const { page } = await openLibrary(1280);
    await page.getByText(counter(total)).waitFor();
    await search(page).focus();
    await page.keyboard.type('chiasmo o quiasmo');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('quiasmo');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=quiasmo/);
    await page.getByText(text.search.done).waitFor();
    const first = page.locator('#resultados ~ * h3 a').first();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      if (await first.evaluate((link) => link === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/articulo\//);
  });

  it('reads at most 25 documents on a first visit, comments included, and none on returning', async () => {
    await resetReads();
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.library.href());
    await page.getByText(counter(total)).waitFor();
    const comments = page.getByRole('region', { name: text.comments.title });
    await comments.scrollIntoViewIfNeeded();
    await comments
      .getByRole('listitem')
      .nth(RECENT_COMMENTS - 1)
      .waitFor();
    expect(await reads()).toBeLessThanOrEqual(25);

    await resetReads();
    await page.reload();
    await page.getByText(counter(total)).waitFor();
    expect(await reads()).toBe(0);
  });

  it('is found where it was scrolled to after a reload, though its list comes later', async () => {
    const { page, context } = await openLibrary(375, 'orden=titulo');
    await page.getByText(counter(total)).waitFor();
    await page.evaluate(() => window.scrollTo(0, 3000));
    const session = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await page.reload();
    await page.getByText(counter(total)).waitFor();
    const noted = await page.evaluate(
      (key) => Object.values(JSON.parse(sessionStorage.getItem(key) ?? '{}')),
      SCROLL_KEY,
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(noted[0]);
    expect(noted[0]).toBeGreaterThan(2900);
  });

  it('searches a second time without reading anything', async () => {
    const read = async () => (await usage()).requests.map(({ path }) => path);
    await resetReads();
    const { page } = await openLibrary(1280, 'q=maya');
    await page.getByText(text.search.done).waitFor();
    // The colours of the first results, once an hour.
    await expect.poll(read).toContain('sistema/categorias');
    await resetReads();
    await search(page).fill('plata');
    await page.waitForURL(/q=plata/);
    await page.getByText(text.search.done).waitFor();
    expect(await read()).toEqual([]);
  });
});
