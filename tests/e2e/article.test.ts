import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { BLOGGER_AUTHOR_ID } from '@/model/articles/article-ids';
import { tableOfContents } from '@/model/articles/reading/reading';
import { readingParts } from '@/model/articles/reading/reading-parts';
import { messages } from '@/model/messages';
import { formatDate } from '@/model/shared/dates';
import { paths } from '@/model/shared/paths';
import { loadContent } from '../../scripts/seed/content';
import { checkAccessibility, checkSchemes } from './support/accessibility';
import { BASE_URL, openPage, WIDTHS } from './support/browser';
import { ownClock, pass, stopClock } from './support/clock';
import { discussed, draft, published, publishedArticle } from './support/demo';
import { clearFaults, injectFaults } from './support/faults';
import { focusOn } from './support/keyboard';
import { readersOf, reads, resetReads, usage } from './support/meter';
import { ownerDb } from './support/owner';
import { newArticle, newWriter } from './support/writers';

const text = messages.article;
const plain = publishedArticle((article) => article.imagenes.length > 0);
const withTable = publishedArticle((article) => /^\|.*\|$/m.test(article.contenido));

const printed = publishedArticle(({ contenido }) => /\]\(https?:/.test(contenido));
/** By somebody who has an account. */
const signed = publishedArticle(({ autorId }) => autorId !== '' && autorId !== BLOGGER_AUTHOR_ID);
/** Long enough to be drawn part by part. */
const long = publishedArticle(
  ({ contenido }) => tableOfContents(contenido).length > 3 && readingParts(contenido).length > 3,
);
const sections = tableOfContents(long.contenido);

const heading = (title: string) => ({ level: 1, name: title }) as const;

/** A published article with so many comments. */
async function commentedArticle(comments: number) {
  const article = await newArticle(await newWriter('editor'), { estado: 'publicado' });
  const stored = doc(ownerDb(), `articulos/${article.id}`);
  for (let n = 1; n <= comments; n += 1)
    await setDoc(doc(stored, 'comentarios', `c${n}`), {
      autor: 'Ana',
      contenido: `Comentario ${n}`,
      fechaPublicacion: new Date(2026, 0, n),
      fechaActualizacion: new Date(2026, 0, n),
      articuloId: article.id,
      articuloTitulo: article.titulo,
      articuloPublicado: true,
    });
  await updateDoc(stored, { comentariosCount: comments });
  return article;
}

describe('the comments of an article', () => {
  it('offer no more where there are none', async () => {
    const article = await commentedArticle(6);
    const { page, visit } = await openPage();
    await visit(paths.article.href(article.id));
    const section = page.getByRole('region', { name: text.comments.title });
    await section.scrollIntoViewIfNeeded();
    await section.getByText('Comentario 6').waitFor();
    expect(await section.getByRole('button', { name: text.comments.more }).count()).toBe(0);
  });

  it('keep the focus at their end when the last of them come', async () => {
    const article = await commentedArticle(7);
    const { page, visit } = await openPage();
    await visit(paths.article.href(article.id));
    const section = page.getByRole('region', { name: text.comments.title });
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('button', { name: text.comments.more }).press('Enter');
    await section.getByText('Comentario 7').waitFor();
    await page.keyboard.press('Tab');
    await focusOn(section.getByRole('link', { name: messages.nav.login }));
  });
});

