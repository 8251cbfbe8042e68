import { describe, expect, it } from 'vitest';
import { sample } from '@/model/random';

describe('a random sample', () => {
  it('has as many different items as asked, or all there are', () => {
    const items = Array.from({ length: 50 }, (_, i) => i);
    for (let n = 0; n <= 60; n++) {
      const picked = sample(items, n);
      expect(picked).toHaveLength(Math.min(n, 50));
      expect(new Set(picked).size).toBe(picked.length);
    }
  });

  it('can give every item at every place', () => {
    const seen = new Set<string>();
    for (const a of [0, 0.4, 0.99]) {
      for (const b of [0, 0.99]) {
        const draws = [a, b];
        seen.add(sample(['x', 'y', 'z'], 2, () => draws.shift() ?? 0).join(''));
      }
    }
    expect([...seen].sort()).toEqual(['xy', 'xz', 'yx', 'yz', 'zx', 'zy']);
  });
});
