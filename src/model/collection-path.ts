import * as staff from './messages/staff';

/** The collections of the site, and what stands in each of their documents. What may be read is the rules' to say. */
const COLLECTIONS: Readonly<Record<string, readonly string[]>> = {
  articulos: ['comentarios', 'revisiones'],
  buscador: [],
  catalogo: [],
  categorias: [],
  foro_categorias: [],
  foro_estadisticas: [],
  foro_indice: [],
  foro_moderacion: [],
  foro_reportes: [],
  foro_respuestas: [],
  foro_temas: [],
  insignias: [],
  mensajes: [],
  perfiles: [],
  sistema: [],
  usuarios: ['notificaciones', 'premios'],
};

/** Offered as suggestions. */
export const KNOWN_COLLECTIONS = Object.keys(COLLECTIONS);

/** Whether the site has such a collection: what it has not, the rules refuse without its being theirs to refuse. */
export function isKnownCollection(parts: readonly string[]): boolean {
  const [top = '', , inner = ''] = parts;
  const within = Object.hasOwn(COLLECTIONS, top) ? COLLECTIONS[top] : undefined;
  if (parts.length === 1) return within !== undefined;
  return parts.length === 3 && within?.includes(inner) === true;
}

/** Firestore's limit for one part of a path, in bytes of UTF-8, and one for the whole. */
const PART_MAX_BYTES = 1500;
const PATH_MAX_BYTES = 6000;
const RESERVED = /^__.*__$/;
/** Half of a character, which no UTF-8 holds. */
const LONE_SURROGATE = /[\ud800-\udfff]/u;

const bytes = (text: string) => new TextEncoder().encode(text).length;

export type CollectionPath = { ok: true; path: string; parts: string[] } | { ok: false; problem: string };

/** A collection's path as typed (outer spaces and slashes do not count), or why Firestore would refuse it. */
export function parseCollectionPath(typed: string): CollectionPath {
  const texts = staff.collectionReader.validation;
  const path = typed
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .trim();
  if (path === '') return { ok: false, problem: texts.required };
  const parts = path.split('/');
  const invalid = parts.some(
    (part) =>
      part.trim() === '' || part === '.' || part === '..' || RESERVED.test(part) || LONE_SURROGATE.test(part),
  );
  if (invalid) return { ok: false, problem: texts.invalid };
  if (bytes(path) > PATH_MAX_BYTES || parts.some((part) => bytes(part) > PART_MAX_BYTES))
    return { ok: false, problem: texts.tooLong };
  if (parts.length % 2 === 0) return { ok: false, problem: texts.isDocument };
  return { ok: true, path, parts };
}
