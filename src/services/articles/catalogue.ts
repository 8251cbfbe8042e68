import { collection, doc, type Firestore, query, where } from 'firebase/firestore/lite';
import type { Article, ArticleShards } from '@/model/articles/article';
import {
  articleShards,
  SHARD_KINDS,
  type ShardCollection,
  shardYear,
  yearOfShardId,
} from '@/model/articles/catalogue/catalogue';
import { entriesOf } from '@/model/articles/catalogue/catalogue-entry';
import { type PlannedEntry, type PlannedShard, planShards } from '@/model/articles/catalogue/shard-plan';
import { commit, type Reads, type Writes } from '../firestore/commit';
import { ServiceError } from '../firestore/errors';
import { pagesById } from '../firestore/lists';
import type { Control, Progress } from '../firestore/long-work';
import { withRetries } from '../firestore/retry';
import { ARTICLES, parseArticle } from './reading';
import { shardStamp } from './shard-entries';
import { fetchAllShards, parseShard, type Shard } from './shards';

const ARTICLES_PAGE = 200;
const BATCH = 100;
const SHARDS_IN_COMMIT = 18;
const RETRIES = 2;
/** Named as the article that touched last a shard that ends empty. */
const NOBODY = 'ninguno';

export interface RebuildProgress extends Progress {
  step: 'leyendo' | 'escribiendo';
}

/** What one article asks of the collections of shards. */
function listedOf(article: Article) {
  const { id, fragmentos } = article;
  const entries = entriesOf(article);
  const planned = (name: ShardCollection): PlannedEntry[] => {
    const value = entries[name];
    if (value === null) return [];
    return [{ id, value, current: fragmentos?.[name] ?? null, year: shardYear(name, article) }];
  };
  const time = article.fechaPublicacion?.getTime() ?? 0;
  return { id, time, fragmentos, planned };
}

type Listed = ReturnType<typeof listedOf>;

interface Plan {
  name: ShardCollection;
  before: Map<string, Shard>;
  shards: Map<string, PlannedShard>;
}

/**
 * Makes the catalogue and the indexes of words, passages and sources again from the published articles: entries that are missing or old are written,
 * those of articles that are gone are removed, shards that are right are left alone. Interrupting it, or running it twice,
 * does no harm. An article saved meanwhile makes it begin again, a few times. Throws ServiceError ('aborted' when articles
 * keep changing), or the signal's reason.
 */
export function rebuildCatalogue(db: Firestore, options: Control<RebuildProgress> = {}): Promise<void> {
  const when = (error: unknown) => error instanceof ServiceError && error.code === 'aborted';
  return withRetries(() => rebuildOnce(db, options), { retries: RETRIES, delay: () => 0, when });
}

async function rebuildOnce(db: Firestore, options: Control<RebuildProgress>): Promise<void> {
  // The shards first: what changes them after this is noticed when they are written.
  const stored: (readonly [ShardCollection, Map<string, Shard>])[] = [];
  for (const name of SHARD_KINDS) stored.push([name, await allShards(db, name)]);
  const known = [...(stored[0]?.[1].values() ?? [])].reduce(
    (sum, { entradas }) => sum + Object.keys(entradas).length,
    0,
  );
  const listed = await readPublished(db, known, options);
  const plans = stored.map(([name, before]) => planOf(name, before, listed));
  const total = plans.reduce((sum, plan) => sum + plan.shards.size, 0);
  let done = 0;
  for (const plan of plans) {
    for (const shard of plan.shards.values()) {
      options.signal?.throwIfAborted();
      await writeShard(db, plan, shard);
      options.onProgress?.({ step: 'escribiendo', done: ++done, total });
    }
  }
  await pointArticles(db, listed, plans, options.signal);
}

async function allShards(db: Firestore, name: ShardCollection): Promise<Map<string, Shard>> {
  return new Map((await fetchAllShards(db, name)).map((shard) => [shard.id, shard]));
}

