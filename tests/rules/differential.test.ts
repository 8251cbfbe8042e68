/**
 * The same requests are sent to our emulator and to the official one: legal commits and queries of the matrix, changed as an
 * attacker would. DIFFERENTIAL_CASES says how many, DIFFERENTIAL_SEED repeats a run.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../emulator/firestore/server';
import { firestoreRules } from './backend';
import { captureMatrix } from './differential/capture';
import { compare, described } from './differential/compare';

const official = process.env.EMULATORS === 'official' ? process.env.FIRESTORE_EMULATOR_HOST : undefined;
const CASES = Number(process.env.DIFFERENTIAL_CASES ?? 20_000);
const SEED = Number(process.env.DIFFERENTIAL_SEED ?? Date.now() % 1_000_000);
/** No more of them are told: the first ones are enough to begin with. */
const TOLD = 10;

let server: RunningServer;

beforeAll(async () => {
  if (official) server = await startServer({ strictIndexes: false });
});
afterAll(() => server?.close());

describe.skipIf(!official)(`${CASES} cases of seed ${SEED}, on both emulators`, () => {
  it('are decided alike', { timeout: 3_600_000 }, async () => {
    // A row that is refused is refused to many for the same reason: one of them is enough to begin from.
    const capture = await captureMatrix((row) => (row.allowed ? row.personas : row.personas.slice(0, 1)));
    const servers = { ours: `127.0.0.1:${server.port}`, theirs: official ?? '' };
    const { decisions, known, differences } = await compare(capture, firestoreRules(), servers, {
      seed: SEED,
      cases: CASES,
    });
    console.log(`${CASES} cases of seed ${SEED}:`, decisions, 'known to differ:', known);
    expect(differences.slice(0, TOLD).map(described).join('\n\n')).toBe('');
    expect(decisions.ok).toBeGreaterThan(CASES / 10);
  });
});
