import type { Article } from '@/model/articles/article';
import type { ShardCollection } from '@/model/articles/catalogue/catalogue';
import { picturesOf } from '@/model/articles/editing/article-pictures';
import { bytesOf, CACHES, STORAGE_LIMIT } from '@/model/shared/offline';
import { fetchArticle } from '../articles/reading';
import { olderQuery, shardQuery } from '../articles/shard-queries';
import type { ShardSnapshot } from '../articles/shards';
import { articleQuery } from '../articles/useArticle';
import { keysThatCame } from '../client/drawn-data';
import { dropExpired, forgetQuery, keepQuery } from '../client/persistence';
import { queryClient } from '../client/query-client';
import { db } from '../firestore/connection';
import { toServiceError } from '../firestore/errors';
import { keptData } from './kept-data';
import { dropPicturesBut, keepPicture, keptItems, tellKept, trim } from './kept-items';

/** A favourite is read again after this long: it may have been changed, or withdrawn. */
const REREAD_MS = 7 * 24 * 60 * 60 * 1000;
/** More than these are not read by themselves. */
const MOST_FAVOURITES = 200;

/** Keeps what came with the page. Where the device has its own reading, that is as good. */
export async function keepWhatCame(): Promise<void> {
  for (const key of keysThatCame) if ((await keptData(key)) === null) await keepQuery(key, queryClient);
  await dropExpired();
  tellKept();
}

/** The newest articles' words are read ahead up to so many (3 KB each, docs/scale.md); others when searched. */
const MOST_WORDS = 2000;
/** Shards read at once: one holds up to 300 articles. */
const AT_ONCE = 4;

const articlesIn = ({ shards }: ShardSnapshot) =>
  shards.reduce((sum, { entradas }) => sum + Object.keys(entradas).length, 0);

/** Reads what the device lacks of a collection, so that it can be searched without a connection. */
async function completeShards(name: ShardCollection, most = Number.POSITIVE_INFINITY): Promise<void> {
  const head = shardQuery(name);
  await queryClient.prefetchQuery(head);
  for (;;) {
    const held = queryClient.getQueryData(head.queryKey);
    if (!held || held.complete || articlesIn(held) >= most) return;
    await queryClient.fetchQuery(olderQuery(name, held, AT_ONCE));
  }
}

/** Reads the whole index of the library, and the words of its newer articles. */
export async function keepLibrary(): Promise<void> {
  await completeShards('catalogo');
  await completeShards('buscador', MOST_WORDS);
}

/** An article from the device, or read and put there; null when it cannot be had. */
async function keptArticle(id: string): Promise<Article | null> {
  const { queryKey } = articleQuery(id);
  const kept = await keptData<Article>(queryKey);
  if (kept && Date.now() - kept.readAt < REREAD_MS) return kept.data;
  try {
    queryClient.setQueryData(queryKey, await fetchArticle(db(), id));
    await keepQuery(queryKey, queryClient);
    return queryClient.getQueryData(queryKey) ?? null;
  } catch (cause) {
    if (toServiceError(cause).code !== 'not-found') return kept?.data ?? null;
    await forgetQuery({ queryKey });
    return null;
  }
}

/** Keeps a member's favourites with their pictures, saved last first, one by one while `goesOn` says so. */
export async function keepFavourites(ids: readonly string[], goesOn: () => boolean): Promise<void> {
  const wanted = new Set<string>();
  let brought = 0;
  // What was seen by the way goes before them.
  const room = STORAGE_LIMIT - bytesOf(await keptItems(CACHES.favourites));
  for (const id of ids.toReversed().slice(0, MOST_FAVOURITES)) {
    if (!goesOn()) return;
    const article = await keptArticle(id);
    for (const picture of article ? picturesOf(article) : []) {
      const { href } = new URL(picture, location.origin);
      if (wanted.has(href) || !goesOn()) continue;
      wanted.add(href);
      // One that its site does not hand out is shown when there is a connection.
      brought += await keepPicture(href, room - brought).catch(() => 0);
    }
  }
  if (!goesOn()) return;
  await dropPicturesBut(wanted);
  if (brought > 0) await trim();
}
