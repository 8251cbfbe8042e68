import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { DEFAULT_CHOICES } from '@/model/blogger/prepare';
import { type ImportJournal, NOTHING_DONE } from '@/model/blogger/progress';
import { isMap } from '@/model/stored-fields';

const KEY = 'importacion';
let store: UseStore | null = null;

function database(): UseStore {
  store ??= createStore('evidencias-importacion', 'diario');
  return store;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** What the device kept, or null when it is not what this version of the site keeps. */
export function parseJournal(value: unknown): ImportJournal | null {
  if (!isMap(value) || !isMap(value.archivo) || !isMap(value.hecho)) return null;
  const { nombre, bytes, modificado } = value.archivo;
  if (typeof nombre !== 'string' || !isNumber(bytes) || !isNumber(modificado)) return null;
  if (!isNumber(value.inicio) || !isNumber(value.desde)) return null;
  if (!Array.isArray(value.problemas) || !Array.isArray(value.cuentas)) return null;
  const choices = isMap(value.choices) ? value.choices : {};
  const { hecho } = value;
  const tally = Object.entries(NOTHING_DONE).map(([name]) => [name, isNumber(hecho[name]) ? hecho[name] : 0]);
  return {
    archivo: { nombre, bytes, modificado },
    choices: {
      paginas: choices.paginas === 'articulos' ? 'articulos' : DEFAULT_CHOICES.paginas,
      imagenes: choices.imagenes === 'copiar' ? 'copiar' : DEFAULT_CHOICES.imagenes,
      comentarios: choices.comentarios !== false,
    },
    inicio: value.inicio,
    fase: value.fase === 'comentarios' ? 'comentarios' : 'articulos',
    desde: value.desde,
    hecho: { ...NOTHING_DONE, ...Object.fromEntries(tally) },
    problemas: value.problemas,
    cuentas: value.cuentas,
  };
}

/** Where an interrupted import is remembered. On a device that keeps nothing, what is there already is passed over anyway. */
export const journalStore = {
  async load(): Promise<ImportJournal | null> {
    return parseJournal(await get(KEY, database()).catch(() => undefined));
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
