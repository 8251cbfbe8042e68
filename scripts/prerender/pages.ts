/** Draws the public pages of a built site: those of `content`, and the few that stand for themselves. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HAS_DRAWN_PAGES } from '@/landing-files';
import type { Article } from '@/model/articles/article';
import { BLOGGER_AUTHOR_ID } from '@/model/articles/article-ids';
import { libraryHref } from '@/model/articles/library/library-filters';
import { listSources } from '@/model/articles/sources/source-index';
import { badgeCategory, DEFAULT_CATEGORY_COLOR } from '@/model/categories/category';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { writeDatedJson } from '@/model/shared/stored/dated-json';
import { PREVIEW_PICTURE } from '@/model/shared/urls';
import { givenKey } from '@/services/articles/page-cards';
import type { DrawnData } from '@/services/client/drawn-data';
import type { AppConfig } from '@/services/firestore/config';
import { DRAWN_LINKS, drawnStyles } from '../lib/drawn-styles';
import { ExpectedError } from '../lib/expected-error';
import { oneAtATime } from '../lib/one-at-a-time';
import { inProject } from '../lib/paths';
import { type PreviewSubject, writePreviews } from '../previews/previews';
import { articleMarkdown } from '../publish/article-html';
import { DRAWING, isBuiltOf, runBuild } from '../publish/build-process';
import type { Output } from '../publish/output';
import { passageIndex } from '../publish/passage-index';
import type { PublicContent, ReadProgress } from '../publish/read';
import { categoryFeeds, feedTitle, type SiteInfo, usedCategories } from '../publish/site-files';
import type { ContentStore } from '../publish/store';
import { type DrawnLists, drawnLists } from './lists';
import { type LandingLinks, type PageFacts, pageFile } from './page';
import { articleData, categoryData, forumCategoryData, siteData, topicData } from './structured-data';

type Drawing = typeof import('./draw');

interface WantedPage {
  path: string;
  /** Within the site; by default the page's own. */
  file?: string;
  /** Of which route, as in src/model/shared/paths.ts. */
  landing: string;
  /** Another one means that the page is drawn anew; without one it is drawn each time. */
  version?: string;
  /** What its preview picture shows; without one it is the site's. */
  preview?: Omit<PreviewSubject, 'path'>;
  /** The feed of what it is about, without its ending. */
  feed?: PageFacts['feed'];
  /** What was read already. */
  given?: () => DrawnData;
  /** Where what it shows is no more. */
  onGone?: () => void;
  /** What search engines are told in their own terms, of a page drawn from this; `picture` is its preview's address. */
  about?: (drawn: DrawnData, picture: string) => object | undefined;
}

export interface PagesOptions {
  drawing: Drawing;
  site: SiteInfo;
  /** The built site. */
  dist: string;
  /** What the site was built from: where that is another, every page is drawn anew. */
  sources: string;
  content: PublicContent;
  store: ContentStore;
  output: Output;
  /** Draws a preview of its own for every page; otherwise articles without a picture and topics show that of their category. */
  allPreviews?: boolean;
  onProgress?: ReadProgress;
}

/** The site for Node, connected to its database; it is built the first time after each build of the site. */
export async function loadDrawing(config: AppConfig, sources: string): Promise<Drawing> {
  // Within the project, where its packages are found.
  const outDir = inProject(DRAWING);
  const file = join(outDir, 'draw.js');
  const mark = join(outDir, 'build.txt');
  // Two that begin at once would take each other's files away.
  await oneAtATime(`${outDir}.lock`, async () => {
    if (isBuiltOf(mark, sources)) return;
    runBuild('draw');
    writeFileSync(mark, sources);
  });
  // Built from that very module.
  const drawing = (await import(pathToFileURL(file).href)) as Drawing;
  drawing.start(config);
  return drawing;
}

/** An address that no route knows: what Hosting answers with the status 404. */
const NO_PAGE = '/404';
/** The accent of src/theme/_tokens.scss, in light. */
const SITE_COLOUR = '#1c5c57';

/** No article's picture: the site's own art. */
function sitePreview(title: string, category: string): NonNullable<WantedPage['preview']> {
  return { title, category, colour: SITE_COLOUR, picture: null };
}

function sitePages(site: SiteInfo, lists: DrawnLists): WantedPage[] {
  const { home, library, contact } = messages;
  return [
    {
      path: paths.home.path,
      landing: paths.home.path,
      preview: sitePreview(site.name, home.title),
      given: () => lists.home,
      about: () => siteData(site),
    },
    {
      path: paths.library.path,
      landing: paths.library.path,
      preview: sitePreview(library.title, site.name),
      given: () => lists.library,
    },
    { path: paths.contact.path, landing: paths.contact.path, preview: sitePreview(contact.title, site.name) },
    { path: NO_PAGE, file: '404.html', landing: '' },
  ];
}

