let proven = true;

/** Whether the e-mail of who is signed in is proven, as Auth says: of its pace, the rules know no better. */
export const isProven = (): boolean => proven;

/** Tells what Auth says of who signed in. */
export const noteProven = (isVerified: boolean): void => {
  proven = isVerified;
};
