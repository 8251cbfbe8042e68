import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const SERVICES = 'src/services';
/** What comes by import() is no part of what a file needs to be there. */
const STATIC = /^(?:import|export)\s[^;]*?from '([^']+)';/gm;

/** The services that one takes something from, each with a file that does. */
function neighbours(service: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(join(SERVICES, service))) {
    const file = join(SERVICES, service, name);
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      const path = normalize(from.startsWith('.') ? join(dirname(file), from) : from.replace(/^@/, 'src'));
      const [, other] = /^src\/services\/(\w+)/.exec(path) ?? [];
      if (other && other !== service) found.set(other, file);
    }
  }
  return found;
}

const services = readdirSync(SERVICES);
const arrows = new Map(services.map((service) => [service, neighbours(service)]));

/** The way from a service back to itself, by the files that lead on; empty where there is none. */
function circle(start: string, at = start, seen: readonly string[] = []): readonly string[] {
  for (const [next, file] of arrows.get(at) ?? []) {
    if (next === start) return [file];
    if (seen.includes(next)) continue;
    const rest = circle(start, next, [...seen, next]);
    if (rest.length > 0) return [file, ...rest];
  }
  return [];
}

it.each(services)('no service that %s stands on stands on it', (service) => {
  expect(circle(service)).toEqual([]);
});

it('the services are found with what they stand on', () => {
  expect([...(arrows.get('forum') ?? new Map()).keys()]).toContain('users');
});
