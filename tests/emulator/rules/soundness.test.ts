/**
 * Where a query is allowed, every document that its filter lets through must be allowed to be read by itself: thousands of
 * generated conditions and filters, judged against every document of a small world.
 */
import { describe, expect, it } from 'vitest';
import { compiled, environment, type Filter, firestore, get, list, type Plain } from './support';

type Document = Record<string, Plain>;

const SCALARS: Plain[] = [1, 2, 3, 'x', 'y', null, true, false];
const LISTS: Plain[][] = [[], ['x'], ['y'], ['x', 'y'], [1, 'x']];
const ABSENT = Symbol('absent');

/** Every combination of two scalar fields and a list field, each also absent. */
const WORLD: Document[] = [...SCALARS, ABSENT].flatMap((a) =>
  [1, 'x', null, ABSENT].flatMap((b) =>
    [...LISTS, ABSENT].map((t) => {
      const document: Document = {};
      for (const [name, plain] of Object.entries({ a, b, t })) {
        if (typeof plain !== 'symbol') document[name] = plain;
      }
      return document;
    }),
  ),
);

/** A generator of its own, so that a failure repeats. */
function generator(seed: number) {
  let state = seed;
  const next = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  const pick = <T>(items: readonly [T, ...T[]]): T => items[next(items.length)] ?? items[0];
  return { next, pick };
}

type Random = ReturnType<typeof generator>;

function someFilter({ pick, next }: Random): Filter {
  if (next(3) === 0) {
    return next(2) === 0
      ? ['t', 'array-contains', pick(['x', 'y', 1])]
      : ['t', 'array-contains-any', pick([['x'], ['x', 'y'], ['y', 1]])];
  }
  const field = pick(['a', 'b']);
  const op = pick(['==', '!=', '<', '<=', '>', '>=', 'not-in', '=='] as const);
  if (op === 'not-in') return [field, op, pick([[1, 2], ['x'], [2, 'y']])];
  const isRange = op !== '==' && op !== '!=';
  return [field, op, isRange ? pick<Plain>([1, 2, 'x']) : pick<Plain>([1, 2, 'x', 'y', null, true, false])];
}

function someCondition(random: Random, depth: number): string {
  const { pick, next } = random;
  if (depth > 0 && next(2) === 0) {
    const inner = () => someCondition(random, depth - 1);
    return next(3) === 0 ? `!(${inner()})` : `(${inner()} ${pick(['&&', '||'])} ${inner()})`;
  }
  const data = 'resource.data';
  const field = `${data}.${pick(['a', 'b'])}`;
  const literal = pick(['1', '2', "'x'", '2', "'y'", 'null', 'true']);
  const bound = `${field} ${pick(['<', '<=', '>', '>='])} ${pick(['1', '2', "'x'"])}`;
  return pick([
    bound,
    bound,
    bound,
    bound,
    `${field} ${pick(['==', '!=', '<', '<=', '>', '>='])} ${literal}`,
    `${literal} ${pick(['==', '!=', '<', '<=', '>', '>='])} ${field}`,
    `${field} in [${literal}, 2]`,
    `${field} is ${pick(['number', 'int', 'string', 'bool', 'list'])}`,
    `${data}.t is list`,
    `${literal} in ${data}.t`,
    `${data}.t.hasAny([${literal}, 'x'])`,
    `${data}.t.hasAll([${literal}])`,
    `${data}.t.hasOnly(['x', 'y'])`,
    `${data}.t.size() > 0`,
    `'${pick(['a', 'b', 'c', 't'])}' in ${data}`,
    `${data}.get('a', 1) == ${literal}`,
    `${data}.keys().hasAny(['a'])`,
    `${data}.a == ${data}.b`,
    `[${field}] == [${literal}]`,
    `{'k': ${field}} != {'k': ${literal}}`,
    field,
  ]);
}

/** What Firestore's filters let through: fields that exist, of the value's type for a range, never null but for == null. */
function lets([field, op, wanted]: Filter, document: Document): boolean {
  const actual = document[field];
  if (actual === undefined) return false;
  if (op === '==') return actual === wanted;
  if (actual === null) return false;
  if (op === '!=') return actual !== wanted;
  const among = Array.isArray(wanted) ? wanted : [wanted];
  if (op === 'not-in') return !among.includes(actual);
  if (op === 'array-contains' || op === 'array-contains-any') {
    return Array.isArray(actual) && among.some((one) => actual.includes(one));
  }
  if (typeof actual === 'number' && typeof wanted === 'number') return inOrder(actual - wanted, op);
  if (typeof actual === 'string' && typeof wanted === 'string') {
    return inOrder(actual < wanted ? -1 : actual > wanted ? 1 : 0, op);
  }
  return false;
}

function inOrder(order: number, op: string): boolean {
  return order < 0 ? op.startsWith('<') : order > 0 ? op.startsWith('>') : op.endsWith('=');
}

describe('an allowed query returns only documents that may be read', () => {
  it.each([1, 2, 3, 4])('generated conditions and filters, seed %i', (seed) => {
    const random = generator(seed);
    let proven = 0;
    for (let round = 0; round < 1_500; round += 1) {
      const condition = someCondition(random, 3);
      const filters = Array.from({ length: 1 + random.next(3) }, () => someFilter(random));
      const rules = compiled(firestore(`match /articulos/{id} { allow read: if ${condition}; }`));
      if (!rules.evaluate(list('articulos', [filters]), environment()).allowed) continue;
      const returned = WORLD.filter((document) => filters.every((filter) => lets(filter, document)));
      if (returned.length > 0) proven += 1;
      for (const document of returned) {
        const decision = rules.evaluate(get('articulos/a1', document), environment());
        const told = `${condition} by ${JSON.stringify(filters)} of ${JSON.stringify(document)}`;
        expect(decision.allowed, told).toBe(true);
      }
    }
    expect(proven).toBeGreaterThan(50);
  });
});
