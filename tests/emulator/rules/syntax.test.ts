import { describe, expect, it } from 'vitest';
import { compileRules, parseRules } from '../../../emulator/rules';
import { firestore, issuesOf } from './support';

/** The match begins in line 4, so that `condition` begins at 5:1. */
const inCondition = (condition: string) =>
  issuesOf(firestore(`match /a/{id} { allow get: if\n${condition}\n; }`));

describe('syntax errors say line and column', () => {
  it.each([
    ['true &&', "6:1 Unexpected ';': expected an expression."],
    ['(true', "6:1 Unexpected ';': expected ')'."],
    ['[1, 2', "6:1 Unexpected ';': expected ']'."],
    ["{'a' 1}", "5:6 Unexpected '1': expected ':'."],
    ['true ? 1', "6:1 Unexpected ';': expected ':'."],
    ['a.1 == 2', "5:3 Unexpected '1': expected the name of a property."],
    ['1 is 2', "5:6 Unexpected '2': expected the name of a type."],
    ["'abc", '5:1 String is never closed.'],
    ["'a\\d'", "5:3 Unknown escape '\\d' in a string; write '\\\\' for a backslash."],
    ['true # false', '5:6 Unexpected character "#".'],
    ['true & false', '5:6 Unexpected character "&".'],
    ['12abc == 1', "5:1 Malformed number '12abc'."],
    ['9223372036854775808 > 0', '5:1 9223372036854775808 does not fit in a 64-bit integer.'],
    ['exists(/a//b)', '5:11 Expected a path segment: a name or $(expression).'],
    ['exists(/a/$(id)', "6:1 Unexpected ';': expected ')'."],
    ['true false', "5:6 Unexpected 'false': expected ';'."],
    ['let', "5:1 Unexpected 'let': expected an expression."],
  ])('%s', (condition, issue) => {
    expect(inCondition(condition)[0]).toBe(issue);
  });

  it.each([
    ['match { allow read; }', "4:7 Unexpected '{': expected a path that starts with '/'."],
    ['match /a/{b { allow read; }', '4:10 Expected a path segment: a name, {name} or {name=**}.'],
    ['match /a/{b=*} { allow read; }', '4:10 Expected a path segment: a name, {name} or {name=**}.'],
    ['match /a/ { allow read; }', '4:10 Expected a path segment: a name, {name} or {name=**}.'],
    [
      'match /a { allow leer; }',
      "4:18 Unexpected 'leer': expected one of read, write, get, list, create, update, delete.",
    ],
    ['match /a { allow read if true; }', "4:23 Unexpected 'if': expected ';'."],
    ['match /a { allow read: true; }', "4:24 Unexpected 'true': expected 'if'."],
    ['function f( { return 1; }', "4:13 Unexpected '{': expected the name of a parameter."],
    ['function f() { let x = 1; }', "4:27 Unexpected '}': expected 'return'."],
    ['function f() { return 1 }', "4:25 Unexpected '}': expected ';'."],
    ['alow read;', "4:1 Unexpected 'alow': expected 'allow', 'match' or 'function'."],
    ['/* sin fin', '4:1 Comment is never closed.'],
  ])('%s', (inside, issue) => {
    expect(issuesOf(firestore(inside))).toContain(issue);
  });

  it('one run reports the errors of several statements', () => {
    const issues = issuesOf(
      firestore(
        'match /a { allow leer; allow read: if; }\nfunction f() { return }\nmatch /b { allow write: if 1 +; }',
      ),
    );
    expect(issues.map((issue) => issue.split(' ')[0])).toEqual(['4:18', '4:38', '5:23', '6:31']);
  });

  it('an empty file and a truncated one are errors', () => {
    expect(issuesOf('')).toContain('1:1 The file declares no service cloud.firestore.');
    expect(issuesOf("rules_version = '2'; service cloud.firestore {")).toEqual([
      "1:47 Unexpected end of file: expected '}'.",
    ]);
  });

  it('with any error there is no ruleset', () => {
    const { ruleset } = compileRules(firestore('match /a { allow leer; } match /b { allow read; }'), {
      fileName: 'firestore.rules',
      service: 'cloud.firestore',
    });
    expect(ruleset).toBeNull();
  });
});

