import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from '../support/imports';

const SERVICES = 'src/services';

/** The services that one takes something from, each with a file that does. */
function neighbours(service: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { file, from } of importsOf(join(SERVICES, service))) {
    const [, other] = /^src\/services\/(\w+)/.exec(from) ?? [];
    if (other && other !== service) found.set(other, file);
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

/** What of the SDK writes: everything goes through commit(), but a visitor's one write, a view, which is to stay small. */
const WRITES = /\b(runTransaction|writeBatch|setDoc|updateDoc|deleteDoc|addDoc)\b/;
const MAY_WRITE = ['firestore/commit.ts', 'firestore/views.ts'];

it('nothing writes to the database but by commit()', () => {
  const files = readdirSync(SERVICES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const writing = files.filter((name) => WRITES.test(readFileSync(join(SERVICES, name), 'utf8')));
  expect(writing.sort()).toEqual(MAY_WRITE);
});
