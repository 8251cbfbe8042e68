import { libraryHref } from '@/model/articles/library/library-filters';
import { paths } from '@/model/shared/paths';
import type { SiteFile } from './sitemap';
import { xmlText } from './xml';

export interface Redirect {
  source: string;
  destination: string;
  type: number;
}

/** What an article of the old blog needs to be found where it stood. */
interface Moved {
  id: string;
  titulo: string;
  /** Whole, or the path. */
  direccion: string | null;
}

/**
 * How many articles Hosting itself redirects. Its documentation names no limit; each redirect is looked at for every request,
 * and what is beyond this stands as a page at the old address.
 */
export const MAX_REDIRECTS = 1000;

/** '/2019/05/nahom.html' or '/p/quienes-somos.html': no other file of the site, and no sign that means more in a pattern. */
const OLD_PATH = /^\/(?:\d{4}\/\d{2}|p)\/[\w-][\w.-]*\.html$/;
/** What is the same in an address and in a pattern. */
const PLAIN = /^[\w.-]+$/;

/** The path of an old address; null where it is none of a blog's. */
export function oldPath(direccion: string | null): string | null {
  const path = direccion?.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '') ?? '';
  return OLD_PATH.test(path) ? path : null;
}

/** A page that leads on by itself, with scripts or without; search engines take it for a permanent redirect. */
function leadingPage(url: string, title: string): string {
  const to = xmlText(url);
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${xmlText(title)}</title>
<link rel="canonical" href="${to}">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body><p><a href="${to}">${xmlText(title)}</a></p></body>
</html>
`;
}

/** Labels became categories, by the same name. Others are found by the page itself (OldLabelPage). */
function labelRedirects(categories: readonly string[]): Redirect[] {
  return categories
    .filter((name) => PLAIN.test(name))
    .map((name) => ({
      source: `/search/label/${name}`,
      destination: libraryHref({ categoria: name }),
      type: 301,
    }));
}

/**
 * How the old blog's addresses lead to where its articles are now: the first ones by Hosting, at once, the others by a page at
 * the old address. Where two articles say that they stood at one address, the first has it.
 */
export function oldAddresses(
  site: string,
  articles: readonly Moved[],
  categories: readonly string[],
  maxRedirects = MAX_REDIRECTS,
): { redirects: Redirect[]; pages: SiteFile[] } {
  const redirects = labelRedirects(categories).slice(0, maxRedirects);
  const pages: SiteFile[] = [];
  const taken = new Set<string>();
  for (const { id, titulo, direccion } of articles) {
    const source = oldPath(direccion);
    if (source === null || taken.has(source)) continue;
    taken.add(source);
    const destination = paths.article.href(id);
    if (redirects.length < maxRedirects) redirects.push({ source, destination, type: 301 });
    else pages.push({ path: source.slice(1), content: leadingPage(site + destination, titulo) });
  }
  return { redirects, pages };
}