describe('the checker', () => {
  it.each([
    ['nadie == 1', "5:1 Unknown variable 'nadie'."],
    ['esAdmin()', "5:1 Unknown function 'esAdmin'."],
    ['exists()', "5:1 'exists' takes 1 arguments, received 0."],
    ['math.abs(1, 2) == 1', "5:1 'math.abs' takes 1 arguments, received 2."],
    ['math.cos(1) == 1', "5:1 Unknown function 'math.cos'."],
    ['math.pi == 1', "5:1 'math' has only functions."],
    ["'a'.startsWith('a')", "5:5 Unknown method 'startsWith'."],
    ["'a'.size(1) == 1", "5:1 'size' takes 0 arguments, received 1."],
    ['request.user == 1', "5:1 'request' has no property 'user'."],
    ['resource.titulo == 1', "5:1 'resource' has no property 'titulo': fields are in resource.data."],
    ['1 is integer', "5:1 Unknown type 'integer'."],
    ['firestore.get(/a/b) == null', "5:1 Unknown variable 'firestore'."],
    [
      "id.matches('(a)\\\\1')",
      "5:12 Invalid regular expression '(a)\\1': backreferences are not part of RE2",
    ],
  ])('%s', (condition, issue) => {
    expect(inCondition(condition)).toEqual([issue]);
  });

  it.each([
    ['function f() { return 1; } function f() { return 2; }', "Duplicate function 'f'."],
    ['function f(x, x) { return 1; }', "Duplicate variable 'x'."],
    ['function f(x) { let x = 1; return x; }', "Duplicate variable 'x'."],
    ['match /a/{x}/{x} { allow read; }', "Duplicate wildcard 'x'."],
    ['match /{a=**}/b/{c=**} { allow read; }', 'A path has at most one recursive wildcard.'],
    ['function get(x) { return x; }', "'get' is a name of the language."],
    ['function f(resource) { return resource; }', "'resource' is a name of the language."],
    ['function f() { return f(); }', "Function 'f' calls itself."],
    ['function f() { return g(); } function g() { return f(); }', "Function 'f' calls itself."],
    ['function f(x) { return y; }', "Unknown variable 'y'."],
    ['function f() { let a = b; let b = 1; return a; }', "Unknown variable 'b'."],
    [
      'match /a/{id} { function f() { return 1; } } match /b { allow read: if f(); }',
      "Unknown function 'f'.",
    ],
    ['match /a/{id} { allow read; } match /b { allow read: if id == 1; }', "Unknown variable 'id'."],
    [
      'function f(a, b) { return 1; } match /a { allow read: if f(1); }',
      "'f' takes 2 arguments, received 1.",
    ],
    ['function f(a, b, c, d, e, g, h, i) { return 1; }', "'f' has more than 7 parameters."],
    [
      `function f() { ${[...'abcdefghijk'].map((name) => `let ${name} = 1;`).join(' ')} return 1; }`,
      "'f' has more than 10 variables.",
    ],
    [`match ${'/a'.repeat(101)} { allow read; }`, 'The path has more than 100 segments.'],
    [
      `match ${Array.from({ length: 21 }, (_, n) => `/{w${n}}`).join('')} { allow read; }`,
      'The path has more than 20 wildcards.',
    ],
    [
      'match /a { allow read: if true; allow get: if false; }',
      'This allow decides nothing: an earlier one grants the same to everyone.',
    ],
    ['match /a { }', 'The match allows nothing and holds no other match.'],
    ['function f() { return 1; }', "Function 'f' is never used."],
  ])('%s', (inside, message) => {
    expect(issuesOf(firestore(inside)).map((issue) => issue.replace(/^\S+ /, ''))).toContain(message);
  });

  it('warnings do not stop the rules', () => {
    const { ruleset, issues } = compileRules(
      firestore('function f() { return 1; } match /a { allow read; }'),
      {
        fileName: 'firestore.rules',
        service: 'cloud.firestore',
      },
    );
    expect(ruleset).not.toBeNull();
    expect(issues.map(({ severity }) => severity)).toEqual(['warning']);
  });

  it('names of wildcards may be those of functions: {path=**}', () => {
    expect(issuesOf(firestore('match /{path=**} { allow read: if path is path; }'))).toEqual([]);
  });

  it('the file says its version, its one service and the root of its paths', () => {
    expect(
      issuesOf('service cloud.firestore { match /databases/{d}/documents { match /a { allow read; } } }'),
    ).toEqual(["1:1 The file must begin with rules_version = '2';"]);
    expect(
      issuesOf(
        "rules_version = '2'; service cloud.firestore { match /b/{c}/o { match /a { allow read; } } }",
      ),
    ).toEqual(['1:55 This match can never apply: paths begin with /databases/.']);
    expect(issuesOf(`${firestore('match /a { allow read; }')}\nservice cloud.firestore { }`)).toEqual([
      '7:1 A file declares one service.',
    ]);
  });
});

