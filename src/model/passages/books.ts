import { CANON } from './canon';

/** A book of the canon. */
export interface Book {
  /** As in the Church's addresses, and in ours: '1-ne'. */
  readonly id: string;
  /** The part of the canon, as in the Church's addresses: 'ot', 'nt', 'bofm', 'dc-testament' or 'pgp'. */
  readonly volume: string;
  /** The Spanish name: '1 Nefi'. */
  readonly name: string;
  /** How many verses each chapter has, the first chapter first; 0 where verses have no numbers. */
  readonly verses: readonly number[];
}

/** All books, in the order of the Church's Spanish edition. */
export const BOOKS: readonly Book[] = CANON.map(([path, name, , , verses]) => {
  const [volume = '', id = ''] = path.split('/');
  return {
    id,
    volume,
    name,
    verses: verses.split(' ').map(Number),
  };
});

const BY_ID: ReadonlyMap<string, Book> = new Map(BOOKS.map((book) => [book.id, book]));

/** The book with this id ('1-ne'), or nothing. */
export const bookById = (id: string) => BY_ID.get(id);

/** How many verses the chapter has; nothing where there is no such chapter. */
export const versesOf = (book: Book, chapter: number): number | undefined => book.verses[chapter - 1];
