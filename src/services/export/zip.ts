import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A ZIP keeps no day outside these years. */
const FIRST = Date.UTC(1980, 0, 2);
const LAST = Date.UTC(2099, 11, 30);

/** Writes a ZIP one file at a time. What is written is kept as Blobs, which the browser may put on disk. */
export class ZipWriter {
  readonly #parts: Blob[] = [];
  readonly #zip = new Zip((error, part) => {
    if (error) throw error;
    this.#parts.push(new Blob([part as Uint8Array<ArrayBuffer>]));
  });

  add(name: string, text: string, date: Date): void {
    const file = new ZipDeflate(name);
    file.mtime = Math.min(LAST, Math.max(FIRST, date.getTime()));
    this.#zip.add(file);
    file.push(strToU8(text), true);
  }

  finish(): Blob {
    this.#zip.end();
    return new Blob(this.#parts, { type: 'application/zip' });
  }
}
