import { describe, expect, it } from 'vitest';
import { askedFor } from '../../../scripts/gate/asked';

describe('what npm test is asked for', () => {
  it('is everything where nothing is named', () => {
    expect(askedFor([])).toEqual({ steps: [], files: new Map(), options: [] });
  });

  it('is the steps that are named', () => {
    expect(askedFor(['rules', 'quick']).steps).toEqual(['rules', 'quick']);
  });

  it('is files, by what runs them', () => {
    const { steps, files } = askedFor([
      'tests/e2e/home.test.ts',
      './tests/e2e/library.test.ts',
      'tests/unit/x.test.tsx',
    ]);
    expect(steps).toEqual([]);
    expect([...files]).toEqual([
      ['e2e', ['tests/e2e/home.test.ts', 'tests/e2e/library.test.ts']],
      ['unit', ['tests/unit/x.test.tsx']],
    ]);
  });

  it('leaves what begins with a dash, and all after it, to vitest', () => {
    expect(askedFor(['tests/e2e/home.test.ts', '-t', 'unit']).options).toEqual(['-t', 'unit']);
  });
});
