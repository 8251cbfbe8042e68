import { foldText } from '../shared/text/fold-text';
import type { Source } from './source';

const WORDS = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string) => (foldText(text).match(WORDS) ?? []).join(' ');

/** An address without what makes no other page of it. */
const sameAddress = (address: string) =>
  address
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/#.*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase();

/** By what two records are known to be of one source: its DOI, its link, or its title with its year. */
export function marksOf({ doi, enlace, titulo, anio }: Source): string[] {
  const title = wordsOf(titulo);
  return [
    ...(doi ? [`doi ${doi.toLowerCase()}`] : []),
    ...(enlace ? [`enlace ${sameAddress(enlace)}`] : []),
    ...(title ? [`titulo ${title} ${/\d{4}/.exec(anio)?.[0] ?? ''}`] : []),
  ];
}
