import type { QueryKey } from '@tanstack/react-query';
import { readDatedJson } from '@/model/dated-json';
import { Signal } from '@/model/store';
import { isDrawnCards } from './articles/drawn-cards';
import { queryClient } from './client';
import { goesFirst } from './visitor-services';

/** What a page was drawn from by the build (scripts/prerender): the readings, by their keys. */
export type DrawnData = readonly (readonly [key: QueryKey, data: unknown])[];

/** What changes by the minute: it is read again where its drawing is old. The library is as its last publication has it. */
const isLively = ([name]: QueryKey) => String(name).startsWith('foro') || name === 'perfil';

/** By their keys, the readings that came with pages: the device has not kept them yet. Lists are kept with the page alone. */
export const drawnKeys: QueryKey[] = [];

const arrivals = new Signal();

/** Calls whenever the drawing of a further page was taken; gives the way to stop. */
export const onDrawing = arrivals.subscribe;

/** Puts readings in the cache, for a visitor the library's as read just now; what was read meanwhile stands. */
function take(data: DrawnData, drawnAt: number, now: number): void {
  for (const [key, value] of data) {
    if (queryClient.getQueryData(key) !== undefined) continue;
    queryClient.setQueryData(key, value, { updatedAt: isLively(key) ? drawnAt : now });
    if (!isDrawnCards(key)) drawnKeys.push(key);
  }
}

/** The pages whose drawing was asked for, by their paths; null where the site's pages are not drawn. */
let drawings: Map<string, Promise<boolean>> | null = null;

/**
 * Takes what this page was drawn from, so that it is not read again: for a visitor the library at all, the forum and members as long as what was
 * read just now is new; for a member, who may have changed it, it is shown and read again. Returns where the site stands
 * by that drawing; null where the build did not draw the page of this address.
 */
export function takeDrawnData(isMember: boolean): string | null {
  const element = document.querySelector<HTMLScriptElement>('script#datos');
  if (!element) return null;
  const { pathname } = window.location;
  drawings = new Map();
  if (element.dataset.path !== pathname) return null;
  drawings.set(pathname, Promise.resolve(true));
  const [drawnAt, now] = isMember ? [1, 1] : [Number(element.dataset.drawn), Date.now()];
  // Written by the build of this very site.
  take(readDatedJson(element.text) as DrawnData, drawnAt, now);
  element.remove();
  return element.dataset.url ?? null;
}

/** The element in a page's file (scripts/prerender/page.ts): nothing in it is written with a '<'. */
const DRAWN = / id="datos"[^>]* data-drawn="(\d+)">([^<]*)</;
/** Reading takes no longer than a drawing that does not come within this time. */
const PATIENCE_MS = 4000;

async function fetchDrawing(path: string): Promise<boolean> {
  const response = await fetch(path, { priority: 'high', signal: AbortSignal.timeout(PATIENCE_MS) });
  const file = await response.text();
  const [, drawnAt, data] = DRAWN.exec(file) ?? [];
  // Another build may write it otherwise; its first script has another name.
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  if (data === undefined || !file.includes(`"${script}"`)) return false;
  take(readDatedJson(data) as DrawnData, Number(drawnAt), Date.now());
  arrivals.tell();
  return true;
}

/**
 * Takes what the build drew a page from, before a visitor comes to it: one file in place of the code that reads and its requests.
 * `code` brings what shows it, at the same time. Gives whether the page was drawn; false where it was not, or its file does not
 * come. Each page is asked for once.
 */
export function bringDrawing(path: string, code: () => Promise<unknown>): Promise<boolean> {
  if (!drawings) return Promise.resolve(false);
  const known = drawings.get(path);
  if (known) return known;
  const drawing = fetchDrawing(path).catch(() => false);
  drawings.set(path, drawing);
  goesFirst(Promise.all([drawing, code()]));
  return drawing;
}
