/** Back to where a page was left. */

/** What shows that the reader goes on: what moves the page from then on is theirs, or the application's answer. */
const SIGNS = ['wheel', 'keydown', 'pointerdown', 'click'];

/** So long a page may take to be as long as it was: lists that had grown, and comments, come after it. */
const GROWS_MS = 10_000;

/** A page that is led back to where it was left. */
export interface Return {
  /** Whether its reader has scrolled it. */
  isMoved: () => boolean;
  /** It is left. */
  stop: () => void;
}

/** Scrolls the page to where it was left, and again as its length changes, until its reader moves. */
export function returnTo(place: number): Return {
  const page = document.documentElement;
  let top = window.scrollY;
  const isMoved = () => window.scrollY !== top;
  const growth = new ResizeObserver(keep);
  const late = setTimeout(stop, GROWS_MS);
  function stop(): void {
    growth.disconnect();
    removeEventListener('scroll', keep);
    for (const sign of SIGNS) removeEventListener(sign, stop, true);
    clearTimeout(late);
    page.style.overflowAnchor = '';
  }
  function keep(): void {
    // A page that is shorter for a moment the browser moves by itself. Places are rounded.
    const isLongEnough = top + page.clientHeight <= page.scrollHeight + 1;
    if (isMoved() && isLongEnough) stop();
    else {
      window.scrollTo(0, place);
      top = window.scrollY;
    }
  }
  keep();
  if (place === 0) {
    stop();
    return { isMoved, stop };
  }
  // What grows above would take the page along, as where its reader stands below it.
  page.style.overflowAnchor = 'none';
  growth.observe(document.body);
  addEventListener('scroll', keep);
  for (const sign of SIGNS) addEventListener(sign, stop, true);
  return { isMoved, stop };
}
