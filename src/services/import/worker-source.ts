import { proxy, wrap } from 'comlink';
import { ServiceError } from '../firestore/errors';
import type { ImportSource } from './local-source';
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
  const ended = new AbortController();
  const failure = (cause: unknown) => new ServiceError('unknown', { cause });
  worker.onerror = (cause) => ended.abort(failure(cause));
  /** Waits for answers of the worker until it ends or the signal is given. */
  const answering = (signal: AbortSignal) => {
    const stopped = rejectedBy(AbortSignal.any([signal, ended.signal]));
    stopped.catch(() => {});
    return <T>(asked: Promise<T>): Promise<T> =>
      Promise.race([asked.catch((cause: unknown) => Promise.reject(failure(cause))), stopped]);
  };
  return {
    survey: async (told, signal) => {
      const survey = await answering(signal)(remote.survey(file, now, proxy(told)));
      told(file.size);
      return survey;
    },
    read: async function* (options, signal) {
      const answered = answering(signal);
      await answered(remote.read(options));
      let next = remote.next();
      for (;;) {
        const handful = await answered(next);
        if (!handful) return;
        // The worker prepares the next handful while the page writes this one.
        next = remote.next();
        next.catch(() => {});
        yield handful;
      }
    },
    close: () => {
      worker.terminate();
      ended.abort(failure('closed'));
    },
  };
}
