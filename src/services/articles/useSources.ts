import { useQuery } from '@tanstack/react-query';
import { listSources, type SourceIndex } from '@/model/articles/sources/source-index';
import { decodeCiting } from '@/model/articles/sources/sources-entry';
import { paths } from '@/model/shared/paths';
import { type Reading, readingOf } from '../client/paged-list';
import { fromLibrary } from '../client/visitor-services';
import { pageQuery } from './page-file';

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

const sourcesQuery = pageQuery(paths.sources.href(), readIndex);

/** Every source of the site, with the articles that cite it; asked for once `isWanted`. */
export function useSources(isWanted = true): Reading & { data: SourceIndex | undefined } {
  const result = useQuery({ ...sourcesQuery, enabled: isWanted });
  return { ...readingOf(result), data: result.data };
}
