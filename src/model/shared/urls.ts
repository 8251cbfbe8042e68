export const DEFAULT_ARTICLE_PICTURE = '/img/articulo-default.svg';
/** What other sites show with a link to a page without a picture of its own. */
export const PREVIEW_PICTURE = '/img/og-default.png';

const CONTROL = /\p{Cc}/u;

/** A path of this site as it is, an address of another parsed; null for what is neither or would pass for one. */
function destination(address: string): string | URL | null {
  if (CONTROL.test(address)) return null;
  // '//host' and '/\host' are other sites to a browser.
  if (address.startsWith('/')) return /^\/[/\\]/.test(address) ? null : address;
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** A stored link as it may be shown: http(s), mailto, paths and #anchors; else null (design decision 11). */
export function safeHref(url: string): { href: string; external: boolean } | null {
  const href = url.trim();
  if (href.startsWith('#')) return CONTROL.test(href) ? null : { href, external: false };
  const to = destination(href);
  if (to === null) return null;
  if (typeof to === 'string' || to.protocol === 'mailto:') return { href, external: false };
  return to.protocol === 'http:' || to.protocol === 'https:' ? { href: to.href, external: true } : null;
}

/** A picture's address as it may be loaded: https, http on this machine, or a path of this site; else null. */
export function pictureUrl(url: string | null): string | null {
  const at = destination(url?.trim() ?? '');
  if (at === null || typeof at === 'string') return at;
  if (at.protocol === 'https:') return at.href;
  if (at.protocol !== 'http:') return null;
  // The old blog's pictures were stored with http; the page's policy loads only https.
  const isHere = at.hostname === '127.0.0.1' || at.hostname === 'localhost';
  return isHere ? at.href : at.href.replace('http:', 'https:');
}

/** The other site that an address of pictureUrl() asks; null for a path of this one. */
export function hostOf(address: string): string | null {
  const at = destination(address);
  return at === null || typeof at === 'string' ? null : at.host;
}

/** The picture for the previews that other sites show of a page: they show no SVG. */
export function previewPicture(picture: string | null): string {
  return picture === null || /\.svg$/i.test(picture.replace(/[?#].*$/, '')) ? PREVIEW_PICTURE : picture;
}

/** The share addresses of the article page. */
export function shareLinks(url: string, title: string): { facebook: string; x: string; whatsapp: string } {
  const link = encodeURIComponent(url);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    x: `https://x.com/intent/tweet?url=${link}&text=${encodeURIComponent(title)}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  };
}
