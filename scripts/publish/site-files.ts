import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXCERPT } from '@/model/articles/library/excerpt-lengths';
import { libraryHref } from '@/model/articles/library/library-filters';
import type { Category } from '@/model/categories/category';
import { paths } from '@/model/shared/paths';
import { slugify } from '@/model/shared/text/slug';
import { excerpt } from '@/model/shared/text/strip-markup';
import { pictureUrl } from '@/model/shared/urls';
import { articleHtml } from './article-html';
import { atomFeed, FEED_ITEMS, type Feed, type FeedItem, jsonFeed } from './feeds';
import { passageIndex } from './passage-index';
import type { PublicContent } from './read';
import type { SiteFile, SitemapPage } from './sitemap';
import type { ContentStore, KnownArticle } from './store';

/** What the files say of the site itself. */
export interface SiteInfo {
  name: string;
  description: string;
  /** Without a slash at its end. */
  url: string;
}

function wholePicture(site: SiteInfo, address: string | null): string | null {
  const picture = pictureUrl(address);
  return picture && new URL(picture, site.url).href;
}

function dateOf(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}

/** Every public page, lists before what they list. */
export function* sitemapPages(
  site: SiteInfo,
  { articles, categories, forumCategories, topics }: PublicContent,
): Generator<SitemapPage> {
  const page = (path: string, changed: number | null = null): SitemapPage => {
    return { url: site.url + path, changed: dateOf(changed) };
  };
  const newest = (times: readonly (number | null)[]) =>
    times.reduce<number | null>((max, time) => Math.max(max ?? 0, time ?? 0) || null, null);
  const library = newest(articles.map(({ publicado }) => publicado));
  const forum = newest(topics.map(({ cambiado }) => cambiado));
  yield page(paths.home.href(), library);
  yield page(paths.library.href(), library);
  yield page(paths.forum.href(), forum);
  yield page(paths.contact.href());
  yield page(paths.passages.href(), library);
  yield page(paths.sources.href(), library);
  for (const path of passageIndex({ articles, topics }).chapters.keys()) yield page(path);
  for (const { nombre } of usedCategories({ articles, categories }))
    yield page(libraryHref({ categoria: nombre }));
  for (const { id } of forumCategories) yield page(paths.forumCategory.href(id));
  for (const { id, cambiado, imagenes } of articles) {
    const pictures = imagenes.flatMap((address) => wholePicture(site, address) ?? []);
    yield { ...page(paths.article.href(id), cambiado), pictures: [...new Set(pictures)] };
  }
  for (const { id, cambiado } of topics) yield page(paths.forumTopic.href(id), cambiado);
}

function feedItem(site: SiteInfo, store: ContentStore, { id }: KnownArticle): FeedItem {
  const article = store.article(id);
  const url = site.url + paths.article.href(id);
  const published = article.fechaPublicacion ?? article.fechaActualizacion ?? new Date(0);
  return {
    url,
    title: article.titulo,
    summary: excerpt(article.resumen, EXCERPT.library),
    html: articleHtml(article, url),
    author: article.autor || site.name,
    picture: wholePicture(site, article.imagenPrincipal),
    published,
    changed: article.fechaActualizacion ?? published,
    tags: [...new Set([...article.categorias, ...article.tags])],
  };
}

/** The categories that have articles and a page of their own; of two under one address the first. */
export function usedCategories({
  articles,
  categories,
}: Pick<PublicContent, 'articles' | 'categories'>): Category[] {
  const used = new Set(articles.flatMap(({ categorias }) => categorias));
  const bySlug = new Map<string, Category>();
  for (const category of categories) {
    const slug = slugify(category.nombre);
    if (used.has(category.nombre) && slug !== '' && !bySlug.has(slug)) bySlug.set(slug, category);
  }
  return [...bySlug.values()];
}

/** Where the feed of each category is that has articles, without its ending, by the category's name. */
export function categoryFeeds(content: Pick<PublicContent, 'articles' | 'categories'>): Map<string, string> {
  const feeds = new Map<string, string>();
  const taken = new Set<string>();
  for (const { nombre, slug } of usedCategories(content)) {
    const name = slugify(slug) || slugify(nombre);
    if (taken.has(name)) continue;
    taken.add(name);
    feeds.set(nombre, `feed/${name}`);
  }
  return feeds;
}

/** What the feed of a category is called. */
export const feedTitle = (site: SiteInfo, category: string) => `${category} · ${site.name}`;

/** The feeds of all articles and of each category that has some: the newest of each with their whole text. */
export function* feedFiles(
  site: SiteInfo,
  content: Pick<PublicContent, 'articles' | 'categories'>,
  store: ContentStore,
): Generator<SiteFile> {
  // The newest ones are in several feeds.
  const items = new Map<string, FeedItem>();
  const itemOf = (article: KnownArticle): FeedItem => {
    const item = items.get(article.id) ?? feedItem(site, store, article);
    items.set(article.id, item);
    return item;
  };
  const files = (base: string, title: string, home: string, articles: readonly KnownArticle[]) => {
    const feed: Feed = {
      title,
      description: site.description,
      homeUrl: site.url + home,
      atomUrl: `${site.url}/${base}.xml`,
      jsonUrl: `${site.url}/${base}.json`,
      iconUrl: `${site.url}/icono-512.png`,
      author: site.name,
      items: articles.slice(0, FEED_ITEMS).map(itemOf),
    };
    return [
      { path: `${base}.xml`, content: atomFeed(feed) },
      { path: `${base}.json`, content: jsonFeed(feed) },
    ];
  };
  yield* files('feed', site.name, paths.library.href(), content.articles);
  for (const [nombre, base] of categoryFeeds(content)) {
    const articles = content.articles.filter(({ categorias }) => categorias.includes(nombre));
    yield* files(base, feedTitle(site, nombre), libraryHref({ categoria: nombre }), articles);
  }
}

/** What the staff's panel compares its articles with (services/articles/useAwaitsPublication.ts): when the last change was that the pages have. */
export function publicationFile({ articles }: Pick<PublicContent, 'articles'>): SiteFile {
  const publication = { hasta: Math.max(0, ...articles.map(({ cambiado }) => cambiado ?? 0)) };
  return { path: 'publicado.json', content: `${JSON.stringify(publication)}\n` };
}

/** The plain build's robots.txt, which names no map of the site, with it. */
export function robotsFile(site: SiteInfo, publicFolder: string): SiteFile {
  const rules = readFileSync(join(publicFolder, 'robots.txt'), 'utf8');
  return { path: 'robots.txt', content: `${rules.trimEnd()}\n\nSitemap: ${site.url}/sitemap.xml\n` };
}
