/** Does a piece of work once nothing has happened for a while, and while things go on happening every `atLatest`. */
export class Idle {
  readonly #work: () => void;
  readonly #after: number;
  readonly #atLatest: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  constructor(work: () => void, after: number, atLatest = Number.POSITIVE_INFINITY) {
    this.#work = work;
    this.#after = after;
    this.#atLatest = atLatest;
  }

  /** Something has happened. */
  start(): void {
    const now = performance.now();
    if (this.#timer === undefined) this.#since = now;
    clearTimeout(this.#timer);
    const left = Math.max(0, this.#since + this.#atLatest - now);
    this.#timer = setTimeout(() => this.#run(), Math.min(this.#after, left));
  }

  /** Does what is waiting to be done, now. */
  flush(): void {
    if (this.#timer !== undefined) this.#run();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #run(): void {
    this.stop();
    this.#work();
  }
}
