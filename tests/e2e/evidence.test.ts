import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_EVIDENCE } from '@/model/articles/evidence/evidence';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { checkSchemes } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { published, publishedArticle } from './support/demo';
import { type DrawnSite, serveDrawnSite } from './support/drawn';
import { HOSTED } from './support/hosting';
import { mainOf } from './support/members';
import { readersOf, reads, resetReads, usage } from './support/meter';
import { button, newArticle, newWriter, openEditor, status, storedArticle } from './support/writers';

const texts = messages.evidence;
const form = staff.evidenceForm;
const nahom = publishedArticle(({ ficha }) => ficha?.pasajes.includes('1 Nefi 16:34') === true);
const refuted = published.filter(({ ficha }) => ficha?.estado === 'refutado');
const record = nahom.ficha ?? EMPTY_EVIDENCE;

const sheet = (page: Page) => mainOf(page).getByRole('figure', { name: messages.evidenceSheet.title });
const field = (page: Page, name: string) => mainOf(page).getByRole('textbox', { name });
const RECORD = { ...EMPTY_EVIDENCE, afirmacion: 'Hay un puerto en la costa.', lugar: 'Omán' };

describe('the record of an evidence', () => {
  it.each(WIDTHS)('stands before the text of its article, accessible at %i px', async (width) => {
    const { page, visit } = await openPage({ width });
    await visit(paths.article.href(nahom.id));
    await sheet(page).getByText(record.afirmacion).waitFor();
    await sheet(page).getByText(texts.estados[record.estado], { exact: true }).waitFor();
    await sheet(page).getByText('Los altares no mencionan a Ismael ni a Lehi.').waitFor();
    const top = async (place: ReturnType<typeof sheet>) => (await place.boundingBox())?.y ?? 0;
    const heading = mainOf(page).getByRole('heading', { name: 'El texto', exact: true });
    expect(await top(sheet(page))).toBeLessThan(await top(heading));
    await visit(paths.article.href(refuted[0]?.id ?? ''));
    await sheet(page).getByText(texts.estados.refutado, { exact: true }).waitFor();
    await checkSchemes(page);
  });

  it('opens the card of a passage that it names', async () => {
    const { page, visit } = await openPage();
    await visit(paths.article.href(nahom.id));
    await sheet(page).getByRole('link', { name: '1 Nefi 16:34' }).click();
    await page.getByRole('dialog', { name: '1 Nefi 16:34' }).waitFor();
  });
});

describe('how an evidence stands', () => {
  it.each(WIDTHS)('is a choice in the library, counted, kept in its address, at %i px', async (width) => {
    const { page, visit } = await openPage({ width });
    await visit(paths.library.href());
    await mainOf(page).getByRole('article').first().waitFor();
    const show = button(page, messages.library.filters.show);
    if (await show.isVisible()) await show.click();
    const label = messages.library.filters.option(texts.estados.refutado, refuted.length);
    await mainOf(page).getByLabel(messages.library.filters.evidence).selectOption({ label });
    await page.waitForURL('**/biblioteca?evidencia=refutado');
    const cards = mainOf(page).getByRole('article');
    await expect.poll(() => cards.count()).toBe(refuted.length);
    await cards.first().getByText(texts.estados.refutado).waitFor();
    await checkSchemes(page);
  });

  it('filters from an address, and offline as soon as the library was seen', async () => {
    const { page, visit, expectConsole } = await openPage();
    expectConsole(/INTERNET/);
    await visit(paths.library.href());
    await mainOf(page).getByRole('article').first().waitFor();
    await page.context().setOffline(true);
    const chosen = mainOf(page).getByLabel(messages.library.filters.evidence);
    await chosen.selectOption('refutado');
    await expect.poll(() => mainOf(page).getByRole('article').count()).toBe(refuted.length);
    // The list does not wait for the address.
    await page.waitForURL(/evidencia=refutado/);
    await page.goBack();
    await expect.poll(() => mainOf(page).getByRole('article').count()).toBeGreaterThan(refuted.length);
  });
});

describe('the record in the editor', () => {
  it.each(WIDTHS)('is opened by a press, tells what is wrong, and is stored, at %i px', async (width) => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page } = await openEditor(writer, article.id, { width });
    await button(page, form.add).click();
    await checkSchemes(page);
    await field(page, form.fields.lugar).fill('Omán');
    await button(page, staff.editor.actions.saveDraft).click();
    await mainOf(page).getByText(form.claimRequired).first().waitFor();
    await field(page, form.fields.afirmacion).fill('Hay un puerto en la costa.');
    await mainOf(page).getByLabel(form.fields.estado).last().selectOption('documentado');
    await button(page, staff.editor.actions.saveDraft).click();
    await status(page, staff.editor.status.allSaved).waitFor();
    expect(await storedArticle(article.id)).toMatchObject({ ficha: { ...RECORD, estado: 'documentado' } });
  });

  it('can be taken away, and comes back where it is added again before it is saved', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer, { ficha: RECORD });
    const { page } = await openEditor(writer, article.id);
    await button(page, form.edit).click();
    await button(page, form.remove).click();
    await button(page, form.add).click();
    expect(await field(page, form.fields.afirmacion).inputValue()).toBe(RECORD.afirmacion);
    await button(page, form.remove).click();
    await button(page, staff.editor.actions.saveDraft).click();
    await status(page, staff.editor.status.allSaved).waitFor();
    expect(await storedArticle(article.id)).toMatchObject({ ficha: null });
  });

  it('is kept on the device with what is not saved', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page } = await openEditor(writer, article.id);
    await button(page, form.add).click();
    await field(page, form.fields.afirmacion).fill('Hay un puerto en la costa.');
    await mainOf(page)
      .getByText(/Copia en este dispositivo/)
      .waitFor();
    await page.reload();
    await button(page, staff.editor.recovery.recover).click();
    await mainOf(page).getByText('Hay un puerto en la costa.').waitFor();
  });
});

describe('the record on a page that the build drew', () => {
  let site: DrawnSite;
  beforeAll(async () => {
    site = await serveDrawnSite();
  }, 180_000);

  it('is read without scripts, its passages as links', () => {
    const html = readFileSync(join(site.dist, 'articulo', nahom.id, 'index.html'), 'utf8');
    expect(html).toContain(record.afirmacion);
    expect(html).toMatch(/<dd>(?:<!--\$-->)?<div[^>]*><a [^>]*data-passage="1-ne\/16\/34"/);
    expect(html).toContain('"@type":"Claim"');
  });

  it('stays as it is when the application takes it over, and costs no read', async () => {
    const { page } = await openPage();
    await resetReads();
    await page.goto(HOSTED + paths.article.href(nahom.id));
    await sheet(page).getByText(record.afirmacion).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await reads(), readersOf(await usage())).toBe(0);
    await sheet(page).getByRole('link', { name: '1 Nefi 17:1' }).click();
    await page.getByRole('dialog', { name: '1 Nefi 17:1' }).waitFor();
  });
});
