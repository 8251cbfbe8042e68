import type { Article } from '@/model/article';
import { SHARED_REVISION_MS } from '@/model/article-limits';
import type { SaveKind } from './editor-state';

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
