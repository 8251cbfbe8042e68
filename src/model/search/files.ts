import { askedOnce } from '../shared/asked-once';
/**
 * An index as files that the publication writes and a browser brings a few of (docs/search.md): terms with their texts, in order, a part
 * a file; words by their first sound; and a small file that says what there is. Each file of an index lies in the folder of its edition,
 * so that none of two editions meet, and what was brought once is good for ever.
 */

import { foldText } from '../shared/text/fold-text';
import { fieldOf, textOf } from '../shared/unknown-value';
import type { Index } from './build';
import { firstFrom, type IndexSource, MOST_TERMS, soundKey, type Term, termsBeginning } from './source';
import { plain } from './words';

/** The folder of the site that holds them, and the file that says which edition is current. */
export const INDEX_FOLDER = 'indice';
export const INDEX_HEAD = `${INDEX_FOLDER}/indice.json`;

/** Another number is another form of the files: who knows the old one takes them for none. */
export const INDEX_FORMAT = 1;

/** What the index says of itself. */
export interface IndexHead {
  formato: number;
  edicion: string;
  /** How many texts there are. */
  textos: number;
  /** The first term of each part. */
  partes: readonly string[];
  /** The first sounds of words that have a list, and how long it is, in characters. */
  sonidos: Readonly<Record<string, number>>;
  /** Until when the catalogue was read that it was made from: seconds and nanoseconds. */
  hasta: readonly [seconds: number, nanoseconds: number];
  /** The categories that have articles, each with how many. */
  categorias: readonly (readonly [nombre: string, total: number])[];
}

/** What is kept of a text to show it: its entry in the catalogue, and its words without marks, from their beginning. */
export interface SearchText {
  id: string;
  tarjeta: string;
  texto: string;
}

/** Characters of a part, before it is packed for sending; about a third of that is sent. */
const PART_LENGTH = 40_000;
/** All lists of words are looked through where they are no more than this together, in characters. */
const ALL_SOUNDS = 150_000;
/** A beginning of a word brings so many parts. */
const PARTS_AT_ONCE = 2;

export const partFile = ({ edicion }: Pick<IndexHead, 'edicion'>, part: number): string =>
  `${INDEX_FOLDER}/${edicion}/p${part}.json`;
export const soundFile = ({ edicion }: Pick<IndexHead, 'edicion'>, sound: string): string =>
  `${INDEX_FOLDER}/${edicion}/s-${sound.codePointAt(0)?.toString(36)}.json`;
export const textFile = ({ edicion }: Pick<IndexHead, 'edicion'>, place: number): string =>
  `${INDEX_FOLDER}/${edicion}/t${place}.json`;

/** The ids of all texts, in their order. */
export const idsFile = ({ edicion }: Pick<IndexHead, 'edicion'>): string =>
  `${INDEX_FOLDER}/${edicion}/ids.json`;

/** Texts are told by how far each is from the one before: small numbers pack better. */
function writePostings(postings: readonly number[]): number[] {
  let before = 0;
  return postings.map((number, at) => {
    if (at % 2 === 1) return number;
    const step = number - before;
    before = number;
    return step;
  });
}

function readPostings(written: readonly number[]): number[] {
  let place = 0;
  return written.map((number, at) => {
    if (at % 2 === 1) return number;
    place += number;
    return place;
  });
}

/** The parts of an index: the first term and the content of each. */
function* partsOf({ terms }: Index): Generator<readonly [first: string, content: string]> {
  let [first, lines, length] = ['', [] as string[], 0];
  for (const [term, postings] of terms) {
    const line = JSON.stringify([term, ...writePostings(postings)]);
    if (length > 0 && length + line.length > PART_LENGTH) {
      yield [first, `[${lines.join(',')}]`];
      [lines, length] = [[], 0];
    }
    if (length === 0) first = term;
    lines.push(line);
    length += line.length;
  }
  if (length > 0) yield [first, `[${lines.join(',')}]`];
}

/** Sounds of words that may be mistyped: a Latin letter, a digit. Of other scripts each letter would be a file of its own. */
const LISTED = /^[a-zñ\d]$/;

