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
  /** Whether this failure may pass by itself. */
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
      if (retry > policy.retries || !policy.when(error)) throw error;
      await wait(policy.delay(retry));
    }
  }
}

/** Spec 1, section 4: tried again 3 times, 1 s apart. */
export const THREE_MORE = { retries: 3, delay: () => 1000 } as const;
