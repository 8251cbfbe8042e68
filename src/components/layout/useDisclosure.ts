import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Disclosure {
  open: boolean;
  toggle: () => void;
  button: RefObject<HTMLButtonElement | null>;
  /** For the element that holds both the button and what it opens. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * A button that opens a panel. Escape closes it and gives the focus back to the button; it also closes when the focus
 * leaves both, and whenever `closesOn` changes (the address, after a link was followed).
 */
export function useDisclosure(closesOn: unknown): Disclosure {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is the signal
  useEffect(() => setOpen(false), [closesOn]);

  return {
    open,
    toggle: () => setOpen((was) => !was),
    button,
    handlers: {
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
  };
}
