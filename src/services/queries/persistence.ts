import {
  type AsyncStorage,
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import { notifyManager } from '@tanstack/react-query';
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** Changes when the shape of what is kept changes: what older versions of the site kept is then dropped. */
export const SHAPE = '5';
/** Before each key of what is kept. */
export const PREFIX = 'c';
/** What was not refreshed for this long is dropped. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** A database that does not open in this time (some private windows never answer) counts as empty. */
const OPEN_LIMIT_MS = 1500;

let store: UseStore | null = null;

function database(): UseStore {
  store ??= createStore('evidencias', 'consultas');
  return store;
}

function afterLimit(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), OPEN_LIMIT_MS));
}

/** Keeping things on the device is a convenience: where it does not work, reading goes on without it. */
async function optional<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    return await work();
  } catch (cause) {
    console.debug('The device keeps nothing', cause);
    return undefined;
  }
}

/** Where it is kept. It never fails: it is empty instead. */
export const storage: Required<AsyncStorage<PersistedQuery>> = {
  getItem: (key) => Promise.race([optional(() => get<PersistedQuery>(key, database())), afterLimit()]),
  setItem: (key, value) => optional(() => set(key, value, database())),
  removeItem: async (key) => {
    await optional(() => del(key, database()));
  },
  entries: async () => (await optional(() => entries<string, PersistedQuery>(database()))) ?? [],
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
 * A query's `persister`: keeps its data on the device, one record each, and brings it back when it is asked for. What `isOld`
 * is shown and then read again; the persister's own way of doing that leaves its failures unhandled.
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

/** Keeps what a query holds now, after it was changed otherwise than by its own reading. */
export const keepQuery = persister.persistQueryByKey;

/** Takes what is kept of a query off the device. */
export const forgetQuery = persister.removeQueries;

/** Drops what has become too old to be shown. */
export const dropExpired = persister.persisterGc;
