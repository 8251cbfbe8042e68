import type { Article, ArticleState } from '../articles/article';
import { BLOGGER_AUTHOR_ID } from '../articles/article-ids';
import { ARTICLE_LIMITS } from '../articles/limits';
import { isTooMuchHtml } from '../html/html-work';
import { fingerprint } from '../shared/stored/fingerprint';
import { isBlank } from '../shared/text/blank';
import { firstCharacters } from '../shared/text/characters';
import { slugify } from '../shared/text/slug';
import { cleanText } from '../shared/text/written-text';
import { pictureUrl } from '../shared/urls';
import type { BloggerEntry } from './entry';
import { gluedNotes } from './glued-notes';
import { encodeFingerprint, fingerprintOf, markOfStored, NO_COMMENTS } from './import-fingerprint';
import { fitted } from './imported-comment';
import type { ImportProblem, ProblemCode } from './problems';

/** An article made of an entry, ready to be written; plain data, so that a worker can hand it over. */
export interface ImportedArticle
  extends Pick<
    Article,
    | 'id'
    | 'titulo'
    | 'contenido'
    | 'resumen'
    | 'slug'
    | 'autor'
    | 'categorias'
    | 'tags'
    | 'imagenPrincipal'
    | 'fechaPublicacion'
    | 'fechaCreacion'
    | 'fechaActualizacion'
  > {
  estado: Extract<ArticleState, 'publicado' | 'borrador'>;
  direccion: string | null;
  /** First part of its mark: what the blog said (model/import/import-fingerprint.ts). */
  fuente: string;
}

export interface Making {
  /** HTML as markdown, null for what cannot be converted; `base` is where its relative addresses begin. */
  toMarkdown: (html: string, base: string | undefined) => string | null;
  /** For each label the category it becomes: an existing one may be written otherwise. */
  categoryOf: (label: string) => string;
  defaultAuthor: string;
}

const PICTURE = /!\[(?:[^\]\\]|\\.)*\]\(<?((?:[^()\s<>]|\([^()\s]*\))+)>?(?:\s+"(?:[^"\\]|\\.)*")?\)/g;
/** What the rules take as a main picture's address: https, or the Storage emulator. */
const KEPT_ADDRESS = /^(?:https:|http:\/\/127\.0\.0\.1:9199\/)/;
const WRITTEN_PICTURE = /<img[^>]+src\s*=\s*["']?data:/i;

/** The addresses of the pictures in a markdown text, in order, each once. */
export function picturesIn(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(PICTURE)].map(([, address = '']) => address))];
}

/** The same text with other addresses for its pictures. */
export function replacePictures(markdown: string, addresses: ReadonlyMap<string, string>): string {
  return markdown.replace(PICTURE, (whole, address: string) => {
    const other = addresses.get(address);
    return other === undefined ? whole : whole.replace(address, () => other);
  });
}

/** The picture of the card: the first one that the site would load. */
function mainPicture(markdown: string): string | null {
  for (const address of picturesIn(markdown)) {
    const url = /^(?:https?:)?\/\//i.test(address) ? pictureUrl(address.replace(/^\/\//, 'https://')) : null;
    if (url !== null && KEPT_ADDRESS.test(url) && url.length <= ARTICLE_LIMITS.direccion) return url;
  }
  return null;
}

/** Labels as categories, as many as an article may have; the others as tags. */
function sortLabels(labels: readonly string[], categoryOf: Making['categoryOf']) {
  const names = [...new Set(labels.map(categoryOf))].filter((name) => !isBlank(name));
  const fits = (name: string) => slugify(name) !== '' && name.length <= ARTICLE_LIMITS.categoria;
  const categorias = names.filter(fits).slice(0, ARTICLE_LIMITS.categorias);
  const rest = names.filter((name) => !categorias.includes(name));
  const tags = [...new Set(rest.map((name) => firstCharacters(name, ARTICLE_LIMITS.tag)))].slice(
    0,
    ARTICLE_LIMITS.tags,
  );
  return { categorias, tags, moved: rest };
}

/** Where an entry's relative addresses begin; unknown where the file names no host. */
export function baseOf({ direccion }: BloggerEntry): string | undefined {
  return direccion?.startsWith('http') ? direccion : undefined;
}

function convert(
  entry: BloggerEntry,
  toMarkdown: Making['toMarkdown'],
): { contenido: string | null; codes: ProblemCode[] } {
  const { html } = entry;
  const codes: ProblemCode[] = [];
  const markdown = toMarkdown(html, baseOf(entry));
  if (markdown === null)
    return { contenido: null, codes: [isTooMuchHtml(html) ? 'demasiado-html' : 'ilegible'] };
  const contenido = cleanText(markdown);
  if (contenido.length > ARTICLE_LIMITS.contenido) return { contenido: null, codes: ['contenido-largo'] };
  if (contenido === '') codes.push('contenido-vacio');
  if (WRITTEN_PICTURE.test(html)) codes.push('imagen-incrustada');
  if (contenido.includes('\ufffd')) codes.push('caracteres');
  return { contenido, codes };
}

