import type { Firestore } from 'firebase/firestore/lite';
import { type Activity, accountDocuments } from './accounts';
import { articleDocument, categoryDocument, commentDocument, type Library } from './documents';
import { figuresOf, type SeedTopic } from './forum-documents';
import { placeInShards } from './shards';
import { type Progress, type SeedDocument, writeAll } from './store';

const CREATOR = 'demo-admin';
/** When the demo accounts and categories came to be: before the first article. */
const BEGINNING = new Date(Date.UTC(2018, 0, 1, 15));

/** Writes a library whole: categories, comments, articles, and the shards that the site reads it from. */
export async function writeLibrary(db: Firestore, library: Library, onProgress?: Progress): Promise<void> {
  const { articles, shards } = await placeInShards(db, library.articles, new Date());
  const published = new Set(articles.filter(({ estado }) => estado === 'publicado').map(({ id }) => id));
  const documents = [
    ...library.categories.map((category) => categoryDocument(category, BEGINNING, CREATOR)),
    ...articles.map(articleDocument),
    ...library.comments.map((comment) => commentDocument(comment, published.has(comment.articuloId))),
    // Last: a shard never names an article that is not there yet.
    ...shards,
  ];
  await writeAll(db, documents, onProgress);
}

/** The accounts' documents, with the counters that the library and the forum give them. */
export function libraryAccounts(library: Library, topics: readonly SeedTopic[]): SeedDocument[] {
  const dates = library.articles.map(({ fechaPublicacion }) => fechaPublicacion?.getTime() ?? 0);
  const lastSeen = new Date(Math.max(BEGINNING.getTime(), ...dates));
  return accountDocuments(activityOf(library, topics), BEGINNING, lastSeen);
}

export const writeAccounts = (db: Firestore, library: Library, topics: readonly SeedTopic[]): Promise<void> =>
  writeAll(db, libraryAccounts(library, topics));

function activityOf(library: Library, topics: readonly SeedTopic[]): Activity {
  const published = library.articles.filter(({ estado }) => estado === 'publicado');
  return {
    // As the site counts them: only those that are published.
    articles: countBy(published.map(({ autorId }) => autorId)),
    comments: countBy(library.comments.flatMap(({ autorId }) => autorId ?? [])),
    published: published.map(({ id }) => id),
    forum: (uid) => figuresOf(uid, topics),
  };
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