/** The library's categories, each drawn from its newest articles alone. */
function categoryPages({ site, content, sources }: PagesOptions, lists: DrawnLists): WantedPage[] {
  const feeds = categoryFeeds(content);
  return usedCategories(content).map(({ nombre, color }): WantedPage => {
    const given = lists.category(nombre);
    const shown = createHash('sha256')
      .update(writeDatedJson([given, color]))
      .digest('hex');
    const base = feeds.get(nombre);
    return {
      path: libraryHref({ categoria: nombre }),
      // The same page.
      landing: paths.library.path,
      version: `${sources} ${shown}`,
      preview: { title: nombre, category: messages.library.title, colour: color, picture: null },
      ...(base ? { feed: { base, title: feedTitle(site, nombre) } } : {}),
      given: () => given,
      about: () => categoryData(site, nombre),
    };
  });
}

/** The books of scripture, the chapters of which something is written, and the sources of the articles. */
function indexPages({ site, content, sources }: PagesOptions): WantedPage[] {
  const { map, chapters } = passageIndex(content);
  const page = (path: string, landing: string, shown: object): WantedPage => {
    const given: DrawnData = [[givenKey(path), shown]];
    const version = createHash('sha256').update(JSON.stringify(given)).digest('hex');
    return { path, landing, version: `${sources} ${version}`, given: () => given };
  };
  return [
    {
      ...page(paths.passages.href(), paths.passages.path, map),
      preview: sitePreview(messages.passages.title, site.name),
    },
    {
      ...page(paths.sources.href(), paths.sources.path, listSources(content.articles)),
      preview: sitePreview(messages.sources.title, site.name),
    },
    ...[...chapters].map(([path, texts]) => page(path, paths.passageChapter.path, texts)),
  ];
}

/** Who wrote what is published, with their newest articles; an account that is no more shows nothing, and is left out. */
function authorPages({ content, store }: PagesOptions, lists: DrawnLists): WantedPage[] {
  const authors = new Map<string, { nombre: string; articles: Set<string> }>();
  // The newest first: they are signed with the name of today.
  for (const { id, autorId, autor } of content.articles) {
    const { nombre, articles } = authors.get(autorId) ?? { nombre: autor, articles: new Set() };
    authors.set(autorId, { nombre, articles: articles.add(id) });
  }
  for (const nobody of ['', BLOGGER_AUTHOR_ID, ...store.known.gone]) authors.delete(nobody);
  return [...authors].map(([uid, { nombre, articles }]): WantedPage => {
    return {
      path: paths.memberProfile.href(uid),
      landing: paths.memberProfile.path,
      preview: sitePreview(nombre, messages.memberProfile.articles),
      given: () => lists.author(uid, articles),
      onGone: () => {
        store.known.gone.push(uid);
        store.save();
      },
    };
  });
}

function forumPages({ site, content, sources }: PagesOptions): WantedPage[] {
  const forum = foro.forumCommon.forum;
  const categories = new Map(content.forumCategories.map((category) => [category.id, category]));
  const topics = content.topics.map(({ id, titulo, categoriaId, cambiado }): WantedPage => {
    const category = categories.get(categoriaId);
    return {
      path: paths.forumTopic.href(id),
      landing: paths.forumTopic.path,
      version: `${sources} ${cambiado}`,
      preview: {
        title: titulo,
        category: category ? `${forum} · ${category.nombre}` : forum,
        colour: category?.color ?? SITE_COLOUR,
        picture: null,
        instead: category ? paths.forumCategory.href(category.id) : paths.forum.path,
      },
      about: (drawn, picture) => topicData(site, drawn, category, picture),
    };
  });
  return [
    {
      path: paths.forum.path,
      landing: paths.forum.path,
      preview: sitePreview(foro.forumHome.title, site.name),
    },
    ...content.forumCategories.map((category): WantedPage => {
      const { id, nombre, color } = category;
      return {
        path: paths.forumCategory.href(id),
        landing: paths.forumCategory.path,
        preview: { title: nombre, category: forum, colour: color, picture: null },
        about: () => forumCategoryData(site, category),
      };
    }),
    ...topics,
  ];
}