describe.each(WIDTHS)('an article at %i px', (width) => {
  it('shows title, author, date, text, tags and three recommended articles', async () => {
    const { page, visit } = await openPage({ width });
    await visit(paths.article.href(plain.id));
    await page.getByRole('heading', heading(plain.titulo)).waitFor();
    await page.getByText(plain.autor).first().waitFor();
    await page.getByText(formatDate(plain.fechaPublicacion)).first().waitFor();
    for (const tag of plain.tags)
      await page
        .getByRole('link', { name: text.tagLink(tag) })
        .or(page.getByRole('link', { name: tag, exact: true }))
        .first()
        .waitFor();
    const recommended = page.getByRole('region', { name: text.recommended.title });
    await recommended.scrollIntoViewIfNeeded();
    await recommended.getByRole('heading', { level: 3 }).nth(2).waitFor();
    expect(await recommended.getByRole('heading', { level: 3 }).count()).toBe(3);
    expect(await page.title()).toContain(plain.titulo);
  });

  it('shows its comments six at a time', async () => {
    const { page, visit } = await openPage({ width });
    await visit(paths.article.href(discussed.id));
    const section = page.getByRole('region', { name: text.comments.title });
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('listitem').first().waitFor();
    const first = Math.min(6, discussed.comentariosCount);
    expect(await section.getByRole('listitem').count()).toBe(first);
    const more = section.getByRole('button', { name: text.comments.more });
    expect(await more.isVisible()).toBe(discussed.comentariosCount > 6);
  });

  it('opens its gallery and walks it with the keyboard', async () => {
    const { page, visit } = await openPage({ width });
    await visit(paths.article.href(plain.id));
    await page.getByRole('button', { name: text.gallery.open(1) }).click();
    const viewer = page.getByRole('dialog');
    await viewer.getByText(text.gallery.picture(1, plain.imagenes.length)).first().waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer.getByText(text.gallery.picture(2, plain.imagenes.length)).first().waitFor();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
  });

  it('has its acts in one height, and tells where its pictures are from', async () => {
    const article = publishedArticle(({ imagenPrincipal, imagenesAlt }) =>
      /Natural Earth/.test(imagenesAlt[imagenPrincipal ?? ''] ?? ''),
    );
    const { page, visit } = await openPage({ width });
    await visit(paths.article.href(article.id));
    const source = article.imagenesAlt[article.imagenPrincipal ?? ''] ?? '';
    await page.locator('figcaption').filter({ hasText: source }).first().waitFor();
    const acts = page.getByRole('group', { name: text.share.title }).locator('a, button');
    const favourite = page.getByRole('button', { name: text.favourite.add });
    const heights = await acts.or(favourite).evaluateAll((all) => all.map((one) => one.clientHeight + 2));
    expect(new Set(heights)).toEqual(new Set([44]));
  });

  it('is accessible and fits, light and dark, with a table', async () => {
    const { page, visit } = await openPage({ width });
    await visit(paths.article.href(withTable.id));
    await page.getByRole('heading', heading(withTable.titulo)).waitFor();
    await page.getByRole('table').first().waitFor();
    await checkSchemes(page);
  });
});

describe('reading an article', () => {
  it('marks in the list of contents the section being read, to the last one', async () => {
    const { page, visit } = await openPage({ width: 1280 });
    await visit(paths.article.href(long.id));
    const contents = page.getByRole('navigation', { name: text.toc });
    for (const { id, text: title } of [...sections, ...sections].slice(1).reverse()) {
      await page.locator(`#${id}`).waitFor();
      await page.evaluate((anchor) => document.getElementById(anchor)?.scrollIntoView(), id);
      await contents.locator('a[aria-current]').filter({ hasText: title }).waitFor();
    }
  });

  it('ends text, picture, tags and comments at one edge', async () => {
    const { page, visit } = await openPage({ width: 1280 });
    await visit(paths.article.href(long.id));
    await page.getByRole('heading', heading(long.titulo)).waitFor();
    await page.locator('[data-prose]').waitFor();
    const edges = await page
      .locator('article > footer, [data-prose], section[aria-labelledby="comentarios"]')
      .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().right)));
    expect(edges).toHaveLength(3);
    expect(new Set(edges).size).toBe(1);
  });

  it('stands in the middle, with its contents beside it or alone', async () => {
    const alone = await newArticle(await newWriter('editor'), { estado: 'publicado' });
    const { page, visit } = await openPage({ width: 1280 });
    /** How much more room there is at one side of the head and the text than at the other. */
    const leaning = async (id: string, places: string) => {
      await visit(paths.article.href(id));
      await page.locator('[data-prose]').waitFor();
      return page.locator(places).evaluateAll((blocks) => {
        // The list of contents is there twice, folded for phones, of which one shows.
        const sides = blocks.map((block) => block.getBoundingClientRect()).filter((side) => side.width > 0);
        const left = Math.min(...sides.map((side) => side.left));
        const right = Math.max(...sides.map((side) => side.right));
        return Math.abs(left - (document.documentElement.clientWidth - right));
      });
    };
    expect(await leaning(alone.id, '[data-prose]')).toBeLessThanOrEqual(1);
    expect(await leaning(long.id, '[data-prose], [data-contents] > div > nav')).toBeLessThanOrEqual(1);
  });

  it('prints what is read: its pictures and the addresses of its links, and nothing to press', async () => {
    const { page, visit } = await openPage({ width: 1280 });
    await visit(paths.article.href(printed.id));
    await page.getByRole('heading', heading(printed.titulo)).waitFor();
    await page.locator('[data-prose] a[href^="http"]').first().waitFor();
    await page.getByRole('region', { name: text.comments.title }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    for (const hidden of [
      page.getByRole('contentinfo'),
      page.getByRole('button'),
      page.getByText(text.comments.invitation),
      page.locator('[aria-busy="true"] *'),
    ])
      expect(await hidden.filter({ visible: true }).count()).toBe(0);
    const address = await page
      .locator('[data-prose] a[href^="http"]')
      .first()
      .evaluate((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')]);
    expect(address[0]).toContain(address[1]);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('article img')].every((image) => image.complete),
    );
  });

  it('leads from the name of its author to the profile, which lists the articles', async () => {
    await resetReads();
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.article.href(signed.id));
    await page.getByRole('link', { name: text.by(signed.autor) }).click();
    await page.getByRole('heading', { level: 1, name: signed.autor }).waitFor();
    const articles = page.getByRole('region', { name: messages.memberProfile.articles });
    await articles.getByRole('heading', { level: 3, name: signed.titulo }).waitFor();
    // The article, the face, the colours and what the rules look at for the view; the profile, and at most four shards.
    expect(await reads()).toBeLessThanOrEqual(9);
    await checkAccessibility(page);
    await articles.getByRole('link', { name: messages.memberProfile.allArticles }).click();
    await page.waitForURL(/\/biblioteca\?q=/);
  });

  it('shows the colours that the staff chose for its categories', async () => {
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.article.href(plain.id));
    const [name = ''] = plain.categorias;
    const colour = loadContent()
      .categories.find(({ nombre }) => nombre === name)
      ?.color.toLowerCase();
    const dot = page.locator(`header [data-category="${name}"]`);
    const shown = () =>
      dot.evaluate((one) =>
        getComputedStyle(one)
          .backgroundColor.match(/\d+/g)
          ?.map((part) => Number(part).toString(16).padStart(2, '0'))
          .join(''),
      );
    await expect.poll(shown).toBe(colour?.slice(1));
  });

  it('leaves a finger room on what is pressed', async () => {
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.article.href(plain.id));
    const recommended = page.getByRole('region', { name: text.recommended.title });
    await recommended.scrollIntoViewIfNeeded();
    await recommended.getByRole('heading', { level: 3 }).nth(2).waitFor();
    const pressed = page
      .getByRole('link', { name: /Compartir|Leer más/ })
      .or(page.getByRole('button', { name: /Compartir|Copiar|Guardar en favoritos/ }));
    const small = await pressed.evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height) < 44 ? [`${one.textContent} ${width} x ${height}`] : [];
      }),
    );
    expect(await pressed.count()).toBeGreaterThan(6);
    expect(small).toEqual([]);
  });
});

