/** Every source of the site once, from what each article cites. */
import { remembered } from '../../shared/remembered';
import { queryWords, searchable, searchableMatches } from '../../shared/text/search-text';
import { referenceText } from '../../sources/reference';
import { marksOf } from '../../sources/same-source';
import type { Source } from '../../sources/source';
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

/** What one record says, with what it lacks from another of the same source. */
function completed(known: Source, other: Source): Source {
  const { doi, enlace, publicadoEn, anio } = known;
  return {
    ...known,
    autores: known.autores.length > 0 ? known.autores : other.autores,
    doi: doi || other.doi,
    enlace: enlace || other.enlace,
    publicadoEn: publicadoEn || other.publicadoEn,
    anio: anio || other.anio,
  };
}

const byName = (a: ListedSource, b: ListedSource) =>
  referenceText(a.source).localeCompare(referenceText(b.source), 'es');

/** Each source once (of one DOI, one link, or one title and year), by its reference; where there are too many, those most cited. */
export function listSources(citing: readonly Citing[]): SourceIndex {
  const byMark = new Map<string, ListedSource>();
  const all = new Set<ListedSource>();
  for (const { id, titulo, fuentes } of citing) {
    for (const source of fuentes) {
      const marks = marksOf(source);
      const same = new Set(marks.flatMap((mark) => byMark.get(mark) ?? []));
      // What has one mark of each of two makes them one.
      const [first = { source: forList(source), articulos: [] }, ...others] = same;
      for (const other of others) {
        first.source = completed(first.source, other.source);
        for (const article of other.articulos)
          if (!first.articulos.some((one) => one.id === article.id)) first.articulos.push(article);
        all.delete(other);
      }
      first.source = completed(first.source, source);
      if (!first.articulos.some((one) => one.id === id)) first.articulos.push({ id, titulo });
      all.add(first);
      for (const mark of marks) byMark.set(mark, first);
      // Those that had been made one before have more marks than their own.
      if (others.length > 0)
        for (const [mark, one] of byMark) if (others.includes(one)) byMark.set(mark, first);
    }
  }
  const listed = [...all].sort((a, b) => b.articulos.length - a.articulos.length).slice(0, SOURCES_LISTED);
  return { fuentes: listed.sort(byName), hayMas: all.size > listed.length };
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
