import { listIn } from '../../shared/unknown-value';
import type { Source } from '../../sources/source';
import { asLine, readSources } from '../../sources/stored-sources';
import type { Article } from '../article';

/** An article of the site and what it cites. */
export interface Citing {
  id: string;
  titulo: string;
  fuentes: readonly Source[];
}

const FORMAT = 1;
/** Leaves room below the 12,000 that the rules allow an entry. */
const ENTRY_MAX = 11_500;
/** Titles that are longer are none of ours: in UTF-16 units, of 200 letters that the rules count one by one. */
const TITLE_MAX = 400;

/** What a list of sources needs of one, in the order of the entry. */
const KEPT = ['tipo', 'autores', 'anio', 'titulo', 'publicadoEn', 'enlace', 'doi'] as const;

/** What the index of sources keeps of an article: as many of its sources as fit; null where it has none, and no entry. */
export function sourcesEntry({ titulo, fuentes }: Pick<Article, 'titulo' | 'fuentes'>): string | null {
  if (fuentes.length === 0) return null;
  const kept: unknown[] = [];
  let length = JSON.stringify(titulo).length;
  for (const source of fuentes) {
    const one = KEPT.map((name) => source[name]);
    length += JSON.stringify(one).length + 1;
    if (length > ENTRY_MAX) break;
    kept.push(one);
  }
  return JSON.stringify([FORMAT, titulo, kept]);
}

/** What an entry says, its sources without what lists do not show; null where it cites nothing, or is no entry. */
export function decodeCiting(id: string, entry: string): Citing | null {
  const [format, titulo, kept] = listIn(entry);
  if (format !== FORMAT || typeof titulo !== 'string' || !Array.isArray(kept)) return null;
  const named = kept.flatMap((one: unknown, index) =>
    Array.isArray(one)
      ? [{ clave: String(index + 1), ...Object.fromEntries(KEPT.map((name, at) => [name, one[at]])) }]
      : [],
  );
  const fuentes = readSources(named);
  return fuentes.length === 0 ? null : { id, titulo: asLine(titulo, TITLE_MAX) || id, fuentes };
}
