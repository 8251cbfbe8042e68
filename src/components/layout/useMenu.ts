import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useDisclosure } from './useDisclosure';

/** Which of the panel's items an arrow key leads to; null for keys that do not move. */
function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return null;
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-panel] :is(a, button)')];
  const at = items.findIndex((item) => item.matches(':focus'));
  if (at === -1 && event.key !== 'ArrowDown') return;
  const target = items[targetOf(event.key, at, items.length) ?? -1];
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
