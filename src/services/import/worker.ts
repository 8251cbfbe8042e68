/** Reads a Blogger file beside the page, so that the page stays responsive however large the file is. */
import { expose } from 'comlink';
import type { PreparedItem } from '@/model/import/prepare';
import { type ImportSource, localSource, type ReadOptions } from './local-source';

/** The page ends a reading by ending the worker. */
const never = new AbortController().signal;
let source: ImportSource | null = null;
let reading: AsyncIterator<readonly PreparedItem[]> | undefined;

const service = {
  survey: (file: File, now: number, onProgress: (bytes: number) => void) => {
    source = localSource(() => fileChunks(file), new Date(now));
    return source.survey(onProgress, never);
  },
  /** Begins a reading; each `next` gives one handful of it, and null at its end. */
  read: (options: ReadOptions) => {
    reading = source?.read(options, never)[Symbol.asyncIterator]();
  },
  next: async (): Promise<readonly PreparedItem[] | null> => (await reading?.next())?.value ?? null,
};

export type ImportWorker = typeof service;

expose(service);

/** The bytes of a file, read piece by piece; the file is not loaded whole. Not every browser iterates streams by itself. */
async function* fileChunks(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
