import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPassages, passageId } from '@/model/passages';

const FOLDER = join(import.meta.dirname, 'corpus');
/** '{1 Nefi 16:34|1-ne/16/34}'. */
const MARKED = /\{([^{}|]+)\|([^{}]+)\}/g;

/** A sentence, and what is in it, as 'start-end id'. */
export interface Sentence {
  readonly place: string;
  readonly text: string;
  readonly passages: readonly string[];
}

function sentence(line: string, place: string): Sentence {
  const passages: string[] = [];
  let shorter = 0;
  const text = line.replace(MARKED, (all, words: string, id: string, at: number) => {
    const start = at - shorter;
    shorter += all.length - words.length;
    passages.push(`${start}-${start + words.length} ${id}`);
    return words;
  });
  return { place, text, passages };
}

/** The sentences of all the files of the corpus. */
export function readCorpus(): Sentence[] {
  return readdirSync(FOLDER).flatMap((file) =>
    readFileSync(join(FOLDER, file), 'utf8')
      .split('\n')
      .map((line, place) => ({ line, place: `${file}:${place + 1}` }))
      .filter(({ line }) => line !== '' && !line.startsWith('# '))
      .map(({ line, place }) => sentence(line, place)),
  );
}

/** What the parser finds in a text, as the corpus says it. */
export const foundIn = (text: string) =>
  findPassages(text).map(({ start, end, passage }) => `${start}-${end} ${passageId(passage)}`);

export interface Score {
  readonly right: number;
  readonly missed: number;
  readonly wrong: number;
  /** Each sentence that is not read as it says. */
  readonly misses: readonly string[];
}

/** How the parser reads the sentences: a passage is right when its place and its id are. */
export function score(sentences: readonly Sentence[]): Score {
  let [right, missed, wrong] = [0, 0, 0];
  const misses: string[] = [];
  for (const { place, text, passages } of sentences) {
    const found = foundIn(text);
    const lost = passages.filter((one) => !found.includes(one));
    const more = found.filter((one) => !passages.includes(one));
    right += passages.length - lost.length;
    missed += lost.length;
    wrong += more.length;
    if (lost.length + more.length > 0)
      misses.push(`${place}: ${text} | lost: ${lost.join(', ')} | more: ${more.join(', ')}`);
  }
  return { right, missed, wrong, misses };
}
