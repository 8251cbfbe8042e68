/** Where the last state of the library is kept, for the article page's way back. */
const KEY = 'biblioteca:ultima';

/** Keeps the library's query string for this tab. */
export function rememberLibrary(search: string): void {
  try {
    sessionStorage.setItem(KEY, search);
  } catch {
    // Storage may be full or forbidden: the way back then leads to the whole library.
  }
}

/** The query string of the library as it was last seen in this tab; empty when it was not. */
export function lastLibrary(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
