/** Before what has the focus goes away: it would fall to the page. Nothing scrolls. */
export function moveFocus(to: Element | null | undefined): void {
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
}

/** The button of the item after the one that goes away with `pressed`, else before it; without another, the start of the page. */
export function neighbourOf(pressed: Element, item: 'li' | 'tr'): Element | null {
  const own = pressed.closest(item);
  const next = own?.nextElementSibling ?? own?.previousElementSibling;
  return next?.querySelector('button') ?? pressed.closest('main');
}

/** For a button that goes away by what it does: the focus goes to the start of the page first. */
export const fromButtonThatGoes =
  (act: () => void) =>
  ({ currentTarget }: { currentTarget: Element }): void => {
    moveFocus(currentTarget.closest('main'));
    act();
  };
