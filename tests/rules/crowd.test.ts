import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend, type RulesBackend } from './backend';
import { crowdAt } from './crowd';

/** CROWD=50x20: the measure of docs/scale.md, members and acts of each, whose figures are printed; as many as a gate has time for otherwise. */
const [members = 8, acts = 5] = process.env.CROWD?.split('x').map(Number) ?? [];
const LONGEST_MS = process.env.CROWD ? 1_800_000 : 120_000;

let backend: RulesBackend;

beforeAll(async () => {
  backend = await openBackend('demo-multitud');
});
afterAll(() => backend.close());

describe('members who reply, quote, like, follow, keep and view at once in one topic', () => {
  it(`${members} of them, ${acts} acts each: no act fails, none is lost or counted twice`, {
    timeout: LONGEST_MS,
  }, async () => {
    const { errors, differences, ...figures } = await crowdAt(backend, { members, acts, seed: 1 });
    if (process.env.CROWD) console.info({ failed: errors.length, ...figures });
    expect({ errors, differences }).toEqual({ errors: [], differences: [] });
  });
});
