import * as staff from '../../messages/staff';

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
  foro_vistas: [],
  fuentes: [],
  insignias: [],
  mensajes: [],
  pasajes: [],
  perfiles: [],
  sistema: [],
  usuarios: ['notificaciones', 'premios'],
  visitas: [],
};

export const KNOWN_COLLECTIONS = Object.keys(COLLECTIONS);

/** Whether the site has such a collection: what it has not, the rules refuse without its being theirs to refuse. */
export function isKnownCollection(path: string): boolean {
  const [top = '', , inner, ...deeper] = path.split('/');
  const within = Object.hasOwn(COLLECTIONS, top) ? COLLECTIONS[top] : undefined;
  return within !== undefined && deeper.length === 0 && (inner === undefined || within.includes(inner));
}

/** A collection's path as typed (outer spaces and slashes do not count), and why it is none; Firestore may refuse others. */
export function parseCollectionPath(typed: string): { path: string; problem?: string } {
  const texts = staff.collectionReader.validation;
  const path = typed
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .trim();
  if (path === '') return { path, problem: texts.required };
  const parts = path.split('/');
  // An address would take dots for a way to another place.
  if (parts.some((part) => ['', '.', '..'].includes(part.trim()))) return { path, problem: texts.invalid };
  return parts.length % 2 === 0 ? { path, problem: texts.isDocument } : { path };
}
