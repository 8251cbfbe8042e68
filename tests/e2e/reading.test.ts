import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { BLOGGER_AUTHOR_ID } from '@/model/articles/article-ids';
import { readingMinutes, tableOfContents } from '@/model/articles/reading/reading';
import { messages } from '@/model/messages';
import { articleTools } from '@/model/messages/article-tools';
import { readingTools } from '@/model/messages/reading-tools';
import { paths } from '@/model/shared/paths';
import { checkSchemes } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { publishedArticle } from './support/demo';
import { type DrawnSite, serveDrawnSite } from './support/drawn';
import { HOSTED } from './support/hosting';
import { shiftsOf, watchShifts } from './support/layout-shift';
import { paperOf } from './support/looks';
import { WAIT } from './support/offline';
import { setDrawnAt, whenTakenOver } from './support/takeover';
import { endSentence, giveVoices, markedWords, said } from './support/voices';

const tools = articleTools;
const article = publishedArticle(
  ({ contenido }) => readingMinutes(contenido) > 3 && tableOfContents(contenido).length > 5,
);
const naming = publishedArticle(({ contenido }) => /1 Nefi 16:34/.test(contenido));
const PATH = paths.article.href(article.id);

let site: DrawnSite;
beforeAll(async () => {
  site = await serveDrawnSite();
}, 180_000);

