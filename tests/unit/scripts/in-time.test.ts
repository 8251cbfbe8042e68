import { describe, expect, it } from 'vitest';
import { inTime } from '../../../scripts/lib/in-time';

describe('work that is held to a time', () => {
  it('gives what it made, and throws what it threw', () => {
    expect(inTime(() => 3)).toBe(3);
    expect(() =>
      inTime(() => {
        throw new RangeError('no');
      }),
    ).toThrow(RangeError);
  });

  it('is ended where it takes too long', () => {
    const endless = () => {
      for (;;);
    };
    expect(() => inTime(endless, 50)).toThrow(/timed out/);
  });
});
