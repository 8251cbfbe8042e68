import type { Shard, ShardVersion } from './shards';

/**
 * The shards a device holds: those of the newest years without gaps, in order of name from the last back. `seen` is the
 * newest version met, of shards that were not kept too, so that 'changed since' never brings the same one twice.
 */
export interface ShardSnapshot {
  shards: readonly Shard[];
  /** No older shard exists. */
  complete: boolean;
  seen: ShardVersion;
  /** When the shards were last read from the beginning, in milliseconds. */
  readAt: number;
}

function newest(a: ShardVersion, b: ShardVersion): ShardVersion {
  if (a.seconds !== b.seconds) return a.seconds > b.seconds ? a : b;
  return a.nanoseconds >= b.nanoseconds ? a : b;
}

function newestOf(shards: readonly Shard[], start: ShardVersion): ShardVersion {
  return shards.reduce((version, shard) => newest(version, shard.version), start);
}

/** What a first reading from the newest shard back gave; fewer than asked for means that it gave all. */
export function startSnapshot(shards: readonly Shard[], asked: number, readAt: number): ShardSnapshot {
  return {
    shards,
    complete: shards.length < asked,
    seen: newestOf(shards, { seconds: 0, nanoseconds: 0 }),
    readAt,
  };
}

/** The snapshot with the next older shards, of which `asked` were asked for. */
export function withOlder(snapshot: ShardSnapshot, older: readonly Shard[], asked: number): ShardSnapshot {
  const held = new Set(snapshot.shards.map((shard) => shard.id));
  const added = older.filter((shard) => !held.has(shard.id));
  return {
    ...snapshot,
    shards: [...snapshot.shards, ...added],
    complete: snapshot.complete || older.length < asked,
    seen: newestOf(older, snapshot.seen),
  };
}

/** The snapshot with the shards that changed. What is older than the years it holds is left for when it is asked for. */
export function withChanges(snapshot: ShardSnapshot, changed: readonly Shard[]): ShardSnapshot {
  if (changed.length === 0) return snapshot;
  const oldest = snapshot.shards.at(-1)?.id ?? '';
  const byId = new Map(snapshot.shards.map((shard) => [shard.id, shard]));
  for (const shard of changed) {
    if (snapshot.complete || shard.id >= oldest) byId.set(shard.id, shard);
  }
  const shards = [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
  return { ...snapshot, shards, seen: newestOf(changed, snapshot.seen) };
}
