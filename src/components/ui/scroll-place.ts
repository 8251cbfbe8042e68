import { tabNotes } from '@/model/shared/notes';
import { fieldOf, parsedJson } from '@/model/shared/unknown-value';

/** Where the router keeps how far pages were scrolled, by the keys of the history's steps. */
export const SCROLL_KEY = 'alturas';

/** How far the page of a step of the history was scrolled when it was left; 0 where nobody knows. */
export function placeOf(step: string): number {
  const place = fieldOf(parsedJson(tabNotes.read(SCROLL_KEY)), step);
  return typeof place === 'number' ? place : 0;
}

/** Has the router find a page scrolled so far; null leaves it as it is. */
export function notePlace(step: string, place: number | null): void {
  const places = parsedJson(tabNotes.read(SCROLL_KEY)) ?? {};
  tabNotes.write(SCROLL_KEY, JSON.stringify({ ...places, [step]: place }));
}
