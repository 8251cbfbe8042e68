import type { StoredDocument } from '@/model/shared/stored/stored-value';
import { readCollection, siteSource } from '../firestore/collection-reader';
import { type PagedList, usePagedList } from './paged-list';

const FOREVER = Number.POSITIVE_INFINITY;

async function token(): Promise<string | null> {
  const { idToken, siteAuth } = await import('../users/auth');
  return idToken(await siteAuth());
}

/** The documents of a collection in order of id, 50 reads a page; null for none asked for. Each `time` reads it anew. What was read is
 * dropped once it is no longer shown: it may be anybody's data. */
export function useCollection(path: string | null, time: string): PagedList<StoredDocument> {
  return usePagedList(
    ['admin', 'coleccion', path, time],
    (after: string | null) => readCollection(siteSource(token), path ?? '', after),
    { enabled: path !== null, staleTime: FOREVER, gcTime: 0 },
  );
}
