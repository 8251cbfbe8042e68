import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import { ARTICLE_STATES, type Article } from '@/model/articles/article';
import { articleShards, SHARD_KINDS } from '@/model/articles/catalogue/catalogue';
import { parseEvidence } from '@/model/articles/evidence/evidence';
import { messages } from '@/model/messages';
import {
  choice,
  count,
  date,
  map,
  type StoredData,
  text,
  textMap,
  textOrNull,
  texts,
} from '@/model/shared/stored/stored-fields';
import { slugify } from '@/model/shared/text/slug';
import { parseSources } from '@/model/sources/stored-sources';
import { ServiceError, toServiceError } from '../firestore/errors';
import { recordView, type ViewOptions } from '../firestore/views';

/** Where a document of an article lives. */
export const ARTICLES = 'articulos';
/** What hangs from each of them. */
export const COMMENTS = 'comentarios';

function shardsOf(data: StoredData): Article['fragmentos'] {
  const stored = map(data, 'fragmentos');
  if (!stored) return null;
  return articleShards(Object.fromEntries(SHARD_KINDS.map((name) => [name, textOrNull(stored, name)])));
}

function originOf(data: StoredData): Article['origen'] {
  const stored = map(data, 'origen');
  if (stored?.tipo !== 'blogger') return null;
  const direccion = textOrNull(stored, 'direccion');
  return { tipo: 'blogger', id: text(stored, 'id'), huella: text(stored, 'huella'), direccion };
}

/** An article from its document; the fields that are missing or make no sense get the spec's defaults. */
export function parseArticle(id: string, data: StoredData): Article {
  const titulo = text(data, 'titulo', 'Sin título');
  return {
    id,
    titulo,
    contenido: text(data, 'contenido'),
    resumen: text(data, 'resumen'),
    slug: text(data, 'slug') || slugify(titulo),
    autorId: text(data, 'autorId'),
    autor: text(data, 'autor'),
    categorias: texts(data, 'categorias'),
    tags: texts(data, 'tags'),
    imagenPrincipal: textOrNull(data, 'imagenPrincipal'),
    imagenes: texts(data, 'imagenes'),
    imagenDestacada: textOrNull(data, 'imagenDestacada'),
    estado: choice(data, 'estado', ARTICLE_STATES, 'borrador'),
    fechaCreacion: date(data, 'fechaCreacion'),
    fechaActualizacion: date(data, 'fechaActualizacion'),
    fechaPublicacion: date(data, 'fechaPublicacion'),
    visitas: count(data, 'visitas'),
    visitasContadas: count(data, 'visitasContadas'),
    comentariosCount: count(data, 'comentariosCount'),
    version: count(data, 'version'),
    revisiones: count(data, 'revisiones'),
    imagenesAlt: textMap(data, 'imagenesAlt'),
    pasajesPrincipales: texts(data, 'pasajesPrincipales'),
    fuentes: parseSources(data.fuentes),
    ficha: parseEvidence(data.ficha),
    origen: originOf(data),
    borrando: data.borrando === true,
    fragmentos: shardsOf(data),
  };
}

/** One article. Throws ServiceError: 'not-found' also for a draft, so that nobody learns that there is one. */
export async function fetchArticle(db: Firestore, id: string): Promise<Article> {
  try {
    const document = await getDoc(doc(db, ARTICLES, id));
    if (document.exists()) return parseArticle(document.id, document.data());
  } catch (cause) {
    const error = toServiceError(cause);
    if (error.code !== 'permission-denied') throw error;
    throw new ServiceError('not-found', { message: messages.errors.byCode['not-found'], cause });
  }
  throw new ServiceError('not-found');
}

/** Counts one visit of a published article (recordView). Throws ServiceError. */
export const recordVisit = (
  db: Firestore,
  { id, visitasContadas }: Pick<Article, 'id' | 'visitasContadas'>,
  options?: ViewOptions,
): Promise<void> => recordView(db, 'articulo', id, visitasContadas, options);
