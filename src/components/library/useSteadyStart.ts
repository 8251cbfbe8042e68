import { useEffect, useState } from 'react';

/** How long a list may be held back so that it does not move once it is shown. */
export const STEADY_MS = 1200;

/**
 * False while a page just opened should wait: its list (a search, an order other than the newest first) would push the
 * cards around as older years and matches in the text arrive. What the visitor does later is shown at once.
 */
export function useSteadyStart(moves: boolean, pending: boolean): boolean {
  const [started, setStarted] = useState(!moves);
  useEffect(() => {
    if (started) return;
    const timer = setTimeout(() => setStarted(true), pending ? STEADY_MS : 0);
    return () => clearTimeout(timer);
  }, [started, pending]);
  return started || !pending;
}
