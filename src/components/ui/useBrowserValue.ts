import { useSyncExternalStore } from 'react';

const unchanging = () => () => {};

/**
 * What only the browser knows: the clock, the time zone, the address, what the device keeps. While React takes over markup that stands
 * in the page it draws `first`, which is the same everywhere; then, and in whatever is drawn later, `here`.
 */
export const useBrowserValue = <Value>(first: () => Value, here: () => Value): Value =>
  useSyncExternalStore(unchanging, here, first);

/** Whether React takes over markup that stands in the page; also where there is no browser, and the markup is made. */
export const useIsHydrating = (): boolean =>
  useBrowserValue(
    () => true,
    () => false,
  );
