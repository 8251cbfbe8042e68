import { useEffect } from 'react';

/** Two presses within this time and this near are one double click. */
const DOUBLE_MS = 500;
const DOUBLE_PX = 8;

interface Press {
  at: number;
  x: number;
  y: number;
  /** What was pressed, and what it did then: `data-act` tells apart what one button does by turns. */
  pressed: Element;
  act: string | undefined;
}

function pressOf(event: MouseEvent): Press | null {
  const pressed = event.target instanceof Element ? event.target.closest('button, a[href]') : null;
  // The keyboard has no place, and no double click.
  if (!(pressed instanceof HTMLElement) || event.detail === 0) return null;
  return { at: event.timeStamp, x: event.clientX, y: event.clientY, pressed, act: pressed.dataset.act };
}

function isSecondOf(first: Press, press: Press): boolean {
  const near = Math.hypot(press.x - first.x, press.y - first.y) <= DOUBLE_PX;
  return near && press.at - first.at <= DOUBLE_MS;
}

/** The second press of a double click reaches what the first did, or nothing: never what took its place. */
export function useSteadyClicks(): void {
  useEffect(() => {
    let last: Press | null = null;
    const onClick = (event: MouseEvent) => {
      const press = pressOf(event);
      if (!press) return;
      const sameThing = press.pressed === last?.pressed && press.act === last.act;
      if (last && !sameThing && isSecondOf(last, press)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = press;
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, []);
}
