import { proxy, wrap } from 'comlink';
import { ServiceError } from '../firestore/errors';
import type { ImportSource } from './source';
import type { ImportWorker } from './worker';

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** A file that a worker of its own reads; `close` ends it, whatever it is doing. Failures reject as ServiceError. */
export function workerSource(file: File, now: number): ImportSource & { close(): void } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<ImportWorker>(worker);
  let fail = (_cause: unknown) => {};
  const failed = new Promise<never>((_, reject) => {
    fail = (cause) => reject(new ServiceError('unknown', { cause }));
  });
  failed.catch(() => {});
  worker.onerror = fail;
  const answered = <T>(asked: Promise<T>, given: Promise<never>): Promise<T> =>
    Promise.race([
      asked.catch((cause: unknown) => Promise.reject(new ServiceError('unknown', { cause }))),
      failed,
      given,
    ]);
  return {
    survey: async (told, signal) => {
      const survey = await answered(remote.survey(file, now, proxy(told)), rejectedBy(signal));
      told(file.size);
      return survey;
    },
    read: async function* (options, signal) {
      const given = rejectedBy(signal);
      given.catch(() => {});
      await answered(remote.read(options), given);
      let next = remote.next();
      for (;;) {
        const handful = await answered(next, given);
        if (!handful) return;
        // The worker prepares the next handful while the page writes this one.
        next = remote.next();
        next.catch(() => {});
        yield handful;
      }
    },
    close: () => {
      worker.terminate();
      fail('closed');
    },
  };
}