/** Every published article, oldest first, as its entries. `known`: how many the catalogue lists so far. */
async function readPublished(
  db: Firestore,
  known: number,
  options: Control<RebuildProgress>,
): Promise<Listed[]> {
  const published = query(collection(db, ARTICLES), where('estado', '==', 'publicado'));
  const listed: Listed[] = [];
  for await (const docs of pagesById(published, ARTICLES_PAGE, options.signal)) {
    for (const document of docs) listed.push(listedOf(parseArticle(document.id, document.data())));
    options.onProgress?.({ step: 'leyendo', done: listed.length, total: Math.max(known, listed.length) });
  }
  return listed.sort((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1));
}

/** The shards as they should be, those that end empty included: clients learn of a removal only from a changed shard. */
function planOf(name: ShardCollection, before: Map<string, Shard>, listed: readonly Listed[]): Plan {
  const shards = planShards(listed.flatMap(({ planned }) => planned(name)));
  for (const { id, anio } of before.values()) {
    if (!shards.has(id))
      shards.set(id, { id, anio: yearOfShardId(id) ?? anio, bytes: 0, entradas: new Map() });
  }
  return { name, before, shards };
}

/** A shard from before they told their number of entries is not as it should be either. */
function isSame(shard: Shard, planned: PlannedShard): boolean {
  const ids = Object.keys(shard.entradas);
  return (
    shard.anio === planned.anio &&
    shard.total === planned.entradas.size &&
    ids.length === planned.entradas.size &&
    ids.every((id) => shard.entradas[id] === planned.entradas.get(id))
  );
}

/** Writes one shard as planned, unless it is so already. Throws 'aborted' when it changed since it was read. */
async function writeShard(db: Firestore, plan: Plan, planned: PlannedShard): Promise<void> {
  const known = plan.before.get(planned.id);
  if (known && isSame(known, planned)) return;
  const read = async (reads: Reads) => {
    const ref = doc(db, plan.name, planned.id);
    const stored = await reads.get(ref);
    const now = stored.exists() ? parseShard(planned.id, stored.data()) : undefined;
    const untouched =
      now?.version.seconds === known?.version.seconds &&
      now?.version.nanoseconds === known?.version.nanoseconds;
    if (!untouched) throw new ServiceError('aborted');
    const fields = {
      anio: planned.anio,
      entradas: Object.fromEntries(planned.entradas),
      ...shardStamp([...planned.entradas.keys()].at(-1) ?? NOBODY, planned.entradas.size),
    };
    return (writes: Writes) => writes.set(ref, fields);
  };
  await commit(db, { read });
}

/** Tells the articles that moved which shards hold their entries. */
async function pointArticles(
  db: Firestore,
  listed: readonly Listed[],
  plans: readonly Plan[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const shards = plans.map((plan) => [plan.name, shardOfEach(plan)] as const);
  const moved: Moved[] = [];
  for (const { id, fragmentos } of listed) {
    const now = articleShards(Object.fromEntries(shards.map(([name, of]) => [name, of.get(id)])));
    if (now && SHARD_KINDS.some((name) => now[name] !== fragmentos?.[name])) moved.push([id, now]);
  }
  for (const some of commitsOf(moved)) {
    signal?.throwIfAborted();
    const write = (writes: Writes) => {
      for (const [id, fragmentos] of some) writes.update(doc(db, ARTICLES, id), { fragmentos });
    };
    await commit(db, { write });
  }
}

type Moved = readonly [id: string, fragmentos: ArticleShards];

/** The rules look into each shard that a commit names, 20 documents in all. */
function* commitsOf(moved: readonly Moved[]): Generator<Moved[]> {
  let some: Moved[] = [];
  const shards = new Set<string>();
  for (const one of moved) {
    if (some.length === BATCH || shards.size > SHARDS_IN_COMMIT - SHARD_KINDS.length) {
      yield some;
      some = [];
      shards.clear();
    }
    some.push(one);
    for (const [name, shard] of Object.entries(one[1])) shards.add(`${name}/${shard}`);
  }
  if (some.length > 0) yield some;
}

function shardOfEach(plan: Plan): Map<string, string> {
  const shardOf = new Map<string, string>();
  for (const shard of plan.shards.values()) for (const id of shard.entradas.keys()) shardOf.set(id, shard.id);
  return shardOf;
}
