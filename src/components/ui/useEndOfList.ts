import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the element that holds a list's 'more' button, with tabIndex -1: where the last page takes the button away, the focus
 * stays there, at the end of the list, and does not fall to the start of the page.
 */
export function useEndOfList(hasMore: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const before = useRef(hasMore);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (before.current && !hasMore && isLost) end.current?.focus({ preventScroll: true });
    before.current = hasMore;
  }, [hasMore]);
  return end;
}
