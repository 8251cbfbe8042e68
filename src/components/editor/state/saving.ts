import type { Article } from '@/model/articles/article';
import { SHARED_REVISION_MS } from '@/model/articles/limits';
import type { SaveKind } from './editor-state';

/** Does a piece of work once nothing has happened for a while, and while things go on happening every `atLatest`. */
export function idle(work: () => void, after: number, atLatest = Number.POSITIVE_INFINITY) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = () => {
    stop();
    work();
  };
  return {
    stop,
    start: () => {
      const now = performance.now();
      if (timer === undefined) since = now;
      clearTimeout(timer);
      timer = setTimeout(run, Math.min(after, Math.max(0, since + atLatest - now)));
    },
    flush: () => {
      if (timer !== undefined) run();
    },
  };
}

/** Which revision the autosaves of an editor share, so that minutes of writing are one version and not twenty. */
export class SharedRevision {
  #number: number | null = null;
  #since = 0;

  /** The one that a save of this kind may write again; null for none. */
  offer(kind: SaveKind): number | null {
    return kind === 'autosave' && performance.now() - this.#since < SHARED_REVISION_MS ? this.#number : null;
  }

  saved(kind: SaveKind, { estado, revisiones }: Pick<Article, 'estado' | 'revisiones'>): void {
    const isShared = kind === 'autosave' && estado === 'publicado';
    if (isShared && revisiones === this.#number) return;
    this.#number = isShared ? revisiones : null;
    this.#since = performance.now();
  }

  end(): void {
    this.#number = null;
  }
}
