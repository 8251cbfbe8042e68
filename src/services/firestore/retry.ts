import { type ServiceErrorCode, toServiceError } from './errors';

/** Waits; tests give a clock of their own. */
export type Wait = (milliseconds: number) => Promise<void>;

export const realWait: Wait = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

export interface RetryPolicy {
  /** Tries after the first. */
  retries: number;
  /** Pause before the given retry, from 1. */
  delay: (retry: number) => number;
  /** Whether this failure may pass by itself; asked of each, the last one too. */
  when: (error: unknown) => boolean;
  wait?: Wait | undefined;
}

/** Does the work again while its failure may pass by itself; the last failure is thrown as it came. */
export async function withRetries<T>(work: () => Promise<T>, policy: RetryPolicy): Promise<T> {
  const wait = policy.wait ?? realWait;
  for (let retry = 1; ; retry += 1) {
    try {
      return await work();
    } catch (error) {
      if (!policy.when(error) || retry > policy.retries) throw error;
      await wait(policy.delay(retry));
    }
  }
}

/** The codes of a server that is busy, broken for a moment, or out of reach. */
const PASSING: readonly ServiceErrorCode[] = ['unavailable', 'aborted'];

/** Whether a failure is of the moment: the connection, a server that is busy (429) or failed (5xx), a lost race. */
export function mayPass(error: unknown): boolean {
  const { code, cause } = toServiceError(error);
  const isServers =
    cause instanceof Error && 'code' in cause && /internal|cancelled/.test(String(cause.code));
  return PASSING.includes(code) || (code === 'unknown' && isServers);
}

const PATIENCE = {
  retries: 4,
  delay: (retry: number) => 150 * 2 ** retry * (0.5 + Math.random()),
  when: mayPass,
};

/** Reads again, for five seconds at most, where the failure may pass: a commit may need twenty reads, of which one in five may fail. */
export const patiently = <T>(read: () => Promise<T>): Promise<T> => withRetries(read, PATIENCE);

/** Spec 1, section 4: tried again 3 times, 1 s apart. */
export const THREE_MORE = { retries: 3, delay: () => 1000 } as const;
