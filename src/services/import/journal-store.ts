import { del, get, set } from 'idb-keyval';
import { type ImportJournal, parseJournal } from '@/model/import/progress';
import { deviceDatabase } from '../device/database';

const KEY = 'importacion';
const inDatabase = deviceDatabase('evidencias-importacion', 'diario', 3000);

/** Where an interrupted import is remembered. On a device that keeps nothing, what is there already is passed over anyway. */
export const journalStore = {
  load: async () => parseJournal(await inDatabase((store) => get<unknown>(KEY, store), null)),
  save: (journal: ImportJournal) => inDatabase((store) => set(KEY, journal, store), undefined),
  clear: () => inDatabase((store) => del(KEY, store), undefined),
};
