/** What stands in the files of pages that the build drew: of this page as it is by now, and of others. */
import type { QueryKey } from '@tanstack/react-query';
import { writeDatedJson } from '@/model/shared/stored/dated-json';
import { drawnIn, isOfVersion } from '@/model/shared/stored/drawn-file';
import { type DrawnData, drawing, isLively, readingsIn } from './drawn-data';
import { queryClient } from './query-client';

/** Whether a page's file, or its beginning, is of the version of the site that this document belongs to: its own script names it. */
export function isOfThisVersion(file: string): boolean {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  return isOfVersion(file, [script ?? '']);
}

/** What a page's file was drawn from; null where another version of the site drew it, which may say what this one cannot read. */
const ownDrawing = (file: string) => (isOfThisVersion(file) ? drawnIn(file) : null);

/**
 * What the file of the page at an address holds under a key of two parts; null where the build of this version drew none, or the file
 * cannot be had. No document is read.
 */
export async function readFromPage(address: string, [name, part]: QueryKey): Promise<unknown> {
  if (drawing.at === null) return null;
  try {
    const answer = await fetch(address);
    const file = answer.ok ? ownDrawing(await answer.text()) : null;
    const readings = file ? readingsIn(file.data) : [];
    return readings.find(([key]) => key[0] === name && key[1] === part)?.[1] ?? null;
  } catch (cause) {
    console.debug(`The file of ${address} could not be had`, cause);
    return null;
  }
}

const isText = ([[name]]: DrawnData[number]) => name === 'articulo';

/** What a written reading lists, in its order. */
const rowsIn = (reading: string) => reading.match(/"id":"[^"]*"/g)?.join();

/**
 * Takes one reading of a page's newer drawing. Gives false where the reader decides about it: the text that is being read, or rows that
 * would move while they are looked at (`keepsRows`).
 */
function takeNewer(reading: DrawnData[number], drawnAt: number, keepsRows: boolean): boolean {
  const [key, data] = reading;
  const held = queryClient.getQueryState(key);
  // What the page did not need, it need not have newer.
  if (held?.data === undefined) return true;
  const [before, now] = [writeDatedJson(held.data), writeDatedJson(data)];
  if (before === now) return true;
  if (isLively(key)) {
    // What was read meanwhile is newer than any drawing.
    if (held.dataUpdatedAt < drawnAt) queryClient.setQueryData(key, data, { updatedAt: drawnAt });
    return true;
  }
  if (isText(reading) || (keepsRows && rowsIn(before) !== rowsIn(now))) return false;
  queryClient.setQueryData(key, data);
  return true;
}

/**
 * Takes what a newer file of the drawing that was taken last says into the page that is shown. Gives whether something changed that is
 * left to its reader: its text, or where the page is one of lists and used (`isUsed`), the rows that a list has.
 */
export function takeNewerFile(file: string, isUsed: boolean): boolean {
  const drawn = ownDrawing(file);
  if (!drawn || drawing.at === null || drawn.drawnAt <= drawing.at) return false;
  const { drawnAt, data } = drawn;
  drawing.at = drawnAt;
  const readings = readingsIn(data);
  // Below a text nothing moves: it recommends as many articles as before.
  const keepsRows = isUsed && !readings.some(isText);
  return !readings.map((reading) => takeNewer(reading, drawnAt, keepsRows)).every(Boolean);
}
