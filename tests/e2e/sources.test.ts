import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { citedSources } from '@/model/sources/citations';
import { parseSources } from '@/model/sources/stored-sources';
import { checkAccessibility, checkSchemes } from './support/accessibility';
import { launch, type OpenPage, openPage, WIDTHS } from './support/browser';
import { publishedArticle } from './support/demo';
import { type DrawnSite, serveDrawnSite } from './support/drawn';
import { openAs } from './support/fresh-member';
import { HOSTED } from './support/hosting';
import { shiftsOf, watchShifts } from './support/layout-shift';
import { paperOf } from './support/looks';
import { mainOf } from './support/members';
import { readersBesideVisit, readersOf, reads, resetReads, usage } from './support/meter';
import { beginUse, whenTakenOver } from './support/takeover';
import { button, contentField, newArticle, newWriter, storedArticle } from './support/writers';

const texts = messages.sources;
const editing = staff.sourcesEditor;
const article = publishedArticle(({ titulo }) => /quiasmo/i.test(titulo));
const [first] = citedSources(article.contenido, article.fuentes);
if (!first) throw new Error('The article has no sources.');
const address = paths.article.href(article.id);

const note = (page: Page) => page.locator(`[data-prose] a[data-note="${first.source.clave}"]`).first();
const card = (page: Page) => page.getByRole('dialog', { name: texts.note('1') });
const list = (page: Page) => mainOf(page).getByRole('region', { name: texts.title, exact: true });

/** A press opens the card; Escape gives the focus back. */
async function openAndClose(page: Page): Promise<void> {
  await note(page).scrollIntoViewIfNeeded();
  await note(page).click();
  await card(page)
    .getByText(first?.source.titulo ?? '')
    .waitFor();
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'hidden' });
  expect(await note(page).evaluate((link) => link === document.activeElement)).toBe(true);
}

