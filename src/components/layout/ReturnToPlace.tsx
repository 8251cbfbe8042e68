import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { returnTo } from '@/components/ui/return-to';
import { usePlaceLeft } from '@/components/ui/site';

/**
 * Keeps a page that is found again by Back or a reload where it was left while it grows. The router, after which this stands, scrolls it
 * once, when what it reads may not be there.
 */
export function ReturnToPlace() {
  const { key } = useLocation();
  const placeLeft = usePlaceLeft();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history has a place of its own
  useLayoutEffect(() => {
    const place = placeLeft();
    return place > 0 ? returnTo(place).stop : undefined;
  }, [key, placeLeft]);
  return null;
}
