import { FirebaseError } from 'firebase/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreRules, openBackend, type Persona, type RulesBackend } from './backend';
import { MATRIX, type Row } from './matrix';
import { REFUSED_BY_PACE } from './matrix/account-pace';
import { Stage } from './stage';

/** What the pace of an account decides, and that who acts on another's account takes no step of it. */
const DECISIONS = [
  /(?<=function isPaced\(cost, hasStep\) \{\s*return )[^;]*(?=;)/g,
  /!hasStep(?= && after\(\))/g,
];

/** The rules without the pace: each decision holds, whatever it says. */
function withoutPace(source: string): string {
  return DECISIONS.reduce((text, decision) => {
    if (text.match(decision)?.length !== 1) throw new Error(`firestore.rules must have ${decision} once`);
    return text.replace(decision, (condition) => `(true || (${condition}))`);
  }, source);
}

/** As in mutation.test.ts: who is stopped by the fewest things at once. */
const LIKELY: readonly Persona[] = ['usuario', 'otro'];
const askerOf = ({ personas }: Row): Persona =>
  LIKELY.find((candidate) => personas.includes(candidate)) ?? personas[0] ?? 'visitante';

const answerOf = ({ allowed }: Row): string => (allowed ? 'allowed' : 'permission-denied');

describe('without the pace', () => {
  let backend: RulesBackend;
  let stage: Stage;
  beforeAll(async () => {
    backend = await openBackend('demo-reglas-sin-ritmo', withoutPace(firestoreRules()));
    stage = new Stage(backend);
  });
  afterAll(async () => {
    expect(await stage.leftovers()).toEqual([]);
    await backend.close();
  });

  const ask = (row: Row): Promise<unknown> =>
    stage.attempt(row, askerOf(row)).then(
      () => 'allowed',
      (reason: unknown) => (reason instanceof FirebaseError ? reason.code : reason),
    );

  /** The rows that answer otherwise than the matrix says. */
  async function changed(rows: readonly Row[]): Promise<string[]> {
    const found: string[] = [];
    for (const row of rows) {
      const answer = await ask(row);
      if (answer !== answerOf(row)) found.push(`${row.match}, ${row.operation}, ${row.what}: ${answer}`);
    }
    return found;
  }

  it('everything that only the pace refuses is allowed', async () => {
    const expected = REFUSED_BY_PACE.map(
      ({ match, operation, what }) => `${match}, ${operation}, ${what}: allowed`,
    );
    expect(expected.length).toBeGreaterThan(20);
    expect(await changed(REFUSED_BY_PACE)).toEqual(expected);
  });

  // Half a minute on an idle machine: one persona for each row.
  it('everything else is decided as with it', { timeout: 300_000 }, async () => {
    const others = MATRIX.filter((row) => !REFUSED_BY_PACE.includes(row));
    expect(others).toHaveLength(MATRIX.length - REFUSED_BY_PACE.length);
    expect(await changed(others)).toEqual([]);
  });
});
