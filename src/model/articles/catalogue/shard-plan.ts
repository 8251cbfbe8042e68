import { entryBytes, firstShardId, nextShardId, SHARD_MAX_BYTES, yearOfShardId } from './catalogue';

/** One entry to place: the article, its year, its text, and the shard that holds it now. */
export interface PlannedEntry {
  id: string;
  year: number;
  value: string;
  current: string | null;
}

export interface PlannedShard {
  id: string;
  anio: number;
  bytes: number;
  entradas: Map<string, string>;
}

/**
 * Which shard each entry belongs to. Entries stay where they are when that is a shard of their year with room for them;
 * the others fill the year's parts in order. The result depends only on the entries, so running it twice changes nothing.
 */
export function planShards(
  entries: readonly PlannedEntry[],
  maxBytes = SHARD_MAX_BYTES,
): Map<string, PlannedShard> {
  const shards = new Map<string, PlannedShard>();
  const homeless: PlannedEntry[] = [];
  const place = (entry: PlannedEntry, id: string): boolean => {
    const shard = shards.get(id) ?? { id, anio: entry.year, bytes: 0, entradas: new Map<string, string>() };
    const bytes = entryBytes(entry.id, entry.value);
    if (shard.bytes > 0 && shard.bytes + bytes > maxBytes) return false;
    shard.bytes += bytes;
    shard.entradas.set(entry.id, entry.value);
    shards.set(id, shard);
    return true;
  };
  for (const entry of entries) {
    const stays = entry.current !== null && yearOfShardId(entry.current) === entry.year;
    if (!stays || entry.current === null || !place(entry, entry.current)) homeless.push(entry);
  }
  const lastPart = new Map<number, string>();
  for (const entry of homeless) {
    let id = lastPart.get(entry.year) ?? firstShardId(entry.year);
    while (!place(entry, id)) id = nextShardId(id);
    lastPart.set(entry.year, id);
  }
  return shards;
}
