/** Sources from CSL-JSON, which Zotero, doi.org and what reads BibTeX and RIS give (https://citeproc-js.readthedocs.io/en/latest/csl-json/). */
import { isMap, type StoredData } from '../shared/stored/stored-fields';
import { cleanLine } from '../shared/text/written-text';
import { bareDoi } from './clean-source';
import { EMPTY_SOURCE, LINE_LIMITS, SOURCE_LIMITS, type Source, type SourceKind } from './source';
import { isDoi, isWebAddress } from './source-checks';

const KINDS: Readonly<Record<string, SourceKind>> = {
  book: 'libro',
  chapter: 'capitulo',
  'entry-encyclopedia': 'capitulo',
  'entry-dictionary': 'capitulo',
  'paper-conference': 'capitulo',
  'article-journal': 'articulo',
  'article-magazine': 'articulo',
  'article-newspaper': 'articulo',
  article: 'articulo',
  webpage: 'web',
  post: 'web',
  'post-weblog': 'web',
  thesis: 'tesis',
  motion_picture: 'video',
  broadcast: 'video',
};

/** Marks of style within a field, which are no words of it. */
const MARKUP = /<\/?(?:i|b|sup|sub|sc|span|em|strong)(?:\s[^<>]*)?>/gi;

function line(item: StoredData, name: string): string {
  const value = item[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cleanLine(value.replace(MARKUP, '')) : '';
}

const listOf = (value: unknown): StoredData[] => (Array.isArray(value) ? value.filter(isMap) : []);

/** 'Welch, John W.', or a name that is not parted as it is. */
function nameOf(name: StoredData): string {
  const family = [line(name, 'non-dropping-particle'), line(name, 'family')].filter(Boolean).join(' ');
  const given = [line(name, 'given'), line(name, 'dropping-particle')].filter(Boolean).join(' ');
  if (family === '') return line(name, 'literal') || given;
  return [family, given, line(name, 'suffix')].filter(Boolean).join(', ');
}

const MARK_OF_EDITORS = [' (ed.)', ' (eds.)'] as const;

const namesIn = (item: StoredData, role: string): string[] =>
  listOf(item[role])
    .map((name) => nameOf(name).slice(0, SOURCE_LIMITS.autor - MARK_OF_EDITORS[1].length))
    .filter(Boolean)
    .slice(0, SOURCE_LIMITS.autores);

/** The numbers of a date: year, month, day; those that are there. */
function dateIn(item: StoredData, name: string): number[] {
  const date = item[name];
  const parts: unknown = isMap(date) && Array.isArray(date['date-parts']) ? date['date-parts'][0] : [];
  const numbers: unknown[] = Array.isArray(parts) ? parts : [];
  return numbers.map(Number).filter(Number.isInteger);
}

function yearOf(item: StoredData): string {
  const [year] = dateIn(item, 'issued');
  if (year !== undefined) return String(year);
  const { issued } = item;
  return isMap(issued) ? line(issued, 'literal') || line(issued, 'raw') : '';
}

function dayOf(item: StoredData, name: string): string {
  const [year, month, day] = dateIn(item, name);
  if (year === undefined || month === undefined || day === undefined) return '';
  return [String(year).padStart(4, '0'), ...[month, day].map((n) => String(n).padStart(2, '0'))].join('-');
}

const withMark = (names: readonly string[]) => {
  const [one, several] = MARK_OF_EDITORS;
  return names.map((name, at) =>
    at < names.length - 1 ? name : name + (names.length === 1 ? one : several),
  );
};

/** Where it was published, in one line. */
function placeOf(item: StoredData, kind: SourceKind): string {
  const container = line(item, 'container-title');
  const publisher = [line(item, 'publisher-place'), line(item, 'publisher')].filter(Boolean).join(': ');
  const number = [line(item, 'volume'), line(item, 'issue')].filter(Boolean).join('/');
  if (kind === 'articulo') return [container || publisher, number].filter(Boolean).join(' ');
  if (kind !== 'capitulo') return [container, publisher].filter(Boolean).join(', ');
  const editors = withMark(namesIn(item, 'editor')).join(' y ');
  const book = [editors, container].filter(Boolean).join(', ');
  return publisher ? `${book} (${publisher})` : book;
}

/** A source, still without a key; null for what has no title. */
export function sourceOfCsl(item: StoredData): Source | null {
  const titulo = line(item, 'title');
  if (titulo === '') return null;
  const kind = line(item, 'type');
  const tipo = (Object.hasOwn(KINDS, kind) && KINDS[kind]) || 'otro';
  const authors = namesIn(item, 'author');
  const enlace = line(item, 'URL');
  const doi = bareDoi(line(item, 'DOI'));
  const fitted = (text: string, name: keyof typeof LINE_LIMITS) => text.slice(0, LINE_LIMITS[name]).trim();
  return {
    ...EMPTY_SOURCE,
    tipo,
    autores: authors.length > 0 ? authors : withMark(namesIn(item, 'editor')),
    anio: fitted(yearOf(item), 'anio'),
    titulo: fitted(titulo, 'titulo'),
    publicadoEn: fitted(placeOf(item, tipo), 'publicadoEn'),
    paginas: fitted(line(item, 'page').replace(/-+/g, '–'), 'paginas'),
    enlace: isWebAddress(enlace) && enlace.length <= LINE_LIMITS.enlace ? enlace : '',
    consultado: dayOf(item, 'accessed'),
    doi: isDoi(doi) && doi.length <= LINE_LIMITS.doi ? doi : '',
  };
}
