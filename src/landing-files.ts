/** A landing: the pattern of its addresses, and the elements of the head that ask for the files it needs beside the application's. */
export type LandingRow = readonly [pattern: string, links: string];

/** The id of the element that holds the rows: of all landings in app.html (scripts/html-head.ts), its own in a drawn page. */
export const LANDING_ROWS = 'paginas';

/** Asks at once for the files of the page of an address, of which the browser would learn only once the application runs. */
export function askForLanding(document: Document, pathname: string): void {
  const element = document.getElementById(LANDING_ROWS);
  // While developing there is none.
  if (!element) return;
  // Written by the same build.
  const rows = JSON.parse(element.textContent ?? '') as LandingRow[];
  const [, links = ''] = rows.find(([pattern]) => new RegExp(pattern).test(pathname)) ?? [];
  document.head.insertAdjacentHTML('beforeend', links);
}
