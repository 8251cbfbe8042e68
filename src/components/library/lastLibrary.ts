import { tabNotes } from '@/model/shared/notes';
import { paths } from '@/model/shared/paths';

/** Where the last state of the library is kept, for the article page's way back: without it that leads to the whole library. */
const KEY = 'biblioteca:ultima';

/** Keeps the library's query string for this tab. */
export function rememberLibrary(search: string): void {
  tabNotes.write(KEY, search);
}

/** The query string of the library as it was last seen in this tab; empty when it was not. */
export const lastLibrary = (): string => tabNotes.read(KEY) ?? '';

/** Whether the step before this one in the tab's history is the library (Navigation API; a browser without it does not know). */
export function wasInLibrary(): boolean {
  const { navigation } = window;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return before ? new URL(before).pathname.startsWith(paths.library.path) : false;
}
