import { collection, type Firestore, getDocs } from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import {
  articleShards,
  SHARD_KINDS,
  type ShardCollection,
  shardYear,
  yearOfShardId,
} from '@/model/articles/catalogue/catalogue';
import { entriesOf } from '@/model/articles/catalogue/catalogue-entry';
import { type PlannedEntry, planShards } from '@/model/articles/catalogue/shard-plan';
import type { SeedDocument } from './store';

/** Every stored entry of one kind of shard, by article. */
type StoredEntries = ReadonlyMap<string, PlannedEntry>;

export interface PlacedLibrary {
  /** The articles, each knowing its shards. */
  articles: Article[];
  /** The shards whole, with the entries that were there before. */
  shards: SeedDocument[];
}

/**
 * Places the published articles in the shards beside what is already stored there, so that seeding
 * keeps articles written by hand, and seeding twice changes nothing.
 */
export async function placeInShards(
  db: Firestore,
  articles: readonly Article[],
  now: Date,
): Promise<PlacedLibrary> {
  const published = articles
    .filter((article) => article.estado === 'publicado')
    .map((article) => ({ article, entries: entriesOf(article) }));
  const planned = new Map<ShardCollection, PlannedCollection>();
  for (const name of SHARD_KINDS) planned.set(name, await planCollection(db, name, published, now));
  const placed = articles.map((article) => {
    const shards = [...planned].map(([name, { shardOf }]) => [name, shardOf.get(article.id)]);
    const isPublic = article.estado === 'publicado';
    return { ...article, fragmentos: isPublic ? articleShards(Object.fromEntries(shards)) : null };
  });
  return { articles: placed, shards: [...planned.values()].flatMap(({ documents }) => documents) };
}

interface PlannedCollection {
  documents: SeedDocument[];
  shardOf: Map<string, string>;
}

async function planCollection(
  db: Firestore,
  name: ShardCollection,
  articles: readonly { article: Article; entries: ReturnType<typeof entriesOf> }[],
  now: Date,
): Promise<PlannedCollection> {
  const stored = await storedEntries(db, name);
  const entries = new Map(stored);
  for (const { article, entries: own } of articles) {
    const year = shardYear(name, article);
    const value = own[name];
    if (value === null) entries.delete(article.id);
    else
      entries.set(article.id, {
        id: article.id,
        year,
        value,
        current: stored.get(article.id)?.current ?? null,
      });
  }
  const shardOf = new Map<string, string>();
  const documents = [...planShards([...entries.values()]).values()].map(({ id, anio, entradas }) => {
    for (const articleId of entradas.keys()) shardOf.set(articleId, id);
    return {
      path: `${name}/${id}`,
      data: {
        anio,
        entradas: Object.fromEntries(entradas),
        total: entradas.size,
        ultimoArticulo: [...entradas.keys()].at(-1) ?? '',
        fechaActualizacion: now,
      },
    };
  });
  return { documents, shardOf };
}

async function storedEntries(db: Firestore, name: ShardCollection): Promise<StoredEntries> {
  const entries = new Map<string, PlannedEntry>();
  for (const shard of (await getDocs(collection(db, name))).docs) {
    const year = yearOfShardId(shard.id);
    const entradas: unknown = shard.get('entradas');
    if (year === null || typeof entradas !== 'object' || entradas === null) continue;
    for (const [id, value] of Object.entries(entradas)) {
      if (typeof value === 'string') entries.set(id, { id, year, value, current: shard.id });
    }
  }
  return entries;
}