/** The words of an index by how they begin to sound, as text: one a line. */
function soundLists({ written }: Index): Map<string, string> {
  const lists = new Map<string, string[]>();
  for (const word of [...written.values()].sort()) {
    const sound = soundKey(foldText(word));
    if (!LISTED.test(sound)) continue;
    const list = lists.get(sound);
    if (list) list.push(word);
    else lists.set(sound, [word]);
  }
  return new Map([...lists].map(([sound, words]) => [sound, words.join('\n')]));
}

export interface IndexFiles {
  head: IndexHead;
  files: readonly { path: string; content: string }[];
}

/** The files of an index, but for those of its texts. */
export function indexFiles(
  index: Index,
  edition: Pick<IndexHead, 'edicion' | 'hasta' | 'categorias'>,
): IndexFiles {
  const parts = [...partsOf(index)];
  const sounds = [...soundLists(index)];
  const head: IndexHead = {
    formato: INDEX_FORMAT,
    ...edition,
    textos: index.size,
    partes: parts.map(([first]) => first),
    sonidos: Object.fromEntries(sounds.map(([sound, words]) => [sound, words.length])),
  };
  return {
    head,
    files: [
      ...parts.map(([, content], part) => ({ path: partFile(head, part), content })),
      ...sounds.map(([sound, words]) => ({ path: soundFile(head, sound), content: JSON.stringify(words) })),
    ],
  };
}

/** The names of all files of an edition, those of its texts too. */
export function* filesOf(head: IndexHead): Generator<string> {
  yield idsFile(head);
  for (const part of head.partes.keys()) yield partFile(head, part);
  for (const sound of Object.keys(head.sonidos)) yield soundFile(head, sound);
  for (let place = 0; place < head.textos; place += 1) yield textFile(head, place);
}

/** What an index says of itself; null where it is of another form, or no index. */
export function readHead(value: unknown): IndexHead | null {
  // Written by a build of this very site, in this form.
  return fieldOf(value, 'formato') === INDEX_FORMAT ? (value as IndexHead) : null;
}

function readPart(value: unknown): Term[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((line: unknown): Term[] => {
    if (!Array.isArray(line)) return [];
    const [term, ...numbers]: unknown[] = line;
    const known = numbers.filter((one) => typeof one === 'number');
    return typeof term === 'string' ? [[term, readPostings(known)]] : [];
  });
}

/** What is kept of a text; null where that is none. */
export function readSearchText(value: unknown): SearchText | null {
  const [id, tarjeta, texto] = ['id', 'tarjeta', 'texto'].map((name) => textOf(value, name));
  return id && tarjeta && typeof texto === 'string' ? { id, tarjeta, texto } : null;
}

/** An index whose files are brought one by one; `bring` gives what a file holds, and is asked once for each. */
export function sourceOfFiles(head: IndexHead, bring: (path: string) => Promise<unknown>): IndexSource {
  const part = askedOnce((number: number) => bring(partFile(head, number)).then(readPart));
  const total = Object.values(head.sonidos).reduce((sum, length) => sum + length, 0);
  const words = askedOnce(async (sound: string) => {
    const list = await bring(soundFile(head, sound));
    return typeof list === 'string' ? list.split('\n') : [];
  });
  return {
    size: head.textos,
    beginningWith: async (letters) => {
      const after = firstFrom(head.partes, letters, (first) => first);
      const wanted = [after - 1];
      for (let at = after; at < head.partes.length && wanted.length <= PARTS_AT_ONCE; at += 1) {
        if (plain(head.partes[at] ?? '').startsWith(letters)) wanted.push(at);
        else break;
      }
      const found = await Promise.all(wanted.filter((number) => number >= 0).map(part));
      return found.flatMap((terms) => termsBeginning(terms, letters)).slice(0, MOST_TERMS);
    },
    wordsOfSounds: async (sounds) => {
      const all = Object.keys(head.sonidos);
      const wanted = sounds.length > 0 ? sounds.filter((sound) => all.includes(sound)) : all;
      if (sounds.length === 0 && total > ALL_SOUNDS) return [];
      return (await Promise.all(wanted.map(words))).flat();
    },
  };
}
