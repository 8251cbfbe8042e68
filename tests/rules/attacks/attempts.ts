/** Attempts in a table: each is denied as such. Fixtures are planted again only for what an attempt needs otherwise. */
import { FirebaseError } from 'firebase/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBackend, type RulesBackend } from '../backend';
import type { Given } from '../fixtures';
import { type Attempt, NOTHING } from '../matrix/row';
import { Stage } from '../stage';

/** Who tries what, how, on which documents beside the fixtures. */
export type Try = readonly [persona: string, what: string, attempt: Attempt, given?: Given];

type Check = (tries: readonly Try[]) => void;

/** The same attempt by several personas, one after another. */
export const byEach = (
  personas: readonly string[],
  what: string,
  attempt: Attempt,
  given: Given = NOTHING,
): Try[] => personas.map((persona) => [persona, what, attempt, given]);

/** Several attempts of one persona, which differ in what they write. */
export const ofEach = <T>(
  persona: string,
  given: Given,
  make: (changes: T) => Attempt,
  cases: readonly (readonly [what: string, changes: T])[],
): Try[] => cases.map(([what, changes]) => [persona, what, make(changes), given]);

/** Opens a project of its own for the file, and gives what tests a table of attempts there: all refused, or all allowed. */
export function trials(projectId: string): { refuses: Check; allows: Check } {
  let backend: RulesBackend;
  let stage: Stage;
  beforeAll(async () => {
    backend = await openBackend(projectId);
    stage = new Stage(backend);
  });
  afterAll(async () => {
    expect(await stage.leftovers()).toEqual([]);
    await backend.close();
  });
  return {
    refuses: (tries) => expectEach(tries, 'permission-denied'),
    allows: (tries) => expectEach(tries, 'it was allowed'),
  };

  function expectEach(tries: readonly Try[], expected: string): void {
    for (const [persona, what, attempt, given = NOTHING] of tries)
      it(`${persona}: ${what}`, async () => expect(await outcomeOf(persona, attempt, given)).toBe(expected));
  }

  async function outcomeOf(persona: string, attempt: Attempt, given: Given): Promise<unknown> {
    return stage.attempt({ attempt, given }, persona).then(
      () => 'it was allowed',
      (reason: unknown) => (reason instanceof FirebaseError ? reason.code : reason),
    );
  }
}

/** What tests a table of attempts that are all refused, in a project of its own. */
export const attempts = (projectId: string): Check => trials(projectId).refuses;
