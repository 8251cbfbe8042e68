import { choice, count, isMap, map, text } from '../shared/stored/stored-fields';
import { DEFAULT_CHOICES, type ImportChoices, type ImportPhase } from './prepare';
import type { KeptProblems } from './problems';

export const NOTHING_DONE = {
  creados: 0,
  actualizados: 0,
  /** Articles that were there already and are the same. */
  iguales: 0,
  comentarios: 0,
  comentariosIguales: 0,
  categorias: 0,
  imagenes: 0,
};

export type ImportTally = typeof NOTHING_DONE;

/** The articles dealt with so far: brought, or there already. */
export function articlesDone({ creados, actualizados, iguales }: ImportTally): number {
  return creados + actualizados + iguales;
}

/** What tells a file from others without reading it. */
export interface ImportFile {
  nombre: string;
  bytes: number;
  modificado: number;
}

/** An article that is to be written, by its place in the file. */
export type WaitingArticle = readonly [ordinal: number, what: 'crear' | 'actualizar'];

function waitingArticles(value: unknown): WaitingArticle[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown): WaitingArticle[] => {
    const [ordinal, what]: unknown[] = Array.isArray(one) ? one : [];
    const isOne = typeof ordinal === 'number' && (what === 'crear' || what === 'actualizar');
    return isOne ? [[ordinal, what]] : [];
  });
}

/** An import under way, as the device keeps it: with the same file chosen again, it goes on from here. */
export interface ImportJournal {
  archivo: ImportFile;
  choices: ImportChoices;
  /** When it began: what was scheduled then stays so. */
  inicio: number;
  fase: ImportPhase;
  /** Articles before this place in the file are all written. */
  desde: number;
  /** Articles before this place are counted, but for those in `esperan`, which are not known to be written. */
  leidos: number;
  esperan: readonly WaitingArticle[];
  hecho: ImportTally;
  problems: KeptProblems;
}

/** What the device kept, or null when it is no journal as this version of the site keeps it. */
export function parseJournal(value: unknown): ImportJournal | null {
  if (!isMap(value)) return null;
  const archivo = map(value, 'archivo');
  const hecho = map(value, 'hecho');
  const choices = map(value, 'choices') ?? {};
  const { items, counts } = map(value, 'problems') ?? {};
  if (!archivo || !hecho || !Array.isArray(items) || !(counts instanceof Map)) return null;
  const { nombre, bytes, modificado } = archivo;
  if (typeof nombre !== 'string' || ![bytes, modificado, value.inicio, value.desde].every(Number.isFinite))
    return null;
  const tally = Object.keys(NOTHING_DONE).map((name) => [name, count(hecho, name)]);
  return {
    archivo: {
      nombre: text(archivo, 'nombre'),
      bytes: count(archivo, 'bytes'),
      modificado: count(archivo, 'modificado'),
    },
    choices: {
      paginas: choice(choices, 'paginas', ['articulos', 'omitir'], DEFAULT_CHOICES.paginas),
      imagenes: choice(choices, 'imagenes', ['enlaces', 'copiar'], DEFAULT_CHOICES.imagenes),
      comentarios: choices.comentarios !== false,
    },
    inicio: count(value, 'inicio'),
    fase: choice(value, 'fase', ['articulos', 'comentarios'], 'articulos'),
    desde: count(value, 'desde'),
    leidos: count(value, 'leidos'),
    esperan: waitingArticles(value.esperan),
    hecho: { ...NOTHING_DONE, ...Object.fromEntries(tally) },
    problems: { items, counts },
  };
}

/** What is reported of an import. */
export type ImportResult = Pick<ImportJournal, 'hecho' | 'problems'>;

/** Whether it is the file that the journal is about. */
export function isSameFile(a: ImportFile, b: ImportFile): boolean {
  return a.nombre === b.nombre && a.bytes === b.bytes && a.modificado === b.modificado;
}
