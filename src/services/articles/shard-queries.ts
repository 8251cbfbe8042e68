import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShardCollection } from '@/model/articles/catalogue/catalogue';
import { keepOnDevice, keepQuery } from '../client/keeping';
import type { Reading } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import { libraryServices } from '../client/visitor-services';
import { toServiceError } from '../firestore/errors';
import type { ShardSnapshot } from './shards';

/** However little changed, everything is read afresh after this long. */
const REREAD_MS = 7 * 24 * 60 * 60 * 1000;

/** Cold: the newest shard alone, to be shown at once. Warm: what changed since. */
async function readHead(name: ShardCollection): Promise<ShardSnapshot> {
  const { db, startSnapshot, withChanges, ...shards } = await libraryServices();
  const held = () => queryClient.getQueryData<ShardSnapshot>([name]);
  const known = held();
  const now = Date.now();
  if (known === undefined || known.shards.length === 0) {
    return startSnapshot(await shards.fetchShardsBackwards(db(), name, { limit: 1 }), 1, now);
  }
  if (known.complete && now - known.readAt > REREAD_MS)
    return startSnapshot(await shards.fetchAllShards(db(), name), Number.POSITIVE_INFINITY, now);
  const changed = await shards.fetchShardsChangedSince(db(), name, known.seen);
  // Older shards may have arrived while this was under way.
  return withChanges(held() ?? known, changed);
}

/** The shards of a collection as one cached, persisted query that grows backwards in time. */
export const shardQuery = (name: ShardCollection) =>
  queryOptions<ShardSnapshot, Error, ShardSnapshot, readonly [ShardCollection]>({
    queryKey: [name],
    queryFn: () => readHead(name),
    persister: keepOnDevice,
    // Comparing thousands of entries to keep references would cost more than it saves.
    structuralSharing: false,
  });

/** Reads the shards that follow the last one held, adds them, and keeps the whole on the device. */
export const olderQuery = (name: ShardCollection, snapshot: ShardSnapshot | undefined, size: number) =>
  queryOptions({
    queryKey: [name, 'anteriores', snapshot?.shards.at(-1)?.id ?? '', size],
    queryFn: async () => {
      if (snapshot === undefined) return 0;
      const { queryKey } = shardQuery(name);
      const { db, fetchShardsBackwards, withOlder } = await libraryServices();
      const older = await fetchShardsBackwards(db(), name, { after: snapshot.shards.at(-1), limit: size });
      queryClient.setQueryData(queryKey, (held) => withOlder(held ?? snapshot, older, size), {
        updatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now(),
      });
      void keepQuery(queryKey, queryClient);
      return older.length;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** `error` where it is 'ready': why the older ones are missing. */
export interface ShardsResult extends Reading {
  snapshot: ShardSnapshot | undefined;
  /** Every shard that `wants` asks for is here. */
  complete: boolean;
  /** Older shards may exist that were not asked for. */
  hasOlder: boolean;
}

/** A collection's shards, newest first; older ones while `wants`, `size` at a time. A failed refresh keeps them. */
export function useShards(
  name: ShardCollection,
  options: { enabled: boolean; size: number; wants: (snapshot: ShardSnapshot) => boolean },
): ShardsResult {
  const head = useQuery({ ...shardQuery(name), enabled: options.enabled });
  const snapshot = head.data;
  const wantsMore = snapshot === undefined || (!snapshot.complete && options.wants(snapshot));
  const older = useQuery({
    ...olderQuery(name, snapshot, options.size),
    enabled: options.enabled && snapshot !== undefined && wantsMore,
  });
  const asked = snapshot === undefined ? head : older;
  const failure = wantsMore ? asked.error : null;
  const waiting = failure && !head.isFetching ? 'error' : 'loading';
  return {
    snapshot,
    status: snapshot === undefined ? waiting : 'ready',
    complete: !wantsMore,
    hasOlder: !wantsMore && !snapshot.complete,
    error: failure && toServiceError(failure),
    retry: () => void asked.refetch(),
  };
}
