let ended = false;

/** Whether the session of who was here has ended by itself: what is refused then is not for want of a permission. */
export const hasSessionEnded = (): boolean => ended;

/** Tells what Auth says of it. */
export const noteSessionEnded = (hasEnded: boolean): void => {
  ended = hasEnded;
};
