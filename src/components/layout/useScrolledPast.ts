import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * True once the page has scrolled past the element the ref is put on. An observer and not a scroll handler: the
 * browser calls it on the crossing alone.
 */
export function useScrolledPast<T extends Element>(): [RefObject<T | null>, boolean] {
  const mark = useRef<T>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setPast(!last.isIntersecting && last.boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [mark, past];
}
