import { type RulesBackend, uidOf } from './backend';
import { type Given, plant, replant } from './fixtures';
import type { Row } from './matrix';
import { type Versions, versions, writtenBetween } from './snapshot';

/** Attempts rows of the matrix, each on its own fixtures; of those only what may have changed is planted again. */
export class Stage {
  readonly #backend: RulesBackend;
  #planted: Given | undefined;
  /** Whether what is stored is what was planted. */
  #isAsPlanted = false;
  /** Of what was planted, where it was asked for since. */
  #versions: Versions | undefined;

  constructor(backend: RulesBackend) {
    this.#backend = backend;
  }

  /** Resolves to what the attempt resolves to; rejects as it does. */
  async attempt(row: Row, persona: string): Promise<unknown> {
    await this.prepare(row);
    const asker = { uid: uidOf(persona), commit: this.#backend.commitAs(persona) };
    const outcome = await row.attempt(this.#backend.as(persona), asker);
    if (isWrite(row)) this.forget();
    return outcome;
  }

  /** Whatever has to be asked before the row is attempted. */
  async prepare(row: Row): Promise<void> {
    await this.plant(row.given);
    if (row.allowed && isWrite(row)) this.#versions ??= await versions(this.#backend);
  }

  /** Something may have changed. */
  forget(): void {
    this.#isAsPlanted = false;
  }

  /** What is planted already stays while every attempt since was denied. */
  async plant(given: Given): Promise<void> {
    if (this.#isAsPlanted && this.#planted === given) return;
    const written = await this.#written();
    if (this.#planted && written) {
      const other = this.#planted === given ? [] : [...Object.keys(this.#planted), ...Object.keys(given)];
      await replant(this.#backend.owner, [...written, ...other], given);
    } else {
      await this.#backend.clear();
      await plant(this.#backend.owner, given);
    }
    this.#planted = given;
    this.#isAsPlanted = true;
    this.#versions = undefined;
  }

  /** What was written since the fixtures were planted; undefined: nobody knows. */
  async #written(): Promise<string[] | undefined> {
    if (this.#isAsPlanted) return [];
    return this.#versions && writtenBetween(this.#versions, await versions(this.#backend));
  }
}

/** Reading changes nothing. */
const isWrite = ({ operation }: Row): boolean => operation !== 'get' && operation !== 'list';
