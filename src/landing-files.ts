/**
 * A landing: the pattern of its addresses, the files that its page is made of beside the application's, and those it reads with.
 * Files stand one after another with a space between.
 */
export type LandingRow = readonly [pattern: string, files: string, later: string];

/** The id of the element that holds the rows: of all landings in app.html (scripts/html-head.ts), its own in the file of a page. */
export const LANDING_ROWS = 'paginas';

/** The attribute of the whole document where pages of the site were drawn (scripts/prerender): they have it, and app.html does. */
export const HAS_DRAWN_PAGES = 'data-drawn-pages';

export const landingRow = (rows: readonly LandingRow[], pathname: string): LandingRow =>
  rows.find(([pattern]) => new RegExp(pattern).test(pathname)) ?? ['', '', ''];

/** Asks for a file of the build: styles are applied, scripts only fetched. */
export const linkTo = (file: string): string =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`;

/** Asks at once for the files of an address's page, and `withLater` for those it reads with. */
export function askForLanding(document: Document, pathname: string, withLater: boolean): void {
  const element = document.getElementById(LANDING_ROWS);
  // While developing there is none.
  if (!element) return;
  // Written by the same build.
  const rows = JSON.parse(element.textContent ?? '') as LandingRow[];
  const [, files, later] = landingRow(rows, pathname);
  const asked = `${withLater ? later : ''} ${files}`.split(' ').filter(Boolean);
  document.head.insertAdjacentHTML('beforeend', asked.map(linkTo).join(''));
}
