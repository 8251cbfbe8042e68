import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '@/model/shared/paths';

describe('the addresses of the site', () => {
  const table = readFileSync('src/routes.tsx', 'utf8');

  it.each(Object.keys(paths))(
    '%s has a row in the table of routes, so that no menu leads nowhere',
    (name) => {
      expect(table).toMatch(new RegExp(`\\[(?:.*|\\s*)paths\\.${name}[,\\]]`));
    },
  );
});
