import { describe, expect, it } from 'vitest';
import {
  SAMPLED_FROM,
  VIEW_INTERVAL_MS,
  VIEW_RETRIES,
  VISIT_SAMPLE,
  viewPause,
  visitStep,
} from '@/model/shared/visits';

describe('a view', () => {
  it('counts by itself below ten thousand', () => {
    expect([visitStep(0, 0.99), visitStep(SAMPLED_FROM - 1, 0.001)]).toEqual([1, 1]);
  });

  it('is one of a hundred from ten thousand on, and counts for all of them', () => {
    expect([visitStep(SAMPLED_FROM, 0.0099), visitStep(SAMPLED_FROM, 0.01)]).toEqual([VISIT_SAMPLE, 0]);
  });

  it('is counted right on the whole', () => {
    const moments = Array.from({ length: 1000 }, (_value, n) => n / 1000);
    expect(moments.reduce((sum, random) => sum + visitStep(50_000, random), 0)).toBe(1000);
  });

  it('waits longer each time, never less than the interval, at most some minutes in all', () => {
    const tries = Array.from({ length: VIEW_RETRIES }, (_value, n) => n + 1);
    expect(tries.map((retry) => viewPause(retry, 0))).toEqual(tries.map(() => VIEW_INTERVAL_MS));
    const longest = tries.map((retry) => viewPause(retry, 1));
    expect(longest).toEqual([...longest].sort((a, b) => a - b));
    expect(longest.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(10 * 60_000);
  });
});
