import { type Book, bookById, versesOf } from './books';

/**
 * A part of a book. `{chapter}` is a whole chapter, `{chapter, toChapter}` several, `{chapter, from}` a verse, `{chapter, from, to}` some
 * verses, `{chapter, from, toChapter, to}` verses over the end of a chapter.
 */
export interface Range {
  readonly chapter: number;
  readonly from?: number;
  readonly toChapter?: number;
  readonly to?: number;
}

/** What one link leads to. Several ranges are verses of one chapter, in rising order. */
export interface Passage {
  /** The id of the book: '1-ne'. */
  readonly book: string;
  readonly ranges: readonly [Range, ...Range[]];
}

/** A passage in a text: `text.slice(start, end)` names it. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly passage: Passage;
}

/** Where the official text is. */
const OFFICIAL = 'https://www.churchofjesuschrist.org/study/scriptures/';

function isVerse(book: Book, chapter: number, verse: number): boolean {
  return verse >= 1 && verse <= (versesOf(book, chapter) ?? 0);
}

/** Whether the book has these chapters and verses, in rising order. */
export function isRange(book: Book, { chapter, from, toChapter, to }: Range): boolean {
  if (versesOf(book, chapter) === undefined) return false;
  if (toChapter !== undefined) {
    if (toChapter <= chapter || versesOf(book, toChapter) === undefined) return false;
    return from === undefined
      ? to === undefined
      : isVerse(book, chapter, from) && isVerse(book, toChapter, to ?? 0);
  }
  if (from === undefined) return to === undefined;
  return isVerse(book, chapter, from) && (to === undefined || (to > from && isVerse(book, chapter, to)));
}

const chapters = ({ chapter, toChapter }: Range, dash: string) =>
  toChapter === undefined ? `${chapter}` : `${chapter}${dash}${toChapter}`;
const verses = ({ from, to }: Range, dash: string) => (to === undefined ? `${from}` : `${from}${dash}${to}`);
const isOverChapters = ({ from, toChapter }: Range) => from !== undefined && toChapter !== undefined;

/** The id of a passage, for addresses: '1-ne/16', 'alma/36-42', '1-ne/16/34-36,38', 'mosiah/3:5-4:2'. */
export function passageId({ book, ranges }: Passage): string {
  const [first] = ranges;
  if (isOverChapters(first)) return `${book}/${first.chapter}:${first.from}-${first.toChapter}:${first.to}`;
  if (first.from === undefined) return `${book}/${chapters(first, '-')}`;
  return `${book}/${first.chapter}/${ranges.map((range) => verses(range, '-')).join(',')}`;
}

/** How a passage is named to readers: '1 Nefi 16:34–36, 38', 'Alma 36–42', 'Mosíah 3:5–4:2'. */
export function passageLabel({ book, ranges }: Passage): string {
  const name = bookById(book)?.name ?? book;
  const [first] = ranges;
  if (isOverChapters(first)) return `${name} ${first.chapter}:${first.from}–${first.toChapter}:${first.to}`;
  if (first.from === undefined) return `${name} ${chapters(first, '–')}`;
  return `${name} ${first.chapter}:${ranges.map((range) => verses(range, '–')).join(', ')}`;
}

/** The address of the official text in Spanish, at the verses; over several chapters, of the first one. */
export function officialLink({ book, ranges }: Passage): string {
  const found = bookById(book);
  const [first] = ranges;
  const chapter = `${OFFICIAL}${found?.volume}/${book}/${first.chapter}?lang=spa`;
  if (found === undefined || first.from === undefined) return chapter;
  const last = isOverChapters(first) ? versesOf(found, first.chapter) : first.to;
  const marks = [{ from: first.from, to: last }, ...ranges.slice(1)].map(({ from, to }) =>
    to === undefined || to === from ? `p${from}` : `p${from}-p${to}`,
  );
  return `${chapter}&id=${marks.join(',')}#p${first.from}`;
}

const ID =
  /^([a-z0-9-]+)\/(?:(\d{1,3}):(\d{1,3})-(\d{1,3}):(\d{1,3})|(\d{1,3})(?:-(\d{1,3})|\/([\d,-]{1,400}))?)$/;
const VERSES = /^(\d{1,3})(?:-(\d{1,3}))?$/;

function rangesOf([, , c, v, toC, toV, chapter, toChapter, list]: readonly (string | undefined)[]): Range[] {
  if (c !== undefined)
    return [{ chapter: Number(c), from: Number(v), toChapter: Number(toC), to: Number(toV) }];
  if (toChapter !== undefined) return [{ chapter: Number(chapter), toChapter: Number(toChapter) }];
  if (list === undefined) return [{ chapter: Number(chapter) }];
  return list.split(',').map((part) => {
    const [, from, to] = VERSES.exec(part) ?? [];
    const start = { chapter: Number(chapter), from: Number(from ?? 0) };
    return to === undefined ? start : { ...start, to: Number(to) };
  });
}

/**
 * Reads what `passageId` writes. Nothing where the book, a chapter or a verse does not exist, or where it is not written as `passageId`
 * writes it: a passage has one address.
 */
export function parsePassageId(id: string): Passage | undefined {
  const match = ID.exec(id);
  const book = bookById(match?.[1] ?? '');
  if (match === null || book === undefined) return undefined;
  const [first, ...others] = rangesOf(match);
  if (first === undefined || ![first, ...others].every((range) => isRange(book, range))) return undefined;
  const isRising = others.every((range, place) => {
    const before = place === 0 ? first : others[place - 1];
    return (range.from ?? 0) > (before?.to ?? before?.from ?? 0);
  });
  const passage: Passage = { book: book.id, ranges: [first, ...others] };
  return isRising && passageId(passage) === id ? passage : undefined;
}

/** How the passage with this id is named to readers; the id itself where there is no such passage. */
export function labelOfId(id: string): string {
  const passage = parsePassageId(id);
  return passage ? passageLabel(passage) : id;
}
