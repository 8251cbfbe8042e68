import * as staff from '../messages/staff';
import { found } from '../shared/form-problems';
import { keysOf } from '../shared/unknown-value';
import { LINE_LIMITS, SOURCE_LIMITS, type Source } from './source';
import { isDay, isDoi, isKey, isWebAddress } from './source-checks';

const texts = staff.sourcesEditor.problems;

export type SourceProblems = Partial<Record<keyof Source, string>>;

/** What is wrong with a source, by field; `others` are the keys of the article's other sources. Nothing where it can be stored. */
export function sourceProblems(source: Source, others: readonly string[] = []): SourceProblems {
  const { clave, titulo, autores, enlace, copia, consultado, doi } = source;
  const tooLong: SourceProblems = {};
  for (const name of keysOf(LINE_LIMITS))
    if (source[name].length > LINE_LIMITS[name]) tooLong[name] = texts.tooLong(LINE_LIMITS[name]);
  const taken = others.includes(clave) ? texts.keyTaken(clave) : undefined;
  const longName = autores.some((name) => name.length > SOURCE_LIMITS.autor);
  return {
    ...found({
      clave: isKey(clave) ? taken : texts.key,
      titulo: titulo === '' ? texts.title : undefined,
      autores:
        autores.length > SOURCE_LIMITS.autores || longName
          ? texts.authors(SOURCE_LIMITS.autores, SOURCE_LIMITS.autor)
          : undefined,
      enlace: isWebAddress(enlace) ? undefined : texts.address,
      copia: isWebAddress(copia) ? undefined : texts.address,
      consultado: isDay(consultado) ? undefined : texts.day,
      doi: isDoi(doi) ? undefined : texts.doi,
    }),
    ...tooLong,
  };
}
