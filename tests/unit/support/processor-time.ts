/** So often work is timed, and the best kept: what else the machine does lengthens each try by another amount. */
const TRIES = 3;
/** So often the yardstick is: its code is compiled meanwhile. */
const YARDSTICK_TRIES = 30;

function once(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The processor's own time for `work`, in milliseconds: the best of three, or the first that is not over `enough`. */
export function processorTime(work: () => void, enough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && best > enough; tried += 1) best = Math.min(best, once(work));
  return best;
}

/**
 * By how much this machine is slower than the one on which the limits were found, at least 1: `yardstick` is fixed ordinary work
 * of the kind that is held to them, which took `milliseconds` there.
 */
export function slowness(yardstick: () => void, milliseconds: number): number {
  const times = Array.from({ length: YARDSTICK_TRIES }, () => once(yardstick));
  return Math.max(1, Math.min(...times) / milliseconds);
}
