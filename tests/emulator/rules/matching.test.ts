import { describe, expect, it } from 'vitest';
import { compileRules, type RulesRequest } from '../../../emulator/rules';
import { ANA, compiled, create, environment, firestore, get, list, remove, update } from './support';

const decide = (inside: string, request: RulesRequest) =>
  compiled(firestore(inside)).evaluate(request, environment());
const allowed = (inside: string, request: RulesRequest) => decide(inside, request).allowed;
const at = (path: string) => get(path, { a: 1 });

describe('a match applies to its whole path', () => {
  it('a single wildcard stands for one segment', () => {
    const rules = 'match /articulos/{id} { allow get; }';
    expect(allowed(rules, at('articulos/a1'))).toBe(true);
    expect(allowed(rules, at('articulos/a1/comentarios/c1'))).toBe(false);
    expect(allowed(rules, at('categorias/a1'))).toBe(false);
  });

  it('a literal document id stands only for itself', () => {
    const rules = 'match /sistema/instalacion { allow get; }';
    expect(allowed(rules, at('sistema/instalacion'))).toBe(true);
    expect(allowed(rules, at('sistema/otra'))).toBe(false);
  });

  it('a parent’s allow does not reach its subcollections', () => {
    const rules = `match /articulos/{id} { allow get; match /comentarios/{c} { allow get: if id == 'a1' && c == 'c1'; } }`;
    expect(allowed(rules, at('articulos/a1/comentarios/c1'))).toBe(true);
    expect(allowed(rules, at('articulos/a2/comentarios/c1'))).toBe(false);
  });

  it('{name=**} stands for zero or more segments', () => {
    const rules = 'match /articulos/{id}/{resto=**} { allow get; }';
    expect(allowed(rules, at('articulos/a1'))).toBe(true);
    expect(allowed(rules, at('articulos/a1/comentarios/c1'))).toBe(true);
    expect(allowed(rules, at('categorias/c1'))).toBe(false);
  });

  it('{name=**} may stand at the beginning and holds a path', () => {
    const rules = `match /{antes=**}/comentarios/{id} { allow get: if antes == /articulos/a1 && id == 'c1'; }`;
    expect(allowed(rules, at('articulos/a1/comentarios/c1'))).toBe(true);
    expect(allowed(rules, at('articulos/a2/comentarios/c1'))).toBe(false);
    const anywhere = 'match /{antes=**}/comentarios/{id} { allow get; }';
    expect(allowed(anywhere, at('comentarios/c1'))).toBe(true);
  });

  it('any match that grants is enough, in whatever order', () => {
    const rules =
      'match /articulos/{id} { allow get: if false; allow get: if true; } match /{todo=**} { allow get: if false; }';
    expect(allowed(rules, at('articulos/a1'))).toBe(true);
  });

  it('a path that matches in too many ways is denied, not a hang', () => {
    const nested = (depth: number): string =>
      depth === 0 ? 'match /fin { allow get; }' : `match /{w${depth}=**} { ${nested(depth - 1)} }`;
    const decision = decide(nested(8), at(Array.from({ length: 60 }, (_, n) => `s${n}`).join('/')));
    expect(decision.allowed).toBe(false);
    expect(decision.reason).toContain('too many ways');
  });
});

describe('methods', () => {
  const requests: Record<string, RulesRequest> = {
    get: get('articulos/a1', {}),
    list: list('articulos', [[]]),
    create: create('articulos/a1', {}),
    update: update('articulos/a1', {}, {}),
    delete: remove('articulos/a1', {}),
  };
  const granted = (methods: string) =>
    Object.keys(requests).filter((method) => {
      const request = requests[method];
      return request && allowed(`match /articulos/{id} { allow ${methods}; }`, request);
    });

  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create, delete', ['create', 'delete']],
    ['update', ['update']],
  ])('allow %s grants %s', (methods, expected) => {
    expect(granted(methods)).toEqual(expected);
  });
});

describe('request and resource', () => {
  const on = (condition: string, request: RulesRequest) =>
    allowed(`match /articulos/{id} { allow read, write: if ${condition}; }`, request);

  it('request.auth is null for a visitor, and holds uid and token for an account', () => {
    expect(on('request.auth == null', get('articulos/a1', {}))).toBe(true);
    expect(
      on(
        "request.auth.uid == 'ana' && request.auth.token.email == 'ana@demo.test'",
        get('articulos/a1', {}, ANA),
      ),
    ).toBe(true);
    expect(on("request.auth.uid == 'ana'", get('articulos/a1', {}))).toBe(false);
  });

  it('resource is null where there is no document', () => {
    expect(on('resource == null', get('articulos/a1', null))).toBe(true);
    expect(on('resource == null', create('articulos/a1', { n: 1 }))).toBe(true);
    expect(on('resource.data.n == 1', get('articulos/a1', null))).toBe(false);
  });

  it('request.resource is the document after the write, and null after a delete', () => {
    expect(
      on('resource.data.n == 1 && request.resource.data.n == 2', update('articulos/a1', { n: 1 }, { n: 2 })),
    ).toBe(true);
    expect(
      on(
        "request.resource.id == 'a1' && request.resource.__name__ == request.path",
        create('articulos/a1', {}),
      ),
    ).toBe(true);
    expect(on('request.resource == null && resource.data.n == 1', remove('articulos/a1', { n: 1 }))).toBe(
      true,
    );
  });

  it('request.resource of a read is an error', () => {
    expect(on('request.resource == null || true == request.resource', get('articulos/a1', {}))).toBe(false);
  });

  it('request.method and request.time', () => {
    expect(on("request.method == 'delete'", remove('articulos/a1', {}))).toBe(true);
    expect(on('request.time == timestamp.value(1710498030500)', get('articulos/a1', {}))).toBe(true);
  });
});

describe('a denial names what was considered', () => {
  const rules = `    function esAutor() {
      return resource.data.autorId == request.auth.uid;
    }
    match /articulos/{id} {
      allow update: if request.auth != null
        && esAutor();
      allow update: if request.resource.data.estado == 'borrador';
      allow delete: if false;
    }`;

  it('with file, line and the operand that was false, or the error', () => {
    const { reason } = decide(rules, update('articulos/a1', { autorId: 'eva' }, {}, ANA));
    expect(reason.split('\n')).toEqual([
      'Denied update on /databases/(default)/documents/articulos/a1',
      'firestore.rules:8: allow update: firestore.rules:9:12: false: esAutor()',
      'firestore.rules:10: allow update: firestore.rules:10:24: Property estado is undefined on object.',
    ]);
  });

  it('with "No rule matches." when no allow is for it', () => {
    expect(decide(rules, get('articulos/a1', {})).reason).toContain('No rule matches.');
    expect(decide(rules, remove('otra/a1', {})).reason).toContain('No rule matches.');
  });

  it('a grant names its allow', () => {
    expect(decide(rules, update('articulos/a1', { autorId: 'ana' }, {}, ANA)).reason).toBe(
      'firestore.rules:8: allow update',
    );
  });
});

it('rules without a ruleset: no service of that name, no version 2', () => {
  const source =
    "rules_version = '2'; service firebase.storage { match /b/{b}/o { match /x { allow read; } } }";
  const { ruleset, issues } = compileRules(source, {
    fileName: 'firestore.rules',
    service: 'cloud.firestore',
  });
  expect(ruleset).toBeNull();
  expect(issues[0]?.message).toBe('The service is firebase.storage: expected cloud.firestore.');
});
