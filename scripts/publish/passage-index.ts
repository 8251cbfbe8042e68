/** What the pages of passages are drawn from: the passages of the articles and topics that were read. */
import {
  type ChapterTexts,
  type PassageMap,
  passageMap,
  textsByChapter,
} from '@/model/articles/passages/passage-index';
import { paths } from '@/model/shared/paths';
import type { PublicContent } from './read';

export interface PassageIndex {
  map: PassageMap;
  /** By the path of its page, each chapter of which something is written, in the order of the scriptures. */
  chapters: ReadonlyMap<string, ChapterTexts>;
}

/** The index of what is published. */
export function passageIndex({ articles, topics }: Pick<PublicContent, 'articles' | 'topics'>): PassageIndex {
  const articulos = textsByChapter(articles);
  const temas = textsByChapter(topics);
  const map = passageMap(articulos, temas);
  const chapters = new Map<string, ChapterTexts>();
  for (const [book, counts] of Object.entries(map)) {
    for (const [chapter] of counts) {
      const key = `${book}/${chapter}`;
      chapters.set(paths.passageChapter.href(book, chapter), {
        articulos: articulos.get(key) ?? [],
        temas: temas.get(key) ?? [],
      });
    }
  }
  return { map, chapters };
}
