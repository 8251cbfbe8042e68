import { foldText } from '../shared/text/fold-text';
import type { Source } from './source';

const WORDS = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string) => (foldText(text).match(WORDS) ?? []).join(' ');

/** An address without what makes no other page of it; '' for none. */
export const sameAddress = (address: string): string =>
  address
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/#.*$/, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();

/** A DOI as it is compared: capitals make no other of it. */
export const sameDoi = (doi: string): string => doi.toLowerCase();

/** A source by its title and year; one without a title by its DOI or its link. */
export function titleMark({ titulo, anio, doi, enlace }: Source): string {
  const title = wordsOf(titulo);
  if (title === '') return `sin titulo ${sameDoi(doi) || sameAddress(enlace)}`;
  return `titulo ${title} ${/\d{4}/.exec(anio)?.[0] ?? ''}`;
}

/** By what a record that is pasted is known to be there already: its DOI, its link, or its title with its year. */
export function marksOf(source: Source): string[] {
  const { doi, enlace, titulo } = source;
  return [
    ...(doi ? [`doi ${sameDoi(doi)}`] : []),
    ...(enlace ? [`enlace ${sameAddress(enlace)}`] : []),
    ...(wordsOf(titulo) ? [titleMark(source)] : []),
  ];
}
