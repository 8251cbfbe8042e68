/** The step to the next page: whose it is, the router's or that of a drawn page's file (step.ts), and what of it comes ahead. */
import { matchPath } from 'react-router-dom';
import { isGoodConnection } from '@/services/offline';
import { session } from '@/session';
import type { DrawnPage } from './drawn-page';
import { pageFile } from './page-file';
import { bringPage, DRAWN_PATHS } from './routes';
import { type AskedFile, type Pages, startSteps } from './step';

/** Who stays on a link so long is about to open it. A finger is at once: where it scrolls the page it is over soon. */
const STAY_MS = 80;
/** Pages that were brought and not opened: whoever only passes over links costs no more. */
const MOST_AHEAD = 3;

/** How the first page of the document was made: where the build drew it, it drew the others too. */
let first: DrawnPage | null = null;
/** Files of pages that were asked for ahead, by their addresses without a hash. */
const ahead = new Map<string, AskedFile>();
/** The page on which they were. */
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
 * Whether a page is shown as the build drew it: a visitor's step to one that it drew. Its file can be read as it stands, long before the
 * code and the data are here that would show the same.
 */
function isAsDrawn({ pathname, search }: URL | Location): boolean {
  const { hint, status } = session.getState();
  const isVisitors = !hint && status === 'visitor';
  if (!first?.data || !isVisitors || first.asksOfList(search)) return false;
  return DRAWN_PATHS.some((path) => matchPath(path, pathname));
}

const addressOf = ({ href }: URL) => href.replace(/#.*$/, '');

/** The file of a page, which may be here by now; `isBack` as the browser has it. */
function fileOf(url: URL, isBack: boolean): AskedFile {
  const asked = ahead.get(addressOf(url));
  ahead.delete(addressOf(url));
  if (asked) return asked;
  const controller = new AbortController();
  return { page: pageFile(url, controller.signal, isBack), stop: () => controller.abort() };
}

function bring(link: HTMLAnchorElement): void {
  if (from !== location.pathname) ahead.clear();
  from = location.pathname;
  const url = new URL(link.href);
  if (ahead.has(addressOf(url)) || ahead.size >= MOST_AHEAD || !isGoodConnection()) return;
  if (isAsDrawn(url)) ahead.set(addressOf(url), fileOf(url, false));
  else bringPage(url);
}

/** Brings the next page while somebody is about to open it: a finger or a pointer that stays on its link, or the keyboard's focus. */
function watchForNextPage(): void {
  let stay: ReturnType<typeof setTimeout> | undefined;
  const begin = ({ target, type }: Event) => {
    clearTimeout(stay);
    const link = linkAt(target);
    if (link && type === 'pointerdown') bring(link);
    else if (link) stay = setTimeout(bring, STAY_MS, link);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) addEventListener(sign, begin);
  for (const end of ['pointerout', 'focusout']) addEventListener(end, () => clearTimeout(stay));
  // The browser takes a finger that scrolls for its own.
  addEventListener('pointercancel', ({ target }) => {
    clearTimeout(stay);
    const link = linkAt(target);
    const address = link && addressOf(new URL(link.href));
    if (!address) return;
    ahead.get(address)?.stop();
    ahead.delete(address);
  });
}

const opensHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** Begins to watch the links of the document; `page` is how its first page was made. */
export function watchLinks(page: DrawnPage, pages: Pages): void {
  first = page;
  watchForNextPage();
  if (!page.data) return;
  const steps = startSteps(pages, fileOf);
  // React's links and the router do not hear of what is done here.
  const press = (event: MouseEvent) => {
    const link = linkAt(event.target);
    if (!link || event.button !== 0 || !opensHere(event)) return;
    const url = new URL(link.href);
    if (!isAsDrawn(url)) return steps.forget();
    event.stopPropagation();
    // A place within a page is the browser's: styles know it as :target only then.
    if (url.hash) return steps.forget();
    event.preventDefault();
    void steps.go(url);
  };
  const goBack = (event: PopStateEvent) => {
    const url = new URL(location.href);
    const waiting = steps.waitingAddress();
    const isElsewhere = waiting !== undefined || pages.shownPath() !== url.pathname;
    if (waiting !== addressOf(url) && !(isAsDrawn(url) && isElsewhere)) {
      steps.forget();
      // No router shows the page by now that would lead elsewhere.
      if (waiting !== undefined) location.reload();
      return;
    }
    event.stopImmediatePropagation();
    if (waiting !== addressOf(url)) void steps.goBack(url);
  };
  addEventListener('click', press, { capture: true });
  addEventListener('popstate', goBack, { capture: true });
}
