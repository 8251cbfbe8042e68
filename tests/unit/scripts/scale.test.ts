import { describe, expect, it } from 'vitest';
import { kindsOf, simulate, TODAY, WRITES_PER_SECOND } from '../../bench/scale';

const hottest = (factor: number, sample: number) =>
  Math.max(...simulate(kindsOf(TODAY, factor, sample)).map((outcome) => outcome.hottest));

describe('the simulation of docs/scale.md', () => {
  it('gives the same figures at each run', () => {
    expect(simulate(kindsOf(TODAY, 10, 10), 7)).toEqual(simulate(kindsOf(TODAY, 10, 10), 7));
  });

  it('stores everything at once at the traffic of today', () => {
    const outcomes = simulate(kindsOf(TODAY, 1, 10));
    expect(outcomes.map(({ lost }) => lost)).toEqual(outcomes.map(() => 0));
    expect(Math.max(...outcomes.map(({ wait95 }) => wait95))).toBeLessThan(200);
  });

  it('keeps every document within what it takes at a hundred times as much, which one write a visit would not', () => {
    expect(hottest(100, 10)).toBeLessThan(WRITES_PER_SECOND);
    expect(hottest(100, 1)).toBeGreaterThan(WRITES_PER_SECOND);
  });
});
