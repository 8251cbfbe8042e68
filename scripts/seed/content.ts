import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ARTICLE_STATES, type Article, type ArticleState } from '@/model/articles/article';
import { EMPTY_EVIDENCE, type Evidence, parseEvidence } from '@/model/articles/evidence/evidence';
import { evidenceErrors } from '@/model/articles/evidence/evidence-form';
import { EVIDENCE_STATES } from '@/model/articles/evidence/evidence-states';
import type { Category } from '@/model/categories/category';
import type { Comment } from '@/model/comments/comment';
import type { Source } from '@/model/sources/source';
import { sourceProblems } from '@/model/sources/source-problems';
import { readSources } from '@/model/sources/stored-sources';
import { DEMO_ACCOUNTS } from './accounts';
import { CONTENT_DIR } from './content-dir';
import type { Library } from './documents';
import { daysAgo } from './recent';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
/** A Blogger post number. */
const ARTICLE_ID = /^\d{16,19}$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const COLOR = /^#[0-9a-f]{6}$/i;
const PICTURE = /^\/img\/[a-z0-9/-]+\.(?:svg|webp)$/;
/** A whole instant: a date without its time would fall on different days in different places. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const KEYS = [
  ...['id', 'titulo', 'resumen', 'autor', 'cuenta', 'categorias'],
  ...['tags', 'fecha', 'imagen', 'imagenes', 'estado', 'fuentes'],
];

/**
 * The demo library: `categorias.json`, `articulos/<slug>.md`, `fuentes.json` (what they cite), `fichas.json` and `comentarios.json` of the folder, checked and ready to
 * be stored. Throws an Error that begins with the file's name at the first entry that is not as it should be.
 */
export function loadContent(dir: string = CONTENT_DIR): Library {
  const categories = readList(join(dir, 'categorias.json')).map(parseCategory);
  const folder = join(dir, 'articulos');
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const texts = pictureTexts(dir);
  const sources = readBibliography(dir);
  const records = evidenceRecords(dir);
  const articles = files
    .map((name) => parseArticle(readFileSync(join(folder, name), 'utf8'), name, sources))
    .map((article) => ({
      ...article,
      imagenesAlt: textsOf(article, texts),
      ficha: records.get(article.slug) ?? null,
    }));
  refuseStrayRecords(records, articles);
  refuseRepeatedIds(articles, files);
  const byId = new Map(articles.map((article) => [article.id, article]));
  const comments = readList(join(dir, 'comentarios.json')).map((entry, index) =>
    parseComment(entry, index, byId),
  );
  const counted = articles.map((article) => ({
    ...article,
    comentariosCount: comments.filter(({ articuloId }) => articuloId === article.id).length,
  }));
  return { categories, articles: counted, comments };
}

type Bibliography = ReadonlyMap<string, Source>;

/** Every work that articles cite, by its key; a folder without such a file has none. Throws at the first that is not as it should be. */
function readBibliography(dir: string): Bibliography {
  const path = join(dir, 'fuentes.json');
  if (!existsSync(path)) return new Map();
  const file = basename(path);
  const fields = record(JSON.parse(readFileSync(path, 'utf8')), file);
  return new Map(
    [...fields].map(([clave, entry]) => {
      const given = Object.fromEntries(record(entry, file));
      const [source] = readSources([{ clave, ...given }]);
      const problem = source && Object.values(sourceProblems(source))[0];
      const isWhole =
        source &&
        Object.entries(given).every(
          ([name, value]) => JSON.stringify(Reflect.get(source, name)) === JSON.stringify(value),
        );
      if (!source || problem !== undefined || !isWhole)
        throw bad(file, `«${clave}»: ${problem ?? 'it is not a source'}`);
      return [clave, source];
    }),
  );
}

/** What is to be seen in pictures, and whose they are, by their addresses; a folder without such a file has none. */
function pictureTexts(dir: string): ReadonlyMap<string, string> {
  const path = join(dir, 'imagenes.json');
  if (!existsSync(path)) return new Map();
  const fields = record(JSON.parse(readFileSync(path, 'utf8')), basename(path));
  return new Map([...fields.keys()].map((address) => [address, text(fields, address, basename(path))]));
}

