export const DEFAULT_ARTICLE_PICTURE = '/img/articulo-default.svg';
/** What other sites show with a link to a page without a picture of its own. */
export const PREVIEW_PICTURE = '/img/og-default.png';

export interface SafeLink {
  href: string;
  external: boolean;
}

function hasControlCharacters(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}

function parseAbsolute(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

/**
 * A link from stored content as it may be shown, or null when it may not (design decision 11): http(s) and mailto
 * addresses, paths of this site and #anchors. Whatever would run code or leave the page in disguise is refused.
 */
export function safeHref(url: string): SafeLink | null {
  const href = url.trim();
  if (href === '' || hasControlCharacters(href)) return null;
  if (href.startsWith('#')) return { href, external: false };
  // '//host' and '/\host' are other sites to a browser.
  if (href.startsWith('/')) return /^\/[/\\]/.test(href) ? null : { href, external: false };
  const absolute = parseAbsolute(href);
  if (absolute === null) return null;
  if (absolute.protocol === 'mailto:') return { href, external: false };
  if (absolute.protocol !== 'http:' && absolute.protocol !== 'https:') return null;
  return { href: absolute.href, external: true };
}

/** A picture's address as it may be loaded: https, http on this machine, or a path of this site; else null. */
export function pictureUrl(url: string | null): string | null {
  if (url === null) return null;
  const address = url.trim();
  if (address === '' || hasControlCharacters(address)) return null;
  if (address.startsWith('/')) return /^\/[/\\]/.test(address) ? null : address;
  const absolute = parseAbsolute(address);
  if (absolute === null) return null;
  if (absolute.protocol === 'https:') return absolute.href;
  if (absolute.protocol !== 'http:') return null;
  if (absolute.hostname === '127.0.0.1' || absolute.hostname === 'localhost') return absolute.href;
  // The old blog's pictures were stored with http; the page's policy loads only https.
  return `https:${absolute.href.slice('http:'.length)}`;
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
