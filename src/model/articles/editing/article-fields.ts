import { isTooMuchHtml } from '../../html/html-work';
import { looksLikeHtml } from '../../html/looks-like-html';
import { fileProblem } from '../../images/picture-file';
import * as staff from '../../messages/staff';
import { found } from '../../shared/form-problems';
import { plainParts } from '../../shared/markdown/reading-work';
import { isBlank } from '../../shared/text/blank';
import { characters } from '../../shared/text/characters';
import { cleanLine, cleanText, withoutHarm } from '../../shared/text/written-text';
import { keysOf } from '../../shared/unknown-value';
import { cleanSource } from '../../sources/clean-source';
import { SOURCE_LIMITS, type Source } from '../../sources/source';
import { sourceProblems } from '../../sources/source-problems';
import { encodeSources } from '../../sources/stored-sources';
import type { Article } from '../article';
import { evidenceErrors, storableEvidence } from '../evidence/evidence-form';
import { ARTICLE_LIMITS } from '../limits';
import { readingParts } from '../reading/reading-parts';
import { withoutMarkers } from './upload-markers';

const inGallery = staff.images;

/** Why a file cannot go into an article's gallery, in that place's own words; undefined when it may. */
export function galleryFileProblem(file: { size: number; type: string }): string | undefined {
  if (file.size > 0 && !file.type.startsWith('image/')) return inGallery.unreadable;
  return fileProblem(file);
}

/** Why a picture was not stored, in the gallery's own words. */
export function inGalleryWords(reason: string): string {
  return reason === inGallery.tooBig ? inGallery.galleryTooBig : reason;
}

const EMPTY = {
  titulo: '',
  contenido: '',
  resumen: '',
  categorias: [],
  tags: [],
  estado: 'borrador',
  imagenPrincipal: null,
  imagenes: [],
  imagenesAlt: {},
  pasajesPrincipales: [],
  fuentes: [],
  ficha: null,
} satisfies Partial<Article>;

export type ArticleFields = Pick<Article, keyof typeof EMPTY>;
export const EMPTY_ARTICLE: ArticleFields = EMPTY;
export const ARTICLE_FIELD_NAMES = keysOf(EMPTY);

/** Some of a thing's fields. */
export function pick<T, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;
}

/** The form's fields of something that has them among others: an article, a revision, a kept draft. */
export const articleFieldsOf = (source: ArticleFields): ArticleFields => pick(source, ARTICLE_FIELD_NAMES);

/** Tags as they are typed: comma-separated, each trimmed, those that show nothing dropped (spec 1, section 5), none twice. */
export function parseTags(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => cleanLine(tag).replace(/\s+/g, ' '))
    .filter((tag) => !isBlank(tag));
  return [...new Set(tags)];
}

export function formatTags(tags: readonly string[]): string {
  return tags.join(', ');
}