/** Opens a drawn article, once it answers. */
async function open(page: Page, path = PATH): Promise<void> {
  setDrawnAt(site, path.replace(/#.*/, ''));
  await page.goto(HOSTED + path);
  await whenTakenOver(page);
}

const listenButton = (page: Page) => page.getByRole('button', { name: tools.listen });
const bar = (page: Page) => page.getByRole('region', { name: readingTools.listen.region });

/** Opens an article with these voices, and has it read aloud. */
async function listen(page: Page, path = PATH, langs: readonly string[] = ['en-US', 'es-ES', 'es-MX']) {
  await giveVoices(page, langs);
  await open(page, path);
  await listenButton(page).click();
  await bar(page).getByRole('button', { name: readingTools.listen.pause }).waitFor();
}

describe('listening to an article', () => {
  it('is not offered where the browser has no Spanish voice', async () => {
    const { page } = await openPage();
    await giveVoices(page, ['en-US', 'pt-BR']);
    await open(page);
    await page.getByRole('button', { name: tools.settings }).waitFor();
    expect(await listenButton(page).count()).toBe(0);
  });

  it('is not offered where the browser has no voices at all', async () => {
    const { page } = await openPage();
    await open(page);
    await page.getByRole('button', { name: tools.settings }).waitFor();
    expect(await listenButton(page).count()).toBe(0);
  });

  it('goes on sentence by sentence, in a voice of the region, with a mark on what is said', async () => {
    const { page } = await openPage();
    await listen(page);
    expect(await said(page)).toEqual([{ text: article.titulo, voice: 'es-MX', rate: 1 }]);
    await endSentence(page);
    await endSentence(page);
    const words = (await said(page)).map(({ text }) => text);
    expect(words).toHaveLength(3);
    expect((await markedWords(page)).replace(/\s+/g, ' ')).toBe(words[2]);
  });

  it('says passages in words, and no marks of notes', async () => {
    const { page } = await openPage();
    await listen(page, paths.article.href(naming.id));
    const all = async () => (await said(page)).map(({ text }) => text).join(' ');
    await expect
      .poll(async () => {
        await endSentence(page);
        return all();
      })
      .toContain('primer Nefi 16, versículo 34');
    expect(await all()).not.toContain('16:34');
    expect(await all()).not.toMatch(/\[\d+\]/);
  });

  it('is paused, resumed, moved and quickened by the keyboard, and ends with its bar', async () => {
    const { page } = await openPage();
    await listen(page);
    await page.keyboard.press('Enter');
    const play = bar(page).getByRole('button', { name: readingTools.listen.play });
    await play.waitFor();
    await bar(page).getByRole('button', { name: readingTools.listen.next }).press('Enter');
    await bar(page)
      .getByText(/^Frase 2 de/)
      .waitFor();
    await play.press('Enter');
    await bar(page).getByLabel(readingTools.listen.speed).selectOption('1.5');
    await expect.poll(async () => (await said(page)).at(-1)?.rate).toBe(1.5);
    await bar(page).getByRole('button', { name: readingTools.listen.close }).press('Enter');
    await bar(page).waitFor({ state: 'detached' });
    expect(await markedWords(page)).toBe('');
    expect(await listenButton(page).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it.each(WIDTHS)('is accessible at %i px, light and dark', async (width) => {
    const { page } = await openPage({ width });
    await listen(page);
    await checkSchemes(page);
  });
});

const offer = (page: Page) => page.getByRole('region', { name: readingTools.continue.title });
const begun = (page: Page) => page.evaluate(() => localStorage.getItem('lecturas'));

/** Reads to a section in the middle of the article. */
async function readOn(page: Page): Promise<{ id: string; text: string }> {
  const section = tableOfContents(article.contenido)[4] ?? { id: '', text: '' };
  // What is far below is laid out as it comes near: a heading moves while one goes to it.
  await expect
    .poll(async () => {
      await page.locator(`#${section.id}`).evaluate((heading) => heading.scrollIntoView());
      return begun(page);
    })
    .toContain(`"seccion":"${section.id}"`);
  return section;
}

describe('an article that was begun', () => {
  it('is offered where reading stopped, and goes on there', async () => {
    const { page, context } = await openPage();
    await open(page);
    const section = await readOn(page);
    const { page: next } = await openPage({ context });
    await open(next);
    await offer(next).getByText(readingTools.continue.inSection(section.text)).waitFor();
    expect(await next.evaluate(() => scrollY)).toBe(0);
    await offer(next).getByRole('button', { name: readingTools.continue.go }).click();
    await expect
      .poll(() =>
        next.locator(`#${section.id}`).evaluate((one) => Math.round(one.getBoundingClientRect().top)),
      )
      .toBeLessThan(160);
    expect(await next.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  it('is forgotten when it was read to its end', async () => {
    const { page } = await openPage();
    await open(page);
    await readOn(page);
    await page.locator('article > footer').scrollIntoViewIfNeeded();
    await expect.poll(() => begun(page)).toBeNull();
  });

  it.each(WIDTHS)('is on the home page, which does not move for it, at %i px', async (width) => {
    const { page, context } = await openPage({ width });
    await open(page);
    await readOn(page);
    const { page: home } = await openPage({ context });
    await watchShifts(home);
    await open(home, paths.home.href());
    const list = home.getByRole('region', { name: readingTools.home.title });
    await list.getByRole('link', { name: article.titulo }).waitFor();
    await home.waitForLoadState('networkidle');
    const { total, what } = await shiftsOf(home);
    expect(total, what.join('\n')).toBeLessThan(0.01);
    await checkSchemes(home);
    await list.getByRole('button', { name: readingTools.home.remove(article.titulo) }).press('Enter');
    await list.waitFor({ state: 'hidden' });
  });

  it('is not kept where the text is read at once', async () => {
    const short = publishedArticle(({ contenido }) => readingMinutes(contenido) < 3);
    const { page } = await openPage();
    await open(page, paths.article.href(short.id));
    await page.locator('article > footer').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: readingTools.paragraph.copy }).waitFor({ state: 'attached' });
    expect(await begun(page)).toBeNull();
  });
});

describe('a paragraph', () => {
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const permissions = ['clipboard-read', 'clipboard-write'];

  it('has a link that a press copies, and that leads to it, marked', async () => {
    const { page, context } = await openPage({ permissions });
    await open(page);
    const paragraph = page.locator('[data-prose] > p').nth(6);
    await paragraph.scrollIntoViewIfNeeded();
    await paragraph.hover();
    await page.getByRole('button', { name: /^Copiar el enlace del párrafo/ }).click();
    await page.getByRole('status').filter({ hasText: readingTools.paragraph.copied }).waitFor();
    const address = await copied(page);
    expect(address).toMatch(new RegExp(`^${HOSTED}${PATH}#p\\d+-[a-z0-9]+$`));
    const words = await paragraph.textContent();
    const { page: other } = await openPage({ context });
    await open(other, address.slice(HOSTED.length));
    const marked = other.locator('[data-linked]');
    await marked.waitFor();
    expect(await marked.textContent()).toBe(words);
    expect(await paperOf(marked)).not.toBe(await paperOf(other.locator('[data-prose] > p').last()));
    // Right below the bar of the page, with a little air.
    await expect
      .poll(() => marked.evaluate((one) => Math.round(one.getBoundingClientRect().top)))
      .toBeLessThanOrEqual(81);
  });

  it('is chosen by the keyboard', async () => {
    const { page } = await openPage({ permissions });
    await open(page);
    const link = page.getByRole('button', { name: /^Copiar el enlace/ });
    // A key that comes before the page listens brings nothing.
    await vi.waitFor(async () => {
      await page.keyboard.press('Shift');
      expect(await link.count()).toBe(1);
    }, WAIT);
    await link.focus();
    const first = await link.getAttribute('aria-label');
    await link.press('ArrowDown');
    await expect.poll(() => link.getAttribute('aria-label')).not.toBe(first);
    await link.press('Enter');
    await page.getByRole('status').filter({ hasText: readingTools.paragraph.copied }).waitFor();
  });

  it('gives its link to a finger', async () => {
    const { page } = await openPage({ width: 375, permissions });
    await open(page);
    const paragraph = page.locator('[data-prose] > p').nth(3);
    await paragraph.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: readingTools.paragraph.copy }).waitFor({ state: 'attached' });
    await paragraph.tap();
    await page.getByRole('button', { name: /^Copiar el enlace del párrafo/ }).tap();
    await page.getByRole('status').filter({ hasText: readingTools.paragraph.copied }).waitFor();
  });
});

describe('the letters and the scheme', () => {
  it('are chosen on the page, and later pages begin with them', async () => {
    const { page, context } = await openPage();
    await open(page);
    const sizeOf = (one: Page) =>
      one.locator('[data-prose]').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    const before = await sizeOf(page);
    await page.getByRole('button', { name: tools.settings }).click();
    const settings = page.getByRole('group', { name: readingTools.settings.region });
    await settings.getByRole('radio', { name: readingTools.settings.sizes.xl }).press('Space');
    await settings.getByText(messages.footer.theme.dark, { exact: true }).click();
    expect(await sizeOf(page)).toBeGreaterThan(1.3 * before);
    const atFoot = page.getByRole('combobox', { name: messages.footer.theme.label });
    expect(await atFoot.inputValue()).toBe('dark');
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'detached' });

    const { page: next } = await openPage({ context });
    await watchShifts(next);
    await open(next);
    expect(await sizeOf(next)).toBeGreaterThan(1.3 * before);
    expect(await next.evaluate(() => document.documentElement.dataset.bsTheme)).toBe('dark');
    expect((await shiftsOf(next)).total).toBeLessThan(0.01);
  });

  it('are shown as they were chosen at the foot of the page', async () => {
    const { page } = await openPage();
    await open(page);
    await page.getByRole('button', { name: tools.settings }).click();
    const settings = page.getByRole('group', { name: readingTools.settings.region });
    await settings.waitFor();
    await page.getByRole('combobox', { name: messages.footer.theme.label }).evaluate((select) => {
      if (select instanceof HTMLSelectElement) select.value = 'dark';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect
      .poll(() => settings.getByRole('radio', { name: messages.footer.theme.dark, exact: true }).isChecked())
      .toBe(true);
  });

  it.each(WIDTHS)('are accessible to choose at %i px, light and dark', async (width) => {
    const { page } = await openPage({ width });
    await open(page);
    await page.getByRole('button', { name: tools.settings }).click();
    await page.getByRole('group', { name: readingTools.settings.region }).waitFor();
    await checkSchemes(page);
  });
});

describe('the contents of an article on a phone', () => {
  it('open from the middle of the text, with the section that is read, and lead on', async () => {
    const { page } = await openPage({ width: 375 });
    await open(page);
    const sections = tableOfContents(article.contenido);
    const [here, there] = [sections[3], sections[1]];
    const heading = page.locator(`#${here?.id}`);
    const top = () =>
      heading.evaluate((one) => {
        one.scrollIntoView();
        return Math.round(one.getBoundingClientRect().top);
      });
    // What is far below is laid out as it comes near.
    const first = await top();
    await expect.poll(async () => Math.abs((await top()) - first)).toBeLessThan(2);
    await page.getByRole('button', { name: readingTools.contents.open }).tap();
    const sheet = page.getByRole('dialog', { name: messages.article.toc });
    // Or the next, where it begins in the first quarter of the window too.
    const read = sheet.locator('a[aria-current]');
    await read.waitFor();
    expect(sections.slice(3, 5).map(({ text }) => text)).toContain(await read.textContent());
    await checkSchemes(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await sheet.getByRole('link', { name: there?.text ?? '' }).tap();
    await sheet.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.locator(`#${there?.id}`).evaluate((one) => Math.abs(one.getBoundingClientRect().top)))
      .toBeLessThan(200);
  });
});

describe('the pictures of a text', () => {
  const pictured = publishedArticle(({ contenido }) => /^!\[/m.test(contenido));

  it('open large by the keyboard, are enlarged and closed', async () => {
    const { page } = await openPage();
    await open(page, paths.article.href(pictured.id));
    // A key that comes before the page listens brings nothing.
    await vi.waitFor(async () => {
      await page.keyboard.press('Shift');
      expect(await page.getByRole('button', { name: /^Copiar el enlace/, includeHidden: true }).count()).toBe(
        1,
      );
    }, WAIT);
    const link = page.locator('[data-prose] a[data-picture]').first();
    await link.press('Enter');
    const viewer = page.getByRole('dialog', { name: messages.article.gallery.title });
    const picture = viewer.getByRole('img');
    const widthOf = () => picture.evaluate((one) => one.getBoundingClientRect().width);
    await expect.poll(widthOf).toBeGreaterThan(0);
    const whole = await widthOf();
    await page.keyboard.press('+');
    await expect.poll(widthOf).toBeGreaterThan(1.5 * whole);
    await checkSchemes(page);
    await page.keyboard.press('-');
    await expect.poll(widthOf).toBe(whole);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe('after an article', () => {
  it('stand its author, who tells of themself, and other articles with why they are here', async () => {
    const signed = publishedArticle(({ autorId }) => autorId !== '' && autorId !== BLOGGER_AUTHOR_ID);
    const { page } = await openPage();
    await open(page, paths.article.href(signed.id));
    const author = page.getByRole('region', { name: `${readingTools.author.about}: ${signed.autor}` });
    await author.getByRole('link', { name: readingTools.author.profileOf(signed.autor) }).waitFor();
    const recommended = page.getByRole('region', { name: messages.article.recommended.title });
    await recommended.scrollIntoViewIfNeeded();
    await recommended
      .getByText(/^(También sobre|Con la etiqueta|De la misma categoría)/)
      .first()
      .waitFor();
  });
});

describe('printing', () => {
  it('is asked of the browser by a press', async () => {
    const { page } = await openPage();
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    await open(page);
    await page.getByRole('button', { name: tools.print }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true);
  });
});
