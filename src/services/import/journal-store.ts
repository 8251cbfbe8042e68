import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { ImportJournal } from '@/model/blogger/progress';

/** It names the form of what is kept: a journal of another form gets another key, and is not found under this one. */
const KEY = 'importacion-2';
let store: UseStore | null = null;

function database(): UseStore {
  store ??= createStore('evidencias-importacion', 'diario');
  return store;
}

/** Where an interrupted import is remembered. On a device that keeps nothing, what is there already is passed over anyway. */
export const journalStore = {
  async load(): Promise<ImportJournal | null> {
    return (await get<ImportJournal>(KEY, database()).catch(() => undefined)) ?? null;
  },
  async save(journal: ImportJournal): Promise<void> {
    await set(KEY, journal, database()).catch((cause) =>
      console.debug('The import is not remembered', cause),
    );
  },
  async clear(): Promise<void> {
    await del(KEY, database()).catch((cause) => console.debug('The import is not forgotten', cause));
  },
};
