import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPassages, parsePassageId, passageId } from '@/model/passages';
import { processorTime, slowness } from '../../support/processor-time';

const idsIn = (text: string) => findPassages(text).map(({ passage }) => passageId(passage));

describe('what was named before', () => {
  test('is taken from the text before, where the caller gives it', () => {
    const before = parsePassageId('1-ne/16/34');
    expect(findPassages('El v. 35 y el cap. 17', before === undefined ? {} : { before })).toMatchObject([
      { passage: { book: '1-ne', ranges: [{ chapter: 16, from: 35 }] } },
      { passage: { book: '1-ne', ranges: [{ chapter: 17 }] } },
    ]);
  });

  test('is forgotten after a long stretch', () => {
    expect(idsIn(`Alma 36.${' y así'.repeat(200)} El v. 3.`)).toEqual(['alma/36', 'alma/36/3']);
    expect(idsIn(`Alma 36.${' y así'.repeat(400)} El v. 3.`)).toEqual(['alma/36']);
  });
});

describe('code and addresses', () => {
  test('code closes with as many ticks as it opened with', () => {
    expect(idsIn('``Alma 1 ` Alma 2`` Alma 3 `Alma 4')).toEqual(['alma/3', 'alma/4']);
  });

  test('an address ends with a space', () => {
    expect(idsIn('https://x.org/?q=Alma+36 Alma 37')).toEqual(['alma/37']);
  });
});

describe('a hostile text of 400,000 characters', () => {
  const SIZE = 400_000;
  const ORDINARY = 'Como se lee en 1 Nefi 16:34-36, en Alma 36 y en el v. 3 de ese capítulo. '.repeat(1000);
  /** Milliseconds: at most 140 where nothing else runs (docs/passages.md), and several times that on a busy machine. */
  const MOST = 500 * slowness(() => void findPassages(ORDINARY), 15);
  const fill = (part: string) => part.repeat(Math.ceil(SIZE / part.length)).slice(0, SIZE);

  test.each(
    [
      'a',
      ' ',
      '1',
      '1 ',
      'i ',
      'Alma ',
      'Alma 1',
      'Alma 36:',
      'Alma 1, ',
      '1, 2, ',
      'Alma 36:1, 2, 3; ',
      '`',
      '`` ` ',
      'v. ',
      'v. 1, 2 ',
      'cap. ',
      'cap. 1, 2, 3, 4 ',
      'cap. 1 de ',
      'capítulo 1 de la epístola a los ',
      '1 de ',
      'I de ',
      'Primera epístola a los ',
      'D. y ',
      'José Smith — ',
      'https://',
      'www.',
      'A de F ',
      'P. de Morm. ',
      '1 Ne. 1-',
      'Alma xvi, ',
      'xxx',
      'Alma    ',
      'versículo 1 del capítulo 1 del capítulo ',
      'versículos 1, 2, 3 y 4 de 1 Nefi ',
      'Á',
      'e\u0301',
      '\u{1F4D6} ',
      'Juan 1, Ana 2 y ',
    ].map((part) => [part]),
  )('of %j is read in time', (part) => {
    const text = `Alma 36; cap. ${part === '1, 2, ' ? '' : '3 '}${fill(part)}`;
    findPassages(text.slice(0, 5000));
    expect(processorTime(() => void findPassages(text), MOST)).toBeLessThan(MOST);
  });
});

describe('a list without an end', () => {
  test.each([
    ['Alma 1; ', '1; '],
    ['Alma 1:1', ', 2'],
    ['DyC ', '1, 2, 3; '],
  ])('%s%s%s… is read', (start, part) => {
    const text = start + part.repeat(150_000);
    expect(findPassages(text).length).toBeGreaterThan(0);
  });
});

describe('any text', () => {
  const part = fc.constantFrom(
    ...[
      'Alma',
      '1 Nefi',
      'DyC',
      'Juan',
      'cap.',
      'v.',
      'versículos',
      '36',
      '3',
      '16:34',
      '7-9',
      '–',
      '; ',
      ', ',
      ' y ',
      ' ',
      ' de ',
      'xvi',
      '`',
      '\n',
      'años',
    ],
  );

  test('gives places in order that do not overlap, and passages that exist', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        let end = 0;
        for (const found of findPassages(parts.join(' '))) {
          expect(found.start).toBeGreaterThanOrEqual(end);
          expect(found.end).toBeGreaterThan(found.start);
          expect(parsePassageId(passageId(found.passage))).toEqual(found.passage);
          end = found.end;
        }
      }),
      { numRuns: 1000 },
    );
  });
});