function articlePages({ site, content, store, sources }: PagesOptions): WantedPage[] {
  const feeds = categoryFeeds(content);
  const colours = new Map(content.categories.map(({ nombre, color }) => [nombre, color]));
  const drawn = new Set(usedCategories(content).map(({ nombre }) => nombre));
  return content.articles.map(({ id, titulo, categorias, portada, tarjeta, cambiado }): WantedPage => {
    const category = badgeCategory(categorias);
    const base = feeds.get(category);
    return {
      path: paths.article.href(id),
      landing: paths.article.path,
      version: `${sources} ${cambiado} ${tarjeta}`,
      preview: {
        title: titulo,
        category,
        colour: colours.get(category) ?? DEFAULT_CATEGORY_COLOR,
        picture: portada,
        instead: drawn.has(category) ? libraryHref({ categoria: category }) : paths.library.path,
      },
      ...(base ? { feed: { base, title: feedTitle(site, category) } } : {}),
      given: () => {
        const article = store.article(id);
        // No visitor then loads what reads HTML of the old blog.
        return [[['articulo', id], { ...article, contenido: articleMarkdown(article) }]];
      },
      // What was given.
      about: (drawn, picture) =>
        articleData(site, drawn.find(([[name]]) => name === 'articulo')?.[1] as Article, picture),
    };
  });
}

/** The page of any address, which says that others are drawn. */
const templateOf = (built: string) =>
  built.includes(HAS_DRAWN_PAGES) ? built : built.replace('<html ', `<html ${HAS_DRAWN_PAGES} `);

/** When a page was drawn is no change of it. */
const DRAWN = / data-drawn="\d+"/;

/** By its code: the drawing's own classes are others than these scripts'. */
const isNotFound = (error: unknown) => error instanceof Error && Reflect.get(error, 'code') === 'not-found';

/**
 * Draws what changed since the last run, and its preview pictures; what is as it was is left as it is. Returns how many pages were
 * drawn. A page that cannot be drawn is told and left as it was; where none can, and for any other failure, it throws.
 */
export async function drawPages(options: PagesOptions): Promise<number> {
  const { drawing, site, dist, store, output, allPreviews = false, onProgress = () => {} } = options;
  const app = join(dist, 'app.html');
  const template = templateOf(readFileSync(app, 'utf8'));
  // The build's own file.
  const links = JSON.parse(readFileSync(join(dist, DRAWN_LINKS), 'utf8')) as LandingLinks;
  const styles = drawnStyles(dist);
  const lists = drawnLists(Object.values(store.known.shards));
  const pages = [
    ...sitePages(site, lists),
    ...categoryPages(options, lists),
    ...indexPages(options),
    ...authorPages(options, lists),
    ...forumPages(options),
    ...articlePages(options),
  ];
  const subjects = pages.flatMap(({ path, preview }): PreviewSubject[] => {
    if (!preview) return [];
    const { instead, ...own } = preview;
    return [{ path, ...own, ...(instead !== undefined && !allPreviews && { instead }) }];
  });
  const pictures = await writePreviews(subjects, {
    ...{ site, dist, output },
    onProgress: (done, total) => onProgress('vistas previas', done, total),
  });
  let drawn = 0;
  let failed = 0;
  for (const [
    done,
    { path, file = join(path.slice(1), 'index.html'), landing, ...wanted },
  ] of pages.entries()) {
    const picture = pictures.get(path) ?? site.url + PREVIEW_PICTURE;
    const version = wanted.version && `${wanted.version} ${picture}`;
    if (version !== undefined && output.keeps(file, version)) continue;
    const page = await drawing.drawPage(site, path, wanted.given?.() ?? []).catch((error: unknown) => {
      if (isNotFound(error)) return wanted.onGone?.();
      console.error(`${path} was not drawn:`, error);
      return null;
    });
    onProgress('páginas', done + 1, pages.length);
    // What an earlier run drew goes with it.
    if (page === undefined) continue;
    if (page === null) {
      failed += 1;
      output.leave(file);
      continue;
    }
    for (const reason of page.unread) console.error(`${path}: a part stands as it was written:`, reason);
    // An error's page is none of the path's.
    if (page.head.noIndex && path !== NO_PAGE) continue;
    const about = wanted.about?.(page.data, picture);
    const facts = { url: site.url, path, picture, about, feed: wanted.feed };
    const text = pageFile({ template, links: links[landing] ?? '', styles }, page, facts);
    output.write({ path: file, content: text }, version, DRAWN);
    drawn += 1;
  }
  if (drawn === 0 && failed > 0) throw new ExpectedError('No page could be drawn: the reasons are above.');
  writeFileSync(app, template);
  return drawn;
}
