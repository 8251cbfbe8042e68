/** Draws the public pages of a built site: those of `content`, and the few that stand for themselves. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '@/model/paths';
import { type ShardSnapshot, startSnapshot } from '@/services/articles/shard-snapshot';
import type { Shard } from '@/services/articles/shards';
import type { AppConfig } from '@/services/firestore/config';
import type { DrawnData } from '@/services/queries/drawn-data';
import { inProject } from '../lib/paths';
import { articleMarkdown } from '../publish/article-html';
import { DRAWING, isBuiltOf, runBuild } from '../publish/build-process';
import type { Output } from '../publish/output';
import type { PublicContent, ReadProgress } from '../publish/read';
import type { SiteInfo } from '../publish/site-files';
import type { ContentStore } from '../publish/store';
import { type LandingFiles, pageFile } from './page';
import { articleData, siteData } from './structured-data';

type Drawing = typeof import('./draw');

interface KnownPage {
  /** What was read already. */
  given: DrawnData;
  /** What search engines are told in their own terms. */
  about?: object;
}

interface WantedPage {
  path: string;
  /** Of which route, as in src/model/paths.ts. */
  landing: string;
  /** Another one means that the page is drawn anew; without one it is drawn each time. */
  version?: string;
  /** What is known of it, once it is to be drawn. */
  known?: () => KnownPage;
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
  onProgress?: ReadProgress;
}

/** The site for Node, connected to its database; it is built the first time after each build of the site. */
export async function loadDrawing(config: AppConfig, sources: string): Promise<Drawing> {
  // Within the project, where its packages are found.
  const outDir = inProject(DRAWING);
  const file = join(outDir, 'draw.js');
  const mark = join(outDir, 'build.txt');
  if (!isBuiltOf(mark, sources)) {
    runBuild('draw');
    writeFileSync(mark, sources);
  }
  // React is the production's.
  process.env.NODE_ENV = 'production';
  // Built from that very module.
  const drawing = (await import(pathToFileURL(file).href)) as Drawing;
  drawing.start(config);
  return drawing;
}

/** A list's first page and the home page's symposia come from so many cards; the older ones follow when the page is read. */
const CARDS = 30;

/** The newest shards of the catalogue, as a visitor's device would hold them. */
function newestShards(shards: readonly Shard[]): ShardSnapshot {
  const all = shards.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  let cards = 0;
  const taken = all.filter(({ entradas }) => {
    const isNeeded = cards < CARDS;
    cards += Object.keys(entradas).length;
    return isNeeded;
  });
  return startSnapshot(taken, taken.length < all.length ? taken.length : all.length + 1, Date.now());
}

function wantedPages({ site, content, store, sources }: PagesOptions): WantedPage[] {
  const catalogue = newestShards(Object.values(store.known.shards));
  const given: DrawnData = [[['catalogo'], catalogue]];
  return [
    { path: paths.home.path, landing: paths.home.path, known: () => ({ given, about: siteData(site) }) },
    { path: paths.library.path, landing: paths.library.path, known: () => ({ given }) },
    ...[paths.contact, paths.forum].map(({ path }): WantedPage => ({ path, landing: path })),
    ...content.forumCategories.map(({ id }): WantedPage => {
      return { path: paths.forumCategory.href(id), landing: paths.forumCategory.path };
    }),
    ...content.topics.map(({ id, cambiado }): WantedPage => {
      return {
        path: paths.forumTopic.href(id),
        landing: paths.forumTopic.path,
        version: `${sources} ${cambiado}`,
      };
    }),
    ...content.articles.map(({ id, tarjeta, cambiado }): WantedPage => {
      return {
        path: paths.article.href(id),
        landing: paths.article.path,
        version: `${sources} ${cambiado} ${tarjeta}`,
        known: () => {
          const article = store.article(id);
          // No visitor then loads what reads HTML of the old blog.
          const readable = { ...article, contenido: articleMarkdown(article) };
          return { given: [[['articulo', id], readable]], about: articleData(site, article) };
        },
      };
    }),
  ];
}

/**
 * Draws what changed since the last run; what is as it was is left as it is. Returns how many were drawn. A page that cannot be
 * drawn is told and left to the application; any other failure is thrown.
 */
export async function drawPages(options: PagesOptions): Promise<number> {
  const { drawing, site, dist, output, onProgress = () => {} } = options;
  const template = readFileSync(join(dist, 'app.html'), 'utf8');
  // The build's own file.
  const files = JSON.parse(readFileSync(join(dist, '.drawn.json'), 'utf8')) as LandingFiles;
  const pages = wantedPages(options);
  let drawn = 0;
  for (const [done, { path, landing, version, known }] of pages.entries()) {
    const file = join(path.slice(1), 'index.html');
    if (version !== undefined && output.keeps(file, version)) continue;
    const { given, about } = known?.() ?? { given: [] };
    const page = await drawing.drawPage(site, path, given).catch((error: unknown) => {
      console.error(`${path} was not drawn:`, error);
      return null;
    });
    onProgress('páginas', done + 1, pages.length);
    if (page === null) continue;
    const content = pageFile(template, files[landing] ?? [], page, { url: site.url, path, about });
    output.write({ path: file, content }, version);
    drawn += 1;
  }
  return drawn;
}
