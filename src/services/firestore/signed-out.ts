let ended = false;

/** Whether the session has ended by itself: then a refusal does not mean that a permission is missing. */
export const hasSessionEnded = (): boolean => ended;

/** Tells what Auth says of it. */
export const noteSessionEnded = (hasEnded: boolean): void => {
  ended = hasEnded;
};
