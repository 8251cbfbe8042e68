import type { PreparedItem } from '@/model/blogger/prepare';
import { ServiceError } from '../firestore/errors';
import type { Answer, ImportSource, Request } from './source';

/** A file that a worker of its own reads; `close` ends it, whatever it is doing. Failures reject as ServiceError. */
export function workerSource(file: File, now: number): ImportSource & { close(): void } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const post = (request: Request) => worker.postMessage(request);
  let settle: { resolve: (answer: Answer) => void; reject: (cause: unknown) => void } | null = null;
  let onProgress: (bytes: number) => void = () => {};
  const fail = (cause: unknown) => settle?.reject(new ServiceError('unknown', { cause }));
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
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
      post(request);
    }).finally(() => signal.removeEventListener('abort', stop));
  };
  const handful = async (signal: AbortSignal): Promise<{ items: readonly PreparedItem[]; done: boolean }> => {
    const answer = await ask({ type: 'next' }, signal);
    if (answer.type !== 'items') throw new ServiceError('unknown');
    return answer;
  };
  return {
    survey: async (told, signal) => {
      onProgress = told;
      const answer = await ask({ type: 'survey', file, now }, signal);
      if (answer.type !== 'survey') throw new ServiceError('unknown');
      told(file.size);
      return answer.survey;
    },
    read: async function* (options, signal) {
      post({ type: 'read', options });
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
