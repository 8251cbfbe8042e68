import type { QueryKey } from '@tanstack/react-query';
import { readDatedJson } from '@/model/dated-json';
import { isDrawnCards } from './articles/drawn-cards';
import { queryClient } from './client';

/** What a page was drawn from by the build (scripts/prerender): the readings, by their keys. */
export type DrawnData = readonly (readonly [key: QueryKey, data: unknown])[];

/** What changes by the minute: it is read again where its drawing is old. The library is as its last publication has it. */
const isLively = ([name]: QueryKey) => String(name).startsWith('foro') || name === 'perfil';

/** By their keys, the readings that came with the page: the device has not kept them yet. Lists are kept with the page alone. */
export const drawnKeys: QueryKey[] = [];

/**
 * Takes what this page was drawn from, so that it is not read again: for a visitor the library at all, the forum and members as long as what was
 * read just now is new; for a member, who may have changed it, it is shown and read again. Returns where the site stands
 * by that drawing; null where the build did not draw the page of this address.
 */
export function takeDrawnData(isMember: boolean): string | null {
  const element = document.querySelector<HTMLScriptElement>('script#datos');
  if (element?.dataset.path !== window.location.pathname) return null;
  const [drawnAt, now] = isMember ? [1, 1] : [Number(element.dataset.drawn), Date.now()];
  // Written by the build of this very site.
  for (const [key, data] of readDatedJson(element.text) as DrawnData) {
    queryClient.setQueryData(key, data, { updatedAt: isLively(key) ? drawnAt : now });
    if (!isDrawnCards(key)) drawnKeys.push(key);
  }
  element.remove();
  return element.dataset.url ?? null;
}
