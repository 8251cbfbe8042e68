/** Back to where a page was left. */

/** What shows that the reader has moved. */
const SIGNS = ['wheel', 'keydown', 'pointerdown', 'click', 'popstate'];

/** So long a page may take to be as long as it was: lists that had grown, and comments, come after it. */
const GROWS_MS = 10_000;

/** A page that is led back to where it was left. */
export interface Return {
  /** Whether its reader has scrolled it. */
  isMoved: () => boolean;
  /** It is left. */
  stop: () => void;
}

const isAtFoot = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/** Scrolls the page to where it was left, and again as its length changes, until its reader moves. */
export function returnTo(place: number): Return {
  const { style } = document.documentElement;
  const ends = new AbortController();
  const stop = () => ends.abort();
  let top = 0;
  const scroll = () => {
    window.scrollTo(0, place);
    top = window.scrollY;
  };
  const isMoved = () => window.scrollY !== top;
  scroll();
  if (place === 0) return { isMoved, stop };
  // What grows above would take the page along, as where its reader stands below it.
  style.overflowAnchor = 'none';
  // Where it is shorter for a moment, the browser ends it at its foot.
  const growth = new ResizeObserver(() => (isMoved() && !isAtFoot() ? stop() : scroll()));
  growth.observe(document.body);
  const late = setTimeout(stop, GROWS_MS);
  for (const sign of SIGNS) addEventListener(sign, stop, { capture: true, signal: ends.signal });
  ends.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(late);
    style.overflowAnchor = '';
  });
  return { isMoved, stop };
}
