import { existsSync, renameSync, rmSync } from 'node:fs';

const METADATA = 'firebase-export-metadata.json';

/**
 * The snapshot directory of the accounts and files of the backend, replaced in such an order that one whole snapshot is
 * on disk at every moment, whenever the process is killed.
 */
export class Snapshots {
  readonly current: string;
  readonly next: string;
  readonly #previous: string;

  constructor(directory: string) {
    this.current = directory;
    this.next = `${directory}.next`;
    this.#previous = `${directory}.previous`;
  }

  /** The directory to import from, or null when there is none yet; completes a replacement that was cut short. */
  latest(): string | null {
    if (!isWhole(this.current)) {
      const whole = [this.next, this.#previous].find(isWhole);
      if (!whole) return null;
      rmSync(this.current, { recursive: true, force: true });
      renameSync(whole, this.current);
    }
    return this.current;
  }

  /** Makes the snapshot just written to `next` the current one. */
  promote(): void {
    rmSync(this.#previous, { recursive: true, force: true });
    if (existsSync(this.current)) renameSync(this.current, this.#previous);
    renameSync(this.next, this.current);
    rmSync(this.#previous, { recursive: true, force: true });
  }
}

function isWhole(directory: string): boolean {
  return existsSync(`${directory}/${METADATA}`);
}
