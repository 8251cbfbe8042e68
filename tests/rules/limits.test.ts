import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend, type RulesBackend } from './backend';
import { padding } from './pad';

/** How the limits of the rules are counted. Google's emulator is asked the same: what is here is what it does. */
let backend: RulesBackend;
beforeAll(async () => {
  // Rules that allow nothing at all are warned of, and each test puts its own.
  backend = await openBackend('demo-limites', rules('match /nada/{id} { allow get: if false; }'));
  await backend.clear();
});
afterAll(() => backend.close());

const LIMIT = 1_000;
const D = '/databases/$(database)/documents';
/** An error, for three expressions. */
const ERROR = 'resource.data.x';

const rules = (inside: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${inside}
  }
}`;

/** Does a visitor get past the rules of /a/x? It is missing, which is no denial. */
async function passes(inside: string): Promise<boolean> {
  const issues = await backend.putRules(rules(inside));
  expect(issues.filter((issue) => !/WARNING/i.test(JSON.stringify(issue)))).toEqual([]);
  const { status } = await backend.callAs('visitante', { method: 'GET', address: '/a/x' });
  expect([403, 404]).toContain(status);
  return status === 404;
}

/** Just as many fit beside them as the limit leaves. */
async function expectExpressions(count: number, inside: (pad: string) => string): Promise<void> {
  expect(await passes(inside(padding(LIMIT - count))), 'it counts no more').toBe(true);
  expect(await passes(inside(padding(LIMIT - count + 1))), 'it counts no less').toBe(false);
}

const counts = (condition: string, count: number, functions = '') =>
  it(`${count}: ${functions} ${condition}`, () =>
    expectExpressions(
      count,
      (pad) => `${functions} match /a/{id} { allow get: if ${pad} && (${condition}); }`,
    ));

describe('a condition counts', () => {
  counts('true', 1);
  counts('(((true)))', 1);
  counts("id == 'x'", 3);
  counts('request.auth == null', 4);
  counts('!false', 2);
  counts('-1 == -1', 5);
  counts('-1.5 < 0.0', 4);
  counts('1 + 1 == 2', 5);
  counts('1 is int', 3);
  counts('1 in [1, 2]', 5);
  counts("{'a': 1}.a == 1", 6);
  counts("{'a': 1}['a'] == 1", 7);
  counts("'abc'[0:1] == 'a'", 6);
  counts('[1, 2][0] == 1', 7);
  counts("'a'.matches('a')", 3);
  counts("{'a': 1}.get('a', 0) == 1", 8);
  counts("{'a': 1}.diff({'a': 2}).affectedKeys().hasOnly(['a'])", 11);
  counts('math.abs(1) == 1', 4);
  counts("string(1) == '1'", 4);
  counts(`${D}/a/x is path`, 8);
  counts('/a/$(id) is path', 5);
  counts(`!exists(${D}/a/z)`, 8);
  counts(`!exists(${D}/a/z) && !exists(${D}/a/z)`, 18);
});

describe('of && and || what decides', () => {
  counts('true && true', 4);
  counts('!(false && true)', 3);
  counts('false || true', 4);
  counts('true || true', 2);
  counts('true && true && true', 7);
  counts(`${ERROR} || true`, 6);
  counts(`(${ERROR} && true) || true`, 9);
  counts(`true || ${ERROR}`, 2);
});

describe('of ?: the condition and what it chooses', () => {
  counts('true ? true : false', 4);
  counts('false ? false : true', 6);
  counts('1 == 1 && 1 == 2 ? false : true', 13);
  counts(`(${ERROR} ? 1 == 1 : 1 == 1) || true`, 8);
});

describe('an error, with all the operands beside it', () => {
  counts(`${ERROR} == 1 + 1 || true`, 10);
  counts(`1 + 1 == ${ERROR} || true`, 10);
  counts(`${ERROR}.y.z == 1 || true`, 10);
  counts(`${ERROR}.matches('a') || true`, 8);
  counts(`'a'.matches(${ERROR}) || true`, 8);
  counts(`${ERROR} in [1, 2] || true`, 10);
  counts(`{'a': ${ERROR}, 'b': 2} is map || true`, 12);
  counts(`math.abs(${ERROR}) == 1 || true`, 9);
  counts(`'abc'[${ERROR}:2] is string || true`, 11);
  counts(`exists(${D}/a/$(${ERROR})) || true`, 12);
  counts(`get(${D}/a/z).data.x == 1 || true`, 14);
});

describe('a function, each time it is called', () => {
  counts('f()', 2, 'function f() { return true; }');
  counts('f() && f()', 10, 'function f() { return 1 == 1; }');
  counts('g()', 5, 'function f() { return 1 == 1; } function g() { return f(); }');
  counts('f(1 + 1)', 12, 'function f(a) { return a == 2 && a == 2; }');
  counts('f(1 + 1)', 5, 'function f(a) { return true; }');
  counts(`f(${ERROR}) || true`, 10, 'function f(a) { return a == 1; }');
  counts('f()', 8, 'function f() { let x = 1 + 1; return x == 2; }');
  counts('f()', 13, 'function f() { let x = 1 + 1; return x == 2 && x == 2; }');
  counts('f()', 17, 'function f() { let x = 1 + 1; let y = x + x; return y == 4 && y == 4; }');
  counts('f()', 7, 'function f() { let x = 1 + 1; return true || x == 2; }');
  counts('f() || true', 16, `function f() { let x = ${ERROR}; return x == 1 || x == 2; }`);
});

describe('everything that is tried counts together', () => {
  const SIX = '1 == 2 || 1 == 3';
  it.each<[string, number, (pad: string) => string]>([
    [
      'the allows of one match',
      9,
      (pad) => `match /a/{id} { allow get: if ${SIX}; allow get: if ${pad} && true; }`,
    ],
    [
      'an allow that ends in an error',
      9,
      (pad) => `match /a/{id} { allow get: if ${ERROR} == 1 && true; allow get: if ${pad} && true; }`,
    ],
    [
      'the matches of one path',
      9,
      (pad) => `match /{all=**} { allow get: if ${SIX}; } match /a/{id} { allow get: if ${pad} && true; }`,
    ],
    [
      'and not what is for other operations or paths',
      1,
      (pad) =>
        `match /b/{id} { allow get: if ${SIX}; } match /a/{id} { allow write: if ${SIX}; allow get: if ${pad} && true; }`,
    ],
  ])('%s', (_what, count, inside) => expectExpressions(count, inside));

  it('past the limit nothing helps', async () => {
    const over = padding(LIMIT + 100);
    expect(await passes(`match /a/{id} { allow get: if (${over} && true) || true; }`)).toBe(false);
    expect(await passes(`match /a/{id} { allow get: if ${over}; allow get: if true; }`)).toBe(false);
  });
});
