import { CREDIT } from './picture-caption';

/** A part of what stands under a picture; `href` where it is the name of a licence that can be read. */
export interface CaptionPart {
  text: string;
  href?: string;
}

/** What stands under a picture: what it shows, then whose it is and what may be done with it. */
export interface PictureCaption {
  words: string;
  credit: readonly CaptionPart[];
}

/** Licences whose text has an address that their name tells. */
const LICENCE = /\bCC[ -]?(BY(?:-(?:NC|ND|SA)){0,2})[ -]([1-4]\.\d)\b|\bCC0(?: 1\.0)?\b|\bdominio público\b/i;
const COMMONS = 'https://creativecommons.org';

function licenceHref([all, kind, version]: RegExpExecArray): string {
  if (kind !== undefined) return `${COMMONS}/licenses/${kind.toLowerCase()}/${version}/deed.es`;
  const page = all.toLowerCase().startsWith('cc0') ? 'zero' : 'mark';
  return `${COMMONS}/publicdomain/${page}/1.0/deed.es`;
}

function creditParts(credit: string): CaptionPart[] {
  const licence = LICENCE.exec(credit);
  if (!licence) return [{ text: credit }];
  const [name] = licence;
  const end = licence.index + name.length;
  return [
    { text: credit.slice(0, licence.index) },
    { text: name, href: licenceHref(licence) },
    { text: credit.slice(end) },
  ].filter(({ text }) => text !== '');
}

/**
 * Reads what an author writes under a picture: 'Altar de Bar'an. Foto: W. Glanzman. Licencia: CC BY-SA 4.0'. From the first word that
 * names a source it is the credit; the name of a known licence leads to its text.
 */
export function readCaption(text: string): PictureCaption {
  const start = CREDIT.exec(text)?.index ?? text.length;
  const credit = text.slice(start).trim();
  return { words: text.slice(0, start).trim(), credit: credit === '' ? [] : creditParts(credit) };
}
