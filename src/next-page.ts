/** The step to the next page: whose it is, the browser's or the application's, and what of it comes ahead. */
import { matchPath } from 'react-router-dom';
import { isGoodConnection } from '@/services/offline';
import { session } from '@/session';
import type { DrawnPage } from './drawn-page';
import { bringPage, DRAWN_PATHS } from './routes';

/** Who stays on a link so long is about to open it; a finger that scrolls the page does not. */
const STAY_MS = 80;
/** Pages that were brought and not opened: whoever only passes over links costs no more. */
const MOST_AHEAD = 3;

const brought = new Set<string>();
/** How the first page of the document was made: where the build drew it, it drew the others too. */
let first: DrawnPage | null = null;
/** The page on which they were brought. */
let from = location.pathname;

/** A link to another page of the site that opens in this tab. Links that go back do so by themselves, and say it (data-step-back). */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  // A button may stand inside a link.
  const link = target instanceof Element ? target.closest('a[href], button') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || link.download)
    return null;
  if (link.dataset.stepBack !== undefined) return null;
  return link.pathname === location.pathname ? null : link;
}

/**
 * Whether the browser itself opens a page: a visitor's step to one that the build drew. Its file can be read as it stands, long
 * before the code that would show the same here.
 */
const isBrowsers = ({ pathname, search }: URL | HTMLAnchorElement): boolean =>
  first !== null &&
  first.data !== null &&
  !session.getState().hint &&
  !first.asksOfList(search) &&
  DRAWN_PATHS.some((path) => matchPath(path, pathname));

/** Brings the file of a page that the browser will open, where it does not do so by rules of ours. */
function bringFile({ href }: URL): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: 'document', href });
  document.head.append(link);
}

function bring(link: HTMLAnchorElement): void {
  const { pathname } = link;
  if (from !== location.pathname) brought.clear();
  from = location.pathname;
  if (brought.has(pathname) || brought.size >= MOST_AHEAD || !isGoodConnection()) return;
  brought.add(pathname);
  const url = new URL(link.href);
  if (!isBrowsers(url)) bringPage(url);
  else if (!HTMLScriptElement.supports?.('speculationrules')) bringFile(url);
}

/** Brings the next page while somebody is about to open it: a finger or a pointer that stays on its link, or the keyboard's focus. */
function watchForNextPage(): void {
  let stay: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(stay);
  const begin = ({ target }: Event) => {
    stop();
    const link = linkAt(target);
    if (link) stay = setTimeout(bring, STAY_MS, link);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) addEventListener(sign, begin);
  // The browser takes a finger that scrolls for its own.
  for (const end of ['pointercancel', 'pointerout', 'focusout']) addEventListener(end, stop);
}

/** Has the browser fetch the file of the page that it sees coming. firebase.json allows the text of the rules by its hash. */
function addSpeculationRules(): void {
  const isDrawn = { or: DRAWN_PATHS.map((path) => ({ href_matches: path })) };
  const asksOfIt = { href_matches: '/*\\?(.+)' };
  const where = { and: [isDrawn, { not: asksOfIt }] };
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
  document.head.append(script);
}

let isEndTold = false;
/** A step that did not come about by then, as where the visitor stopped it, is over. */
const STEP_MS = 10_000;

/**
 * Tells the end of the page at the press that leaves it, and not once more when it comes. Who listens asks how far the page is scrolled:
 * now that is known, at the end the whole page may be laid out anew for it, while the next one waits.
 */
function endPage(): void {
  dispatchEvent(new Event('pagehide'));
  isEndTold = true;
  setTimeout(() => {
    isEndTold = false;
  }, STEP_MS);
}

/** Of a window's own events, who listens first is asked first: this stands before all others. */
function endOnce(): void {
  addEventListener('pagehide', (event) => {
    if (isEndTold) event.stopImmediatePropagation();
    isEndTold = false;
  });
}

const opensHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** Leaves the steps that are the browser's to it: React's links do not hear of these presses. */
function leaveStepsToBrowser(): void {
  const leave = (event: MouseEvent) => {
    const link = linkAt(event.target);
    if (!link || !isBrowsers(link)) return;
    event.stopPropagation();
    if (opensHere(event)) endPage();
  };
  endOnce();
  addEventListener('click', leave, { capture: true });
}

/** Begins to watch the links of the document; `page` is how its first page was made. */
export function watchLinks(page: DrawnPage): void {
  first = page;
  watchForNextPage();
  if (!page.data) return;
  leaveStepsToBrowser();
  if (!session.getState().hint && isGoodConnection()) addSpeculationRules();
}
