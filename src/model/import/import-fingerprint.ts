import type { Article } from '../articles/article';
import { fingerprint } from '../shared/stored/fingerprint';

/**
 * `origen.huella` of an imported article, in three parts: what the blog said, what was stored of it, and which comments
 * were brought. The first tells whether the blog has changed since, the second whether somebody changed the article here,
 * the third whether there are comments to bring.
 */
export interface ImportFingerprint {
  fuente: string;
  guardado: string;
  comentarios: string;
}

/** In the place of the third part while no comments were brought. */
export const NO_COMMENTS = '0';

export function encodeFingerprint({ fuente, guardado, comentarios }: ImportFingerprint): string {
  return [fuente, guardado, comentarios].join('.');
}

/** The parts of an article's mark; null when it has none. */
export function fingerprintOf({ origen }: Pick<Article, 'origen'>): ImportFingerprint | null {
  const [fuente, guardado, comentarios, ...more] = (origen?.huella ?? '').split('.');
  if (!fuente || !guardado || !comentarios || more.length > 0) return null;
  return { fuente, guardado, comentarios };
}

const MARKED = [
  'titulo',
  'contenido',
  'resumen',
  'slug',
  'autor',
  'categorias',
  'tags',
  'imagenPrincipal',
  'imagenes',
  'estado',
] as const;

/** The second part: everything that an edit here would change, nothing that readers change by reading. */
export function markOfStored(article: Pick<Article, (typeof MARKED)[number] | 'fechaPublicacion'>): string {
  const fecha = article.fechaPublicacion?.getTime() ?? null;
  return fingerprint([...MARKED.map((field) => article[field]), fecha]);
}

/** The third part, for the comments of one article; their order is no matter. */
export function markOfComments(ids: readonly string[]): string {
  return ids.length === 0 ? NO_COMMENTS : fingerprint([...new Set(ids)].sort());
}
