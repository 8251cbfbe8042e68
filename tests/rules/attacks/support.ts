/**
 * What somebody with the project's public keys, the SDK and an ordinary account would try. Each attempt is denied as such
 * and leaves the database as it was.
 */
import { FirebaseError } from 'firebase/app';
import { doc, type Firestore, updateDoc, type WriteBatch, writeBatch } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBackend, type RulesBackend } from '../backend';
import { type Data, type Given, plant, replant } from '../fixtures';
import { type Versions, versions, writtenBetween } from '../snapshot';

/** The attacker's uid and account, and somebody else's. */
export const ME = 'uid-usuario';
export const MINE = `usuarios/${ME}`;
export const OTHER = 'usuarios/uid-otro';

/** [what the attacker does, how] */
type Attack = readonly [what: string, attack: () => Promise<unknown>];

const codeOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'it was allowed',
    (reason: unknown) => (reason instanceof FirebaseError ? reason.code : reason),
  );

/** A site with the fixtures for each test of the file that calls this; planted anew where the test before changed them. */
export class Site {
  #backend: RulesBackend | undefined;
  readonly #attacker: string;
  /** Whether what is stored is what was planted: nobody asked for the backend since, or what they did left all as it was. */
  #isAsPlanted = false;
  #planted: Versions | undefined;

  constructor(attacker: string) {
    this.#attacker = attacker;
  }

  get backend(): RulesBackend {
    // Whoever has it may change what is stored.
    this.#isAsPlanted = false;
    return this.#opened;
  }

  get #opened(): RulesBackend {
    if (!this.#backend) throw new Error('The site is not open yet.');
    return this.#backend;
  }

  /** As the attacker. */
  get db(): Firestore {
    return this.backend.as(this.#attacker);
  }

  async open(projectId: string): Promise<void> {
    this.#backend = await openBackend(projectId);
  }

  /** The fixtures, and `given` instead of those of the same path. */
  plant = async (given: Given): Promise<void> => {
    if (this.#isAsPlanted) return;
    const backend = this.#opened;
    if (this.#planted) {
      const written = writtenBetween(this.#planted, await versions(backend));
      await replant(backend.owner, written, given);
    } else {
      await backend.clear();
      await plant(backend.owner, given);
    }
    this.#planted = await versions(backend);
    this.#isAsPlanted = true;
  };

  /** Denied as such, and nothing has changed. */
  expectRefused = (attack: () => Promise<unknown>): Promise<void> =>
    this.expectNoChange(async () => expect(await codeOf(attack())).toBe('permission-denied'));

  /** Whatever it does, nothing is written. */
  expectNoChange = async (act: () => Promise<unknown>): Promise<void> => {
    const wasAsPlanted = this.#isAsPlanted;
    const before = (wasAsPlanted && this.#planted) || (await versions(this.#opened));
    this.#isAsPlanted = false;
    await act();
    expect(writtenBetween(before, await versions(this.#opened))).toEqual([]);
    this.#isAsPlanted = wasAsPlanted;
  };

  refuses = (attacks: readonly Attack[]): void =>
    it.each(attacks)('%s', async (_what, attack) => this.expectRefused(attack));

  /** One commit of the attacker's. */
  batched = (fill: (batch: WriteBatch) => void): Promise<void> => {
    const batch = writeBatch(this.db);
    fill(batch);
    return batch.commit();
  };

  /** Changes the attacker's account past the rules. */
  give = (changes: Data): Promise<void> => updateDoc(doc(this.backend.owner, MINE), changes);
}

/** `attacker` is the persona whose account is used; `given` is there instead of the fixtures of the same path. */
export function besiege(projectId: string, attacker = 'usuario', given: Given = {}): Site {
  const site = new Site(attacker);
  beforeAll(() => site.open(projectId));
  beforeEach(() => site.plant(given));
  afterAll(() => site.backend.close());
  return site;
}
