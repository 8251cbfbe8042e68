import { ARTICLE_STATES, type Article } from '@/model/article';
import { slugify } from '@/model/slug';
import { choice, count, date, map, type StoredData, text, textOrNull, texts } from './parse';

/** Where a document of an article lives. */
export const ARTICLES = 'articulos';

function shardsOf(data: StoredData): Article['fragmentos'] {
  const stored = map(data, 'fragmentos');
  const catalogo = stored && textOrNull(stored, 'catalogo');
  const buscador = stored && textOrNull(stored, 'buscador');
  return catalogo && buscador ? { catalogo, buscador } : null;
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
    comentariosCount: count(data, 'comentariosCount'),
    fragmentos: shardsOf(data),
  };
}
