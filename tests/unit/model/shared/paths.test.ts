// @vitest-environment happy-dom
import { generatePath, matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '@/model/shared/paths';
import { routes } from '@/routes';

/** An address of a page, with something in the place of what it leaves open. */
const addressOf = (path: string): string =>
  generatePath(path, new Proxy({}, { get: () => 'algo', has: () => true }));

describe('the addresses of the site', () => {
  it.each(Object.entries(paths))('%s leads to its own row of the table of routes', (_, { path }) => {
    const shown = matchRoutes(routes, addressOf(path))?.at(-1)?.route;
    expect(shown?.path).toBe(path);
  });

  it('that are none lead to the page that says so', () => {
    expect(matchRoutes(routes, '/no-existe')?.at(-1)?.route.path).toBe('*');
  });
});
