import type { Try } from '../attempts';

/** What is tried on one subject, all of it refused, and the near misses, all of them allowed. */
export interface Table {
  what: string;
  refused: readonly Try[];
  allowed: readonly Try[];
}
