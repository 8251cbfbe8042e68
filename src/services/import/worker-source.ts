import type { PreparedItem } from '@/model/blogger/prepare';
import { ServiceError } from '../firestore/errors';
import type { Answer, ImportSource, Request } from './source';

/** The part of Worker that is used here; tests give one of their own. */
export interface ImportWorker {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

function startWorker(): ImportWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** A file that a worker of its own reads; `close` ends it, whatever it is doing. Failures reject as ServiceError. */
export function workerSource(
  file: File,
  now: number,
  start: () => ImportWorker = startWorker,
): ImportSource & { close(): void } {
  const worker = start();
  let settle: { resolve: (answer: Answer) => void; reject: (cause: unknown) => void } | null = null;
  let onProgress: (bytes: number) => void = () => {};
  const fail = (cause: unknown) => settle?.reject(new ServiceError('unknown', { cause }));
  worker.onmessage = ({ data }) => {
    if (data.type === 'progress') onProgress(data.bytes);
    else if (data.type === 'failed') fail(data.message);
    else settle?.resolve(data);
  };
  worker.onerror = fail;
  /** One question at a time. */
  const ask = (request: Request, signal: AbortSignal): Promise<Answer> => {
    let stop = () => {};
    return new Promise<Answer>((resolve, reject) => {
      signal.throwIfAborted();
      stop = () => reject(signal.reason);
      signal.addEventListener('abort', stop, { once: true });
      settle = { resolve, reject };
      worker.postMessage(request);
    }).finally(() => signal.removeEventListener('abort', stop));
  };
  const handful = async (signal: AbortSignal): Promise<{ items: readonly PreparedItem[]; done: boolean }> => {
    const answer = await ask({ type: 'next' }, signal);
    if (answer.type !== 'items') throw new ServiceError('unknown');
    return answer;
  };
  worker.postMessage({ type: 'open', file, now });
  return {
    survey: async (told, signal) => {
      onProgress = told;
      const answer = await ask({ type: 'survey' }, signal);
      if (answer.type !== 'survey') throw new ServiceError('unknown');
      told(file.size);
      return answer.survey;
    },
    read: async function* (options, signal) {
      worker.postMessage({ type: 'read', options });
      let next = handful(signal);
      for (;;) {
        const { items, done } = await next;
        if (done) return;
        // The worker prepares the next handful while the page writes this one.
        next = handful(signal);
        next.catch(() => {});
        yield items;
      }
    },
    close: () => {
      worker.terminate();
      fail('closed');
    },
  };
}
