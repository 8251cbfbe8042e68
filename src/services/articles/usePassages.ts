import { queryOptions, useQuery } from '@tanstack/react-query';
import { decodeTreating, type Treating } from '@/model/articles/passages/passage-entry';
import {
  type ChapterTexts,
  type PassageMap,
  passageMap,
  textsByChapter,
} from '@/model/articles/passages/passage-index';
import { paths } from '@/model/shared/paths';
import { keepOnDevice } from '../client/keeping';
import { type Reading, readingOf } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import { fromLibrary } from '../client/visitor-services';
import { pageQuery } from './page-file';

const NO_TOPICS: Treating[] = [];

/** The whole index of the articles, by chapters: as many reads as it has documents, one for about 8,000 articles. */
const indexQuery = queryOptions<Treating[], Error, Treating[], readonly ['pasajes']>({
  queryKey: ['pasajes'],
  queryFn: async () => {
    const shards = await fromLibrary(({ fetchAllShards }, db) => fetchAllShards(db, 'pasajes'));
    const entries = new Map(shards.flatMap(({ entradas }) => Object.entries(entradas)));
    return [...entries].flatMap(([id, entry]) => decodeTreating(id, entry) ?? []);
  },
  persister: keepOnDevice,
});

/** What a page of passages shows. Topics of the forum are in the files of the pages alone. */
const passagesQuery = <Data>(address: string, fromIndex: (articles: Treating[]) => Data) =>
  pageQuery(address, async () => fromIndex(await queryClient.fetchQuery(indexQuery)));

export interface PassagesResult<Data> extends Reading {
  data: Data | undefined;
}

function usePassages<Data>(query: ReturnType<typeof passagesQuery<Data>>): PassagesResult<Data> {
  const result = useQuery(query);
  return { ...readingOf(result), data: result.data };
}

/** How much is written about each chapter of the scriptures. */
export const usePassageMap = (): PassagesResult<PassageMap> =>
  usePassages(
    passagesQuery(paths.passages.href(), (articles) => passageMap(textsByChapter(articles), new Map())),
  );

/** The articles and topics that treat a chapter. */
export const useChapterTexts = (book: string, chapter: number): PassagesResult<ChapterTexts> =>
  usePassages(
    passagesQuery(paths.passageChapter.href(book, chapter), (articles) => ({
      articulos: textsByChapter(articles).get(`${book}/${chapter}`) ?? [],
      temas: NO_TOPICS,
    })),
  );
