import { FirestoreError, type Status } from '../errors';
import { boolean, custom, decode, int32, list, message, string } from './decode';

const STATUSES = [
  'INVALID_ARGUMENT',
  'FAILED_PRECONDITION',
  'OUT_OF_RANGE',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'ABORTED',
  'RESOURCE_EXHAUSTED',
  'INTERNAL',
  'UNIMPLEMENTED',
  'UNAVAILABLE',
  'DEADLINE_EXCEEDED',
] as const satisfies Status[];

const status = custom((json): Status => {
  const found = STATUSES.find((name) => name === json);
  if (!found)
    throw new FirestoreError('INVALID_ARGUMENT', `${JSON.stringify(json)} is no status of the API.`);
  return found;
});

/** One trouble for the requests that match; without `times` it lasts until it is taken away. */
const fault = message('Fault', {
  match: message('Match', { method: string, pathContains: string }),
  latencyMs: int32,
  error: status,
  /** The request takes effect and its answer is the error all the same: a connection lost on the way back. */
  afterEffect: boolean,
  times: int32,
  /** How many of a hundred requests that match are hit, as chance has it; without it all of them. */
  percent: int32,
  /** The same seed hits the same requests of the same order. */
  seed: int32,
});
const faultList = list(fault);

type Fault = NonNullable<ReturnType<typeof fault>>;

/** Chance that can be had again: numbers from 0 up to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The troubles a project's requests run into, for tests. */
export class FaultList {
  #faults: { fault: Fault; left: number; chance: () => number }[] = [];

  /** Replaces them by those of a request's body. Throws INVALID_ARGUMENT. */
  replace(json: unknown): void {
    this.#faults = decode(faultList, json).map((item) => ({
      fault: item,
      left: item.times ?? Number.POSITIVE_INFINITY,
      chance: seeded(item.seed ?? 1),
    }));
  }

  clear(): void {
    this.#faults = [];
  }

  /** The first fault that fits a request, counted as used. */
  take(method: string, path: string): Fault | undefined {
    const hit = this.#faults.find(
      ({ fault: { match, percent }, left, chance }) =>
        left > 0 &&
        (match?.method === undefined || match.method === method) &&
        (match?.pathContains === undefined || path.includes(match.pathContains)) &&
        (percent === undefined || chance() * 100 < percent),
    );
    if (hit) hit.left -= 1;
    return hit?.fault;
  }
}

/** The fault of the header x-emulator-fault, in JSON. Throws INVALID_ARGUMENT. */
export function faultOfHeader(header: string): Fault {
  try {
    return decode(fault, JSON.parse(header));
  } catch (error) {
    if (error instanceof FirestoreError) throw error;
    throw new FirestoreError('INVALID_ARGUMENT', 'x-emulator-fault must be one fault in JSON.');
  }
}

export function injectedError(error: Status): FirestoreError {
  return new FirestoreError(error, `${error}: injected by the test.`);
}
