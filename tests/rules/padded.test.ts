import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreRules, IS_OFFICIAL, openBackend, type RulesBackend } from './backend';
import { MATRIX } from './matrix';
import { padded } from './pad';
import { Stage } from './stage';

/** What every legal act leaves of the 1,000 expressions of one evaluation. */
const ROOM = 300;

let backend: RulesBackend;
let stage: Stage;

const title = `with ${ROOM} expressions more in every condition`;

if (IS_OFFICIAL) {
  describe(title, () => {
    beforeAll(async () => {
      backend = await openBackend('demo-reglas-margen', padded(firestoreRules(), ROOM));
      stage = new Stage(backend);
    });
    afterAll(async () => {
      expect(await stage.leftovers()).toEqual([]);
      await backend.close();
    });

    for (const row of MATRIX.filter(({ allowed }) => allowed)) {
      it.each(row.personas)(`a %s still may ${row.what}`, async (persona) => {
        await stage.attempt(row, persona);
      });
    }
  });
} else {
  it.skip(`${title}: Google's own count decides (npm test -- official)`);
}
