import { useContext, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation } from 'react-router-dom';
import { returnTo } from '@/components/ui/return-to';

/**
 * Keeps a page that is found again by Back or a reload where it was left while it grows. The router, after which this stands, scrolls it
 * once, when what it reads may not be there; how far, only its own component is told, by this context.
 */
export function ReturnToPlace() {
  const { key } = useLocation();
  const place = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  // biome-ignore lint/correctness/useExhaustiveDependencies: two steps of the history may have been left at one place
  useLayoutEffect(() => {
    if (!place) return;
    // As src/main.tsx does for the history: texts stand as high as they are.
    document.documentElement.dataset.returned = '';
    return returnTo(place).stop;
  }, [key, place]);
  return null;
}
