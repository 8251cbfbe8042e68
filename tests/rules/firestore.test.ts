import { FirebaseError } from 'firebase/app';
import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_OFFICIAL, openBackend, PERSONAS, type RulesBackend } from './backend';
import { MATRIX } from './matrix';
import { NOTHING } from './matrix/row';
import { Stage } from './stage';

let backend: RulesBackend;
let stage: Stage;

beforeAll(async () => {
  backend = await openBackend('demo-reglas');
  stage = new Stage(backend);
});
afterAll(async () => {
  expect(await stage.leftovers()).toEqual([]);
  await backend.close();
});

/** A denial counts only as such: any other failure is a failure of the test. */
async function expectDenied(attempt: Promise<unknown>): Promise<void> {
  const error = await attempt.then(
    () => 'it was allowed',
    (reason: unknown) => (reason instanceof FirebaseError ? reason.code : reason),
  );
  expect(error).toBe('permission-denied');
}

/** Of the 1,000 of one evaluation (docs/security.md, what it costs). */
const MOST_EXPRESSIONS = 700;

/** What the dearest write of the last request that the rules judged took. */
async function expressionsOfLast(): Promise<number> {
  const { requests } = await backend.takeUsage();
  return requests.findLast(({ rules }) => rules)?.rules?.expressions ?? 0;
}

/** Google's emulator is asked for what is allowed with less room to spare (padded.test.ts). */
const rows = IS_OFFICIAL ? MATRIX.filter(({ allowed }) => !allowed) : MATRIX;

describe.each([...PERSONAS, 'sin-verificar'] as const)('a %s', (persona) => {
  for (const row of rows.filter((candidate) => candidate.personas.includes(persona))) {
    it(`${row.allowed ? 'may' : 'may not'} ${row.what}`, async () => {
      const attempt = stage.attempt(row, persona);
      if (!row.allowed) return expectDenied(attempt);
      await attempt;
      if (!IS_OFFICIAL)
        expect(await expressionsOfLast(), 'expressions').toBeLessThanOrEqual(MOST_EXPRESSIONS);
    });
  }

  /** What no match names is closed. */
  const closed = ['inventada/x', 'foro_secretos/x', 'articulos/publicado/notas/n1'];
  it.each(closed)('may neither read nor write %s', async (path) => {
    await stage.plant(NOTHING);
    const db = backend.as(persona);
    await expectDenied(getDoc(doc(db, path)));
    await expectDenied(setDoc(doc(db, path), { rol: 'administrador' }));
    const name = path.split('/').at(-2) ?? '';
    await expectDenied(getDocs(query(collection(db, path.slice(0, path.lastIndexOf('/'))), limit(1))));
    await expectDenied(getDocs(query(collectionGroup(db, name), limit(1))));
  });
});

describe('what was allowed', () => {
  it('leaves exactly one more view, and what is viewed as it was', async () => {
    await stage.plant(NOTHING);
    const before = await stored('articulos/publicado');
    await attemptAsVisitor('count a view');
    expect(await stored('visitas/publicado')).toMatchObject({ cuenta: 13 });
    expect(await stored('articulos/publicado')).toEqual(before);
  });
});

async function attemptAsVisitor(what: string): Promise<void> {
  const row = MATRIX.find((candidate) => candidate.what === what);
  if (!row) throw new Error(`No row says '${what}'.`);
  await stage.attempt(row, 'visitante');
}

async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  return (await getDoc(doc(backend.owner, path))).data();
}
