import type { ImportChoices, ImportPhase } from './prepare';
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

/** An import under way, as the device keeps it: with the same file chosen again, it goes on from here. */
export interface ImportJournal {
  archivo: ImportFile;
  choices: ImportChoices;
  /** When it began: what was scheduled then stays so. */
  inicio: number;
  fase: ImportPhase;
  /** Articles before this place in the file are all written. */
  desde: number;
  hecho: ImportTally;
  problems: KeptProblems;
}

/** What is reported of an import. */
export type ImportResult = Pick<ImportJournal, 'hecho' | 'problems'>;

/** Whether it is the file that the journal is about. */
export function isSameFile(a: ImportFile, b: ImportFile): boolean {
  return a.nombre === b.nombre && a.bytes === b.bytes && a.modificado === b.modificado;
}
