import { useQuery } from '@tanstack/react-query';
import { keepOnDevice } from '../client/keeping';
import { fromLibrary } from '../client/visitor-services';
import type { Face } from './face';

/** Pictures change seldom. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** A member's picture and biography: one read a day; undefined until it is known, null where there is no such member. */
export function useFace(uid: string | null): Face | null | undefined {
  const { data } = useQuery<Face | null, Error, Face | null, readonly ['cara', string]>({
    queryKey: ['cara', uid ?? ''],
    queryFn: () => fromLibrary(({ fetchFace }, db) => fetchFace(db, uid ?? '')),
    persister: keepOnDevice,
    enabled: uid !== null,
    staleTime: STALE_MS,
  });
  return uid === null ? null : data;
}
