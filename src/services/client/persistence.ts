import {
  type AsyncStorage,
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import { hashKey, notifyManager, type QueryKey } from '@tanstack/react-query';
import { del, delMany, entries, get, keys, set, type UseStore, update } from 'idb-keyval';
import { deviceDatabase } from '../device/database';

/** Changes when the shape of what is kept changes: what older versions of the site kept is then dropped. */
export const SHAPE = '6';
/** Before each key of what is kept. */
export const PREFIX = 'c';
/** What was not refreshed for this long is dropped. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** So long a reading may wait for the device. */
const OPEN_LIMIT_MS = 1500;

const inDatabase = deviceDatabase('evidencias', 'consultas', OPEN_LIMIT_MS);

/** Where it is kept. It never fails: it is empty instead. */
export const storage: Required<AsyncStorage<PersistedQuery>> = {
  getItem: (key) => inDatabase((store) => get<PersistedQuery>(key, store), undefined),
  setItem: (key, value) => inDatabase((store) => set(key, value, store), undefined),
  removeItem: (key) => inDatabase((store) => del(key, store), undefined),
  entries: () => inDatabase((store) => entries<string, PersistedQuery>(store), []),
};

/** Only the data and its age are kept: IndexedDB stores dates and maps as they are, with nothing to encode. */
function forDevice({ state, ...query }: PersistedQuery): PersistedQuery {
  return {
    ...query,
    state: {
      ...state,
      error: null,
      fetchFailureReason: null,
      fetchFailureCount: 0,
      fetchMeta: null,
      fetchStatus: 'idle',
      isInvalidated: false,
    },
  };
}

const persister = experimental_createQueryPersister<PersistedQuery>({
  storage,
  serialize: forDevice,
  deserialize: (kept) => kept,
  buster: SHAPE,
  maxAge: MAX_AGE_MS,
  prefix: PREFIX,
  refetchOnRestore: false,
});

/**
 * A query's `persister`: keeps its data on the device, one record each, and brings it back when it is asked for. Data that `isOld` is
 * shown and then read again. The persister could do that itself, but leaves the failures unhandled.
 */
function keeping(isOld: (query: { isStale: () => boolean }) => boolean): typeof persister.persisterFn {
  return async (queryFn, context, query) => {
    let wasRead = false;
    const read: typeof queryFn = (given) => {
      wasRead = true;
      return queryFn(given);
    };
    const data = await persister.persisterFn(read, context, query);
    // After the persister has said how old the data is.
    notifyManager.schedule(() => {
      if (!wasRead && isOld(query)) query.fetch().catch(() => undefined);
    });
    return data;
  };
}

export const keepOnDevice = keeping((query) => query.isStale());

/** As `keepOnDevice`, but read again however new: what may be withdrawn is gone with the next load. */
export const keepAndAsk = keeping(() => true);

/** Keeps what a query holds now, after something else than its own reading has changed it. */
export const keepQuery = persister.persistQueryByKey;

/** The records of all queries whose key begins as `queryKey`. Found by their names: the whole store is some megabytes. */
async function recordsOf(queryKey: QueryKey, store: UseStore): Promise<string[]> {
  const start = `${PREFIX}-${hashKey(queryKey).slice(0, -1)}`;
  const all = await keys<string>(store);
  return all.filter((name) => name.startsWith(start) && [',', ']'].includes(name.charAt(start.length)));
}

/** Takes what is kept of queries off the device. */
export const forgetQuery = ({ queryKey }: { queryKey: QueryKey }): Promise<void> =>
  inDatabase(async (store) => delMany(await recordsOf(queryKey, store), store), undefined);

/** So old that it is read again wherever it is shown, and not so old that it is dropped. */
const OLD_MS = 24 * 60 * 60 * 1000;

/** Makes what is kept of queries old, because it changed: whoever comes back is shown it, and it is read again. */
export const ageQuery = ({ queryKey }: { queryKey: QueryKey }): Promise<void> =>
  inDatabase(async (store) => {
    for (const name of await recordsOf(queryKey, store))
      await update<PersistedQuery | undefined>(
        name,
        (kept) => kept && { ...kept, state: { ...kept.state, dataUpdatedAt: Date.now() - OLD_MS } },
        store,
      );
  }, undefined);

/** Drops what has become too old to be shown. */
export const dropExpired = persister.persisterGc;
