import type { Article } from '../article';

const PRIMES = [2654435761, 1597334677, 2246822507, 3266489909] as const;
const TWO_TO_32 = 4294967296;
const LOW_21_BITS = 2097151;

/** 53 bits of a text (mixed as in the well-known cyrb53): not a secret, only a way to tell texts apart. */
function mix(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, PRIMES[0]);
    low = Math.imul(low ^ code, PRIMES[1]);
  }
  const first = Math.imul(high ^ (high >>> 16), PRIMES[2]) ^ Math.imul(low ^ (low >>> 13), PRIMES[3]);
  const second = Math.imul(low ^ (low >>> 16), PRIMES[2]) ^ Math.imul(first ^ (first >>> 13), PRIMES[3]);
  return TWO_TO_32 * (LOW_21_BITS & second) + (first >>> 0);
}

/** A short text (11 signs at most) that is the same for the same values and, as good as always, another for others. */
export function fingerprint(values: readonly unknown[]): string {
  return mix(JSON.stringify(values)).toString(36);
}

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