/** What the blog said, as far as it decides what is stored. */
function sourceMark(entry: BloggerEntry): string {
  const { titulo, html, resumen, autor, etiquetas, estado, slug } = entry;
  const { publicado, creado, direccion } = entry;
  return fingerprint([titulo, html, resumen, autor, etiquetas, estado, slug, publicado, creado, direccion]);
}

/**
 * The article that an entry becomes (spec 1, sections 3 and 9): drafts and what was scheduled stay drafts, whatever is too
 * long for its field is cut or told. Null when it cannot be brought; the problems say why.
 */
export function makeArticle(
  entry: BloggerEntry,
  id: string,
  making: Making,
): { article: ImportedArticle | null; problems: ImportProblem[] } {
  const named = entry.titulo || entry.slug || id;
  const { contenido, codes } = convert(entry, making.toMarkdown);
  const titulo = fitted(entry.titulo, ARTICLE_LIMITS.titulo) || 'Sin título';
  if (entry.titulo === '') codes.push('sin-titulo');
  if (titulo !== entry.titulo && entry.titulo !== '') codes.push('titulo-largo');
  // Without a date a published article would stand nowhere in the library.
  const estado = entry.estado === 'publicado' && entry.publicado !== null ? 'publicado' : 'borrador';
  if (entry.estado === 'programado') codes.push('programada');
  else if (entry.estado === 'publicado' && entry.publicado === null) codes.push('sin-fecha');
  const { categorias, tags, moved } = sortLabels(entry.etiquetas, making.categoryOf);
  const problems: ImportProblem[] = codes.map((codigo) => ({ codigo, nombre: named, id }));
  if (moved.length > 0) problems.push({ codigo: 'etiquetas', nombre: named, id, detalle: moved.join(', ') });
  if (contenido === null) return { article: null, problems };
  const glued = gluedNotes(contenido);
  if (glued.length > 0)
    problems.push({ codigo: 'notas-pegadas', nombre: named, id, detalle: glued.join(', ') });
  const article: ImportedArticle = {
    id,
    titulo,
    contenido,
    resumen: fitted(entry.resumen, ARTICLE_LIMITS.resumen),
    slug: entry.slug ?? slugify(titulo).slice(0, ARTICLE_LIMITS.slug),
    autor: fitted(entry.autor, ARTICLE_LIMITS.autor) || making.defaultAuthor,
    categorias,
    tags,
    imagenPrincipal: mainPicture(contenido),
    estado,
    fechaPublicacion: estado === 'publicado' ? entry.publicado : null,
    fechaCreacion: entry.creado,
    fechaActualizacion: entry.actualizado,
    direccion: entry.direccion,
    fuente: sourceMark(entry),
  };
  return { article, problems };
}

/** The article as stored. `before`, of an earlier import, gives its counters, shards and comments. */
export function articleOf(imported: ImportedArticle, before: Article | null = null): Article {
  const { fuente, direccion, ...fields } = imported;
  const article: Article = {
    ...fields,
    autorId: BLOGGER_AUTHOR_ID,
    imagenes: [],
    imagenDestacada: null,
    imagenesAlt: {},
    pasajesPrincipales: before?.pasajesPrincipales ?? [],
    fuentes: before?.fuentes ?? [],
    ficha: before?.ficha ?? null,
    borrando: false,
    visitas: before?.visitas ?? 0,
    visitasContadas: before?.visitasContadas ?? 0,
    comentariosCount: before?.comentariosCount ?? 0,
    version: (before?.version ?? 0) + 1,
    revisiones: before?.revisiones ?? 0,
    fragmentos: before?.fragmentos ?? null,
    origen: null,
  };
  const comentarios = (before && fingerprintOf(before)?.comentarios) ?? NO_COMMENTS;
  const huella = encodeFingerprint({ fuente, guardado: markOfStored(article), comentarios });
  return { ...article, origen: { tipo: 'blogger', id: imported.id, huella, direccion } };
}

/** The same article with the pictures that were copied, at their new addresses. */
export function withCopiedPictures(
  imported: ImportedArticle,
  addresses: ReadonlyMap<string, string>,
): ImportedArticle {
  if (addresses.size === 0) return imported;
  const contenido = replacePictures(imported.contenido, addresses);
  // A copy has a longer address: an article at its limit keeps the old ones.
  if (contenido.length > ARTICLE_LIMITS.contenido) return imported;
  return { ...imported, contenido, imagenPrincipal: mainPicture(contenido) };
}
