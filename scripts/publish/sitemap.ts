import { XML_DECLARATION, xmlElement } from './xml';

/** A page that search engines are told of. */
export interface SitemapPage {
  /** Whole address. */
  url: string;
  changed: Date | null;
  /** Whole addresses of what it shows. */
  pictures?: readonly string[];
}

/** A file of the site: its path within it, and what it holds. */
export interface SiteFile {
  path: string;
  content: string;
}

/** What the protocol allows in one file: 50,000 addresses, 50 MB; and 1,000 pictures of one address. */
const MAX_URLS = 50_000;
const MAX_CHARACTERS = 20_000_000;
const MAX_PICTURES = 1000;

const URLSET =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">';
const INDEX = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';

function entryOf({ url, changed, pictures = [] }: SitemapPage): string {
  const images = pictures
    .slice(0, MAX_PICTURES)
    .map((picture) => `<image:image>${xmlElement('image:loc', picture)}</image:image>`);
  const lastmod = changed ? xmlElement('lastmod', changed.toISOString()) : '';
  return `<url>${xmlElement('loc', url)}${lastmod}${images.join('')}</url>`;
}

/** The pages' entries in lists that one file may hold. */
function* lists(pages: Iterable<SitemapPage>, maxUrls: number): Generator<string[]> {
  let entries: string[] = [];
  let characters = 0;
  for (const page of pages) {
    const entry = entryOf(page);
    if (entries.length === maxUrls || characters + entry.length > MAX_CHARACTERS) {
      yield entries;
      entries = [];
      characters = 0;
    }
    entries.push(entry);
    characters += entry.length;
  }
  if (entries.length > 0) yield entries;
}

function document(root: string, entries: readonly string[]): string {
  const name = /^<(\w+)/.exec(root)?.[1];
  return `${[XML_DECLARATION, root, ...entries, `</${name}>`].join('\n')}\n`;
}

/**
 * sitemap.xml of these pages; where they are too many for one file, an index of several. `maxUrls` is how many go in one.
 */
export function sitemapFiles(site: string, pages: Iterable<SitemapPage>, maxUrls = MAX_URLS): SiteFile[] {
  const parts = [...lists(pages, maxUrls)].map((entries) => document(URLSET, entries));
  const [only = document(URLSET, [])] = parts;
  if (parts.length < 2) return [{ path: 'sitemap.xml', content: only }];
  const files = parts.map((content, index) => ({ path: `sitemap-${index + 1}.xml`, content }));
  const entries = files.map(({ path }) => `<sitemap>${xmlElement('loc', `${site}/${path}`)}</sitemap>`);
  return [{ path: 'sitemap.xml', content: document(INDEX, entries) }, ...files];
}
