import { queryOptions, useQuery } from '@tanstack/react-query';
import { listSources, type SourceIndex } from '@/model/articles/sources/source-index';
import { decodeCiting } from '@/model/articles/sources/sources-entry';
import { paths } from '@/model/shared/paths';
import { type Reading, readingOf } from '../client/paged-list';
import { fromLibrary } from '../client/visitor-services';
import { drawnCardsKey } from './drawn-cards';
import { fromDrawnFile } from './drawn-file';

/** Documents of the index that are read, the newest: the sources of about 1,500 articles. */
const SHARDS_READ = 2;

async function readIndex(): Promise<SourceIndex> {
  const shards = await fromLibrary(({ fetchShardsBackwards }, db) =>
    fetchShardsBackwards(db, 'fuentes', { limit: SHARDS_READ }),
  );
  const entries = shards.flatMap(({ entradas }) => Object.entries(entradas));
  const index = listSources(entries.flatMap(([id, entry]) => decodeCiting(id, entry) ?? []));
  return { ...index, hayMas: index.hayMas || shards.length === SHARDS_READ };
}

/** As the build drew the page, be it this one or its file (no document is read), or else from the index. */
const sourcesQuery = queryOptions<SourceIndex>({
  queryKey: drawnCardsKey(paths.sources.href()),
  queryFn: async () => {
    const drawn = await fromDrawnFile(paths.sources.href());
    // The build writes under this key what this query gives.
    return drawn === null ? readIndex() : (drawn as SourceIndex);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Every source of the site, with the articles that cite it; asked for once `isWanted`. */
export function useSources(isWanted = true): Reading & { data: SourceIndex | undefined } {
  const result = useQuery({ ...sourcesQuery, enabled: isWanted });
  return { ...readingOf(result), data: result.data };
}
