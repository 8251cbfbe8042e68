/** Every source of the site once, from what each article cites. */
import { remembered } from '../../shared/remembered';
import { queryWords, searchable, searchableMatches } from '../../shared/text/search-text';
import { referenceText } from '../../sources/reference';
import { sameAddress, sameDoi, titleMark } from '../../sources/same-source';
import { EMPTY_SOURCE, type Source } from '../../sources/source';
import type { Citing } from './sources-entry';

/** A source and the articles that cite it. */
export interface ListedSource {
  source: Source;
  articulos: { id: string; titulo: string }[];
}

/** What a page of sources shows. */
export interface SourceIndex {
  fuentes: readonly ListedSource[];
  /** There are more than these. */
  hayMas: boolean;
}

/** What a list says of a source is what is the same in every article that cites it. */
const forList = (source: Source): Source => ({
  ...source,
  clave: '',
  paginas: '',
  copia: '',
  consultado: '',
});

/** So many are drawn, those that most articles cite: a page of all would be too heavy to open. */
export const SOURCES_LISTED = 1000;

/** What one article says of a source. */
interface Citation {
  id: string;
  titulo: string;
  source: Source;
}

/**
 * What more than half of the articles say that cite a source, as the first of them writes it; '' where so many do not agree. One article
 * may be mistaken, or lie: what it says of a source of others must not lead their readers anywhere, or take two sources for one.
 */
function agreed(cited: readonly Citation[], field: 'doi' | 'enlace', same: (said: string) => string): string {
  const counts = new Map<string, number>();
  for (const { source } of cited) {
    const said = same(source[field]);
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  const wins = ({ source }: Citation) => (counts.get(same(source[field])) ?? 0) * 2 > cited.length;
  return cited.find(wins)?.source[field] ?? '';
}

const agreedDoi = (cited: readonly Citation[]) => agreed(cited, 'doi', sameDoi);
const agreedLink = (cited: readonly Citation[]) => agreed(cited, 'enlace', sameAddress);

/** By what a source is known among all: its DOI, else its link, else what it was put together by. */
function markOf(key: string, cited: readonly Citation[]): string {
  const doi = sameDoi(agreedDoi(cited));
  if (doi) return `doi ${doi}`;
  const link = sameAddress(agreedLink(cited));
  return link ? `enlace ${link}` : key;
}

/** What several articles say of one source, as one record: of the first, and what it lacks of the next that has it. */
function completed(cited: readonly Citation[]): Source {
  const [first = EMPTY_SOURCE] = cited.map(({ source }) => source);
  const lent = (field: 'anio' | 'publicadoEn') =>
    cited.map(({ source }) => source[field]).find(Boolean) ?? '';
  return forList({
    ...first,
    autores: cited.map(({ source }) => source.autores).find((names) => names.length > 0) ?? [],
    anio: lent('anio'),
    publicadoEn: lent('publicadoEn'),
    doi: agreedDoi(cited),
    enlace: agreedLink(cited),
  });
}

/** Adds what an article says, unless it is there: one article has one voice. */
function addTo(groups: Map<string, Map<string, Citation>>, key: string, citation: Citation): void {
  const group = groups.get(key) ?? new Map<string, Citation>();
  if (!group.has(citation.id)) group.set(citation.id, citation);
  groups.set(key, group);
}

const byName = (a: ListedSource, b: ListedSource) =>
  referenceText(a.source).localeCompare(referenceText(b.source), 'es');

/**
 * Each source once, by its reference; where there are too many, those most cited. Records of one title and year are of one source, and
 * sources of one DOI or one link, where most of the articles that cite them say so.
 */
export function listSources(citing: readonly Citing[]): SourceIndex {
  const byTitle = new Map<string, Map<string, Citation>>();
  for (const { id, titulo, fuentes } of citing)
    for (const source of fuentes) addTo(byTitle, titleMark(source), { id, titulo, source });
  const byMark = new Map<string, Map<string, Citation>>();
  // What most articles call it comes first: so it is listed.
  const titles = [...byTitle].sort(([, a], [, b]) => b.size - a.size);
  for (const [key, group] of titles) {
    const cited = [...group.values()];
    const mark = markOf(key, cited);
    for (const citation of cited) addTo(byMark, mark, citation);
  }
  const all = [...byMark.values()].map((group): ListedSource => {
    const cited = [...group.values()];
    return { source: completed(cited), articulos: cited.map(({ id, titulo }) => ({ id, titulo })) };
  });
  const listed = all.sort((a, b) => b.articulos.length - a.articulos.length).slice(0, SOURCES_LISTED);
  return { fuentes: listed.sort(byName), hayMas: all.length > listed.length };
}

const searchableOf = remembered(({ source, articulos }: ListedSource) => {
  const titles = articulos.map(({ titulo }) => titulo).join(' ');
  return searchable(`${source.autores.join(' ')} ${referenceText(source)} ${source.doi} ${titles}`);
});

/** The sources in which every word of a query appears: in the reference, or in the titles of the articles that cite them. */
export function findSources(fuentes: readonly ListedSource[], query: string): readonly ListedSource[] {
  const words = queryWords(query);
  if (words.length === 0) return query.trim() === '' ? fuentes : [];
  return fuentes.filter((one) => searchableMatches(searchableOf(one), words));
}
