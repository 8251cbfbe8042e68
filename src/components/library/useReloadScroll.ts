import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { notesIn } from '@/model/notes';

/** Without it a reload starts near the place, not at it. */
const KEY = 'biblioteca:altura';
const notes = notesIn(() => globalThis.sessionStorage);

/** Where a page of the history was scrolled to when its document was left. */
function savedHeight(locationKey: string): number | null {
  const [key, height] = (notes.read(KEY) ?? '').split('|');
  return key === locationKey && height ? Number(height) || null : null;
}

const saveHeight = (locationKey: string) => notes.write(KEY, `${locationKey}|${Math.round(window.scrollY)}`);

/**
 * Returns to the place where the page was when it was reloaded. The router does so as soon as it starts, when the
 * list is not there yet and the page is too short; this does it again once the list is, unless the visitor has moved.
 */
export function useReloadScroll(ready: boolean): void {
  const { key } = useLocation();
  const wanted = useRef<number | null | undefined>(undefined);
  if (wanted.current === undefined) wanted.current = ready ? null : savedHeight(key);

  useEffect(() => {
    const leave = () => saveHeight(key);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [key]);

  useEffect(() => {
    if (ready) return;
    const moved = () => {
      wanted.current = null;
    };
    const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    for (const sign of signs) window.addEventListener(sign, moved, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, moved);
    };
  }, [ready]);

  useEffect(() => {
    if (!ready || !wanted.current) return;
    window.scrollTo(0, wanted.current);
    wanted.current = null;
  }, [ready]);
}
