import { collection, type Firestore, getDocs } from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import { encodeCard, shardYear, yearOfShardId } from '@/model/articles/catalogue/catalogue';
import { cardFromArticle, indexWords } from '@/model/articles/catalogue/catalogue-entry';
import { type PlannedEntry, planShards } from '@/model/articles/catalogue/shard-plan';
import type { SeedDocument } from './store';

type ShardCollection = 'catalogo' | 'buscador';

/** Every stored entry of one kind of shard, by article. */
type StoredEntries = ReadonlyMap<string, PlannedEntry>;

export interface PlacedLibrary {
  /** The articles, each knowing its shards. */
  articles: Article[];
  /** The shards whole, with the entries that were there before. */
  shards: SeedDocument[];
}

/**
 * Places the published articles in the catalogue and search shards beside what is already stored there, so that seeding
 * keeps articles written by hand, and seeding twice changes nothing.
 */
export async function placeInShards(
  db: Firestore,
  articles: readonly Article[],
  now: Date,
): Promise<PlacedLibrary> {
  const published = articles.filter((article) => article.estado === 'publicado');
  const catalogo = await planCollection(
    db,
    'catalogo',
    published,
    (item) => encodeCard(cardFromArticle(item)),
    now,
  );
  const buscador = await planCollection(db, 'buscador', published, indexWords, now);
  const placed = articles.map((article) => {
    const inCatalogue = catalogo.shardOf.get(article.id);
    const inSearch = buscador.shardOf.get(article.id);
    if (article.estado !== 'publicado' || !inCatalogue || !inSearch) return { ...article, fragmentos: null };
    return { ...article, fragmentos: { catalogo: inCatalogue, buscador: inSearch } };
  });
  return { articles: placed, shards: [...catalogo.documents, ...buscador.documents] };
}

async function planCollection(
  db: Firestore,
  name: ShardCollection,
  articles: readonly Article[],
  encode: (article: Article) => string,
  now: Date,
): Promise<{ documents: SeedDocument[]; shardOf: Map<string, string> }> {
  const stored = await storedEntries(db, name);
  const entries = new Map(stored);
  for (const article of articles) {
    const year = shardYear(article);
    entries.set(article.id, {
      id: article.id,
      year,
      value: encode(article),
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
