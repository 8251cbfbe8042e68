import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useIsHydrating } from '@/components/ui';

/** A reading size of 19 px: what a character takes of a line, and the height of a line. */
const CHAR_PX = 9;
const LINE_PX = 32;
const MEASURE_PX = 672;

/** The first page of this document, which the browser may have scrolled already. */
let first = true;

/** Whether the page was opened at its top: who comes back, or to a place in it, needs the text whole, with its true height. */
export function useStartsAtTop(): boolean {
  const navigation = useNavigationType();
  const isHydrating = useIsHydrating();
  const [atTop] = useState(() => {
    if (isHydrating) return false;
    if (window.location.hash) return false;
    if (navigation !== 'POP') return true;
    const [load] = performance.getEntriesByType('navigation');
    return first && load !== undefined && 'type' in load && load.type === 'navigate';
  });
  useEffect(() => {
    first = false;
  }, []);
  return atTop;
}

/** How many of a long text's parts to draw: `atOnce`, then one more in each task. All in one would hold a slow phone. */
export function useIncrementalRender(total: number, atOnce: number): number {
  const [shown, setShown] = useState(atOnce);
  useEffect(() => {
    if (total === 0 || shown > total) return;
    const next = shown < total ? shown + 1 : Number.POSITIVE_INFINITY;
    const timer = setTimeout(() => startTransition(() => setShown(next)));
    return () => clearTimeout(timer);
  }, [shown, total]);
  return shown;
}

/** About the height that a text will have, in pixels, to be kept free for it. */
export function heightOf(chars: number): number {
  return Math.ceil((chars * CHAR_PX) / Math.min(window.screen.width || MEASURE_PX, MEASURE_PX)) * LINE_PX;
}
