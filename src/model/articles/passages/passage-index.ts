/** What is written about each chapter and verse, from the entries of the index of passages. */
import {
  BOOKS,
  bookById,
  type Cover,
  chaptersOf,
  coverOf,
  type Passage,
  parsePassageId,
} from '../../passages';
import { type Treating, WEIGHT, type Weighed } from './passage-entry';

/** The texts that treat a chapter, each with those of its passages that do. */
export interface ChapterTexts {
  articulos: readonly Treating[];
  temas: readonly Treating[];
}

/** How many texts treat a chapter. */
export type ChapterCount = readonly [chapter: number, articulos: number, temas: number];

/** The chapters of which something is written, in order, by the id of their book. */
export type PassageMap = Readonly<Record<string, readonly ChapterCount[]>>;

/** Chapters that exist, by their ids: '1-ne/16' is of the book '1-ne'. Nothing for another id. */
export function chapterOf(id: string): { book: string; chapter: number } | null {
  const passage = parsePassageId(id);
  const [first] = passage?.ranges ?? [];
  if (!passage || !first || first.from !== undefined || first.toChapter !== undefined) return null;
  return { book: passage.book, chapter: first.chapter };
}

const parsed = new Map<string, Passage | null>();

/** A passage by its id, which many texts name. */
function passageOf(id: string): Passage | null {
  const known = parsed.get(id);
  if (known !== undefined) return known;
  const passage = parsePassageId(id) ?? null;
  parsed.set(id, passage);
  return passage;
}

/** By the id of each chapter, the texts that treat it, those to which it is most central first. */
export function textsByChapter(texts: readonly Treating[]): Map<string, Treating[]> {
  const byChapter = new Map<string, Treating[]>();
  for (const { id, titulo, pasajes } of texts) {
    const own = new Map<string, Weighed[]>();
    for (const weighed of pasajes) {
      const passage = passageOf(weighed[0]);
      for (const chapter of passage ? chaptersOf(passage) : []) {
        const key = `${passage?.book}/${chapter}`;
        own.set(key, [...(own.get(key) ?? []), weighed]);
      }
    }
    for (const [key, some] of own)
      byChapter.set(key, [...(byChapter.get(key) ?? []), { id, titulo, pasajes: some }]);
  }
  return byChapter;
}

/** How much is written about each chapter. */
export function passageMap(
  articulos: ReadonlyMap<string, readonly Treating[]>,
  temas: ReadonlyMap<string, readonly Treating[]>,
): PassageMap {
  const map: Record<string, ChapterCount[]> = {};
  for (const { id, verses } of BOOKS) {
    const counts = verses.flatMap((_, index): ChapterCount[] => {
      const key = `${id}/${index + 1}`;
      const [own = 0, others = 0] = [articulos.get(key)?.length, temas.get(key)?.length];
      return own + others > 0 ? [[index + 1, own, others]] : [];
    });
    if (counts.length > 0) map[id] = counts;
  }
  return map;
}

/** Where a text stands below a verse: by how central the verse is to it. */
export interface Placed {
  id: string;
  titulo: string;
  /** Its author says so; its title, summary or tags name it; its text does. */
  rank: 'principal' | 'nombrado' | 'citado';
  /** How often its text names it. */
  times: number;
}

/** What is written about some verses that follow each other, or about the whole chapter (`from` 0). */
export interface VerseGroup {
  from: number;
  to: number;
  articulos: Placed[];
  temas: Placed[];
}

const rankOf = (weight: number): Placed['rank'] => {
  if (weight >= WEIGHT.main) return 'principal';
  return weight >= WEIGHT.named ? 'nombrado' : 'citado';
};

interface Counted extends Placed {
  weight: number;
}

/** The texts whose passages in this chapter `covers`, the most central first. */
function placedIn(texts: readonly Treating[], chapter: number, covers: (cover: Cover) => boolean): Placed[] {
  const placed = texts.flatMap(({ id, titulo, pasajes }): Counted[] => {
    const weights = pasajes.flatMap(([passage, weight]) => {
      const found = passageOf(passage);
      return found && covers(coverOf(found, chapter)) ? [weight] : [];
    });
    if (weights.length === 0) return [];
    const weight = Math.max(...weights);
    const times = weights.reduce((sum, one) => sum + (one % WEIGHT.named), 0);
    return [{ id, titulo, rank: rankOf(weight), times, weight }];
  });
  return placed
    .sort((a, b) => b.weight - a.weight || a.titulo.localeCompare(b.titulo, 'es'))
    .map(({ weight: _, ...one }) => one);
}

const idsOf = ({ articulos, temas }: VerseGroup) =>
  JSON.stringify([articulos, temas].map((texts) => texts.map(({ id, rank, times }) => [id, rank, times])));

/**
 * What a chapter's page shows: first what is about the whole chapter, then what is about its verses, those together that follow each other
 * and of which the same is written. Verses of which nothing is written are left out.
 */
export function chapterGroups(book: string, chapter: number, texts: ChapterTexts): VerseGroup[] {
  const group = (from: number, to: number, covers: (cover: Cover) => boolean): VerseGroup => ({
    from,
    to,
    articulos: placedIn(texts.articulos, chapter, covers),
    temas: placedIn(texts.temas, chapter, covers),
  });
  const verses = bookById(book)?.verses[chapter - 1] ?? 0;
  const groups = [group(0, 0, (cover) => cover === 'all')];
  for (let verse = 1; verse <= verses; verse += 1) {
    const isOn = (cover: Cover) =>
      cover !== 'all' && cover.some(([from, to]) => from <= verse && verse <= to);
    const own = group(verse, verse, isOn);
    const last = groups.at(-1);
    if (last && last.from > 0 && last.to === verse - 1 && idsOf(last) === idsOf(own)) last.to = verse;
    else groups.push(own);
  }
  return groups.filter(({ articulos, temas }) => articulos.length + temas.length > 0);
}

/** The texts that treat a passage, or a part of it; of one that goes over several chapters, of the first. */
export function textsOn(passage: Passage, texts: ChapterTexts): Pick<VerseGroup, 'articulos' | 'temas'> {
  const [{ chapter }] = passage.ranges;
  const own = coverOf(passage, chapter);
  const meets = (cover: Cover): boolean => {
    if (own === 'all') return cover.length > 0;
    return cover !== 'all' && cover.some(([from, to]) => own.some(([a, b]) => from <= b && a <= to));
  };
  return {
    articulos: placedIn(texts.articulos, chapter, meets),
    temas: placedIn(texts.temas, chapter, meets),
  };
}
