import type { adminImport } from '../messages/admin-import';

/** Spec: a backup of up to 500 MB. */
export const IMPORT_MAX_BYTES = 500 * 1024 * 1024;

/** Why a file is not read: 'otro' is not the one of the interrupted import, 'nada' holds no entry. */
export type FileProblem = FileFault | 'otro' | 'nada';
type FileFault = 'grande' | 'vacio' | 'zip' | 'ilegible';

/** What is wrong with a file, from its size and its first bytes; null when it can be tried. */
export async function importFileProblem(file: Pick<Blob, 'size' | 'slice'>): Promise<FileFault | null> {
  if (file.size === 0) return 'vacio';
  if (file.size > IMPORT_MAX_BYTES) return 'grande';
  try {
    const [p, k] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    return p === 0x50 && k === 0x4b ? 'zip' : null;
  } catch {
    return 'ilegible';
  }
}

/** Everything that may go other than wished, and is told in the report: each has its heading there. */
export type ProblemCode = keyof typeof adminImport.problems;

export interface ImportProblem {
  codigo: ProblemCode;
  nombre: string;
  id: string | null;
  /** An address, a label, the server's answer. */
  detalle?: string;
}

/** Those after which the entry was not brought at all; the others say what changed on the way. */
export const LOST: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'sin-cerrar',
  'cortada',
  'enorme',
  'sin-id',
  'repetida',
  'papelera',
  'ilegible',
  'demasiado-html',
  'contenido-largo',
  'comentario-retenido',
  'comentario-vacio',
  'comentario-huerfano',
  'comentario-ajeno',
  'editado-aqui',
  'ya-existe',
  'no-guardado',
]);

/** As many problems are kept one by one; of the rest only their number. */
export const KEPT_PROBLEMS = 2000;

/** Problems one by one, as many as are kept, and the number of each kind. */
export type KeptProblems = Pick<ProblemList, 'items' | 'counts'>;

/** Problems by kind, bounded, so that a file full of them does not fill the memory; begun from those kept earlier. */
export class ProblemList {
  readonly items: ImportProblem[];
  readonly counts: Map<ProblemCode, number>;

  constructor(kept?: KeptProblems) {
    this.items = [...(kept?.items ?? [])];
    this.counts = new Map(kept?.counts);
  }

  add(...problems: readonly ImportProblem[]): void {
    for (const problem of problems) {
      this.counts.set(problem.codigo, (this.counts.get(problem.codigo) ?? 0) + 1);
      if (this.items.length < KEPT_PROBLEMS) this.items.push(problem);
    }
  }
}
