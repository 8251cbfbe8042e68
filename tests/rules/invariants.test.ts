/**
 * What must hold after any commits that are accepted: random sequences of the site's own and of hostile ones look for a way
 * to break it (docs/security.md). INVARIANT_SECONDS says how long, INVARIANT_SEED repeats a run. What was found stays in
 * tests/rules/attacks.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../emulator/firestore/server';
import { firestoreRules } from './backend';
import { Bench } from './differential/server';
import { CHECKS } from './invariants/figures';
import { sequences } from './invariants/moves';
import { Search, STUCK } from './invariants/search';
import { STEP_CHECKS } from './invariants/steps';

const official = process.env.EMULATORS === 'official' ? process.env.FIRESTORE_EMULATOR_HOST : undefined;
const SECONDS = Number(process.env.INVARIANT_SECONDS ?? (official ? 20 : 45));
const SEED = Number(process.env.INVARIANT_SEED ?? Date.now() % 1_000_000);

/** A sequence that breaks a rule is made shorter for so long. */
const SHRINKING_MS = 60_000;

/** Broken by the rules as they are, and about to be mended. */
const OPEN: readonly string[] = [];

let server: RunningServer | undefined;
let bench: Bench;
let search: Search;

beforeAll(async () => {
  if (!official) server = await startServer({ strictIndexes: false });
  bench = new Bench(official ?? `127.0.0.1:${server?.port}`, 'demo-invariantes');
  search = new Search(bench, firestoreRules());
  await search.begin();
});
afterAll(async () => {
  await search.end();
  await server?.close();
});

describe(`random commits for ${SECONDS} s, seed ${SEED}`, () => {
  it('the site as it begins breaks no rule', () => {
    expect(search.breachesAtFirst()).toEqual([]);
  });

  it('break no rule but those that are open', { timeout: SECONDS * 20_000 }, async () => {
    const open = new Set(OPEN);
    const property = fc.asyncProperty(sequences, async (moves) => {
      const breach = await search.run(moves, open);
      if (breach) throw new Error([`${breach.rule}: ${breach.where}`, ...breach.story].join('\n'));
    });
    const end = performance.now() + SECONDS * 1000;
    for (let round = 0; performance.now() < end; round += 1) {
      // Nobody knows which of the two production is: the rules are right in both.
      if (!official) await bench.judgeEachWrite(round % 2 === 1);
      await fc.assert(property, { seed: SEED + round, numRuns: 10, interruptAfterTimeLimit: SHRINKING_MS });
    }
    console.log(`${search.sent} commits of seed ${SEED}, ${search.accepted} accepted`);
    expect(search.accepted).toBeGreaterThan(search.sent / 20);
  });

  it('knows the rules that are open', () => {
    const rules = [...Object.keys(CHECKS), ...Object.keys(STEP_CHECKS), STUCK];
    expect(OPEN.filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});
