import { describe, expect, test } from 'vitest';
import { readCorpus, score } from './read-corpus';

const sentences = readCorpus();
const { right, missed, wrong, misses } = score(sentences);

/** What is left unread; a sentence that is read again is taken off. Each with its reason in docs/passages.md. */
const KNOWN = [
  'segundo.txt:47',
  'segundo.txt:49',
  'segundo.txt:55',
  'segundo.txt:58',
  'segundo.txt:67',
  'trampas.txt:185',
  'trampas.txt:190',
];

describe('the corpus of sentences', () => {
  test('has at least 1,000, and 400 in which nothing is to be found', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(1000);
    expect(sentences.filter(({ passages }) => passages.length === 0).length).toBeGreaterThanOrEqual(400);
  });

  test('99 % of what is found is there', () => {
    expect(right / (right + wrong), misses.join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  test('99 % of what is there is found', () => {
    expect(right / (right + missed), misses.join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  test('only the sentences that are known to be hard are not read as they say', () => {
    expect(misses.filter((miss) => !KNOWN.some((place) => miss.startsWith(`${place}:`)))).toEqual([]);
    expect(KNOWN.filter((place) => !misses.some((miss) => miss.startsWith(`${place}:`)))).toEqual([]);
  });

  test.each([
    ['spaces at which no line is broken', (text: string) => text.replaceAll(' ', '\u00a0')],
    ['no accents', (text: string) => text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC')],
  ])('is read the same with %s', (_, change) => {
    const changed = score(sentences.map((sentence) => ({ ...sentence, text: change(sentence.text) })));
    expect({ right: changed.right, wrong: changed.wrong }).toEqual({ right, wrong });
  });
});
