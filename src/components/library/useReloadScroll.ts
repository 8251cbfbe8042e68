import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { notesIn } from '@/model/shared/notes';

/** Without it a reload starts near the place, not at it. */
const KEY = 'biblioteca:altura';
const notes = notesIn(() => globalThis.sessionStorage);

/** Where a page of the history was scrolled to when its document was left. */
function savedHeight(locationKey: string): number | null {
  const [key, height] = (notes.read(KEY) ?? '').split('|');
  return key === locationKey && height ? Number(height) || null : null;
}

/** What shows that the visitor has moved. */
const SIGNS = ['wheel', 'keydown', 'pointerdown'];

/** After a reload the router scrolls before the list is there: this does it again once it is, unless the visitor has moved. */
export function useReloadScroll(ready: boolean): void {
  const { key } = useLocation();
  const [wanted] = useState(() => ({ height: ready ? null : savedHeight(key) }));

  useEffect(() => {
    const leave = () => notes.write(KEY, `${key}|${Math.round(window.scrollY)}`);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [key]);

  useEffect(() => {
    const forget = () => {
      wanted.height = null;
    };
    if (ready) {
      if (wanted.height) window.scrollTo(0, wanted.height);
      return forget();
    }
    const stop = new AbortController();
    for (const sign of SIGNS) window.addEventListener(sign, forget, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [ready, wanted]);
}