/** The records of evidence, by the slugs of their articles; a folder without such a file has none. */
function evidenceRecords(dir: string): ReadonlyMap<string, Evidence> {
  const path = join(dir, 'fichas.json');
  if (!existsSync(path)) return new Map();
  const all = record(JSON.parse(readFileSync(path, 'utf8')), basename(path));
  return new Map([...all].map(([slug, entry]) => [slug, parseRecord(entry, `fichas.json[${slug}]`)]));
}

function parseRecord(entry: unknown, file: string): Evidence {
  const fields = record(entry, file);
  const unknown = [...fields.keys()].find((key) => !(key in EMPTY_EVIDENCE));
  if (unknown !== undefined) throw bad(file, `the key «${unknown}» is unknown`);
  if (!EVIDENCE_STATES.some((name) => name === fields.get('estado'))) throw bad(file, 'its «estado» is none');
  const evidence = parseEvidence(entry);
  const [problem] = evidence === null ? ['it says nothing'] : Object.values(evidenceErrors(evidence));
  if (evidence === null || problem !== undefined) throw bad(file, problem ?? '');
  return evidence;
}

function refuseStrayRecords(records: ReadonlyMap<string, Evidence>, articles: readonly Article[]): void {
  const slugs = new Set(articles.map(({ slug }) => slug));
  for (const slug of records.keys())
    if (!slugs.has(slug)) throw bad(`fichas.json[${slug}]`, 'its article does not exist');
}

/** The texts of the pictures that an article shows outside of its text. */
function textsOf(article: Article, texts: ReadonlyMap<string, string>): Article['imagenesAlt'] {
  const shown = new Set([article.imagenPrincipal, ...article.imagenes]);
  return Object.fromEntries([...texts].filter(([address]) => shown.has(address)));
}

/** One article from its markdown file with front matter; the file's name gives the slug. Throws with the file's name. */
export function parseArticle(source: string, file: string, sources: Bibliography = new Map()): Article {
  const [, head, body] = FRONT_MATTER.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw bad(file, 'it does not begin with front matter');
  const fields = parseFrontMatter(head, file);
  const fecha = instant(required(fields, 'fecha', file), file);
  const estado = state(required(fields, 'estado', file), file);
  const imagen = matching(PICTURE, required(fields, 'imagen', file), 'imagen', file);
  return {
    id: matching(ARTICLE_ID, required(fields, 'id', file), 'id', file),
    titulo: required(fields, 'titulo', file),
    contenido: body.trim(),
    resumen: fields.get('resumen') ?? '',
    slug: matching(SLUG, basename(file, '.md'), 'file name', file),
    ...author(fields, file),
    categorias: list(required(fields, 'categorias', file)),
    tags: list(required(fields, 'tags', file)),
    imagenPrincipal: imagen,
    imagenes: list(fields.get('imagenes') ?? '').map((path) => matching(PICTURE, path, 'imagenes', file)),
    imagenDestacada: null,
    estado,
    fechaCreacion: fecha,
    fechaActualizacion: fecha,
    fechaPublicacion: estado === 'borrador' ? null : fecha,
    visitas: 0,
    visitasContadas: 0,
    comentariosCount: 0,
    version: 0,
    revisiones: 0,
    imagenesAlt: {},
    pasajesPrincipales: [],
    fuentes: list(fields.get('fuentes') ?? '').map((clave) => {
      const cited = sources.get(clave);
      if (!cited) throw bad(file, `the source «${clave}» is not in fuentes.json`);
      return cited;
    }),
    ficha: null,
    origen: null,
    borrando: false,
    fragmentos: null,
  };
}

/** `clave: valor`, one a line; the value may hold colons. */
function parseFrontMatter(head: string, file: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of head.split('\n')) {
    const colon = line.indexOf(': ');
    const key = line.slice(0, colon);
    const value = line.slice(colon + 2).trim();
    if (colon < 1 || value === '') throw bad(file, `«${line}» is not «clave: valor»`);
    if (!KEYS.includes(key)) throw bad(file, `the key «${key}» is unknown`);
    if (fields.has(key)) throw bad(file, `the key «${key}» is there twice`);
    fields.set(key, value);
  }
  return fields;
}

