import { useLayoutEffect, useRef } from 'react';

/** `--foot`: how much of the window's foot the bar takes; toasts and what takes the focus stay above it. */
export function useFoot<Bar extends HTMLElement>() {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const shown = bar.current;
    if (!shown) return;
    const { style } = document.documentElement;
    const measure = () => {
      const { top } = shown.getBoundingClientRect();
      // In the upper half of the window it is in nobody's way.
      const taken = top > innerHeight / 2 ? Math.max(0, innerHeight - top) : 0;
      style.setProperty('--foot', `${Math.ceil(taken)}px`);
    };
    const resized = new ResizeObserver(measure);
    resized.observe(shown);
    // Whatever changes the height of the page moves the bar's place in it.
    resized.observe(document.body);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    measure();
    return () => {
      resized.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
      style.removeProperty('--foot');
    };
  }, []);
  return bar;
}
