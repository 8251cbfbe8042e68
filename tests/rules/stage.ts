import { type RulesBackend, uidOf } from './backend';
import { type Given, plant, replant } from './fixtures';
import type { Row } from './matrix';

/** Attempts rows of the matrix, each on its own fixtures; they are planted again only when something may have changed them. */
export class Stage {
  readonly #backend: RulesBackend;
  #planted: Given | undefined;

  constructor(backend: RulesBackend) {
    this.#backend = backend;
  }

  /** Resolves to what the attempt resolves to; rejects as it does. */
  async attempt(row: Row, persona: string): Promise<unknown> {
    await this.plant(row.given);
    const asker = { uid: uidOf(persona), commit: this.#backend.commitAs(persona) };
    const outcome = await row.attempt(this.#backend.as(persona), asker);
    // Reading changes nothing.
    if (row.operation !== 'get' && row.operation !== 'list') this.#planted = undefined;
    return outcome;
  }

  /** Something may have changed: the fixtures are planted again. */
  forget(): void {
    this.#planted = undefined;
  }

  /** What is planted already stays while every attempt since was denied. */
  async plant(given: Given): Promise<void> {
    if (this.#planted === given) return;
    if (this.#planted) await replant(this.#backend.owner, this.#planted, given);
    else {
      await this.#backend.clear();
      await plant(this.#backend.owner, given);
    }
    this.#planted = given;
  }
}
