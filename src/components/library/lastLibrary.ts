import { notesIn } from '@/model/notes';

/** Where the last state of the library is kept, for the article page's way back: without it that leads to the whole library. */
const KEY = 'biblioteca:ultima';
const notes = notesIn(() => globalThis.sessionStorage);

/** Keeps the library's query string for this tab. */
export function rememberLibrary(search: string): void {
  notes.write(KEY, search);
}

/** The query string of the library as it was last seen in this tab; empty when it was not. */
export const lastLibrary = (): string => notes.read(KEY) ?? '';
