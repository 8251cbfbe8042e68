import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Firestore } from 'firebase/firestore/lite';
import { inProject } from '../lib/paths';
import { oldAddresses, type Redirect } from './old-addresses';
import { Output } from './output';
import { type PublicContent, type ReadProgress, readPublicContent } from './read';
import { writeSearchIndex } from './search-index';
import { feedFiles, publicationFile, robotsFile, type SiteInfo, sitemapPages } from './site-files';
import { sitemapFiles } from './sitemap';
import { ContentStore } from './store';

export interface PublishOptions {
  db: Firestore;
  site: SiteInfo;
  /** The built site, which the files are put into. */
  dist: string;
  /** Where what was read is kept between runs; one folder a project. */
  folder: string;
  /** Forgets what was read before. */
  all?: boolean;
  /** Takes a catalogue that is gone for what is published now. */
  withoutContent?: boolean;
  /** How many old addresses Hosting redirects; the others are pages. */
  maxRedirects?: number;
  onProgress?: ReadProgress;
  /** Draws the pages of what was read (scripts/prerender); gives how many. */
  draw?: (content: PublicContent, store: ContentStore, output: Output) => Promise<number>;
}

export interface Published {
  articles: number;
  /** Articles that this run read. */
  read: number;
  written: number;
  /** Pages that this run drew. */
  drawn: number;
  removed: number;
  redirects: Redirect[];
}

/**
 * Writes what search engines and feed readers ask for into a built site, from what is public: sitemap.xml, feeds, robots.txt, the
 * index of the search and pages at old addresses; gives the redirects for Hosting's configuration. Only what differs is written. Throws ServiceError, and
 * NoCatalogue before anything is written.
 */
export async function publishContent(options: PublishOptions): Promise<Published> {
  const { db, site, dist, folder } = options;
  mkdirSync(folder, { recursive: true });
  const store = new ContentStore(join(folder, 'content'));
  if (options.all) store.clear();
  const content = await readPublicContent(db, store, options);
  const output = new Output(dist, join(folder, 'files.json'));
  for (const file of sitemapFiles(site.url, sitemapPages(site, content))) output.write(file);
  for (const file of feedFiles(site, content, store)) output.write(file);
  output.write(robotsFile(site, inProject('public')));
  output.write(publicationFile(content));
  writeSearchIndex(content, { dist, store, output });
  const names = content.categories.map(({ nombre }) => nombre);
  const { redirects, pages } = oldAddresses(site.url, content.articles, names, options.maxRedirects);
  for (const page of pages) output.write(page);
  const drawn = (await options.draw?.(content, store, output)) ?? 0;
  return {
    articles: content.articles.length,
    read: content.changed.length,
    removed: output.finish(),
    written: output.written,
    drawn,
    redirects,
  };
}