/** The alternative texts of the pictures that an article has, without the empty ones. */
export function usedAlts({
  imagenPrincipal,
  imagenes,
  imagenesAlt,
}: Pick<ArticleFields, 'imagenPrincipal' | 'imagenes' | 'imagenesAlt'>): ArticleFields['imagenesAlt'] {
  const used = new Set([...imagenes, imagenPrincipal]);
  const kept = Object.entries(imagenesAlt).filter(([url, alt]) => used.has(url) && alt.trim() !== '');
  return Object.fromEntries(
    kept.map(([url, alt]) => [url, cleanLine(alt)]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
}

/** The fields as they are stored: trimmed, without markers of uploads and texts of pictures that are gone. */
export function storableFields(fields: ArticleFields): ArticleFields {
  return {
    ...fields,
    titulo: cleanLine(fields.titulo),
    contenido: withoutHarm(withoutMarkers(fields.contenido)),
    resumen: cleanText(fields.resumen),
    imagenesAlt: usedAlts(fields),
    fuentes: fields.fuentes.map(cleanSource),
    ficha: storableEvidence(fields.ficha),
  };
}

function sameValue(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** The names of the fields in which two articles differ once stored. */
export function changedFields(a: ArticleFields, b: ArticleFields): (keyof ArticleFields)[] {
  const [one, other] = [storableFields(a), storableFields(b)];
  return ARTICLE_FIELD_NAMES.filter((name) => !sameValue(one[name], other[name]));
}

export type ArticleErrors = Partial<Record<keyof ArticleFields, string>>;

const texts = staff.editor.errors;

function tagError(tags: readonly string[]): string | undefined {
  const long = tags.find((tag) => characters(tag) > ARTICLE_LIMITS.tag);
  const wrongTag = long && texts.tagTooLong(long, ARTICLE_LIMITS.tag);
  return over(tags, ARTICLE_LIMITS.tags, texts.tooManyTags) ?? wrongTag;
}

/** https, a path of this site's pictures, or the Storage emulator: what firestore.rules takes for a picture's address. */
const PICTURE_ADDRESS = /^(https:\/\/[^\s/]+\/?|\/img\/|http:\/\/127\.0\.0\.1:9199\/)\S*$/;

/** Whether a picture's address can be stored. */
export function isPictureAddress(address: string): boolean {
  return address.length <= ARTICLE_LIMITS.direccion && PICTURE_ADDRESS.test(address);
}

/** As firestore.rules takes the id of a passage (model/passages). */
const PASSAGE_ID = /^[a-z0-9-]{2,20}\/\d[\d:,/-]{0,99}$/;

/** Whether the passage with this id can be a main one of an article: a list of very many verses cannot. */
export const isMainPassage = (id: string): boolean => PASSAGE_ID.test(id);

/** What is wrong with the alternative text of a picture. */
export function altError(alt: string): string | undefined {
  return over(alt, ARTICLE_LIMITS.alternativa, texts.altTooLong);
}

/** What is wrong with an article that somebody writes: also what readers would see otherwise than it was meant. */
export function writingErrors(fields: ArticleFields): ArticleErrors {
  const errors = articleErrors(fields);
  const { contenido } = fields;
  if (errors.contenido !== undefined) return errors;
  if (looksLikeHtml(contenido))
    return isTooMuchHtml(contenido) ? { ...errors, contenido: texts.tooMuchHtml } : errors;
  const isPlain = plainParts(readingParts(contenido)).includes(true);
  return isPlain ? { ...errors, contenido: texts.tooManyMarks } : errors;
}

function over({ length }: { length: number }, max: number, say: (max: number) => string) {
  return length > max ? say(max) : undefined;
}

/** What is wrong with the first of the sources that cannot be stored, or with all of them together. */
function sourcesError(sources: readonly Source[]): string | undefined {
  const max = SOURCE_LIMITS;
  const wrong = sources.flatMap((source, index) => {
    const others = sources.slice(0, index).map(({ clave }) => clave);
    const [problem] = Object.values(sourceProblems(source, others));
    return problem === undefined ? [] : [staff.sourcesEditor.problems.of(source.titulo, problem)];
  });
  return (
    over(sources, max.fuentes, staff.sourcesEditor.problems.tooMany) ??
    wrong[0] ??
    over(encodeSources(sources), max.texto, staff.sourcesEditor.problems.tooLarge)
  );
}

/** What is wrong with an article that is to be stored, by field; empty when nothing is (spec 1, section 5). */
export function articleErrors(given: ArticleFields): ArticleErrors {
  const { titulo, contenido, resumen, categorias, tags, ...rest } = storableFields(given);
  const { imagenPrincipal, imagenes, imagenesAlt, pasajesPrincipales, fuentes, ficha } = rest;
  const max = ARTICLE_LIMITS;
  const addressProblem = (addresses: readonly string[]) =>
    addresses.every(isPictureAddress) ? undefined : texts.pictureAddress;
  return found({
    titulo: isBlank(titulo) ? texts.titleRequired : over([...titulo], max.titulo, texts.titleTooLong),
    contenido: over(contenido, max.contenido, texts.contentTooLong),
    resumen: over(resumen, max.resumen, texts.summaryTooLong),
    categorias: over(categorias, max.categorias, texts.tooManyCategories),
    tags: tagError(tags),
    imagenPrincipal: imagenPrincipal === null ? undefined : addressProblem([imagenPrincipal]),
    imagenes: over(imagenes, max.imagenes, texts.tooManyPictures) ?? addressProblem(imagenes),
    imagenesAlt: Object.values(imagenesAlt).map(altError).find(Boolean),
    pasajesPrincipales:
      over(pasajesPrincipales, max.pasajesPrincipales, texts.tooManyPassages) ??
      (pasajesPrincipales.every(isMainPassage) ? undefined : texts.passageInvalid),
    fuentes: sourcesError(fuentes),
    ficha: Object.values(evidenceErrors(ficha))[0],
  });
}
