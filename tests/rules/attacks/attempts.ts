/** Attempts in a table: each is denied as such. Fixtures are planted again only for what an attempt needs otherwise. */
import { FirebaseError } from 'firebase/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBackend, type RulesBackend, uidOf } from '../backend';
import type { Given } from '../fixtures';
import { type Attempt, NOTHING } from '../matrix/row';
import { Stage } from '../stage';

/** Who tries what, how, on which documents beside the fixtures. */
export type Try = readonly [persona: string, what: string, attempt: Attempt, given?: Given];

/** Opens a project of its own for the file, and gives what tests a table of attempts there. */
export function attempts(projectId: string): (tries: readonly Try[]) => void {
  let backend: RulesBackend;
  let stage: Stage;
  beforeAll(async () => {
    backend = await openBackend(projectId);
    stage = new Stage(backend);
  });
  afterAll(() => backend.close());
  return (tries) => {
    for (const [persona, what, attempt, given = NOTHING] of tries)
      it(`${persona}: ${what}`, () => denied(persona, attempt, given));
  };

  async function denied(persona: string, attempt: Attempt, given: Given): Promise<void> {
    await stage.plant(given);
    const asker = { uid: uidOf(persona), commit: backend.commitAs(persona) };
    const outcome = await attempt(backend.as(persona), asker).then(
      () => 'it was allowed',
      (reason: unknown) => (reason instanceof FirebaseError ? reason.code : reason),
    );
    if (outcome === 'it was allowed') stage.forget();
    expect(outcome).toBe('permission-denied');
  }
}
