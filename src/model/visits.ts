/** From this many visits on, one in `VISIT_SAMPLE` is written and counts for all of them: the same as firestore.rules. */
export const SAMPLED_FROM = 100;
export const VISIT_SAMPLE = 10;

/** By how much one more visit raises a counter at `counted`: later one of ten is written (docs/scale.md). `random`: 0 to under 1. */
export function visitStep(counted: number, random: number): number {
  if (counted < SAMPLED_FROM) return 1;
  return random < 1 / VISIT_SAMPLE ? VISIT_SAMPLE : 0;
}
