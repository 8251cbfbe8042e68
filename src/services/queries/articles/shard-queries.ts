import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Shard, ShardCollection, ShardSnapshot } from '../../articles';
import { type ServiceError, toServiceError } from '../../firestore';
import { keepOnDevice, keepQuery } from '../keeping';
import { libraryServices } from '../visitor-services';

/** However little changed, everything is read afresh after this long. */
const REREAD_MS = 7 * 24 * 60 * 60 * 1000;

async function olderShards(name: ShardCollection, snapshot: ShardSnapshot, size: number): Promise<Shard[]> {
  const { db, fetchShardsBackwards } = await libraryServices();
  return fetchShardsBackwards(db(), name, { after: snapshot.shards.at(-1), limit: size });
}

/** Cold: the newest shard alone, to be shown at once. Warm: what changed since. */
async function readHead(client: QueryClient, name: ShardCollection, key: QueryKey): Promise<ShardSnapshot> {
  const { db, startSnapshot, withChanges, ...shards } = await libraryServices();
  const held = () => client.getQueryData<ShardSnapshot>(key);
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
export function shardQuery(client: QueryClient, name: ShardCollection) {
  const queryKey = [name] as const;
  return queryOptions<ShardSnapshot, Error, ShardSnapshot, readonly [ShardCollection]>({
    queryKey,
    queryFn: () => readHead(client, name, queryKey),
    persister: keepOnDevice,
    // Comparing thousands of entries to keep references would cost more than it saves.
    structuralSharing: false,
  });
}

/** Reads the shards that follow the last one held, adds them, and keeps the whole on the device. */
export function olderQuery(
  client: QueryClient,
  name: ShardCollection,
  snapshot: ShardSnapshot | undefined,
  size: number,
) {
  const { queryKey } = shardQuery(client, name);
  return queryOptions({
    queryKey: [name, 'anteriores', snapshot?.shards.at(-1)?.id ?? '', size],
    queryFn: async () => {
      if (snapshot === undefined) return 0;
      const [{ withOlder }, older] = await Promise.all([
        libraryServices(),
        olderShards(name, snapshot, size),
      ]);
      client.setQueryData<ShardSnapshot>(queryKey, (held) => withOlder(held ?? snapshot, older, size), {
        updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now(),
      });
      void keepQuery(queryKey, client);
      return older.length;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export interface ShardsResult {
  snapshot: ShardSnapshot | undefined;
  status: 'loading' | 'error' | 'ready';
  /** Every shard that `wants` asks for is here. */
  complete: boolean;
  /** Older shards may exist that were not asked for. */
  hasOlder: boolean;
  error: ServiceError | null;
  retry: () => void;
}

/** A collection's shards, newest first; older ones while `wants`, `size` at a time. A failed refresh keeps them. */
export function useShards(
  name: ShardCollection,
  options: { enabled: boolean; size: number; wants: (snapshot: ShardSnapshot) => boolean },
): ShardsResult {
  const client = useQueryClient();
  const head = useQuery({ ...shardQuery(client, name), enabled: options.enabled });
  const snapshot = head.data;
  const wantsMore = snapshot !== undefined && !snapshot.complete && options.wants(snapshot);
  const older = useQuery({
    ...olderQuery(client, name, snapshot, options.size),
    enabled: options.enabled && wantsMore,
  });
  const failure = snapshot === undefined ? head.error : wantsMore ? older.error : null;
  const retry = () => {
    void (snapshot === undefined ? head.refetch() : older.refetch());
  };
  if (snapshot !== undefined) {
    const error = failure ? toServiceError(failure) : null;
    const hasOlder = !snapshot.complete && !wantsMore;
    return { snapshot, status: 'ready', complete: !wantsMore, hasOlder, error, retry };
  }
  return {
    snapshot,
    status: failure && !head.isFetching ? 'error' : 'loading',
    complete: false,
    hasOlder: false,
    error: failure ? toServiceError(failure) : null,
    retry,
  };
}
