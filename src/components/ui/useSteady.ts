import { useState, useSyncExternalStore } from 'react';

/** Whether a finger or a button of the mouse is down anywhere on the page. */
let isPressed = false;
let release: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

const onDown = () => {
  clearTimeout(release);
  isPressed = true;
};

/** The click comes after this event and before the timer: what it is for has not moved yet. */
const onUp = () => {
  clearTimeout(release);
  release = setTimeout(() => {
    isPressed = false;
    tell();
  });
};

/** A touch sends its mouse's events after those of the pointer, and the focus goes in between: both are heard. */
const EVENTS = [
  ['pointerdown', onDown],
  ['mousedown', onDown],
  ['pointerup', onUp],
  ['mouseup', onUp],
  ['pointercancel', onUp],
  ['dragend', onUp],
] as const;

function listen(listener: () => void): () => void {
  if (listeners.size === 0) for (const [name, act] of EVENTS) addEventListener(name, act, true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const [name, act] of EVENTS) removeEventListener(name, act, true);
    clearTimeout(release);
    isPressed = false;
  };
}

const pressed = () => isPressed;

/**
 * What is said between fields and buttons (a text, or what stays the same object), as it stood when a press began, until it ends:
 * what is pressed does not move away.
 */
export function useSteady<T>(said: T): T {
  const isHeld = useSyncExternalStore(listen, pressed, () => false);
  const [shown, setShown] = useState(said);
  if (!isHeld && shown !== said) setShown(said);
  return isHeld ? shown : said;
}
