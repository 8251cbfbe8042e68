import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { commit, type Writes } from './commit';
import { type ServiceError, toServiceError } from './errors';
import { fetchDocs } from './lists';

export interface Progress {
  done: number;
  total: number;
}

/** How long work is followed and stopped. */
export interface TaskControl<Step = Progress> {
  onProgress: (step: Step) => void;
  signal: AbortSignal;
}

/** The same, where nobody need do so. */
export type Control<Step = Progress> = {
  [Part in keyof TaskControl<Step>]?: TaskControl<Step>[Part] | undefined;
};

/** What became of several things, by their keys; those in neither list were not tried. */
export interface Bulk {
  done: string[];
  failed: { key: string; error: ServiceError }[];
  /** It was interrupted, or the connection went. */
  cut: 'interrupted' | 'offline' | null;
}

/**
 * Does something to several things, one after another: one that fails does not stop the others, a connection that is gone
 * does. What was not done can be asked again. Never throws.
 */
export async function oneByOne<Item>(
  items: ReadonlyMap<string, Item>,
  work: (item: Item) => Promise<void>,
  { onProgress, signal }: Control = {},
): Promise<Bulk> {
  const bulk: Bulk = { done: [], failed: [], cut: null };
  const total = items.size;
  for (const [key, item] of items) {
    onProgress?.({ done: bulk.done.length + bulk.failed.length, total });
    if (signal?.aborted) return { ...bulk, cut: 'interrupted' };
    try {
      await work(item);
      bulk.done.push(key);
    } catch (cause) {
      if (signal?.aborted) return { ...bulk, cut: 'interrupted' };
      const error = toServiceError(cause);
      bulk.failed.push({ key, error });
      if (error.code === 'unavailable') return { ...bulk, cut: 'offline' };
    }
  }
  onProgress?.({ done: total, total });
  return bulk;
}

/** Repeats `doBatch`, which gives how many it has done, until these are fewer than `size`. Throws ServiceError, or the signal's reason. */
export async function inBatches(
  size: number,
  doBatch: () => Promise<number>,
  { onProgress, signal }: Control<number> = {},
): Promise<void> {
  for (let done = 0, last = size; last === size; ) {
    signal?.throwIfAborted();
    last = await doBatch();
    done += last;
    onProgress?.(done);
  }
}

/** One batch: changes what a query finds in one commit, and gives how many that were. Throws ServiceError. */
export async function changeFound(
  db: Firestore,
  found: Query,
  change: (writes: Writes, document: QueryDocumentSnapshot) => void,
): Promise<number> {
  const docs = await fetchDocs(found);
  const write = (writes: Writes) => {
    for (const document of docs) change(writes, document);
  };
  if (docs.length > 0) await commit(db, { write });
  return docs.length;
}
