import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { placeOf } from '@/components/ui/scroll-place';

/** What shows that the visitor has moved. */
const SIGNS = ['wheel', 'keydown', 'pointerdown'];

/** After a reload the router scrolls before the list is there: this does it again once it is, unless the visitor has moved. */
export function useReloadScroll(ready: boolean): void {
  const { key } = useLocation();
  const [wanted] = useState(() => ({ height: ready ? 0 : placeOf(key) }));

  useEffect(() => {
    const forget = () => {
      wanted.height = 0;
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
