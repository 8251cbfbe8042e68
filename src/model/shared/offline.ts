/** What the service worker and the site agree on about what the device keeps. */

/** What is kept where. Code is named by its content, so that the files of several versions stand beside each other. */
export const CACHES = {
  code: 'codigo',
  pages: 'paginas',
  pictures: 'fotos',
  favourites: 'favoritos',
  index: 'indice',
} as const;

/** Whether a path of the site is one of its code: scripts, styles and fonts, named by their content. */
export const isCode = (pathname: string): boolean => /^\/(assets|fonts)\//.test(pathname);

/** Whether a path of the site may be a page: files have an ending, what Firebase answers itself a name of its own. */
export const isPagePath = (pathname: string): boolean => !/\.\w+$|^\/__\//.test(pathname);

/** Whether a path is of the search's index: its first file, which names the edition, or one of an edition. */
export const isIndexHead = (pathname: string): boolean => pathname === '/indice/indice.json';
export const isOfIndex = (pathname: string): boolean => /^\/indice\/[^/]+\/[^/]+$/.test(pathname);

/** The page of any address, drawn by the application itself. */
export const SHELL = '/app.html';

/** As much as pages and pictures may take on a device. */
export const STORAGE_LIMIT = 50 * 1024 * 1024;

/** The site's code by who needs it: every page, who comes back to read, who has signed in, the staff. */
export type FileGroup = 'start' | 'reading' | 'members' | 'staff';

/** What the site tells its worker: to take the place of the version before, to keep more of the code, or what was loaded already. */
export type WorkerMessage =
  | { type: 'activate' }
  | { type: 'bring'; groups: readonly FileGroup[] }
  | { type: 'remember'; loaded: readonly string[] };

/** What the worker tells its windows: the page of an address was drawn anew since it was kept. */
export interface PageMessage {
  type: 'page';
  pathname: string;
}

/** Under which address a page is kept: its file is the same whatever is searched for on it. */
export const pageKey = (address: string): string => address.replace(/[?#].*$/, '');

export interface KeptItem {
  cache: string;
  key: string;
  bytes: number;
}

/** How many bytes they take together. */
export function bytesOf(items: readonly KeptItem[]): number {
  return items.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What must go so that the rest takes no more than `limit`: the oldest, which come first. */
export function beyondLimit(items: readonly KeptItem[], limit: number): KeptItem[] {
  let excess = bytesOf(items) - limit;
  const gone: KeptItem[] = [];
  for (const item of items) {
    if (excess <= 0) break;
    gone.push(item);
    excess -= item.bytes;
  }
  return gone;
}

/** The header of a kept page that says how many of its bytes show its first screen (firstPart). */
export const FIRST_PART = 'x-primera-parte';

/** The header of a file of the code that says when a version without it was taken into use, in milliseconds. */
export const REPLACED_AT = 'x-reemplazado';

/** Code that was replaced goes after this long: until then a tab of the version before may ask for it. */
const OLD_CODE_MS = 14 * 24 * 60 * 60 * 1000;

/** Whether a file of the code may go that was replaced at `at` (milliseconds as text). */
export const isOldCode = (at: string, now: number): boolean => !(now - Number(at) <= OLD_CODE_MS);

/** Whoever opens the site after this long pays another visit. */
const VISIT_MS = 30 * 60 * 1000;

/** Whether this is a later visit than the first one, which began at `first` (milliseconds as text; null where it is not known). */
export const isLaterVisit = (first: string | null, now: number): boolean =>
  first !== null && now - Number(first) > VISIT_MS;

/** After so many articles a reader is invited to install the site, once. */
const ARTICLES_BEFORE_INVITATION = 3;
/** What is remembered once the invitation was shown. */
export const INVITED = 'invitado';

/** What a device remembers of the articles read on it, with one more: their ids until there are enough, then that it has invited. */
export function withArticleRead(
  remembered: string | null,
  id: string,
): { remembered: string; isTime: boolean } {
  if (remembered === INVITED) return { remembered, isTime: false };
  const ids = [...new Set([...(remembered?.split(' ').filter(Boolean) ?? []), id])];
  return { remembered: ids.join(' '), isTime: ids.length >= ARTICLES_BEFORE_INVITATION };
}
