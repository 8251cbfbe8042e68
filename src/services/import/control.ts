/** Lets long work be paused, continued and given up between its steps. */
export class ImportControl {
  readonly #abort = new AbortController();
  #paused: { promise: Promise<void>; go: () => void } | null = null;

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get paused(): boolean {
    return this.#paused !== null;
  }

  pause(): void {
    if (this.#paused) return;
    let go = () => {};
    const promise = new Promise<void>((resolve) => {
      go = resolve;
    });
    this.#paused = { promise, go };
  }

  resume(): void {
    this.#paused?.go();
    this.#paused = null;
  }

  cancel(): void {
    this.#abort.abort();
    this.resume();
  }

  /** Waits while paused. Throws the signal's reason once given up. */
  async checkpoint(): Promise<void> {
    while (this.#paused) await this.#paused.promise;
    this.#abort.signal.throwIfAborted();
  }
}
