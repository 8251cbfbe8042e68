import { describe, expect, test } from 'vitest';
import { BOOKS, bookById, findPassages, passageId, versesOf } from '@/model/passages';
import { CANON } from '@/model/passages/canon';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function totals(...volumes: string[]) {
  const books = BOOKS.filter(({ volume }) => volumes.includes(volume));
  return {
    books: books.length,
    chapters: sum(books.map(({ verses }) => verses.length)),
    verses: sum(books.map(({ verses }) => sum(verses))),
  };
}

describe('the canon as data', () => {
  test.each([
    ['the Book of Mormon', ['bofm'], { books: 15, chapters: 239, verses: 6604 }],
    ['the Bible', ['ot', 'nt'], { books: 66, chapters: 1189, verses: 31102 }],
    ['the Old Testament', ['ot'], { books: 39, chapters: 929, verses: 23145 }],
    ['the New Testament', ['nt'], { books: 27, chapters: 260, verses: 7957 }],
    ['the Pearl of Great Price', ['pgp'], { books: 5, chapters: 16, verses: 635 }],
    [
      'the Doctrine and Covenants, with two declarations',
      ['dc-testament'],
      { books: 2, chapters: 140, verses: 3654 },
    ],
  ])('%s has the books, chapters and verses that are known', (_, volumes, expected) => {
    expect(totals(...volumes)).toEqual(expected);
  });

  test.each([
    ['alma', 63, 62, 52],
    ['1-ne', 22, 17, 55],
    ['jacob', 7, 5, 77],
    ['3-ne', 30, 11, 41],
    ['ether', 15, 1, 43],
    ['ps', 150, 119, 176],
    ['esth', 10, 10, 3],
    ['isa', 66, 53, 12],
    ['john', 21, 11, 57],
    ['dc', 138, 76, 119],
    ['js-h', 1, 1, 75],
  ])('%s has %i chapters, and chapter %i has %i verses', (id, chapters, chapter, verses) => {
    const book = bookById(id);
    expect(book?.verses.length).toBe(chapters);
    expect(book && versesOf(book, chapter)).toBe(verses);
  });

  test('ids are not given twice', () => {
    expect(new Set(BOOKS.map(({ id }) => id)).size).toBe(BOOKS.length);
  });

  const written = CANON.flatMap(([path, name, abbreviation, others]) => {
    const number = /^[1-4] /.exec(name)?.[0] ?? '';
    const id = path.split('/')[1] ?? '';
    return [
      name,
      abbreviation,
      ...others
        .split(' ')
        .filter(Boolean)
        .map((other) => number + other),
    ].map((one) => [one.replaceAll('_', ' '), id]);
  });

  test.each(written)('%s is read as %s', (name, id) => {
    const isWithoutVerses = id === 'od';
    const text = isWithoutVerses ? `${name} 1` : `(${name} 1:1)`;
    // 'Do 1' is no chapter: 'DO' alone is a word too.
    if (name === 'DO') return;
    expect(findPassages(text).map(({ passage }) => passageId(passage))).toEqual([
      isWithoutVerses ? 'od/1' : `${id}/1/1`,
    ]);
  });
});
