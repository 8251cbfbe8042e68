import { choice, isMap, type StoredData } from '../shared/stored/stored-fields';
import { keysOf, parsedJson } from '../shared/unknown-value';
import { EMPTY_SOURCE, LINE_LIMITS, SOURCE_KINDS, SOURCE_LIMITS, type Source } from './source';
import { isDay, isDoi, isKey, isWebAddress } from './source-checks';

/** The sources as the article's field `fuentes` holds them: JSON without the fields that are empty; '' for none. */
export function encodeSources(sources: readonly Source[]): string {
  if (sources.length === 0) return '';
  const filled = sources.map((source) =>
    Object.fromEntries(Object.entries(source).filter(([, value]) => value.length > 0)),
  );
  return JSON.stringify(filled);
}

/** One line of a text of any origin, with three marks on a letter at most, without what has no shape, halves of characters among it, of which no address can be made: shorter than what is asked of who writes (clean-source.ts), as every visitor loads it. */
export const asLine = (value: unknown, max: number): string =>
  typeof value === 'string'
    ? value
        .slice(0, max)
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
        .replace(/(\p{M}{3})\p{M}+/gu, '$1')
        .trim()
    : '';

/** One source from a record of any origin; null where it has no key. What makes no sense in it, or leads nowhere, is left out. */
function readSource(stored: StoredData): Source | null {
  const source: Source = { ...EMPTY_SOURCE, tipo: choice(stored, 'tipo', SOURCE_KINDS, 'otro') };
  for (const name of keysOf(LINE_LIMITS)) source[name] = asLine(stored[name], LINE_LIMITS[name]);
  const names: unknown[] = Array.isArray(stored.autores) ? stored.autores : [];
  source.autores = names
    .slice(0, SOURCE_LIMITS.autores)
    .map((name) => asLine(name, SOURCE_LIMITS.autor))
    .filter((name) => name !== '');
  if (!isKey(source.clave)) return null;
  if (!isWebAddress(source.enlace)) source.enlace = '';
  if (!isWebAddress(source.copia)) source.copia = '';
  if (!isDay(source.consultado)) source.consultado = '';
  if (!isDoi(source.doi)) source.doi = '';
  return source;
}

/** Sources from a list of any origin: the first of each key, as many as an article may have. */
export function readSources(list: unknown): Source[] {
  const sources = new Map<string, Source>();
  for (const stored of Array.isArray(list) ? list : []) {
    const source = isMap(stored) ? readSource(stored) : null;
    if (source && !sources.has(source.clave)) sources.set(source.clave, source);
  }
  return [...sources.values()].slice(0, SOURCE_LIMITS.fuentes);
}

/** The sources that the field `fuentes` of a document holds. */
export const parseSources = (stored: unknown): Source[] =>
  readSources(typeof stored === 'string' ? parsedJson(stored) : []);
