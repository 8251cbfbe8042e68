import { onTestFinished } from 'vitest';
import { callEmulator } from './meter';

/** One trouble for the Firestore requests that match; without `times` it lasts until the test ends. */
export interface Fault {
  /** `method` is the API's name for the call; `pathContains` is looked for in the address and the body. */
  match?: {
    method?: 'runQuery' | 'runAggregationQuery' | 'batchGet' | 'commit' | 'beginTransaction';
    pathContains?: string;
  };
  latencyMs?: number;
  error?:
    | 'UNAVAILABLE'
    | 'ABORTED'
    | 'PERMISSION_DENIED'
    | 'FAILED_PRECONDITION'
    | 'INTERNAL'
    | 'DEADLINE_EXCEEDED';
  /** The request takes effect and its answer is lost. */
  afterEffect?: boolean;
  times?: number;
  /** How many of a hundred requests that match are hit, by chance that the seed decides. */
  percent?: number;
  seed?: number;
}

/** Makes Firestore slow or failing until the test ends (or `clearFaults`). */
export async function injectFaults(...faults: Fault[]): Promise<void> {
  onTestFinished(clearFaults);
  await callEmulator('faults', { method: 'PUT', body: JSON.stringify(faults) });
}

export async function clearFaults(): Promise<void> {
  await callEmulator('faults', { method: 'DELETE' });
}
