import {
  collection,
  deleteField,
  doc,
  documentId,
  FieldPath,
  type FieldValue,
  type Firestore,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import {
  entryBytes,
  firstShardId,
  nextShardId,
  SHARD_HARD_MAX_BYTES,
  SHARD_MAX_BYTES,
  type ShardCollection,
  yearOfShardId,
} from '@/model/articles/catalogue/catalogue';
import type { Reads, Writes } from '../firestore/commit';
import { parseShard, type Shard } from './shards';

interface WantedEntry {
  name: ShardCollection;
  articleId: string;
  /** The entry, or null when the article is to have none. */
  value: string | null;
  year: number;
  /** The shard that the article says holds its entry now. */
  current: string | null;
}

/** Where the entry will be, and the writes that put it there; made after all reads, as a commit asks. */
interface PlacedEntry {
  shard: string | null;
  write: (writes: Writes) => void;
}

interface HeldShard {
  id: string;
  shard: Shard | null;
}

const othersIn = (shard: Shard | null, articleId: string) =>
  Object.entries(shard?.entradas ?? {}).filter(([id]) => id !== articleId);

/** The last part of a year; its first when it has none. New entries go there. */
export async function lastShardId(db: Firestore, name: ShardCollection, year: number): Promise<string> {
  const ofYear = query(
    collection(db, name),
    where('anio', '==', year),
    orderBy(documentId(), 'desc'),
    limit(1),
  );
  const { docs } = await getDocs(ofYear);
  return docs[0]?.id ?? firstShardId(year);
}

/**
 * Reads what is needed to leave an article's entry as wanted, and plans the writes: it stays in its shard while the year is
 * the same and it fits, else it goes to the year's last part, or to a new one when that is full. Reads at most the old
 * shard, the last part and the one after it.
 */
export async function placeEntry(
  db: Firestore,
  reads: Reads,
  { name, articleId, value, year, current }: WantedEntry,
): Promise<PlacedEntry> {
  const read = async (id: string): Promise<HeldShard> => {
    const document = await reads.get(doc(db, name, id));
    return { id, shard: document.exists() ? parseShard(id, document.data()) : null };
  };
  const change = (writes: Writes, shard: Shard, stored: string | FieldValue, more: 0 | 1) => {
    const stamp = shardStamp(articleId, totalOf(shard, othersIn(shard, articleId).length + more));
    const entry = new FieldPath('entradas', articleId);
    writes.update(doc(db, name, shard.id), entry, stored, ...Object.entries(stamp).flat());
  };
  const old = current === null ? null : await read(current);
  const leave = (writes: Writes) => {
    if (old?.shard && Object.hasOwn(old.shard.entradas, articleId))
      change(writes, old.shard, deleteField(), 0);
  };
  if (value === null) return { shard: null, write: leave };

  const bytes = entryBytes(articleId, value);
  const fits = ({ shard }: HeldShard, max: number) =>
    othersIn(shard, articleId).reduce((sum, [id, other]) => sum + entryBytes(id, other), bytes) <= max;
  const put = (writes: Writes, { id, shard }: HeldShard) => {
    if (shard) change(writes, shard, value, 1);
    else {
      const first = { anio: year, entradas: { [articleId]: value }, ...shardStamp(articleId, 1) };
      writes.set(doc(db, name, id), first);
    }
  };
  const stays = old?.shard && yearOfShardId(old.id) === year && fits(old, SHARD_HARD_MAX_BYTES);
  if (old && stays) return { shard: old.id, write: (writes) => put(writes, old) };

  // A transaction reads each document once.
  const held = async (id: string) => (old?.id === id ? old : read(id));
  let target = await held(await lastShardId(db, name, year));
  while (!fits(target, SHARD_MAX_BYTES) && target.shard) target = await held(nextShardId(target.id));
  return {
    shard: target.id,
    write: (writes) => {
      if (old && old.id !== target.id) leave(writes);
      put(writes, target);
    },
  };
}

/** What every write of a shard leaves beside its entries, of which there are then `total`. */
export function shardStamp(ultimoArticulo: string, total: number | FieldValue) {
  return { total, ultimoArticulo, fechaActualizacion: serverTimestamp() };
}

/**
 * The total of a shard that will have `after` entries. Where the stored one is right it is added to: when another save comes
 * first a sum of our own would be false, which the rules refuse, while what is added stays true and is tried again.
 */
export function totalOf({ total, entradas }: Shard, after: number): number | FieldValue {
  const before = Object.keys(entradas).length;
  return total === before ? increment(after - before) : after;
}
