import { cleanLine } from '../shared/text/written-text';
import { keysOf } from '../shared/unknown-value';
import { EMPTY_SOURCE, LINE_LIMITS, type Source } from './source';

/** A source as it is stored: every text one line, without what leads nowhere. */
export function cleanSource(source: Source): Source {
  const clean: Source = { ...EMPTY_SOURCE, tipo: source.tipo };
  clean.autores = source.autores.map(cleanLine).filter((name) => name !== '');
  for (const name of keysOf(LINE_LIMITS)) clean[name] = cleanLine(source[name]);
  clean.doi = bareDoi(clean.doi);
  return clean;
}

/** '10.2307/3260186' of the ways in which people write it. */
export const bareDoi = (doi: string): string =>
  doi.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)\s*/i, '');
