import { GOOGLE_HOSTS, SIZE_PART, SIZE_TAIL } from '../images/picture-sizes';

/** Where relative addresses of a text begin: the old address of the article, where it is known. */
export type Base = string | undefined;

function absolute(address: string, base: Base): string | null {
  try {
    return new URL(address, base).href;
  } catch {
    return null;
  }
}

/** What would end an address in markdown. */
function encoded(address: string): string {
  return address.replace(/[\s"<>\\`\ufdd0-\ufdef]/g, (character) => encodeURIComponent(character));
}

const BY_GOOGLE = /^(?:https?:)?\/\/(?:www\.)?google\.[a-z.]+\/url\?/i;

/** Where a link leads that Google put itself before: its documents, mails and results do. */
function unwrapped(address: string): string {
  if (!BY_GOOGLE.test(address)) return address;
  const { searchParams } = new URL(address.replace(/^\/\//, 'https://'));
  const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
  return /^https?:\/\/\S/i.test(target) ? target : address;
}

/** Where a link leads, as an article keeps it; null where it leads nowhere outside its own page. */
export function keptAddress(raw: string | null, base?: Base): string | null {
  const address = unwrapped((raw ?? '').replace(/[\t\r\n]/g, '').trim());
  if (address === '' || address.startsWith('#')) return null;
  if (/^(?:https?:\/\/|mailto:)\S/i.test(address)) return encoded(address);
  if (address.startsWith('//')) return encoded(`https:${address}`);
  if (/^www\.[\w-]+\.\w/i.test(address)) return encoded(`https://${address}`);
  // A path has no colon before its first slash.
  if (/^[^/?#]*:/.test(address)) return null;
  const whole = base === undefined ? null : absolute(address, base);
  return encoded(whole ?? address);
}

const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|bmp)(?:[?#]|$)/i;

/** A wiki's page about a picture is named like it: 'https://es.wikipedia.org/wiki/Archivo:Marib.jpg'. */
const WIKI_PAGE = /[/=](?:Archivo|Imagen|File|Image|Ficheiro|Imagem|Fichier|Datei|Bild|Fitxer):[^/]+$/i;

/** Whether a link leads to a picture itself rather than to a page. */
export function leadsToPicture(address: string): boolean {
  if (WIKI_PAGE.test(address)) return false;
  return PICTURE_FILE.test(address) || (GOOGLE_HOSTS.test(address) && SIZE_PART.test(address));
}

/** The biggest copy of a picture that Google keeps and that a page still likes to load; others as they are. */
export function biggest(address: string): string {
  if (!GOOGLE_HOSTS.test(address)) return address;
  return address.replace(SIZE_PART, '/s1600/').replace(SIZE_TAIL, '=s1600');
}

/** Pictures of one pixel by which readers were counted. */
function isCounter(image: Element): boolean {
  const size = (name: string) => (image.getAttribute(name) ?? '').trim();
  return /^[01](?:px)?$/.test(size('width')) && /^[01](?:px)?$/.test(size('height'));
}

/** Where a picture is; null for one that has no address that an article could keep, and for counters. */
export function pictureAddress(image: Element, base?: Base): string | null {
  if (isCounter(image)) return null;
  const candidates = ['src', 'data-src', 'data-original', 'data-lazy-src'].map((name) =>
    (image.getAttribute(name) ?? '').replace(/[\t\r\n]/g, '').trim(),
  );
  const found = candidates.find(
    (address) => address !== '' && !/^(?:data|blob|file|about|cid):/i.test(address),
  );
  const address = found === undefined ? null : keptAddress(found, base);
  // Parentheses would end a picture's address, or need a sign before them that is no part of it.
  return address?.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29')) ?? null;
}
