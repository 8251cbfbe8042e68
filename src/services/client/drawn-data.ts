import { hashKey, type QueryKey } from '@tanstack/react-query';
import { readDatedJson, writeDatedJson } from '@/model/shared/stored/dated-json';
import { type DrawnFile, drawnIn } from '@/model/shared/stored/drawn-file';
import { queryClient } from './query-client';

/** How the keys of what whole pages show begin: it is kept with the page alone. */
export const PAGE_LISTS = 'tarjetas';

/** What a page was drawn from by the build (scripts/prerender): the readings, by their keys. */
export type DrawnData = readonly (readonly [key: QueryKey, data: unknown])[];

/** The readings that the file of a page holds: written by a build of this very site. */
export const readingsIn = ({ data }: Pick<DrawnFile, 'data'>): DrawnData => readDatedJson(data) as DrawnData;

/** What changes by the minute: it is read again where its drawing is old. The library is as its last publication has it. */
const isLively = ([name]: QueryKey) => String(name).startsWith('foro') || name === 'perfil';

/** By their keys, the readings that came with the page: the device does not keep them by itself. */
export const keysThatCame: QueryKey[] = [];

/** Whether what is shown under a key came with the page, and may be as old: nobody has read it since. */
export function cameWithPage(queryKey: QueryKey): boolean {
  const isOfPage = keysThatCame.some((key) => hashKey(key) === hashKey(queryKey));
  return isOfPage && queryClient.getQueryState(queryKey)?.dataUpdateCount === 1;
}

/** Puts readings in the cache, the library's as read `now`. What was read meanwhile stays. */
function take(data: DrawnData, drawnAt: number, now: number): void {
  for (const [key, value] of data) {
    if (queryClient.getQueryData(key) !== undefined) continue;
    queryClient.setQueryData(key, value, { updatedAt: isLively(key) ? drawnAt : now });
    if (key[0] !== PAGE_LISTS) keysThatCame.push(key);
  }
}

/** When the first page of this document was drawn, in milliseconds; null where the site's pages are not drawn. */
let firstDrawnAt: number | null = null;

/** Whether the site's pages were drawn by the build: the first one of this document was. */
export const isDrawnSite = (): boolean => firstDrawnAt !== null;

/** The element of a page that holds what it was drawn from, if the build drew it, and whether it did so for this address. */
interface Drawn {
  data: HTMLScriptElement | null;
  isOfAddress: boolean;
}

/**
 * Takes what this page was drawn from, so that it need not be read. For a visitor readings of the library are new; those of the forum and
 * of members are as old as the drawing. For a member, who may have changed any of it, all of it is old: it is shown and read again.
 * Gives the address of the site as the drawing has it; null where the build did not draw the page of this address.
 */
export function takeDrawnData({ data: element, isOfAddress }: Drawn, isMember: boolean): string | null {
  if (!element) return null;
  firstDrawnAt = Number(element.dataset.drawn);
  if (!isOfAddress) return null;
  const [drawnAt, now] = isMember ? [1, 1] : [firstDrawnAt, Date.now()];
  take(readingsIn({ data: element.text }), drawnAt, now);
  element.remove();
  return element.dataset.url ?? null;
}

/** Takes one reading of a page's newer drawing. Gives false where the reader decides about it: the text that is being read. */
function takeNewer([key, data]: DrawnData[number], drawnAt: number): boolean {
  const held = queryClient.getQueryState(key);
  // What the page did not need, it need not have newer.
  if (held?.data === undefined || writeDatedJson(held.data) === writeDatedJson(data)) return true;
  if (key[0] === 'articulo') return false;
  // What was read meanwhile is newer than any drawing.
  if (!isLively(key) || held.dataUpdatedAt < drawnAt)
    queryClient.setQueryData(key, data, { updatedAt: isLively(key) ? drawnAt : Date.now() });
  return true;
}

/**
 * Takes what a newer file of this document's first page says into the page that is shown. Gives whether its text changed, which
 * is left to its reader.
 */
export function takeNewerFile(file: string): boolean {
  const drawn = drawnIn(file);
  if (!drawn || firstDrawnAt === null || drawn.drawnAt <= firstDrawnAt) return false;
  const { drawnAt } = drawn;
  firstDrawnAt = drawnAt;
  return !readingsIn(drawn)
    .map((reading) => takeNewer(reading, drawnAt))
    .every(Boolean);
}
