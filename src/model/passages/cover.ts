import { bookById, versesOf } from './books';
import type { Passage } from './passage';

/** What a passage covers of one chapter: the whole of it, or verses from … to …, both included; none where it is elsewhere. */
export type Cover = 'all' | readonly (readonly [from: number, to: number])[];

/** The chapters that a passage has a part in, in rising order. */
export function chaptersOf({ ranges: [{ chapter, toChapter = chapter }] }: Passage): number[] {
  return Array.from({ length: toChapter - chapter + 1 }, (_, index) => chapter + index);
}

/** What a passage covers of a chapter of its book. */
export function coverOf({ book, ranges }: Passage, chapter: number): Cover {
  const [first] = ranges;
  const last = first.toChapter ?? first.chapter;
  if (chapter < first.chapter || chapter > last) return [];
  if (first.from === undefined) return 'all';
  if (first.toChapter === undefined) return ranges.map(({ from = 1, to = from }) => [from, to]);
  const found = bookById(book);
  const verses = (found && versesOf(found, chapter)) ?? 0;
  const from = chapter === first.chapter ? first.from : 1;
  const to = chapter === last ? (first.to ?? verses) : verses;
  return from === 1 && to === verses ? 'all' : [[from, to]];
}
