import { Store } from '@/model/shared/store';
import type { PictureUpload, UploadResult } from '@/services/articles';

export interface Upload {
  id: string;
  name: string;
  /** From 0 to 1. */
  progress: number;
}

export type SendPicture = (file: File, options: PictureUpload) => Promise<UploadResult>;

export class UploadList extends Store<readonly Upload[]> {
  readonly #send: SendPicture;
  readonly #running = new Map<string, { stop: AbortController; done: Promise<unknown> }>();

  constructor(send: SendPicture) {
    super([]);
    this.#send = send;
  }

  /** Sends a picture; never rejects. */
  start(id: string, file: File): Promise<UploadResult> {
    const stop = new AbortController();
    const onProgress = (progress: number) =>
      this.show(this.current.map((upload) => (upload.id === id ? { ...upload, progress } : upload)));
    const done = this.#send(file, { onProgress, signal: stop.signal }).finally(() => {
      this.#running.delete(id);
      this.show(this.current.filter((upload) => upload.id !== id));
    });
    this.#running.set(id, { stop, done });
    this.show([...this.current, { id, name: file.name, progress: 0 }]);
    return done;
  }

  cancel(id: string): void {
    this.#running.get(id)?.stop.abort();
  }

  /** Nobody waits for them any more. */
  cancelAll(): void {
    for (const { stop } of this.#running.values()) stop.abort();
  }

  /** All that were on their way have arrived or failed. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#running.values()].map(({ done }) => done));
  }
}