describe('a hostile source is refused, never a crash', () => {
  const hostile: [name: string, condition: string, message: string][] = [
    ['parentheses', `${'('.repeat(50_000)}1${')'.repeat(50_000)}`, 'nested too deeply'],
    ['nots', `${'!'.repeat(100_000)}true`, 'nested too deeply'],
    ['minuses', `${'- '.repeat(50_000)}1.5 == 1`, 'nested too deeply'],
    ['brackets', '['.repeat(100_000), 'nested too deeply'],
    ['conditionals', `${'true ? '.repeat(20_000)}`, 'nested too deeply'],
    ['paths', '/a/$('.repeat(20_000), 'nested too deeply'],
    ['a long chain of &&', `true${' && true'.repeat(20_000)}`, 'too many operands'],
    ['a long chain of members', `request${'.a'.repeat(50_000)}`, 'too many operands'],
    ['a huge list', `[${'1,'.repeat(100_000)}1].size() == 1`, ''],
    ['a source over 256 KB', `'${'a'.repeat(300_000)}' == 'a'`, 'larger than 256 KB'],
  ];
  it.each(hostile)('%s', (_name, condition, message) => {
    const issues = inCondition(condition);
    expect(message === '' ? issues.length : issues.join()).toEqual(
      message === '' ? 0 : expect.stringContaining(message),
    );
  });

  it('matches nested more than 10 deep', () => {
    const nested = (depth: number): string =>
      depth === 0 ? 'allow read;' : `match /a { ${nested(depth - 1)} }`;
    expect(issuesOf(firestore(nested(9)))).toEqual([]);
    expect(issuesOf(firestore(nested(10))).join()).toContain('Matches are nested more than 10 deep.');
    expect(
      issuesOf(`rules_version = '2'; service cloud.firestore { ${'match /a { '.repeat(20_000)}`).join(),
    ).toContain('nested');
  });

  it('a long chain of functions', () => {
    const functions = Array.from({ length: 4_000 }, (_, n) => `function f${n}() { return f${n + 1}(); }`);
    const source = firestore(`${functions.join('\n')}\nfunction f4000() { return f0(); }`);
    expect(issuesOf(source).some((issue) => issue.includes('calls itself'))).toBe(true);
  });

  it('every prefix of a file ends in issues or a tree, never in an exception', () => {
    const source = firestore(
      "match /a/{id=**} { allow get: if /a/$(id)[0] == 'x\\n' ? [1.5] is list : {'k': -1}.k < 2; }",
    );
    for (let end = 0; end < source.length; end += 1) {
      const { file, issues } = parseRules(source.slice(0, end), 'firestore.rules');
      expect(file === null).toBe(issues.length > 0);
    }
  });
});
