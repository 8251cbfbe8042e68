import { isGoodConnection } from '@/services/queries/offline/connection';
import { bringPage } from './routes';

/** Who stays on a link so long is about to open it; a finger that scrolls the page does not. */
const STAY_MS = 80;
/** Pages that were brought and not opened: whoever only passes over links costs no more. */
const MOST_AHEAD = 3;

const brought = new Set<string>();
/** The page from which they were. */
let from = location.pathname;

/** A link of ours that opens in this tab. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin && !link.target && !link.download ? link : null;
}

function bring(link: HTMLAnchorElement): void {
  const { pathname } = link;
  if (from !== location.pathname) brought.clear();
  from = location.pathname;
  if (pathname === from || brought.has(pathname)) return;
  if (brought.size >= MOST_AHEAD || !isGoodConnection()) return;
  brought.add(pathname);
  bringPage(new URL(link.href));
}

/** Brings the next page while somebody is about to open it: a finger or a pointer that stays on its link, or the keyboard's focus. */
export function watchForNextPage(): void {
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
