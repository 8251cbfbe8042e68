/** Another address in the place of one that an article names. */
import type { Article } from '../articles/article';
import type { Source } from '../sources/source';

/** What may stand before an address that is part of a longer one: 'https://web.archive.org/web/2013/https://…'. */
const INSIDE = /[\w/=&?%.-]$/;
/** How an address goes on: past a sign of punctuation only where more follows. */
const GOES_ON = /^(?:[\w/%~@+=&#?$*-]|[.,:;!'](?=[\w/]))/;

const replaceOne = (content: string, from: string, to: string): string =>
  content.replaceAll(from, (_, at: number) => {
    const isInside = INSIDE.test(content.slice(Math.max(0, at - 1), at));
    return isInside || GOES_ON.test(content.slice(at + from.length, at + from.length + 2)) ? from : to;
  });

/** An address without the signs that end one in markdown, its tables and HTML: who answers for it may have put them there. */
const closed = (address: string) =>
  address.replace(/[()[\]<>'"|`\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const inHtml = (address: string) => address.replaceAll('&', '&amp;');

/** A text, markdown or HTML, with `to` wherever it names the whole address `from`. */
export function replaceAddress(content: string, from: string, to: string): string {
  const next = closed(to);
  const replaced = replaceOne(content, from, next);
  return inHtml(from) === from ? replaced : replaceOne(replaced, inHtml(from), inHtml(next));
}

type Addressed = Pick<Article, 'contenido' | 'imagenPrincipal' | 'imagenes' | 'imagenesAlt'> & {
  fuentes: readonly Pick<Source, 'enlace' | 'copia'>[];
};

const ARCHIVE = 'https://web.archive.org/';

/** An archived page as the picture itself: with 'im_' the archive gives what it kept, and no page around it. */
const asPicture = (address: string) =>
  address.replace(/^(https:\/\/web\.archive\.org\/web\/\d+)\//, '$1im_/');

/** A source that leads to `from` names an archived copy beside it, what it cites stays what it was; another address takes its place. */
const moved = <One extends Pick<Source, 'enlace' | 'copia'>>(source: One, from: string, to: string): One => {
  if (source.enlace !== from) return source;
  return to.startsWith(ARCHIVE) ? { ...source, copia: to } : { ...source, enlace: to };
};

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
    fuentes: article.fuentes.map((source) => moved(source, from, to)),
  };
  return JSON.stringify(changed) === JSON.stringify(article) ? article : changed;
}
