import { type RulesBackend, uidOf } from './backend';
import { type Given, plant, replant } from './fixtures';
import { NOTHING, type Row } from './matrix/row';
import { type RecordedWrites, recordWrites } from './recorded-writes';
import { snapshot } from './snapshot';

/** Attempts rows of the matrix, each on its own fixtures; of those only what an attempt has written is planted again. */
export class Stage {
  readonly #backend: RulesBackend;
  #planted: Given | undefined;
  /** What was written since; undefined: nobody knows. */
  #written: Set<string> | undefined = new Set();

  constructor(backend: RulesBackend) {
    this.#backend = backend;
  }

  /** Resolves to what the attempt resolves to; rejects as it does. */
  async attempt({ attempt, given }: Pick<Row, 'attempt' | 'given'>, persona: string): Promise<unknown> {
    await this.plant(given);
    const asker = { uid: uidOf(persona), commit: this.#backend.commitAs(persona) };
    const { writes, stop } = recordWrites();
    try {
      return await attempt(this.#backend.as(persona), asker);
    } finally {
      stop();
      // Whatever the outcome: the first of several commits may have been accepted.
      this.note(writes);
    }
  }

  /** Notes what something else than an attempt has written. */
  note({ paths }: RecordedWrites): void {
    if (paths) for (const path of paths) this.#written?.add(path);
    else this.#written = undefined;
  }

  /** What is planted already stays while nothing was written. */
  async plant(given: Given): Promise<void> {
    const { owner } = this.#backend;
    if (!this.#planted || !this.#written) {
      await this.#backend.clear();
      await plant(owner, given);
    } else {
      const other = this.#planted === given ? [] : [...Object.keys(this.#planted), ...Object.keys(given)];
      await replant(owner, [...this.#written, ...other], given);
    }
    this.#planted = given;
    this.#written = new Set();
  }

  /** The paths at which attempts have left something that was not planted again: none, or some row began on wrong fixtures. */
  async leftovers(): Promise<string[]> {
    await this.plant(NOTHING);
    const left = await snapshot(this.#backend);
    await this.#backend.clear();
    await plant(this.#backend.owner);
    const planted = await snapshot(this.#backend);
    return [...new Set([...Object.keys(left), ...Object.keys(planted)])].filter(
      (path) => JSON.stringify(left[path]) !== JSON.stringify(planted[path]),
    );
  }
}
