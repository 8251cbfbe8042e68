import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { cardFromArticle } from '@/model/articles/catalogue/catalogue-entry';
import { facets } from '@/model/articles/library/library';
import { libraryHref, PAGE_SIZE } from '@/model/articles/library/library-filters';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import type { DrawnData } from '@/services/client/drawn-data';
import { BASE_URL, launch, openPage, WIDTHS } from './support/browser';
import { archived, draft, published, publishedArticle } from './support/demo';
import { type DrawnSite, serveDrawnSite } from './support/drawn';
import { demoMember, openAs } from './support/fresh-member';
import { HOSTED } from './support/hosting';
import { userMenu } from './support/members';
import { readersOf, reads, resetReads, usage } from './support/meter';
import { ownerDb } from './support/owner';
import { jpegSize, metaOf } from './support/previews';
import { faultsOf, structuredData } from './support/structured-data';
import { differingPixels, setDrawnAt, takenOver, watchTakeover } from './support/takeover';
import { newArticle, newWriter } from './support/writers';

const article = publishedArticle(({ contenido }) => /^## /m.test(contenido));
const [newest = article] = published;
const TOPIC_ID = 'demoT001000000000000';
const TOPIC = paths.forumTopic.href(TOPIC_ID);
const CATEGORY = paths.forumCategory.href('general');
/** A category of the library. */
const [subject = ''] = newest.categorias;
const SUBJECT = libraryHref({ categoria: subject });
const newestOfSubject = publishedArticle(({ categorias }) => categorias.includes(subject));
/** Who wrote the newest article. */
const AUTHOR = paths.memberProfile.href(newest.autorId);
/** Said in a reply that moderators hid. */
const HIDDEN = 'Esto lo ocultó la moderación';
/** A topic of today. */
const todaysTopic = doc(ownerDb(), 'foro_temas/dibujadas-de-hoy');
const DAY_MS = 86_400_000;
/** A round edge is not smoothed alike each time; a letter that stands elsewhere is more. */
const SMOOTHED_PIXELS = 8;
/** The same day in UTC and where the tests' browser is. */
const TODAY = new Date(new Date().setUTCHours(15, 0, 0, 0));
const hiddenReply = doc(ownerDb(), 'foro_respuestas/dibujadas-oculta');
/** Of each kind of page an address, and words that only its data has. */
const PAGES = [
  [paths.home.href(), newest.titulo],
  [paths.library.href(), newest.titulo],
  [SUBJECT, newestOfSubject.titulo],
  [AUTHOR, newest.titulo],
  [paths.article.href(article.id), article.titulo],
  [paths.contact.href(), 'Contacto'],
  [paths.forum.href(), 'Foro'],
  [TOPIC, 'Respuestas'],
] as const;

const awaits = staff.adminArticles.awaitsPublication;

let site: DrawnSite;
beforeAll(async () => {
  const { docs } = await getDocs(
    query(collection(ownerDb(), 'foro_respuestas'), where('temaId', '==', TOPIC_ID), limit(1)),
  );
  await setDoc(hiddenReply, { ...docs[0]?.data(), contenido: HIDDEN, numero: 15, oculta: true });
  const topic = await getDoc(doc(ownerDb(), 'foro_temas', TOPIC_ID));
  await setDoc(todaysTopic, {
    ...topic.data(),
    anclado: false,
    fechaActualizacion: Timestamp.fromDate(TODAY),
  });
  site = await serveDrawnSite();
}, 180_000);
afterAll(async () => {
  await Promise.all([deleteDoc(hiddenReply), deleteDoc(todaysTopic)]);
});

const html = (path: string) => readFileSync(join(site.dist, path, 'index.html'), 'utf8');

describe('what is read without scripts', () => {
  it.each(PAGES)('%s', async (path, words) => {
    const context = await (await launch()).newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await page.goto(HOSTED + path);
    const text = await page.locator('main').textContent();
    const margin = await page.locator('body').evaluate((body) => getComputedStyle(body).margin);
    const waiting = await page.locator('main .placeholder').filter({ visible: true }).count();
    await context.close();
    expect(waiting).toBe(0);
    expect(text).toContain(words);
    // In the styles that stand in the page: none is asked for. Without any, a body has a margin.
    expect(asked).not.toContain('stylesheet');
    expect(margin).toBe('0px');
  });

  it('the official text of the passages that an article names', async () => {
    const naming = publishedArticle(({ contenido }) => /1 Nefi 16:34/.test(contenido));
    const context = await (await launch()).newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(HOSTED + paths.article.href(naming.id));
    const leads = await page.locator('a[data-passage="1-ne/16/34"]').first().getAttribute('href');
    await context.close();
    expect(leads).toBe(
      'https://www.churchofjesuschrist.org/study/scriptures/bofm/1-ne/16?lang=spa&id=p34#p34',
    );
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

describe.each(WIDTHS)('what the application takes over at %i px', (width) => {
  it.each([...PAGES, [CATEGORY, ''] as const])('stays as it was drawn, without a read: %s', async (path) => {
    const { page } = await openPage({ width });
    await watchTakeover(page);
    setDrawnAt(site, path);
    await resetReads();
    await page.goto(HOSTED + path);
    expect(await takenOver(page)).toEqual({ isSame: true, isSteady: true });
    const used = await usage();
    expect(used.reads, readersOf(used)).toBe(0);
  });

  it.each([...PAGES, [CATEGORY, ''] as const])('looks as it was drawn: %s', async (path) => {
    const { page } = await openPage({ width, reducedMotion: 'reduce' });
    expect(await differingPixels(page, site, path)).toBeLessThan(SMOOTHED_PIXELS);
  });
});

it('what was drawn on another day is taken over as it is, and then says what day that was', async () => {
  const { page } = await openPage();
  await watchTakeover(page);
  await page.clock.setFixedTime(TODAY.getTime() + DAY_MS);
  await page.goto(HOSTED + CATEGORY);
  expect(await takenOver(page)).toEqual({ isSame: true, isSteady: true });
  await page.getByText(foro.forumHome.days.yesterday, { exact: true }).waitFor();
});

/** Who fetches a page that somebody links to, and runs none of its scripts. */
const AGENTS = {
  WhatsApp: 'WhatsApp/2.24.6.77 A',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  X: 'Twitterbot/1.0',
  Telegram: 'TelegramBot (like TwitterBot)',
  Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

describe.each(Object.entries(AGENTS))('a link shown by %s', (_, agent) => {
  const asked = (address: string) => fetch(address, { headers: { 'user-agent': agent } });

  it.each([...PAGES, [CATEGORY, ''] as const])('has a title, a text and a picture: %s', async (path) => {
    const answer = await asked(HOSTED + path);
    const text = await answer.text();
    const told = metaOf(text);
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(text) ?? [];
    expect([answer.status, title, told.get('og:title'), told.get('description')]).toEqual([
      200,
      expect.stringMatching(/./),
      expect.stringMatching(/./),
      expect.stringMatching(/./),
    ]);
    expect(told.get('og:description')).toMatch(/./);
    expect(told.get('twitter:card')).toBe('summary_large_image');
    expect(told.get('og:image:alt')).toMatch(/./);
    const picture = await asked((told.get('og:image') ?? '').replace(BASE_URL, HOSTED));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const file = Buffer.from(await picture.arrayBuffer());
    expect(file.length).toBeLessThan(200_000);
    expect(jpegSize(file)).toBe(`${told.get('og:image:width')}x${told.get('og:image:height')}`);
    expect(jpegSize(file)).toBe('1200x630');
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

  it.each([
    [paths.home.href(), ['WebSite', 'Organization']],
    [paths.article.href(article.id), ['Article', 'BreadcrumbList']],
    [CATEGORY, ['BreadcrumbList']],
    [SUBJECT, ['BreadcrumbList']],
    [TOPIC, ['DiscussionForumPosting', 'BreadcrumbList']],
  ])('tells search engines in their own terms what it is: %s', (path, types) => {
    const told = structuredData(html(path));
    expect(told.map((thing) => thing['@type'])).toEqual(types);
    expect(told.flatMap(faultsOf)).toEqual([]);
  });

  it('tells them of a topic with its first replies, but not with hidden ones', () => {
    const [posting] = structuredData(html(TOPIC));
    expect(posting?.comment).not.toEqual([]);
    expect(JSON.stringify(posting)).not.toContain(HIDDEN);
  });

  it("of an article names its category's feed, which is there", () => {
    const text = html(paths.article.href(article.id));
    const [, feed = ''] = /<link rel="alternate" [^>]*href="\/(feed\/[^"]+)"/.exec(text) ?? [];
    expect(readFileSync(join(site.dist, feed), 'utf8')).toContain(article.titulo);
  });

  it('stands for every address that no route knows, with the status 404', async () => {
    const answer = await fetch(`${HOSTED}/no-existe`);
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(page).toMatch(new RegExp(`<h1[^>]*>${messages.errors.notFoundTitle}</h1>`));
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect((await fetch(`${HOSTED}/foro/no-existe`)).status).toBe(404);
    expect((await fetch(`${HOSTED}${paths.article.href('no-existe')}`)).status).toBe(200);
    expect((await fetch(`${HOSTED}${paths.adminRest.href('articulos/nuevo')}`)).status).toBe(200);
  });

  it('is made of nothing that visitors may not read, nor is any other file', () => {
    const files = readdirSync(site.dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(html|xml|json|txt)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(published.length);
    const kept = [draft.titulo, draft.id, archived.titulo, archived.id, HIDDEN];
    const naming = files.filter((file) => {
      const text = readFileSync(join(site.dist, file), 'utf8');
      return kept.some((secret) => text.includes(secret));
    });
    expect(naming).toEqual([]);
  });

  it('shows a member their own bar', async () => {
    const { page } = await openAs(await demoMember('usuario'));
    await page.goto(HOSTED + paths.article.href(article.id));
    await userMenu(page).waitFor();
    await page.getByRole('heading', { level: 1, name: article.titulo }).waitFor();
  });

  it('of a category finds what is typed into it, also before the application is there', async () => {
    const { page } = await openPage();
    const ofSubject = published.filter(({ categorias }) => categorias.includes(subject));
    const { category, counter } = messages.library;
    await page.goto(HOSTED + SUBJECT);
    await page.getByRole('heading', { level: 1, name: subject, exact: true }).waitFor();
    expect(await page.title()).toContain(category.title(subject));
    await page
      .getByText(counter(Math.min(PAGE_SIZE, ofSubject.length), ofSubject.length, published.length))
      .waitFor();
    await page.getByRole('searchbox').fill(newestOfSubject.titulo);
    await page.waitForURL(({ pathname, searchParams }) => {
      return pathname === paths.library.href() && searchParams.get('categoria') === subject;
    });
    await page.getByText(counter(1, 1, published.length)).waitFor();
    const field = page.getByRole('searchbox');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it.each([paths.library.href(), SUBJECT])(
    'of a list offers what all articles have, without a read: %s',
    async (path) => {
      const { page } = await openPage({ width: 1280 });
      const { option, allCategories } = messages.library.filters;
      const { categorias, etiquetas } = facets(published.map(cardFromArticle));
      const offered = (label: string) =>
        page.getByRole('combobox', { name: label, exact: true }).locator('option').allTextContents();
      await resetReads();
      await page.goto(HOSTED + path);
      const labels = categorias.map(({ nombre, total }) => option(nombre, total));
      await expect.poll(() => offered(messages.library.filters.category)).toEqual([allCategories, ...labels]);
      expect(await offered(messages.library.filters.tag)).toHaveLength(etiquetas.length + 1);
      await page.waitForLoadState('networkidle');
      expect(await reads()).toBe(0);
    },
  );

  it('of the library reads the catalogue when its page is turned', async () => {
    const { page } = await openPage();
    await page.goto(HOSTED + paths.library.href());
    const { counter, pagination } = messages.library;
    await page.getByText(counter(PAGE_SIZE, published.length, published.length)).waitFor();
    await page.getByRole('link', { name: pagination.next }).click();
    const rest = Math.min(PAGE_SIZE, published.length - PAGE_SIZE);
    await page.getByText(counter(rest, published.length, published.length)).waitFor();
  });

  it.each([paths.home.href(), paths.library.href(), SUBJECT, AUTHOR])(
    'holds what it shows and not the catalogue: %s',
    (path) => {
      const [, data = ''] = /id="datos"[^>]*>([^<]*)/.exec(html(path)) ?? [];
      const names = (JSON.parse(data) as DrawnData).map(([[name]]) => name);
      expect(names).toContain('tarjetas');
      expect(names).not.toContain('catalogo');
    },
  );

  it('of a category is the one address of what its filter shows', async () => {
    const { page } = await openPage();
    const query = new URLSearchParams({ categoria: subject });
    await page.goto(`${HOSTED}${paths.library.href(query.toString())}`);
    await page.locator(`link[rel="canonical"][href$="${SUBJECT}"]`).waitFor({ state: 'attached' });
    expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
  });

  it('is not there for a category that no article has', async () => {
    const { page } = await openPage();
    await page.goto(HOSTED + paths.libraryCategory.href('no-existe'));
    await page.getByText(messages.library.noResults).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });

  it('is told by the panel and above the article to lack what was published since', async () => {
    const title = 'Publicado después de la publicación';
    const { id } = await newArticle(await newWriter('autor'), { titulo: title, estado: 'publicado' });
    const { page } = await openAs(await demoMember('editor'));
    await page.goto(HOSTED + paths.adminArticles.href());
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await row(title).getByText(awaits).waitFor();
    expect(await row(newest.titulo).getByText(awaits).count()).toBe(0);
    await page.goto(HOSTED + paths.article.href(id));
    await page.getByText(awaits).waitFor();
  });

  it('of an author goes with their account, which is not asked for again', async () => {
    const writer = await newWriter('autor');
    await newArticle(writer, { titulo: 'De quien se va', estado: 'publicado' });
    const page = join(site.dist, paths.memberProfile.href(writer.uid), 'index.html');
    const publish = async () => {
      await resetReads();
      await site.publish();
      return reads();
    };
    await publish();
    expect(readFileSync(page, 'utf8')).toContain('De quien se va');
    const profile = await getDoc(doc(ownerDb(), 'perfiles', writer.uid));
    // Whoever takes the article away afterwards counts it there.
    onTestFinished(() => setDoc(profile.ref, profile.data() ?? {}));
    await deleteDoc(profile.ref);
    const after = await publish();
    expect(existsSync(page)).toBe(false);
    expect(await publish()).toBe(after - 1);
  }, 240_000);

  it('leads on to pages that are not drawn, and to one newer than the last publication', async () => {
    const other = publishedArticle(({ id }) => id !== article.id);
    rmSync(join(site.dist, paths.article.href(other.id)), { recursive: true });
    const { page } = await openPage();
    await page.goto(HOSTED + paths.article.href(other.id));
    await page.getByRole('heading', { level: 1, name: other.titulo }).waitFor();
  });
});
