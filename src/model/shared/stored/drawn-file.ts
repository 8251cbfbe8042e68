/** The file of a page that the build drew: beside what it shows, an element that holds what it was drawn from. */

/** The id of that element. */
export const DATA_ID = 'datos';

/** Nothing in the element is written with a '<' (model/shared/stored/dated-json.ts). */
const DATA = new RegExp(`<script [^>]*id="${DATA_ID}"[^>]* data-drawn="(\\d+)">([^<]*)<`);
const FIRST_SCRIPT = /<script type="module"[^>]* src="([^"]+)"/;

/** What a page was drawn from. */
export interface DrawnFile {
  /** When, in milliseconds. */
  drawnAt: number;
  /** The readings, as writeDatedJson wrote them. */
  data: string;
}

/** What a file of the site says it was drawn from; null where the build did not draw it. */
export function drawnIn(file: string): DrawnFile | null {
  const [, drawnAt, data] = DATA.exec(file) ?? [];
  return data === undefined ? null : { drawnAt: Number(drawnAt), data };
}

/** Whether a file, or its beginning, is of the version of the site that starts with one of `scripts` (their addresses). */
export const isOfVersion = (file: string, scripts: readonly string[]): boolean =>
  scripts.includes(FIRST_SCRIPT.exec(file)?.[1] ?? '');

/** Whether a file is a page with its content, and no shell, of that version of the site. */
export const isPageOf = (file: string, scripts: readonly string[]): boolean =>
  drawnIn(file) !== null && isOfVersion(file, scripts);

/** Whether the page of a file says something else than it did in the file `before`. */
export function saysOtherwise(before: string, file: string): boolean {
  const now = drawnIn(file);
  return now !== null && now.data !== drawnIn(before)?.data;
}

/** Characters of markup that make up a page's first screen, at the most. */
const FIRST_SCREEN = 16_000;

/** How many bytes of a file with a page hold what stands before its content and its first screen; all of them where that is all it shows. */
export function firstPart(file: string): number {
  const end = file.indexOf('<main') + FIRST_SCREEN;
  const isWhole = file.indexOf('</main>') < end;
  return new TextEncoder().encode(isWhole ? file : file.slice(0, end)).length;
}
