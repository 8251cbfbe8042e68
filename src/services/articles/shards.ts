import {
  collection,
  documentId,
  type Firestore,
  getAggregate,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  sum,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { SHARDS_PAGE, type ShardCollection, yearOfShardId } from '@/model/articles/catalogue/catalogue';
import { type StoredData, textMap } from '@/model/shared/stored/stored-fields';
import { withServiceErrors } from '../firestore/errors';
import { countOf, fetchAll, fetchList } from '../firestore/lists';

/** When a shard was last written, exact to the nanosecond: a Date would lose what 'changed since' compares. */
export interface ShardVersion {
  seconds: number;
  nanoseconds: number;
}

const NEVER: ShardVersion = { seconds: 0, nanoseconds: 0 };

/** One shard as the browser keeps it. Entries stay as stored and are decoded when they are looked at. */
export interface Shard {
  id: string;
  anio: number;
  version: ShardVersion;
  entradas: Readonly<Record<string, string>>;
  /** How many entries it says it has; absent in shards from before they told it. */
  total?: number | undefined;
}

/** As many as the rules let one question ask about. */
const SHARDS_SUMMED = 100;

/** A shard from its document; entries that are not text are left out. */
export function parseShard(id: string, data: StoredData): Shard {
  const updated = data.fechaActualizacion;
  const anio = data.anio;
  return {
    id,
    anio: typeof anio === 'number' ? anio : (yearOfShardId(id) ?? 0),
    version:
      updated instanceof Timestamp ? { seconds: updated.seconds, nanoseconds: updated.nanoseconds } : NEVER,
    entradas: textMap(data, 'entradas'),
    total: typeof data.total === 'number' ? data.total : undefined,
  };
}

const newestFirst = (db: Firestore, name: ShardCollection) =>
  query(collection(db, name), orderBy('anio', 'desc'), orderBy(documentId(), 'desc'));

/** Shards from the newest year back, after `after`: one read each; fewer than asked for are the last. Throws ServiceError. */
export function fetchShardsBackwards(
  db: Firestore,
  name: ShardCollection,
  options: { after?: Pick<Shard, 'id' | 'anio'> | undefined; limit: number },
): Promise<Shard[]> {
  const { after } = options;
  const place = after ? [startAfter(after.anio, after.id)] : [];
  return fetchList(parseShard, newestFirst(db, name), ...place, limit(options.limit));
}

async function fetchAllOf(source: Query): Promise<Shard[]> {
  const docs = await fetchAll(source, SHARDS_PAGE);
  return docs.map((document) => parseShard(document.id, document.data()));
}

/** Every shard, from the newest year back: one read each. Throws ServiceError. */
export const fetchAllShards = (db: Firestore, name: ShardCollection): Promise<Shard[]> =>
  fetchAllOf(newestFirst(db, name));

/** The shards written after `since`; one read when there are none. Throws ServiceError. */
export function fetchShardsChangedSince(
  db: Firestore,
  name: ShardCollection,
  { seconds, nanoseconds }: ShardVersion,
): Promise<Shard[]> {
  const since = new Timestamp(seconds, nanoseconds);
  return fetchAllOf(
    query(collection(db, name), where('fechaActualizacion', '>', since), orderBy('fechaActualizacion')),
  );
}

/** The `most` shards written last after `since`, the newest first; one read when there are none. Throws ServiceError. */
export function fetchNewestShards(
  db: Firestore,
  name: ShardCollection,
  { seconds, nanoseconds }: ShardVersion,
  most: number,
): Promise<Shard[]> {
  const since = where('fechaActualizacion', '>', new Timestamp(seconds, nanoseconds));
  return fetchList(
    parseShard,
    query(collection(db, name), since, orderBy('fechaActualizacion', 'desc'), limit(most)),
  );
}

/** How many shards there are, of as many as `most` (the rules let nobody ask about more than a hundred): one read. Throws ServiceError. */
export function countShards(db: Firestore, name: ShardCollection, most: number): Promise<number> {
  return countOf(collection(db, name), limit(most));
}

/** How many articles the catalogue lists, by what its shards say of themselves: one read. Throws ServiceError. */
export function countCatalogue(db: Firestore): Promise<number> {
  return withServiceErrors(async () => {
    const shards = query(collection(db, 'catalogo'), limit(SHARDS_SUMMED));
    return (await getAggregate(shards, { total: sum('total') })).data().total;
  });
}

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

function newestOf(shards: readonly Shard[], start: ShardVersion): ShardVersion {
  const isNewer = (a: ShardVersion, b: ShardVersion) =>
    a.seconds === b.seconds ? a.nanoseconds > b.nanoseconds : a.seconds > b.seconds;
  return shards.reduce((newest, { version }) => (isNewer(version, newest) ? version : newest), start);
}

/** What a first reading from the newest shard back gave; fewer than asked for means that it gave all. */
export const startSnapshot = (shards: readonly Shard[], asked: number, readAt: number): ShardSnapshot =>
  withOlder({ shards: [], complete: false, seen: NEVER, readAt }, shards, asked);

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
