import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';

interface Menu {
  open: boolean;
  toggle: () => void;
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
  /** For the element that holds both the button and the panel. */
  root: {
    ref: RefObject<HTMLDivElement | null>;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Which of the panel's items an arrow key leads to; null for keys that do not move. */
function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return null;
}

/**
 * A button of the navigation bar that opens a panel of links: a disclosure, whose links Tab reaches as any others and
 * the arrow keys too. Escape closes it and gives the focus back; so do a click elsewhere, the focus leaving and a followed
 * link, without moving the focus.
 */
export function useMenu(): Menu {
  const { key: address } = useLocation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const ref = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is the signal
  useEffect(close, [address]);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open, close]);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-panel] :is(a, button)')];
    const at = items.findIndex((item) => item.matches(':focus'));
    if (at === -1 && event.key !== 'ArrowDown') return;
    const target = items[targetOf(event.key, at, items.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!open) {
      // Opened by the arrow, the panel is on the page only after this event: a second press enters it.
      if (event.key === 'ArrowDown' && event.target === button.current) {
        event.preventDefault();
        setOpen(true);
      }
      return;
    }
    if (event.key === 'Escape') {
      event.stopPropagation(); // of the panel that may hold this one
      close();
      button.current?.focus();
    } else move(event);
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };

  return {
    open,
    toggle: () => setOpen((was) => !was),
    close,
    button,
    root: { ref, onKeyDown, onBlur },
  };
}
