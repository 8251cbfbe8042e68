import type { Article } from '../article';
import { fingerprint } from './fingerprint';

/**
 * `origen.huella` of an imported article, in three parts: what the blog said, what was stored of it, and which comments
 * were brought. The first tells whether the blog has changed since, the second whether somebody changed the article here,
 * the third whether there are comments to bring.
 */
export interface Huella {
  fuente: string;
  guardado: string;
  comentarios: string;
}

/** In the place of the third part while no comments were brought. */
export const NO_COMMENTS = '0';

export function encodeFingerprint({ fuente, guardado, comentarios }: Huella): string {
  return [fuente, guardado, comentarios].join('.');
}

/** The parts of a mark; null when it is none. */
export function decodeFingerprint(text: string): Huella | null {
  const [fuente, guardado, comentarios, ...more] = text.split('.');
  if (!fuente || !guardado || !comentarios || more.length > 0) return null;
  return { fuente, guardado, comentarios };
}

type Stored = Pick<
  Article,
  | 'titulo'
  | 'contenido'
  | 'resumen'
  | 'slug'
  | 'autor'
  | 'categorias'
  | 'tags'
  | 'imagenPrincipal'
  | 'imagenes'
  | 'estado'
  | 'fechaPublicacion'
>;

/** The second part: everything that an edit here would change, nothing that readers change by reading. */
export function markOfStored(article: Stored): string {
  const { titulo, contenido, resumen, slug, autor, categorias, tags, imagenPrincipal, imagenes } = article;
  return fingerprint([
    ...[titulo, contenido, resumen, slug, autor, categorias, tags, imagenPrincipal, imagenes],
    ...[article.estado, article.fechaPublicacion?.getTime() ?? null],
  ]);
}

/** The third part, for the comments of one article; their order is no matter. */
export function markOfComments(ids: readonly string[]): string {
  return ids.length === 0 ? NO_COMMENTS : fingerprint([...new Set(ids)].sort());
}
