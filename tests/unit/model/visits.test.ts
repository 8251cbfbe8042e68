import { describe, expect, it } from 'vitest';
import { SAMPLED_FROM, VISIT_SAMPLE, visitStep } from '@/model/visits';

describe('a visit', () => {
  it('counts by itself below a hundred', () => {
    expect([visitStep(0, 0.99), visitStep(SAMPLED_FROM - 1, 0.01)]).toEqual([1, 1]);
  });

  it('is one of ten from a hundred on, and counts for all of them', () => {
    expect([visitStep(SAMPLED_FROM, 0.0999), visitStep(SAMPLED_FROM, 0.1)]).toEqual([VISIT_SAMPLE, 0]);
  });

  it('is counted right on the whole', () => {
    const moments = Array.from({ length: 1000 }, (_value, n) => n / 1000);
    expect(moments.reduce((sum, random) => sum + visitStep(500, random), 0)).toBe(1000);
  });
});
