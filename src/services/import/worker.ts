/** Reads a Blogger file beside the page, so that the page stays responsive however large the file is. */
import type { PreparedItem } from '@/model/blogger/prepare';
import { localSource } from './local-source';
import type { Answer, ImportSource, Request } from './source';

/** The page ends a reading by ending the worker. */
const never = new AbortController().signal;
let source: ImportSource | null = null;
let reading: AsyncIterator<readonly PreparedItem[]> | null = null;

function answer(message: Answer): void {
  self.postMessage(message);
}

async function serve(request: Request): Promise<void> {
  if (request.type === 'survey') {
    source = localSource(() => fileChunks(request.file), new Date(request.now));
    const survey = await source.survey((bytes) => answer({ type: 'progress', bytes }), never);
    answer({ type: 'survey', survey });
  } else if (request.type === 'read' && source) {
    reading = source.read(request.options, never)[Symbol.asyncIterator]();
  } else if (request.type === 'next' && reading) {
    const { value, done } = await reading.next();
    answer({ type: 'items', items: value ?? [], done: done === true });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  serve(data).catch((cause: unknown) => answer({ type: 'failed', message: String(cause) }));
});

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
