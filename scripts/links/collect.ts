/** The outside addresses that articles name, and where. */
import type { Definition, Image, Link, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import type { Article } from '@/model/articles/article';
import { looksLikeHtml } from '@/model/html/looks-like-html';
import { LINK_PLACES, type LinkPlace, type LinkUse } from '@/model/links/link-report';
import { isOutside } from './outside';

const IN_HTML = /\b(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

interface Named {
  address: string;
  lugar: LinkPlace;
}

function inHtml(html: string): Named[] {
  return [...html.matchAll(IN_HTML)].map(([, attribute, quoted, single]) => ({
    address: (quoted ?? single ?? '').replaceAll('&amp;', '&').trim(),
    lugar: attribute?.toLowerCase() === 'src' ? 'imagen' : 'texto',
  }));
}

function inMarkdown(markdown: string): Named[] {
  const tree: Root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const found: Named[] = [];
  visit(tree, ['link', 'definition', 'image'], (node) => {
    const { type, url } = node as Link | Definition | Image;
    found.push({ address: url, lugar: type === 'image' ? 'imagen' : 'texto' });
  });
  return found;
}

/** Its sources' links; one that has an archived copy is mended. */
const inSources = ({ fuentes }: Article): Named[] =>
  fuentes.flatMap(({ enlace, copia }) =>
    enlace === '' || copia !== '' ? [] : [{ address: enlace, lugar: 'fuente' }],
  );

function inArticle(article: Article): Named[] {
  const { contenido, imagenPrincipal, imagenes } = article;
  const pictures = imagenPrincipal === null ? imagenes : [imagenPrincipal, ...imagenes];
  return [
    ...(looksLikeHtml(contenido) ? inHtml(contenido) : inMarkdown(contenido)),
    ...pictures.map((address): Named => ({ address, lugar: 'imagen' })),
    ...inSources(article),
  ];
}

/** Addresses of the outside, each with the articles that name it, in the order in which they are found. */
export class CollectedLinks {
  readonly uses = new Map<string, LinkUse[]>();
  readonly #isOwn: (address: URL) => boolean;

  /** `isOwn` tells the site's own addresses, which are not looked at. */
  constructor(isOwn: (address: URL) => boolean) {
    this.#isOwn = isOwn;
  }

  add(article: Article): void {
    const { id, titulo } = article;
    const named = inArticle(article);
    for (const lugar of LINK_PLACES) {
      for (const { address } of named.filter((one) => one.lugar === lugar)) {
        if (!isOutside(address, this.#isOwn)) continue;
        const uses = this.uses.get(address) ?? [];
        if (!uses.some((use) => use.articulo === id)) uses.push({ articulo: id, titulo, lugar });
        this.uses.set(address, uses);
      }
    }
  }
}
