import type { Timestamp } from '../types';

/** The time of day in microseconds, never the same twice and never going back. */
export function createClock(): () => Timestamp {
  let last = 0;
  return () => {
    last = Math.max(Date.now() * 1000, last + 1);
    return { seconds: Math.floor(last / 1_000_000), nanos: (last % 1_000_000) * 1000 };
  };
}
