import { listIn } from '../../shared/unknown-value';

/** A passage and how central it is to a text, the greater the more: see `WEIGHT`. */
export type Weighed = readonly [passage: string, weight: number];

/**
 * What makes a passage central: that the author says so, then that title, summary, record or tags name it, then how often the text does (at
 * most `most` times are told apart).
 */
export const WEIGHT = { main: 200, named: 100, most: 99 } as const;

/** A text of the site and the passages that it treats, the most central first. */
export interface Treating {
  id: string;
  titulo: string;
  pasajes: readonly Weighed[];
}

const FORMAT = 1;
/** Leaves room below the 8,000 that the rules allow an entry. */
const PASSAGES_MAX = 7000;
/** Titles that are longer are none of ours: in UTF-16 units, of 200 letters that the rules count one by one. */
const TITLE_MAX = 400;
const ONE = /^([a-z0-9-]+\/[\d:,/-]+)\*(\d{1,3})$/;

/** A list of passages as a string: '1-ne/16/34*203 alma/36*1'; as many as fit. */
function writeWeighed(pasajes: readonly Weighed[]): string {
  const text = pasajes.map(([passage, weight]) => `${passage}*${weight}`).join(' ');
  return text.length <= PASSAGES_MAX ? text : text.slice(0, text.lastIndexOf(' ', PASSAGES_MAX));
}

/** The entry of a text in the index of passages, a short one where it treats none. */
export function encodeTreating({ titulo, pasajes }: Omit<Treating, 'id'>): string {
  return pasajes.length === 0 ? '' : JSON.stringify([FORMAT, titulo, writeWeighed(pasajes)]);
}

/** What an entry says; null where it treats no passage, or is no entry. What makes no sense in it is left out. */
export function decodeTreating(id: string, entry: string): Treating | null {
  if (entry === '') return null;
  const [format, titulo, written] = listIn(entry);
  if (format !== FORMAT || typeof titulo !== 'string' || typeof written !== 'string') return null;
  const pasajes = written.split(' ').flatMap((one): Weighed[] => {
    const [, passage, weight] = ONE.exec(one) ?? [];
    return passage === undefined ? [] : [[passage, Number(weight)]];
  });
  return pasajes.length === 0 ? null : { id, titulo: titulo.slice(0, TITLE_MAX), pasajes };
}
