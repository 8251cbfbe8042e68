import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/model/paths';
import { launch, openPage, WIDTHS } from './support/browser';
import { draft, published, publishedArticle } from './support/demo';
import { type DrawnSite, serveDrawnSite } from './support/drawn';
import { HOSTED } from './support/hosting';
import { demoPerson, signIn, userMenu } from './support/members';
import { reads, resetReads } from './support/meter';

const article = publishedArticle(({ contenido }) => /^## /m.test(contenido));
const [newest = article] = published;
const TOPIC = paths.forumTopic.href('demoT001000000000000');
/** Of each kind of page an address, and words that only its data has. */
const PAGES = [
  [paths.home.href(), newest.titulo],
  [paths.library.href(), newest.titulo],
  [paths.article.href(article.id), article.titulo],
  [paths.contact.href(), 'Contacto'],
  [paths.forum.href(), 'Foro'],
  [TOPIC, 'Respuestas'],
] as const;

let site: DrawnSite;
beforeAll(async () => {
  site = await serveDrawnSite();
}, 180_000);
afterAll(() => site.stop());

const html = (path: string) => readFileSync(join(site.dist, path, 'index.html'), 'utf8');

describe('what is read without scripts', () => {
  it.each(PAGES)('%s', async (path, words) => {
    const context = await (await launch()).newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(HOSTED + path);
    const text = await page.locator('main').textContent();
    await context.close();
    expect(text).toContain(words);
  });

  it('an article, whole', async () => {
    const sections = [...article.contenido.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.trim());
    const context = await (await launch()).newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(HOSTED + paths.article.href(article.id));
    const shown = await page.locator('[data-prose] h2').allTextContents();
    await context.close();
    expect(shown).toEqual(expect.arrayContaining(sections));
  });
});

/** Marks what the build drew, and notes what moves. */
async function watchTakeover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector('main');
      Object.assign(seen, { main });
    });
  });
}

describe.each(WIDTHS)('what the application takes over at %i px', (width) => {
  it.each(PAGES)('stays as it was drawn, without a read: %s', async (path) => {
    const { page } = await openPage({ width });
    await watchTakeover(page);
    await resetReads();
    await page.goto(HOSTED + path);
    // React's mark on what it took over.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    const found = await page.evaluate(() => {
      const seen = Reflect.get(window, 'seen') as { shift: number; main: Element };
      const main = document.querySelector('main');
      return { isSame: seen.main === main, shift: seen.shift };
    });
    expect(found.isSame).toBe(true);
    expect(found.shift).toBeLessThan(0.01);
    expect(await reads()).toBe(0);
  });
});

describe('a drawn page', () => {
  it('names itself to search engines and to who links to it', () => {
    const page = html(paths.article.href(article.id));
    const address = HOSTED.replace('5050', '5000') + paths.article.href(article.id);
    expect(page).toContain(`<link rel="canonical" href="${address}"`);
    expect(page).toContain(`<meta property="og:url" content="${address}">`);
    expect(page).toContain('<meta property="og:type" content="article">');
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/<meta name="description"/g)).toHaveLength(1);
    expect(page.match(/<link rel="canonical"/g)).toHaveLength(1);
  });

  it('tells search engines in their own terms what it is', () => {
    const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      html(paths.article.href(article.id)),
    ) ?? [''];
    const [told, way] = (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(told).toMatchObject({
      '@type': 'Article',
      headline: article.titulo,
      author: { name: article.autor },
    });
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(html(paths.home.href())).toContain('"@type":"SearchAction"');
  });

  it('is made of nothing that visitors may not read', () => {
    const files = readdirSync(site.dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(files.length).toBeGreaterThan(published.length);
    const naming = files.filter((file) => readFileSync(join(site.dist, file), 'utf8').includes(draft.titulo));
    expect(naming).toEqual([]);
  });

  it('shows a member their own bar', async () => {
    const { page } = await openPage();
    await page.goto(`${HOSTED}${paths.login.href()}`);
    await signIn(page, demoPerson('usuario'));
    await userMenu(page).waitFor();
    await page.goto(HOSTED + paths.article.href(article.id));
    await userMenu(page).waitFor();
    await page.getByRole('heading', { level: 1, name: article.titulo }).waitFor();
  });

  it('leads on to pages that are not drawn, and to one newer than the last publication', async () => {
    const other = publishedArticle(({ id }) => id !== article.id);
    rmSync(join(site.dist, paths.article.href(other.id)), { recursive: true });
    const { page } = await openPage();
    await page.goto(HOSTED + paths.article.href(other.id));
    await page.getByRole('heading', { level: 1, name: other.titulo }).waitFor();
  });
});
