/** Spec: a backup of up to 500 MB. */
export const IMPORT_MAX_BYTES = 500 * 1024 * 1024;

/** Why a file is not read: 'otro' is not the one of the interrupted import, 'nada' holds no entry. */
export type FileProblem = 'grande' | 'vacio' | 'zip' | 'ilegible' | 'otro' | 'nada';

/** What is wrong with a file, from its size and its first bytes; null when it can be tried. */
export async function fileProblem(file: Pick<Blob, 'size' | 'slice'>): Promise<FileProblem | null> {
  if (file.size === 0) return 'vacio';
  if (file.size > IMPORT_MAX_BYTES) return 'grande';
  try {
    const [p, k] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    return p === 0x50 && k === 0x4b ? 'zip' : null;
  } catch {
    return 'ilegible';
  }
}
