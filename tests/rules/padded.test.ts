import { afterAll, beforeAll, describe, it } from 'vitest';
import { firestoreRules, openBackend, type RulesBackend } from './backend';
import { MATRIX } from './matrix';
import { padded } from './pad';
import { Stage } from './stage';

/** RULES_PAD=500 is half of what one evaluation may count. */
const ROOM = Number(process.env.RULES_PAD ?? 5);

let backend: RulesBackend;
let stage: Stage;

beforeAll(async () => {
  backend = await openBackend('demo-reglas-margen', padded(firestoreRules(), ROOM));
  stage = new Stage(backend);
});
afterAll(() => backend.close());

describe.skipIf(!process.env.RULES_PAD)(`with ${ROOM} expressions more in every condition`, () => {
  for (const { personas, ...row } of MATRIX.filter(({ allowed }) => allowed)) {
    it.each(personas)(`a %s still may ${row.what}`, async (persona) => {
      await stage.attempt({ personas, ...row }, persona);
    });
  }
});