describe('an article', () => {
  it('invites a visitor who presses the favourite to sign in, for three seconds', async () => {
    const { page, visit } = await openPage({ width: 375 });
    await ownClock(page);
    await visit(paths.article.href(plain.id));
    await page.getByRole('button', { name: text.favourite.add }).waitFor();
    await stopClock(page);
    await page.getByRole('button', { name: text.favourite.add }).click();
    const invitation = page.getByText(text.favourite.invitation);
    await invitation.waitFor();
    const login = page.getByRole('status').getByRole('link', { name: messages.nav.login });
    expect(await login.getAttribute('href')).toContain(paths.login.path);
    await page.mouse.move(0, 0);
    await pass(page, 2900);
    expect(await invitation.isVisible()).toBe(true);
    await pass(page, 200);
    await invitation.waitFor({ state: 'hidden' });
  });

  it('copies its address, and shares it on Facebook, X and WhatsApp in a new tab', async () => {
    const { page, visit } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    await visit(paths.article.href(plain.id));
    await page.getByRole('button', { name: text.share.copy }).click();
    await page.getByRole('status').filter({ hasText: text.share.copied }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${BASE_URL}${paths.article.href(plain.id)}`,
    );
    const address = encodeURIComponent(`${BASE_URL}${paths.article.href(plain.id)}`);
    for (const [name, host] of [
      [text.share.facebook, 'facebook.com'],
      [text.share.x, 'x.com'],
      [text.share.whatsapp, 'wa'],
    ] as const) {
      const link = page.getByRole('link', { name });
      expect(await link.getAttribute('target')).toBe('_blank');
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toContain(host);
      expect(href).toContain(address);
    }
  });

  it.each([
    ['the tag of the old blog', (id: string) => `tag:blogger.com,1999:blog-7700.post-${id}`],
    ['the short form', (id: string) => `7700-${id}`],
  ])('is found by %s', async (_form, idOf) => {
    const { page, visit } = await openPage();
    await visit(paths.article.href(idOf(plain.id)));
    await page.getByRole('heading', heading(plain.titulo)).waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.article.href(plain.id));
  });

  it('counts one visit each time it is opened', async () => {
    const article = published[3] ?? plain;
    const counter = doc(ownerDb(), `visitas/${article.id}`);
    const visits = async () => ((await getDoc(counter)).get('cuenta') as number | undefined) ?? 0;
    const before = await visits();
    const { page, visit } = await openPage();
    const counted = () =>
      page.waitForResponse((response) => response.url().includes(':commit') && response.ok());
    await Promise.all([counted(), visit(paths.article.href(article.id))]);
    expect(await visits()).toBe(before + 1);
    // The next one is five seconds later.
    await updateDoc(counter, { fecha: new Date(Date.now() - 6_000) });
    await Promise.all([counted(), page.reload()]);
    expect(await visits()).toBe(before + 2);
  });

  it('says that it does not exist, and asks once', async () => {
    const { page, visit } = await openPage();
    await resetReads();
    await visit(paths.article.href('1234567890123456'));
    await page.getByText(text.notFound).last().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await reads()).toBe(1);
    await checkAccessibility(page);
  });

  it('does not show a draft', async () => {
    const { page, visit, expectConsole } = await openPage();
    expectConsole(/403|permission/i);
    await visit(paths.article.href(draft.id));
    await page.getByText(text.notFound).last().waitFor();
    expect(await page.content()).not.toContain(draft.titulo);
  });

  it('says that the id is not valid', async () => {
    const { page, visit } = await openPage();
    await visit(paths.article.href('no vale/esto'));
    await page.getByText(text.invalidId).last().waitFor();
  });

  it('says why it could not be loaded, and loads it on a new try', async () => {
    await injectFaults({ match: { method: 'batchGet' }, error: 'UNAVAILABLE' });
    const { page, visit, expectConsole } = await openPage({ width: 375 });
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await visit(paths.article.href(plain.id));
    await page.getByText(text.loadError(messages.errors.byCode.unavailable)).last().waitFor();
    await checkAccessibility(page);
    await clearFaults();
    await page.getByRole('button', { name: messages.common.retry }).click();
    await page.getByRole('heading', heading(plain.titulo)).waitFor();
  });

  it('is still read when its comments cannot be', async () => {
    await injectFaults({ match: { method: 'runQuery', pathContains: 'comentarios' }, error: 'UNAVAILABLE' });
    const { page, visit, expectConsole } = await openPage();
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await visit(paths.article.href(discussed.id));
    const section = page.getByRole('region', { name: text.comments.title });
    await section.scrollIntoViewIfNeeded();
    await section.getByText(text.comments.loadError).waitFor();
    await page.getByRole('heading', heading(discussed.titulo)).waitFor();
    await clearFaults();
    await section.getByRole('button', { name: messages.common.retry }).click();
    await section.getByRole('listitem').first().waitFor();
  });

  it('falls back to the default picture when its own is missing', async () => {
    const { page, visit, expectConsole } = await openPage();
    expectConsole(/404|Failed to load resource/);
    await page.route('**/img/articulos/**', (route) => route.fulfill({ status: 404 }));
    await visit(paths.article.href(plain.id));
    const picture = page.locator('article > :not(header) img').first();
    await expect.poll(() => picture.getAttribute('src')).toBe('/img/articulo-default.svg');
  });

  it('shows the special pictures of Ismael', async () => {
    const ismael = publishedArticle((article) => /Ismael/.test(article.titulo));
    const { page, visit } = await openPage();
    await visit(paths.article.href(ismael.id));
    await page.locator('img[src="/img/ismael-nahom.svg"]').first().waitFor();
    await page.locator('img[src="/img/ismael-ilustracion.svg"]').first().waitFor();
  });

  it('reads at most 11 documents, comments and recommended articles included', async () => {
    await resetReads();
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.article.href(discussed.id));
    const comments = page.getByRole('region', { name: text.comments.title });
    await comments.scrollIntoViewIfNeeded();
    await comments.getByRole('listitem').first().waitFor();
    const recommended = page.getByRole('region', { name: text.recommended.title });
    await recommended.scrollIntoViewIfNeeded();
    await recommended.getByRole('heading', { level: 3 }).nth(2).waitFor();
    const used = await usage();
    expect(used.reads, readersOf(used)).toBeLessThanOrEqual(11);
    expect(used.writes).toBeLessThanOrEqual(1);
  });

  it('is asked for once', async () => {
    await resetReads();
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.article.href(plain.id));
    await page.getByRole('article').getByRole('heading', heading(plain.titulo)).waitFor();
    const { requests } = await usage();
    const asked = requests.filter(({ method, path }) => method === 'batchGet' && path.includes('articulos'));
    expect(asked).toHaveLength(1);
  });

  it('can still be read without a connection once it was opened', async () => {
    const { page, context, visit, expectConsole } = await openPage();
    expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|unavailable|offline/i);
    await visit(paths.home.href());
    const first = page.getByRole('link', {
      name: messages.articleCard.readMoreOf(published[0]?.titulo ?? ''),
    });
    await first.click();
    await page.getByRole('heading', heading(published[0]?.titulo ?? '')).waitFor();
    await page.goBack();
    await first.waitFor();
    await context.setOffline(true);
    await first.click();
    await page.getByRole('heading', heading(published[0]?.titulo ?? '')).waitFor();
    await page.locator('article p').first().waitFor();
    await context.setOffline(false);
  });
});
