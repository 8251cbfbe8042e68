import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Whether a CSS media query holds, kept up to date; where the build draws the page, none does. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** True, for good, once the element is near the visible part; not looked at before what is above is `settled`. */
export function useNearViewport(ref: RefObject<Element | null>, margin = '400px', settled = true): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !settled || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin, near, settled]);
  return near;
}
