/** Another address in the place of one that an article names. */
import type { Article } from '../articles/article';
import { fieldOf } from '../shared/unknown-value';

/** What may stand before an address that is part of a longer one: 'https://web.archive.org/web/2013/https://…'. */
const INSIDE = /[\w/=&?%.-]$/;
/** How an address goes on: past a sign of punctuation only where more follows. */
const GOES_ON = /^(?:[\w/%~@+=&#?$*-]|[.,:;!'](?=[\w/]))/;

function replaceOne(content: string, from: string, to: string): string {
  let result = '';
  let rest = content;
  for (;;) {
    const at = rest.indexOf(from);
    if (at < 0) return result + rest;
    const before = result + rest.slice(0, at);
    const after = rest.slice(at + from.length);
    const isWhole = !INSIDE.test(before.slice(-1)) && !GOES_ON.test(after.slice(0, 2));
    result = before + (isWhole ? to : from);
    rest = after;
  }
}

const inHtml = (address: string) => address.replaceAll('&', '&amp;');

/** A text, markdown or HTML, with `to` wherever it names the whole address `from`. */
export function replaceAddress(content: string, from: string, to: string): string {
  const replaced = replaceOne(content, from, to);
  return inHtml(from) === from ? replaced : replaceOne(replaced, inHtml(from), inHtml(to));
}

type Addressed = Pick<Article, 'contenido' | 'imagenPrincipal' | 'imagenes' | 'imagenesAlt'>;

/** An archived page as the picture itself: with 'im_' the archive gives what it kept, and no page around it. */
const asPicture = (address: string) =>
  address.replace(/^(https:\/\/web\.archive\.org\/web\/\d+)\//, '$1im_/');

/** A source that leads to `from` names `to` as its archived copy: what it cites stays what it was. */
function withCopy(source: unknown, from: string, to: string): unknown {
  const isIt = typeof source === 'object' && source !== null && fieldOf(source, 'enlace') === from;
  return isIt ? { ...source, copia: to } : source;
}

/** An article with `to` wherever it named `from`; the same object where it names it nowhere. */
export function withAddress<One extends Addressed>(article: One, from: string, to: string): One {
  const picture = asPicture(to);
  const change = (address: string) => (address === from ? picture : address);
  const contenido = replaceAddress(article.contenido, from, to);
  const imagenPrincipal = article.imagenPrincipal === null ? null : change(article.imagenPrincipal);
  const imagenes = article.imagenes.map(change);
  const alts = Object.entries(article.imagenesAlt).map(([address, alt]) => [change(address), alt]);
  const changed: One = {
    ...article,
    contenido,
    imagenPrincipal,
    imagenes,
    imagenesAlt: Object.fromEntries(alts),
  };
  const sources = fieldOf(article, 'fuentes');
  const next = Array.isArray(sources)
    ? { ...changed, fuentes: sources.map((source: unknown) => withCopy(source, from, to)) }
    : changed;
  return JSON.stringify(next) === JSON.stringify(article) ? article : next;
}