describe('the notes and sources of an article', () => {
  it.each(WIDTHS)('are accessible at %i px, light and dark, and a note opens in place', async (width) => {
    const { page, visit } = await openPage({ width });
    await visit(address);
    await list(page).getByText(first.source.titulo).waitFor();
    await checkSchemes(page);
    await note(page).scrollIntoViewIfNeeded();
    await note(page).click();
    await card(page).getByText(first.source.titulo).waitFor();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await openAndClose(page);
  });

  it('lead by the keyboard to the list and back', async () => {
    const { page, visit } = await openPage();
    await visit(address);
    await note(page).focus();
    await page.keyboard.press('Enter');
    await card(page).getByRole('link', { name: texts.toList }).click();
    await card(page).waitFor({ state: 'hidden' });
    await page.waitForURL(`**#fuente-${first.source.clave}`);
    await list(page).getByRole('link', { name: messages.prose.backToText }).first().click();
    await page.waitForURL(/#cita-/);
  });
});

describe('the notes beside the text, on a wide window', () => {
  const WIDE = 1440;
  const column = (page: Page) => page.locator('article [data-notes]');
  const beside = (page: Page) => column(page).locator('> div');

  /** Opens the article, and reads until its first note is in sight. */
  async function readToNote(page: Page, visit: OpenPage['visit']): Promise<void> {
    await watchShifts(page);
    await visit(address);
    await note(page).scrollIntoViewIfNeeded();
    await column(page)
      .getByText(first?.source.titulo ?? '')
      .first()
      .waitFor();
  }

  it('stand by their lines, none over another, and move nothing', async () => {
    const { page, visit } = await openPage({ width: WIDE });
    await readToNote(page, visit);
    const topOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs((await topOf(beside(page).first())) - (await topOf(note(page))))).toBeLessThan(12);
    const boxes = await beside(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(boxes.length).toBeGreaterThan(1);
    for (const [index, box] of boxes.entries())
      expect(box.top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
    const { total, what } = await shiftsOf(page);
    expect(total, what.join('\n')).toBeLessThan(0.01);
    await checkSchemes(page);
  });

  it('are marked by a press on their number; by the keyboard they open in place', async () => {
    const { page, visit } = await openPage({ width: WIDE });
    await readToNote(page, visit);
    await note(page).click();
    const lit = page.locator('[data-lit]');
    await lit.getByText(first.source.titulo).waitFor();
    expect(await paperOf(lit)).not.toBe(await paperOf(beside(page).last()));
    expect(await card(page).count()).toBe(0);
    await note(page).press('Enter');
    await card(page).getByText(first.source.titulo).waitFor();
    expect(await page.locator('[data-lit]').count()).toBe(0);
  });

  it('go where the window becomes narrower, and a press opens them in place', async () => {
    const { page, visit } = await openPage({ width: WIDE });
    await readToNote(page, visit);
    await page.setViewportSize({ width: 1280, height: 900 });
    await column(page).waitFor({ state: 'detached' });
    await openAndClose(page);
  });
});

describe('the citation of an article', () => {
  it('is shown in four styles, copied and saved', async () => {
    const { page, visit } = await openPage();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(address);
    await mainOf(page).getByRole('button', { name: messages.article.cite.open }).click();
    const dialog = page.getByRole('dialog', { name: texts.citing.title });
    await dialog.getByText('TY  - ELEC').waitFor();
    await checkAccessibility(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: texts.citing.saveOf('BibTeX') }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`${article.slug}.bib`);
    expect(readFileSync(await saved.path(), 'utf8')).toContain(`title = {{${article.titulo}}}`);
    await dialog.getByRole('button', { name: texts.citing.copyOf('APA') }).click();
    await page.getByText(texts.citing.copied).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(article.titulo);
  });

  it('is told to programs, in the head', async () => {
    const { page, visit } = await openPage();
    await visit(address);
    await mainOf(page).getByRole('heading', { level: 1, name: article.titulo }).waitFor();
    const told = (name: string) => page.locator(`head meta[name="${name}"]`).getAttribute('content');
    expect(await told('citation_title')).toBe(article.titulo);
    expect(await told('citation_author')).toBe(article.autor);
    expect(await told('citation_public_url')).toContain(address);
  });
});

describe('the sources of an article in the editor', () => {
  const BIBTEX = `@book{nibley, author = {Nibley, Hugh}, title = {Lehi in the Desert}, publisher = {Bookcraft}, year = {1952}}`;

  it('are pasted, cited where the caret is, stored and shown to readers', async () => {
    const writer = await newWriter();
    const { page, visit } = await openAs(writer);
    const draft = await newArticle(writer, { contenido: 'Lehi viajó por el desierto.' });
    await visit(paths.adminEditArticle.href(draft.id));
    await button(page, editing.paste).click();
    const dialog = page.getByRole('dialog', { name: editing.pasting.title });
    const area = dialog.getByRole('textbox');
    await area.fill('esto no es ninguna referencia');
    await dialog.getByRole('button', { name: editing.pasting.read, exact: true }).click();
    await dialog.getByText(editing.pasting.failed).waitFor();
    expect(await area.inputValue()).toBe('esto no es ninguna referencia');
    await area.fill(BIBTEX);
    await dialog.getByRole('button', { name: editing.pasting.read, exact: true }).click();
    await dialog.getByText('Nibley, H. (1952). Lehi in the Desert. Bookcraft.').waitFor();
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: editing.pasting.take(1) }).click();
    await mainOf(page).getByText(editing.unused).waitFor();
    await contentField(page).press('Control+End');
    await button(page, editing.citeLabel('nibley-1952', 'Lehi in the Desert')).click();
    expect(await contentField(page).inputValue()).toBe('Lehi viajó por el desierto.[^nibley-1952]');
    await mainOf(page).getByText(editing.unused).waitFor({ state: 'hidden' });
    await button(page, staff.editor.actions.publish).click();
    await page.getByText(staff.editor.published).first().waitFor();
    const [stored] = parseSources((await storedArticle(draft.id))?.fuentes);
    expect(stored).toMatchObject({ clave: 'nibley-1952', titulo: 'Lehi in the Desert', tipo: 'libro' });
    await visit(paths.article.href(draft.id));
    await list(page).getByText('Lehi in the Desert.').waitFor();
  });

  it.each(WIDTHS)('are written by a form that names what is wrong, at %i px', async (width) => {
    const writer = await newWriter();
    const { page, visit } = await openAs(writer, { width });
    const draft = await newArticle(writer, { contenido: 'Dicho.[^otra]' });
    await visit(paths.adminEditArticle.href(draft.id));
    await mainOf(page)
      .getByText(editing.missing(['otra']))
      .waitFor();
    await button(page, editing.add).click();
    const dialog = page.getByRole('dialog', { name: editing.addTitle });
    await dialog.getByLabel(editing.fields.enlace).fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: editing.save }).click();
    await dialog.getByText(editing.problems.title).waitFor();
    await dialog.getByText(editing.problems.address).first().waitFor();
    await dialog.getByLabel(editing.fields.enlace).fill('https://ejemplo.org/x');
    await dialog.getByLabel(editing.fields.titulo, { exact: true }).fill('Una obra');
    await page.keyboard.press('Escape');
    await button(page, editing.add).click();
    expect(await dialog.getByLabel(editing.fields.titulo, { exact: true }).inputValue()).toBe('Una obra');
    await dialog.getByLabel(editing.fields.clave).fill('otra');
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: editing.save }).click();
    await mainOf(page).getByText('Una obra. (s. f.).').waitFor();
    await mainOf(page)
      .getByText(editing.missing(['otra']))
      .waitFor({ state: 'hidden' });
    await checkSchemes(page);
  });
});

