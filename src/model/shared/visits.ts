/** How long after the last one of an article or a topic the next view may be counted: the same as firestore.rules. */
export const VIEW_INTERVAL_MS = 5000;
/** From this many counted views on, one in `VISIT_SAMPLE` is written and counts for all of them: the same as firestore.rules. */
export const SAMPLED_FROM = 10_000;
export const VISIT_SAMPLE = 100;

/** By how much one more view raises a counter at `counted`; 0: it is one of those that another counts. `random`: 0 to under 1. */
export function visitStep(counted: number, random: number): number {
  if (counted < SAMPLED_FROM) return 1;
  return random < 1 / VISIT_SAMPLE ? VISIT_SAMPLE : 0;
}

/** A reader whose view fell into somebody else's interval tries again this often, within about five minutes. */
export const VIEW_RETRIES = 8;

/** The pause before the given try, from 1, in milliseconds: longer each time and random, so that those who met spread. */
export const viewPause = (retry: number, random = Math.random()): number =>
  VIEW_INTERVAL_MS * (1 + random * Math.min(2 ** retry, 16));
