/** The step to the next page: whose it is, the router's or that of a drawn page's file (step.ts), and what of it comes ahead. */
import { matchPath } from 'react-router-dom';
import { whenUsed } from '@/services/client';
import { isGoodConnection } from '@/services/offline';
import { session } from '@/session';
import type { DrawnPage } from './drawn-page';
import { bringPage, DRAWN_PATHS } from './routes';
import type { Pages, Steps } from './step';

/** Who stays on a link so long is about to open it. A finger is at once: where it scrolls the page it is over soon. */
const STAY_MS = 80;
/** Whoever presses a link before the code of the steps is here waits for it so long, in milliseconds. */
const CODE_WAIT_MS = 1000;
/** Takes the steps to drawn pages: its code comes once a visitor uses the page. */
let steps: Steps | null = null;
/** Settles once that code is here, or does not come; none where the steps are the browser's. */
let coming: Promise<void> | null = null;
/** Where the link leads that was pressed last. */
let pressed: URL | null = null;
/** Until a link counts as one that is about to be opened. */
let stay: ReturnType<typeof setTimeout> | undefined;
/** How the first page of the document was made. */
let first: DrawnPage | null = null;

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
 * Whether a page is shown as the build drew it: a visitor's step to one that it drew. Its file can be read as it stands, long before the
 * code and the data are here that would show the same.
 */
function isAsDrawn({ pathname, search }: URL): boolean {
  const { hint, status } = session.getState();
  const isVisitors = !hint && status === 'visitor';
  if (!first?.othersAreDrawn || !isVisitors || first.asksOfList(search)) return false;
  return DRAWN_PATHS.some((path) => matchPath(path, pathname));
}

function bring(link: HTMLAnchorElement): void {
  // By now its page may have been left.
  if (!link.isConnected || !isGoodConnection()) return;
  const url = new URL(link.href);
  if (!isAsDrawn(url)) bringPage(url);
  // A place within a page is the browser's, which would ask for the file once more.
  else if (!url.hash) steps?.bring(url);
}

/** Brings the next page while somebody is about to open it: a finger or a pointer that stays on its link, or the keyboard's focus. */
function watchForNextPage(): void {
  const begin = ({ target, type }: Event) => {
    clearTimeout(stay);
    const link = linkAt(target);
    if (link && type === 'pointerdown') bring(link);
    else if (link) stay = setTimeout(bring, STAY_MS, link);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) addEventListener(sign, begin);
  for (const end of ['pointerout', 'focusout']) addEventListener(end, () => clearTimeout(stay));
  // The browser takes a finger that scrolls for its own.
  addEventListener('pointercancel', () => {
    clearTimeout(stay);
    steps?.drop();
  });
}

const opensHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** The first press may itself be what the code of the steps is fetched for. */
async function stepOnceHere(url: URL): Promise<void> {
  const from = location.href;
  await Promise.race([coming, new Promise((done) => setTimeout(done, CODE_WAIT_MS))]);
  // Its reader has gone elsewhere meanwhile.
  if (pressed !== url || location.href !== from) return;
  if (steps) void steps.go(url);
  else location.assign(url);
}

/** React's links do not hear of what is done here. */
function press(event: MouseEvent): void {
  const link = linkAt(event.target);
  if (!link || event.button !== 0 || !opensHere(event)) return;
  // The press has focused the link, too: what it asks for now is not to come ahead once more.
  clearTimeout(stay);
  const url = new URL(link.href);
  pressed = url;
  const isDrawn = isAsDrawn(url);
  if (isDrawn) event.stopPropagation();
  // Until then a press would wait for that as well.
  const isUsable = performance.getEntriesByName('usable')[0];
  // A place within a page is the browser's: styles know it as :target only then.
  if (!isDrawn || url.hash || !coming || !isUsable) {
    steps?.forget();
    return;
  }
  event.preventDefault();
  if (steps) void steps.go(url);
  else void stepOnceHere(url);
}

/** Begins to watch the links of the document; `page` is how its first page was made. */
export function watchLinks(page: DrawnPage, pages: Pages): void {
  first = page;
  watchForNextPage();
  if (!page.othersAreDrawn) return;
  addEventListener('click', press, { capture: true });
  if (session.getState().hint || !isGoodConnection()) return;
  const undrawn = page.isOfAddress ? [] : [new URL(location.href)];
  coming = whenUsed()
    .then(() => import('./step'))
    .then(({ Steps }) => {
      steps = new Steps(pages, isAsDrawn, undrawn);
    })
    // Without it they stay with the browser.
    .catch(console.debug);
}
