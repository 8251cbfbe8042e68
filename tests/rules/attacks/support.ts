/**
 * What somebody with the project's public keys, the SDK and an ordinary account would try. Each attempt is denied as such
 * and leaves the database as it was.
 */
import { FirebaseError } from 'firebase/app';
import { doc, type Firestore, updateDoc, type WriteBatch, writeBatch } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBackend, type RulesBackend } from '../backend';
import type { Data, Given } from '../fixtures';
import { recordWrites } from '../recorded-writes';
import { Stage } from '../stage';

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
  #stage: Stage | undefined;
  /** What the test writes, by whatever way. */
  #recording: ReturnType<typeof recordWrites> | undefined;
  readonly #attacker: string;

  constructor(attacker: string) {
    this.#attacker = attacker;
  }

  get backend(): RulesBackend {
    if (!this.#backend) throw new Error('The site is not open yet.');
    return this.#backend;
  }

  /** As the attacker. */
  get db(): Firestore {
    return this.backend.as(this.#attacker);
  }

  async open(projectId: string): Promise<void> {
    this.#backend = await openBackend(projectId);
    this.#stage = new Stage(this.#backend);
  }

  /** Everything that the attacks wrote was heard of and planted again. */
  async close(): Promise<void> {
    this.#note();
    expect(await this.#stage?.leftovers()).toEqual([]);
    await this.backend.close();
  }

  #note(): void {
    this.#recording?.stop();
    if (this.#recording) this.#stage?.note(this.#recording.writes);
  }

  /** The fixtures, and `given` instead of those of the same path. */
  plant = async (given: Given): Promise<void> => {
    this.#note();
    await this.#stage?.plant(given);
    this.#recording = recordWrites();
  };

  /** Denied as such, and nothing has changed. */
  expectRefused = (attack: () => Promise<unknown>): Promise<void> =>
    this.expectNoChange(async () => expect(await codeOf(attack())).toBe('permission-denied'));

  /** Whatever it does, nothing is written. */
  expectNoChange = async (act: () => Promise<unknown>): Promise<void> => {
    const { writes, stop } = recordWrites();
    await act().finally(stop);
    expect(writes.paths).toEqual(new Set());
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
  afterAll(() => site.close());
  return site;
}
