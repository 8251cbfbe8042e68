import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

/** A button and its panel, closed by Escape (focus goes back), by leaving both, or when `closesOn` changes. */
export function useDisclosure(closesOn: unknown) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is the signal
  useEffect(close, [closesOn]);

  return {
    open,
    toggle: () => setOpen((was) => !was),
    close,
    button,
    /** For the element that holds both the button and what it opens. */
    handlers: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation(); // of the panel that may hold this one
        close();
        button.current?.focus();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      },
    },
  };
}
