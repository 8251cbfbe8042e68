/** The state of a replacing navigation that only gives the page on the screen another address. */
export const SAME_PAGE = { samePage: true } as const;

/** Whether a navigation's state is SAME_PAGE: the focus stays where it is. */
export function isSamePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'samePage') === true;
}
