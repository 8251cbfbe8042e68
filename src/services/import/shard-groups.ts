import { doc, type Firestore } from 'firebase/firestore/lite';
import {
  entryBytes,
  nextShardId,
  SHARD_MAX_BYTES,
  type ShardCollection,
} from '@/model/articles/catalogue/catalogue';
import { lastShardId, shardStamp, totalOf } from '../articles/shard-entries';
import { parseShard, type Shard } from '../articles/shards';
import type { Reads, Writes } from '../firestore/commit';
import { patiently } from '../firestore/retry';

function bytesOf(shard: Shard | null, without: ReadonlySet<string>): number {
  const kept = Object.entries(shard?.entradas ?? {}).filter(([id]) => !without.has(id));
  return kept.reduce((sum, [id, value]) => sum + entryBytes(id, value), 0);
}

interface Filling {
  id: string;
  /** As it is before the write. */
  stored: Shard | null;
  bytes: number;
  entries: [string, string][];
}

/**
 * Places new entries of one year, many at once: after the last ones of the year, and in further parts when it is full. One
 * read a shard that is touched, and one for finding the last. The writes are made after all reads, as a commit asks.
 */
export async function placeEntries(
  db: Firestore,
  reads: Reads,
  name: ShardCollection,
  year: number,
  entries: readonly (readonly [articleId: string, value: string])[],
) {
  const placed = new Set(entries.map(([id]) => id));
  const open = async (id: string): Promise<Filling> => {
    const stored = await reads.get(doc(db, name, id));
    const shard = stored.exists() ? parseShard(id, stored.data()) : null;
    return { id, stored: shard, bytes: bytesOf(shard, placed), entries: [] };
  };
  /** Article → the shard that holds its entry. */
  const shardOf = new Map<string, string>();
  if (entries.length === 0) return { shardOf, write: () => {} };
  let current = await open(await patiently(() => lastShardId(db, name, year)));
  const filled = [current];
  for (const [id, value] of entries) {
    const bytes = entryBytes(id, value);
    while (current.bytes > 0 && current.bytes + bytes > SHARD_MAX_BYTES) {
      current = await open(nextShardId(current.id));
      filled.push(current);
    }
    current.entries.push([id, value]);
    current.bytes += bytes;
    shardOf.set(id, current.id);
  }
  const write = (writes: Writes) => {
    for (const { id, stored, entries: own } of filled) {
      const last = own.at(-1)?.[0];
      if (last === undefined) continue;
      const entradas = Object.fromEntries(own);
      const size = Object.keys({ ...stored?.entradas, ...entradas }).length;
      const stamp = shardStamp(last, stored ? totalOf(stored, size) : size);
      writes.set(doc(db, name, id), { anio: year, entradas, ...stamp }, { merge: true });
    }
  };
  return { shardOf, write };
}
