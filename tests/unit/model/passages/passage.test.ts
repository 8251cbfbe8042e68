import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BOOKS,
  findPassages,
  officialLink,
  type Passage,
  parsePassageId,
  passageId,
  passageLabel,
} from '@/model/passages';

const SITE = 'https://www.churchofjesuschrist.org/study/scriptures';

function passage(id: string): Passage {
  const read = parsePassageId(id);
  if (read === undefined) throw new Error(`${id} is no id`);
  return read;
}

describe('a passage', () => {
  test.each([
    ['1-ne/16', '1 Nefi 16', '/bofm/1-ne/16?lang=spa'],
    ['1-ne/16/34', '1 Nefi 16:34', '/bofm/1-ne/16?lang=spa&id=p34#p34'],
    ['1-ne/16/34-36', '1 Nefi 16:34–36', '/bofm/1-ne/16?lang=spa&id=p34-p36#p34'],
    ['1-ne/16/10,16,26-29', '1 Nefi 16:10, 16, 26–29', '/bofm/1-ne/16?lang=spa&id=p10,p16,p26-p29#p10'],
    ['alma/36-42', 'Alma 36–42', '/bofm/alma/36?lang=spa'],
    ['mosiah/3:5-4:2', 'Mosíah 3:5–4:2', '/bofm/mosiah/3?lang=spa&id=p5-p27#p5'],
    ['1-ne/17:55-18:8', '1 Nefi 17:55–18:8', '/bofm/1-ne/17?lang=spa&id=p55#p55'],
    ['dc/76/22', 'Doctrina y Convenios 76:22', '/dc-testament/dc/76?lang=spa&id=p22#p22'],
    ['od/2', 'Declaración Oficial 2', '/dc-testament/od/2?lang=spa'],
    ['moses/7/18', 'Moisés 7:18', '/pgp/moses/7?lang=spa&id=p18#p18'],
    ['js-h/1/17', 'José Smith—Historia 1:17', '/pgp/js-h/1?lang=spa&id=p17#p17'],
    ['gen/49/22', 'Génesis 49:22', '/ot/gen/49?lang=spa&id=p22#p22'],
    ['matt/5/3', 'Mateo 5:3', '/nt/matt/5?lang=spa&id=p3#p3'],
  ])('%s is named %s and linked to the official text', (id, label, path) => {
    expect(passageLabel(passage(id))).toBe(label);
    expect(officialLink(passage(id))).toBe(SITE + path);
  });

  test.each([
    '',
    '1-ne',
    '1-ne/',
    '1-ne/23',
    '1-ne/0',
    '1-ne/016',
    '1-ne/16/',
    '1-ne/16/40',
    '1-ne/16/0',
    '1-ne/16/36-34',
    '1-ne/16/34-34',
    '1-ne/16/36,34',
    '1-ne/16/34,34',
    '1-ne/16/34,,36',
    '1-ne/16/34-',
    '1-ne/16-16',
    '1-ne/16-12',
    'mosiah/4:2-3:5',
    'mosiah/3:5-3:7',
    'mosiah/3:28-4:2',
    'od/1/1',
    'nefi/16',
    '1-NE/16',
    '1-ne/16/34?x',
    '../1-ne/16',
  ])('%j is no id', (id) => {
    expect(parsePassageId(id)).toBeUndefined();
  });

  const chapter = fc
    .constantFrom(...BOOKS)
    .chain((book) => fc.record({ book: fc.constant(book), place: fc.nat(book.verses.length - 1) }));
  const verse = chapter
    .filter(({ book, place }) => (book.verses[place] ?? 0) > 0)
    .chain(({ book, place }) =>
      fc.tuple(
        fc.constant(book),
        fc.constant(place + 1),
        fc.integer({ min: 1, max: book.verses[place] ?? 1 }),
      ),
    );

  test('every verse of the canon has an id that is read back', () => {
    fc.assert(
      fc.property(verse, ([book, number, from]) => {
        const one: Passage = { book: book.id, ranges: [{ chapter: number, from }] };
        expect(parsePassageId(passageId(one))).toEqual(one);
      }),
    );
  });

  test('the label of every verse of the canon is found in a text', () => {
    fc.assert(
      fc.property(verse, ([book, number, from]) => {
        const one: Passage = { book: book.id, ranges: [{ chapter: number, from }] };
        const label = passageLabel(one);
        expect(findPassages(`Véase ${label}.`)).toEqual([{ start: 6, end: 6 + label.length, passage: one }]);
      }),
      { numRuns: 500 },
    );
  });
});
