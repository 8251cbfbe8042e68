import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keyTarget } from '@/components/ui/keyTarget';
import { useDisclosure } from './useDisclosure';

function move(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-panel] :is(a, button)')];
  const at = items.findIndex((item) => item.matches(':focus'));
  if (at === -1 && event.key !== 'ArrowDown') return;
  const target = items[keyTarget(event.key, at, items.length, ['ArrowUp', 'ArrowDown']) ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** A disclosure of links: the arrow keys reach them too, and a press elsewhere or a followed link closes it. */
export function useMenu() {
  const { key: address } = useLocation();
  const { open, toggle, close, button, handlers } = useDisclosure(address);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open, close]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    handlers.onKeyDown(event);
    if (open) move(event);
    else if (event.key === 'ArrowDown' && event.target === button.current) {
      // The panel is on the page only after this event: a second press enters it.
      event.preventDefault();
      toggle();
    }
  };
  // `root` is for the element that holds both the button and the panel.
  return { open, toggle, close, button, root: { ref, onKeyDown, onBlur: handlers.onBlur } };
}
