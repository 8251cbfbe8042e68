import { hashKey, type QueryKey } from '@tanstack/react-query';
import { Signal } from '@/model/shared/store';
import { readDatedJson } from '@/model/shared/stored/dated-json';
import { queryClient } from './query-client';

/** How the keys of what whole pages show begin: it is kept with the page alone. */
export const PAGE_LISTS = 'tarjetas';

/** What a page was drawn from by the build (scripts/prerender): the readings, by their keys. */
export type DrawnData = readonly (readonly [key: QueryKey, data: unknown])[];

/** The readings in the element of a page that holds them: written by a build of this very site. */
export const readingsIn = (data: string): DrawnData => readDatedJson(data) as DrawnData;

/** What changes by the minute: it is read again where its drawing is old. The library is as its last publication has it. */
export const isLively = ([name]: QueryKey) => String(name).startsWith('foro') || name === 'perfil';

/** By their keys, the readings that came with the page: the device does not keep them by itself. */
export const keysThatCame: QueryKey[] = [];

const takings = new Signal();

/** Calls whenever React has taken a page over, or drawn it anew; gives the way to stop. */
export const onDrawing = takings.subscribe;

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

/**
 * The drawing whose data were taken last: when it was made, in milliseconds, null where the site's pages are not drawn; and the path of
 * its page, empty until that is taken over: what it was drawn from stays as it is until then.
 */
export const drawing: { at: number | null; path: string } = { at: null, path: '' };

/** Says that the page is taken over. */
export function drawingIsTaken(): void {
  drawing.path = window.location.pathname;
  takings.tell();
}

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
  drawing.at = Number(element.dataset.drawn);
  drawing.path = '';
  if (!isOfAddress) return null;
  const [drawnAt, now] = isMember ? [1, 1] : [drawing.at, Date.now()];
  keysThatCame.length = 0;
  take(readingsIn(element.text), drawnAt, now);
  element.remove();
  return element.dataset.url ?? null;
}