function author(fields: ReadonlyMap<string, string>, file: string): Pick<Article, 'autor' | 'autorId'> {
  const autor = required(fields, 'autor', file);
  const uid = `demo-${required(fields, 'cuenta', file)}`;
  const account = DEMO_ACCOUNTS.find((item) => item.uid === uid);
  if (account?.nombre !== autor) throw bad(file, `«${autor}» is not the name of the account ${uid}`);
  return { autor, autorId: uid };
}

function parseCategory(entry: unknown, index: number): Category {
  const file = `categorias.json[${index}]`;
  const fields = record(entry, file);
  const slug = matching(SLUG, text(fields, 'slug', file), 'slug', file);
  return {
    id: slug,
    nombre: text(fields, 'nombre', file),
    descripcion: text(fields, 'descripcion', file),
    slug,
    color: matching(COLOR, text(fields, 'color', file), 'color', file),
  };
}

function parseComment(entry: unknown, index: number, articles: ReadonlyMap<string, Article>): Comment {
  const file = `comentarios.json[${index}]`;
  const fields = record(entry, file);
  const article = articles.get(text(fields, 'articulo', file));
  if (!article) throw bad(file, 'its article does not exist');
  const autor = text(fields, 'autor', file);
  const fecha = instant(text(fields, 'fecha', file), file);
  const account = DEMO_ACCOUNTS.find(({ nombre }) => nombre === autor);
  return {
    id: `demo-${String(index + 1).padStart(3, '0')}`,
    autor,
    autorId: account?.uid ?? null,
    autorAvatar: account?.avatar ?? null,
    autorRol: account?.rol ?? null,
    contenido: text(fields, 'contenido', file),
    fechaPublicacion: fecha,
    fechaActualizacion: fecha,
    articuloId: article.id,
    articuloTitulo: article.titulo,
    respuestaA: fields.has('respuestaA') ? text(fields, 'respuestaA', file) : null,
  };
}

function refuseRepeatedIds(articles: readonly Article[], files: readonly string[]): void {
  const seen = new Set<string>();
  articles.forEach(({ id }, index) => {
    if (seen.has(id)) throw bad(files[index] ?? id, `the id ${id} belongs to another article`);
    seen.add(id);
  });
}

function readList(path: string): unknown[] {
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(parsed)) throw bad(basename(path), 'it is not a list');
  return parsed;
}

function record(entry: unknown, file: string): Map<string, unknown> {
  if (typeof entry !== 'object' || entry === null) throw bad(file, 'it is not an object');
  return new Map(Object.entries(entry));
}

function text(fields: ReadonlyMap<string, unknown>, key: string, file: string): string {
  const value = fields.get(key);
  if (typeof value !== 'string' || value.trim() === '') throw bad(file, `«${key}» is missing`);
  return value;
}

function required(fields: ReadonlyMap<string, string>, key: string, file: string): string {
  const value = fields.get(key);
  if (value === undefined) throw bad(file, `«${key}» is missing`);
  return value;
}

function matching(pattern: RegExp, value: string, key: string, file: string): string {
  if (!pattern.test(value)) throw bad(file, `«${key}» cannot be «${value}»`);
  return value;
}

/** A whole instant, or so many days before today. */
function instant(value: string, file: string): Date {
  const ago = daysAgo(value);
  if (ago) return ago;
  const date = new Date(value);
  if (!INSTANT.test(value) || Number.isNaN(date.getTime())) throw bad(file, `«fecha» cannot be «${value}»`);
  return date;
}

function state(value: string, file: string): ArticleState {
  const known = ARTICLE_STATES.find((name) => name === value);
  if (known === undefined) throw bad(file, `«estado» cannot be «${value}»`);
  return known;
}

function list(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function bad(file: string, reason: string): Error {
  return new Error(`${file}: ${reason}`);
}
