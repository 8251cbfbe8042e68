import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { APPLICATION, LANDINGS, RARE } from '../../../scripts/landings';
import { inProject } from '../../../scripts/lib/paths';

describe('what the build is told of the site', () => {
  const named = [
    ...Object.values(APPLICATION),
    ...Object.values(LANDINGS).flatMap(({ modules, later }) => [...modules, ...later]),
    ...RARE,
  ];

  // A module that took another name would be cut, or listed, as any other, and nobody told.
  it.each([...new Set(named)])('is there: %s', (module) => {
    expect(existsSync(inProject(module))).toBe(true);
  });
});
