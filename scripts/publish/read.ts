/**
 * Reads what is public, as any visitor may: the catalogue, the published articles, the categories, the forum's newest
 * topics. A page at a time; what an earlier run read and has not changed is not read again.
 */
import {
  collection,
  documentId,
  type Firestore,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { weighPassages } from '@/model/articles/passages/weigh-passages';
import type { Category } from '@/model/categories/category';
import { type ForumCategory, parseTopic } from '@/model/forum/topic';
import { ARTICLES, parseArticle } from '@/services/articles/reading';
import {
  countShards,
  fetchAllShards,
  fetchShardsChangedSince,
  type Shard,
  type ShardVersion,
} from '@/services/articles/shards';
import { fetchCategories } from '@/services/categories/reading';
import { fetchDocs, pagesOf } from '@/services/firestore/lists';
import { fetchAllCategories } from '@/services/forum/counting';
import { TOPICS } from '@/services/forum/data';
import { ExpectedError } from '../lib/expected-error';
import type { ContentStore, KnownArticle, KnownTopic } from './store';

/** What everybody may see, as one run found it. The texts of the articles stay on disk (ContentStore.article). */
export interface PublicContent {
  /** The newest publication first. */
  articles: KnownArticle[];
  categories: Category[];
  forumCategories: ForumCategory[];
  /** The newest change first, at most MAX_TOPICS. */
  topics: KnownTopic[];
  /** Ids of the articles that this run read. */
  changed: string[];
}

export type ReadProgress = (
  step: 'artículos' | 'temas' | 'páginas' | 'vistas previas',
  done: number,
  total: number,
) => void;

/** How many topics of the forum are read, the newest changes first. */
export const MAX_TOPICS = 1000;
/** As many as the rules let a visitor list at once. */
const PAGE = 50;
/** As many as they let one count. */
const SHARDS_COUNTED = 100;
/** As many ids as one question may name. */
const NAMED = 30;
/** After so many articles what was read is kept: an interrupted run goes on from there. */
const SAVE_EVERY = 1000;

const ORIGIN: ShardVersion = { seconds: 0, nanoseconds: 0 };

function isLater(a: ShardVersion, b: ShardVersion): boolean {
  return a.seconds > b.seconds || (a.seconds === b.seconds && a.nanoseconds > b.nanoseconds);
}

/** The catalogue is not there, and articles were published from it before. */
export class NoCatalogue extends ExpectedError {
  constructor(published: number) {
    super(
      `Firestore has no catalogue of articles, and the last run published ${published}. Nothing was changed.\n` +
        'A backup brings it back (docs/deploy.md, Backups). If the site is to go without its content all the same: --without-content',
    );
  }
}

/** Takes in the shards that changed; where there are more or fewer than that makes, some are gone, and all are read again. */
async function readShards(db: Firestore, { known }: ContentStore): Promise<void> {
  await takeChangedShards(db, known.shards);
  const kept = Object.keys(known.shards).length;
  const expected = Math.min(kept, SHARDS_COUNTED);
  if ((await countShards(db, 'catalogo', SHARDS_COUNTED)) === expected) return;
  known.shards = {};
  await takeChangedShards(db, known.shards);
}

async function takeChangedShards(db: Firestore, known: Record<string, Shard>): Promise<void> {
  const latest = Object.values(known).reduce(
    (newest, { version }) => (isLater(version, newest) ? version : newest),
    ORIGIN,
  );
  const read =
    latest === ORIGIN ? fetchAllShards(db, 'catalogo') : fetchShardsChangedSince(db, 'catalogo', latest);
  for (const shard of await read) known[shard.id] = shard;
}

/** The articles that changed since the last run, the oldest change first; the first run takes all. */
function changedArticles(db: Firestore, since: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  const changed = query(
    collection(db, ARTICLES),
    where('estado', '==', 'publicado'),
    ...(since > 0 ? [where('fechaActualizacion', '>', Timestamp.fromMillis(since))] : []),
    orderBy('fechaActualizacion'),
    orderBy(documentId()),
  );
  return pagesOf(changed, PAGE);
}

async function* namedArticles(
  db: Firestore,
  ids: readonly string[],
): AsyncGenerator<QueryDocumentSnapshot[]> {
  for (let start = 0; start < ids.length; start += NAMED) {
    const named = query(
      collection(db, ARTICLES),
      where('estado', '==', 'publicado'),
      where(documentId(), 'in', ids.slice(start, start + NAMED)),
      limit(NAMED),
    );
    yield await fetchDocs(named);
  }
}

/** Takes the articles that are new or changed into the store, and those that are public no more out of it. */
async function readArticles(db: Firestore, store: ContentStore, onProgress: ReadProgress): Promise<string[]> {
  const { known } = store;
  const cards = new Map(Object.values(known.shards).flatMap(({ entradas }) => Object.entries(entradas)));
  const read = new Set<string>();
  const take = (docs: readonly QueryDocumentSnapshot[]) => {
    for (const document of docs) {
      const card = cards.get(document.id);
      // Published since the catalogue was read: the next run has both.
      if (card === undefined) continue;
      store.putArticle(parseArticle(document.id, document.data()), card);
      read.add(document.id);
    }
    onProgress('artículos', read.size, cards.size);
  };
  let saved = 0;
  for await (const docs of changedArticles(db, known.articlesUntil)) {
    take(docs);
    const changed: unknown = docs.at(-1)?.get('fechaActualizacion');
    if (changed instanceof Timestamp) known.articlesUntil = changed.toMillis();
    if (read.size - saved >= SAVE_EVERY) {
      saved = read.size;
      store.save();
    }
  }
  // What an import brings keeps its old date, and what only moved to another category keeps its own.
  const missed = [...cards.keys()].filter(
    (id) => !read.has(id) && known.articles[id]?.tarjeta !== cards.get(id),
  );
  for await (const docs of namedArticles(db, missed)) take(docs);
  for (const id of Object.keys(known.articles)) {
    const gone = !cards.has(id) || (missed.includes(id) && !read.has(id));
    if (gone) store.removeArticle(id);
  }
  return [...read];
}

/** The newest topics; a run that finds one as it was stops there, unless the categories count fewer than that would make. */
async function readTopics(
  db: Firestore,
  store: ContentStore,
  counted: number,
  onProgress: ReadProgress,
): Promise<void> {
  const { known } = store;
  const before = new Map(known.topics.map((topic) => [topic.id, topic]));
  const found: KnownTopic[] = [];
  const newest = query(
    collection(db, TOPICS),
    orderBy('fechaActualizacion', 'desc'),
    orderBy(documentId(), 'desc'),
  );
  let rest: KnownTopic[] = [];
  for await (const docs of pagesOf(newest, PAGE)) {
    const topics = docs
      .map((document) => parseTopic(document.id, document.data()))
      .filter(({ borrando, categoriaId }) => !borrando && categoriaId !== '')
      .map((topic): KnownTopic => {
        const { id, titulo, categoriaId, fechaActualizacion } = topic;
        const pasajes = weighPassages(topic);
        return { id, titulo, categoriaId, cambiado: fechaActualizacion?.getTime() ?? null, pasajes };
      });
    found.push(...topics);
    onProgress('temas', Math.min(found.length, MAX_TOPICS), Math.min(counted, MAX_TOPICS));
    const isKnown = topics.some(({ id, cambiado }) => before.get(id)?.cambiado === cambiado);
    const seen = new Set(found.map(({ id }) => id));
    rest = known.topics.filter(({ id }) => !seen.has(id));
    const added = found.filter(({ id }) => !before.has(id)).length;
    if (isKnown && counted === known.topicsCounted + added) break;
    rest = [];
    if (found.length >= MAX_TOPICS) break;
  }
  known.topics = [...found, ...rest].slice(0, MAX_TOPICS);
  known.topicsCounted = counted;
}

export interface ReadOptions {
  onProgress?: ReadProgress;
  /** Goes on where the catalogue is gone. */
  withoutContent?: boolean;
}

/** Everything that is public, by what is in the store and what changed since. Throws ServiceError and NoCatalogue. */
export async function readPublicContent(
  db: Firestore,
  store: ContentStore,
  { onProgress = () => {}, withoutContent = false }: ReadOptions = {},
): Promise<PublicContent> {
  const published = Object.keys(store.known.articles).length;
  await readShards(db, store);
  if (Object.keys(store.known.shards).length === 0) {
    if (published > 0 && !withoutContent) throw new NoCatalogue(published);
    console.log('Firestore has no catalogue of articles: the library is drawn empty.');
  }
  const changed = await readArticles(db, store, onProgress);
  const categories = await fetchCategories(db);
  const forumCategories = await fetchAllCategories(db);
  const counted = forumCategories.reduce((sum, { temaCount }) => sum + temaCount, 0);
  await readTopics(db, store, counted, onProgress);
  store.save();
  const articles = Object.values(store.known.articles).sort(
    (a, b) => (b.publicado ?? 0) - (a.publicado ?? 0) || (a.id < b.id ? -1 : 1),
  );
  return { articles, categories, forumCategories, topics: store.known.topics, changed };
}
