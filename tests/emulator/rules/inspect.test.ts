import { describe, expect, it } from 'vitest';
import { compileRules, conjunctOperands, listMatches, parseRules } from '../../../emulator/rules';
import { compiled, environment, firestore, get } from './support';

function parsed(source: string) {
  const { file } = parseRules(source, 'firestore.rules');
  if (!file) throw new Error('The source does not parse.');
  return file;
}

describe('listMatches()', () => {
  it('gives every match with an allow: whole path, methods spelled out, line', () => {
    const source = firestore(`match /articulos/{id} {
  allow read; allow create, update: if true;
  match /comentarios/{c} { allow get, read: if true; allow write: if false; }
}
match /vacio/{id} { match /{resto=**} { allow list; } }`);
    expect(listMatches(parsed(source))).toEqual([
      {
        path: '/databases/{database}/documents/articulos/{id}',
        methods: ['get', 'list', 'create', 'update'],
        line: 4,
      },
      {
        path: '/databases/{database}/documents/articulos/{id}/comentarios/{c}',
        methods: ['get', 'list', 'create', 'update', 'delete'],
        line: 6,
      },
      { path: '/databases/{database}/documents/vacio/{id}/{resto=**}', methods: ['list'], line: 8 },
    ]);
  });
});

describe('conjunctOperands()', () => {
  const source = firestore(`function f(x) {
  let y = x && request.auth != null;
  return y && (x || (y && x));
}
match /a/{id} {
  allow get: if f(true) && ((id == 'a1') && resource.data.n > 0);
}`);

  it('gives each operand of each && once, with its line and text', () => {
    expect(conjunctOperands(parsed(source)).map(({ line, text }) => `${line} ${text}`)).toEqual([
      '5 x',
      '5 request.auth != null',
      '6 y',
      '6 (x || (y && x))',
      '6 y',
      '6 x',
      '9 f(true)',
      "9 (id == 'a1')",
      '9 resource.data.n > 0',
    ]);
  });

  it('the range of every operand holds its text, and a file with true in its place compiles', () => {
    for (const { start, end, text } of conjunctOperands(parsed(source))) {
      expect(source.slice(start, end)).toBe(text);
      expect(mutant(start, end)).not.toBeNull();
    }
  });

  it('a mutant says something else than the rules', () => {
    const request = get('a/a1', { n: -1 }, { uid: 'ana' });
    const operand = conjunctOperands(parsed(source)).find(({ text }) => text === 'resource.data.n > 0');
    expect(compiled(source).evaluate(request, environment()).allowed).toBe(false);
    expect(mutant(operand?.start ?? 0, operand?.end ?? 0)?.evaluate(request, environment()).allowed).toBe(
      true,
    );
  });

  function mutant(start: number, end: number) {
    const changed = `${source.slice(0, start)}true${source.slice(end)}`;
    return compileRules(changed, { fileName: 'firestore.rules', service: 'cloud.firestore' }).ruleset;
  }
});
