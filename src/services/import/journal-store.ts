import { del, get, set } from 'idb-keyval';
import type { ImportJournal } from '@/model/blogger/progress';
import { deviceDatabase } from '../device/database';

/** It names the form of what is kept: a journal of another form gets another key, and is not found under this one. */
const KEY = 'importacion-2';
const inDatabase = deviceDatabase('evidencias-importacion', 'diario', 3000);

/** Where an interrupted import is remembered. On a device that keeps nothing, what is there already is passed over anyway. */
export const journalStore = {
  load: async () => (await inDatabase((store) => get<ImportJournal>(KEY, store), null)) ?? null,
  save: (journal: ImportJournal) => inDatabase((store) => set(KEY, journal, store), undefined),
  clear: () => inDatabase((store) => del(KEY, store), undefined),
};