describe('/fuentes on a site that was not drawn', () => {
  it.each(WIDTHS)('is accessible and searched at %i px', async (width) => {
    const { page, visit } = await openPage({ width });
    await visit(paths.sources.href());
    await mainOf(page).getByText(first.source.titulo).first().waitFor();
    await checkSchemes(page);
    await mainOf(page).getByRole('searchbox').fill('lund 1942');
    await mainOf(page).getByText(texts.index.count(1), { exact: true }).waitFor();
    await page.waitForURL('**/fuentes?q=lund+1942');
    await page.reload();
    await mainOf(page).getByText(texts.index.count(1), { exact: true }).waitFor();
    await mainOf(page).getByRole('link', { name: article.titulo }).click();
    await page.waitForURL(`**${address}`);
  });

  it('reads two documents at most', async () => {
    const { page, visit } = await openPage();
    await resetReads();
    await visit(paths.sources.href());
    await mainOf(page).getByText(first.source.titulo).first().waitFor();
    const used = await usage();
    expect(used.reads).toBeGreaterThan(0);
    expect(used.reads, readersOf(used)).toBeLessThanOrEqual(2);
  });
});

describe('sources on a site that the build drew', () => {
  let site: DrawnSite;
  beforeAll(async () => {
    site = await serveDrawnSite();
  }, 180_000);

  it('are links to and fro without scripts', async () => {
    const context = await (await launch()).newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(HOSTED + address);
    await note(page).click();
    await page.waitForURL(`**#fuente-${first.source.clave}`);
    await list(page).getByRole('link', { name: messages.prose.backToText }).first().click();
    await page.waitForURL(/#cita-/);
    await page.goto(HOSTED + paths.sources.href());
    await page.getByText(first.source.titulo).first().waitFor();
    await context.close();
  });

  it('open in place once the page is taken over, and cost no document', async () => {
    const { page } = await openPage();
    await page.goto(HOSTED + address);
    await whenTakenOver(page);
    await beginUse(page);
    await page.waitForLoadState('networkidle');
    await resetReads();
    await openAndClose(page);
    await list(page).getByText(first.source.titulo).waitFor();
    expect(readersBesideVisit(await usage())).toBe('');
  });

  it('are listed at /fuentes without a document read, in the map of the site too', async () => {
    const { page } = await openPage();
    await resetReads();
    await page.goto(HOSTED + paths.sources.href());
    await page.mouse.move(5, 5);
    await page.waitForLoadState('networkidle');
    expect(await reads(), readersOf(await usage())).toBe(0);
    expect(readFileSync(join(site.dist, 'sitemap.xml'), 'utf8')).toContain(`${paths.sources.href()}</loc>`);
    const drawn = readFileSync(join(site.dist, 'articulo', article.id, 'index.html'), 'utf8');
    expect(drawn).toContain(`<meta name="citation_title" content="`);
    expect(drawn.match(/name="citation_title"/g)).toHaveLength(1);
  });
});
