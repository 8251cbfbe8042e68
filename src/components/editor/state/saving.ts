import type { Article } from '@/model/article';
import { SHARED_REVISION_MS } from '@/model/limits';
import type { SaveKind } from './editor-state';

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

/** Which revision the autosaves of an editor share, so that minutes of writing are one version and not twenty. */
export class SharedRevision {
  #number: number | null = null;
  #since = 0;

  /** The one that a save of this kind may write again; null for none. */
  offer(kind: SaveKind): number | null {
    return kind === 'autosave' && performance.now() - this.#since < SHARED_REVISION_MS ? this.#number : null;
  }

  /** A save is stored. */
  saved(kind: SaveKind, { estado, revisiones }: Pick<Article, 'estado' | 'revisiones'>): void {
    const isShared = kind === 'autosave' && estado === 'publicado';
    if (isShared && revisiones === this.#number) return;
    this.#number = isShared ? revisiones : null;
    this.#since = performance.now();
  }

  /** Something else is the last version now. */
  end(): void {
    this.#number = null;
  }
}
