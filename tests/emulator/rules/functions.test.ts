import { describe, expect, it } from 'vitest';
import { allows, compiled, environment, fails, firestore, get, judge } from './support';

describe('math', () => {
  allows(
    'math.abs(-3) == 3',
    'math.abs(-1.5) == 1.5',
    'math.ceil(1.2) == 2 && math.ceil(1.2) is int',
    'math.floor(-1.2) == -2',
    'math.round(1.5) == 2',
    'math.round(-1.5) == -2',
    'math.pow(2, 10) == 1024.0',
    'math.sqrt(9) == 3.0',
    'math.isNaN(math.sqrt(-1))',
    'math.isInfinite(1.0 / 0)',
    '!math.isInfinite(1)',
    '!(math.sqrt(-1) < 1) && !(math.sqrt(-1) >= 1) && math.sqrt(-1) != math.sqrt(-1)',
  );
  fails(['math.ceil(1.0 / 0) == 1', 'not finite'], ["math.abs('a') == 1", 'Expected (number)']);
});

describe('hashing', () => {
  allows(
    "hashing.md5('hola').toHexString() == '4d186321c1a7f0f354b297e8914ab240'",
    "hashing.sha256(b'').toHexString() == 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'",
    "hashing.crc32('123456789').toHexString() == 'cbf43926'",
    "hashing.crc32c('123456789').toHexString() == 'e3069283'",
  );
  fails(['hashing.md5(1).size() == 16', 'Only bytes and strings']);
});

describe('conversions', () => {
  allows(
    "int('12') == 12",
    'int(2.9) == 2',
    'int(-2.9) == -2',
    "float('2.5') == 2.5",
    'float(2) is float',
    "string(12) == '12'",
    "string(2.0) == '2.0'",
    "string(true) == 'true'",
    "string(null) == 'null'",
    "string(/a/b) == '/a/b'",
    "bool('true')",
    "path('/a/b') == /a/b",
    'debug(true)',
  );
  fails(
    ["int('12x') == 12", 'cannot convert'],
    ['int(1.0 / 0) == 1', 'cannot convert'],
    ["int('9223372036854775808') == 0", 'Integer overflow'],
    ["float('abc') == 1.0", 'cannot convert'],
    ["bool('yes')", 'cannot convert'],
    ['string([]) == ""', 'cannot convert'],
    ['path(1) == /a', 'cannot convert'],
    ['debug(1 / 0 == 0)', 'Division by zero'],
  );

  it('debug() prints the value and gives it back', () => {
    const printed: string[] = [];
    const decision = judge(
      "debug(resource.data.autor).nombre == 'Ana' && debug(resource.data.visitas) == 3",
      {
        debug: (text) => printed.push(text),
      },
    );
    expect(decision.allowed).toBe(true);
    expect(printed).toHaveLength(2);
    expect(printed[0]).toContain('"Ana"');
    expect(printed[1]).toBe('int: 3');
  });
});

describe('functions of the rules', () => {
  const judged = (inside: string) =>
    compiled(firestore(inside)).evaluate(get('articulos/a1', { n: 5 }), environment());

  it('see their parameters, the wildcards around them, request and resource', () => {
    const decision = judged(`
    function among(low, high) { return low <= resource.data.n && resource.data.n <= high; }
    match /articulos/{id} {
      function isA1() { return id == 'a1' && request.method == 'get'; }
      allow get: if isA1() && among(1, 5);
    }`);
    expect(decision.allowed, decision.reason).toBe(true);
  });

  it('may be declared after their use and call each other', () => {
    const decision = judged(`
    match /articulos/{id} { allow get: if a(); }
    function a() { return b(2) == 4; }
    function b(x) { return x * 2; }`);
    expect(decision.allowed, decision.reason).toBe(true);
  });

  it('run in the scope that declares them, not in the caller’s', () => {
    const decision = judged(`
    function n() { return 1; }
    function outer() { return n(); }
    match /articulos/{id} {
      function n() { return 2; }
      allow get: if outer() == 1 && n() == 2;
    }`);
    expect(decision.allowed, decision.reason).toBe(true);
  });

  it('let names a value, and later lets see earlier ones', () => {
    const decision = judged(`
    function f(x) { let y = x + 1; let z = y * 2; return z == 6 && x == 2; }
    match /articulos/{id} { allow get: if f(2); }`);
    expect(decision.allowed, decision.reason).toBe(true);
  });

  it('an error in a let or an argument counts only where it is used', () => {
    const decision = judged(`
    function f(x) { let y = resource.data.ausente; return true || y || x; }
    match /articulos/{id} { allow get: if f(1 / 0); }`);
    expect(decision.allowed, decision.reason).toBe(true);
    const used = judged(`
    function f(x) { let y = resource.data.ausente; return y == 1; }
    match /articulos/{id} { allow get: if f(1); }`);
    expect(used.allowed).toBe(false);
    expect(used.reason).toContain('Property ausente is undefined on object.');
  });

  it('call each other at most 20 deep', () => {
    const chain = (length: number) => {
      const functions = Array.from({ length }, (_, at) =>
        at === length - 1
          ? `function f${at}() { return true; }`
          : `function f${at}() { return f${at + 1}(); }`,
      );
      return judged(`${functions.join('\n')}\nmatch /articulos/{id} { allow get: if f0(); }`);
    };
    expect(chain(20).allowed).toBe(true);
    expect(chain(21).allowed).toBe(false);
    expect(chain(21).reason).toContain('more than 20 deep');
  });

  it('evaluate at most 1,000 expressions a request, and no || hides it', () => {
    const doubled = Array.from({ length: 11 }, (_, at) =>
      at === 10
        ? 'function f10() { return false; }'
        : `function f${at}() { return f${at + 1}() || f${at + 1}(); }`,
    );
    const decision = judged(`${doubled.join('\n')}\nmatch /articulos/{id} { allow get: if f0() || true; }`);
    expect(decision.allowed).toBe(false);
    expect(decision.reason).toContain('More than 1000 expressions');
  });
});
