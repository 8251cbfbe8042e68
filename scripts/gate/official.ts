import { findOfficial } from '../../emulator/bin/official';
import { canSeparate, runSeparately, runShard } from './separate';
import { passedStep, type Step } from './step';

/** What Google's own Firestore is asked: what it decides, and that the services work on it. */
export const OFFICIAL_FILES = [
  'tests/rules/attacks',
  'tests/rules/concurrency.test.ts',
  'tests/rules/contention.test.ts',
  'tests/rules/crowd.test.ts',
  'tests/rules/differential.test.ts',
  'tests/rules/firestore.test.ts',
  'tests/rules/first-administrator.test.ts',
  'tests/rules/invariants.test.ts',
  'tests/rules/known-differences.test.ts',
  'tests/rules/limits.test.ts',
  'tests/rules/own-bucket.test.ts',
  'tests/rules/padded.test.ts',
  'tests/rules/permissions',
  'tests/rules/nothing-for-nothing.test.ts',
  'tests/rules/views.test.ts',
  'tests/services',
];

/**
 * The two searches with random cases. A gate runs them as long as it has time for, and from the same seed every time: what
 * fails there was broken by the change. By name a step runs them at full length, from a seed of the clock that their titles tell.
 */
export const searchesOf = (isNamed: boolean): NodeJS.ProcessEnv =>
  isNamed
    ? {}
    : { DIFFERENTIAL_CASES: '1000', DIFFERENTIAL_SEED: '1', INVARIANT_SECONDS: '10', INVARIANT_SEED: '1' };

/**
 * The tests of rules and services against Google's Firestore emulator, where it is installed, beside whatever else the
 * machine does; where it cannot have a network of its own, the ports of ours must be free.
 */
export function officialStep(isNamed: boolean): Step {
  return {
    name: 'official',
    run: async () => {
      const found = findOfficial(process.env);
      if (typeof found === 'string') return { ...passedStep(), passed: 0, note: `NOT RUN: ${found}` };
      const env = { ...searchesOf(isNamed), EMULATORS: 'official' };
      return (await canSeparate())
        ? runSeparately('official', OFFICIAL_FILES, env)
        : runShard('official', OFFICIAL_FILES, env);
    },
  };
}
