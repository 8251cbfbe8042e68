/** The longest reason of a suspension, and the longest note: firestore.rules holds the same. */
export const SUSPENSION_REASON_MAX = 500;
