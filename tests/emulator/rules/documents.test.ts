import { describe, expect, it } from 'vitest';
import { ANA, compiled, create, environment, firestore, get, judge, update, type World } from './support';

const BASE = '/databases/$(database)/documents';
const world: World = {
  before: { 'usuarios/ana': { rol: 'autor', puntos: 10 }, 'temas/t1': { respuestas: 1 } },
  after: {
    'usuarios/ana': { rol: 'autor', puntos: 15 },
    'temas/t1': { respuestas: 2 },
    'temas/t1/respuestas/r2': { autorId: 'ana' },
  },
};
const holds = (expression: string) => judge(expression, world);

describe('get() and exists()', () => {
  it.each([
    `get(${BASE}/usuarios/$(request.auth.uid)).data.rol == 'autor'`,
    `get(${BASE}/usuarios/ana).id == 'ana'`,
    `get(${BASE}/usuarios/ana).__name__ == ${BASE}/usuarios/ana`,
    `get(/databases/(default)/documents/usuarios/ana).data.puntos == 10`,
    `exists(${BASE}/usuarios/ana)`,
    `!exists(${BASE}/usuarios/eva)`,
    `get(path('/databases/(default)/documents/usuarios/ana')).data.rol == 'autor'`,
  ])('%s', (expression) => {
    const decision = holds(expression);
    expect(decision.allowed, decision.reason).toBe(true);
  });

  it.each([
    [`get(${BASE}/usuarios/eva) == null`, 'get() of a document that does not exist'],
    [`getAfter(${BASE}/usuarios/eva).data.rol == 'autor'`, 'getAfter() of a document that does not exist'],
    [`exists(${BASE}/usuarios)`, 'is not the path of a document'],
    ['exists(/usuarios/ana)', 'is not the path of a document'],
    [`exists('usuarios/ana')`, 'exists() takes a path'],
    [`get(${BASE}/usuarios/$(resource.data.ausente)).id == 'a'`, 'Property ausente is undefined'],
  ])('%s fails: %s', (expression, message) => {
    const decision = holds(expression);
    expect(decision.allowed).toBe(false);
    expect(decision.reason).toContain(message);
  });
});

describe('getAfter() and existsAfter() see the whole commit', () => {
  const rules = compiled(
    firestore(`
    match /usuarios/{uid} {
      allow update: if request.resource.data.puntos == resource.data.puntos + 5
        && !exists(${BASE}/temas/t1/respuestas/$(request.resource.data.ultimo))
        && existsAfter(${BASE}/temas/t1/respuestas/$(request.resource.data.ultimo))
        && getAfter(${BASE}/temas/t1/respuestas/$(request.resource.data.ultimo)).data.autorId == uid
        && getAfter(${BASE}/temas/t1).data.respuestas == get(${BASE}/temas/t1).data.respuestas + 1;
    }`),
  );
  const earn = (ultimo: string) => update('usuarios/ana', { puntos: 10 }, { puntos: 15, ultimo }, ANA);

  it('a batch that creates the document that justifies the points is allowed', () => {
    const decision = rules.evaluate(earn('r2'), environment(world));
    expect(decision.allowed, decision.reason).toBe(true);
    expect(decision.documentsRead.toSorted()).toEqual(['temas/t1', 'temas/t1/respuestas/r2']);
  });

  it('the same update without the other write is denied', () => {
    const decision = rules.evaluate(earn('r2'), environment({ ...world, after: world.before ?? {} }));
    expect(decision.allowed).toBe(false);
    expect(decision.reason).toContain('false: existsAfter');
  });

  it('a document that existed before proves nothing', () => {
    const both = { ...world.before, 'temas/t1/respuestas/r2': { autorId: 'ana' } };
    expect(rules.evaluate(earn('r2'), environment({ ...world, before: both })).allowed).toBe(false);
  });
});

describe('the limit of different documents', () => {
  const reads = (count: number) =>
    Array.from({ length: count }, (_, n) => `!exists(${BASE}/usuarios/u${n})`).join(' && ');

  it('10 documents are read, an eleventh denies', () => {
    expect(judge(reads(10)).allowed).toBe(true);
    const decision = judge(reads(11));
    expect(decision.allowed).toBe(false);
    expect(decision.reason).toContain('More than 10 documents');
  });

  it('an eleventh is an error that || absorbs', () => {
    expect(judge(`(${reads(11)}) || true`).allowed).toBe(true);
  });

  const T1 = `${BASE}/temas/t1`;
  const content = (call: string) => `${call}(${T1}).data.respuestas > 0`;
  it.each<[first: string, second: string, counted: number]>([
    [content('get'), content('get'), 1],
    [content('get'), content('getAfter'), 1],
    [content('get'), `exists(${T1})`, 1],
    [content('getAfter'), `existsAfter(${T1})`, 1],
    [`exists(${T1})`, `exists(${T1})`, 1],
    [`exists(${T1})`, `existsAfter(${T1})`, 1],
    [`exists(${T1})`, content('get'), 2],
    [`existsAfter(${T1})`, content('get'), 2],
    [`!exists(${BASE}/temas/no)`, `!existsAfter(${BASE}/temas/no)`, 1],
    [`(get(${BASE}/temas/no).id == 'x' || true)`, `(get(${BASE}/temas/no).id == 'x' || true)`, 2],
    [`(get(${BASE}/temas/no).id == 'x' || true)`, `!exists(${BASE}/temas/no)`, 2],
  ])('%s, then %s: %i accesses', (first, second, counted) => {
    const decision = judge(`${first} && ${second}`, world);
    expect(decision.allowed, decision.reason).toBe(true);
    expect(decision.cost.accesses).toHaveLength(counted);
  });

  it('the document of the request itself, and what the commit makes of those it writes, are free', () => {
    const source = firestore(`match /temas/{id} { allow update: if exists(${BASE}/temas/$(id))
      && existsAfter(${BASE}/temas/$(id)) && getAfter(${BASE}/usuarios/ana).data.puntos == 15
      && get(${BASE}/usuarios/ana).data.puntos == 10; }`);
    const isWritten = () => true;
    const decision = compiled(source).evaluate(update('temas/t1', {}, {}), {
      ...environment(world),
      isWritten,
    });
    expect(decision.allowed, decision.reason).toBe(true);
    expect(decision.cost.accesses).toEqual(['get usuarios/ana']);
  });

  it('a document is asked of the store once', () => {
    let asked = 0;
    const rules = compiled(
      firestore(
        `match /a/{id} { allow get: if exists(${BASE}/b/1) && exists(${BASE}/b/1) && get(${BASE}/b/1).id == '1'; }`,
      ),
    );
    const counting = {
      ...environment(),
      get: (segments: string[]) => ({ segments, data: new Map(), asked: asked++ }),
    };
    expect(rules.evaluate(get('a/1', {}), counting).allowed).toBe(true);
    expect(asked).toBe(1);
  });

  it('reads count even when the answer is a denial', () => {
    expect(judge(`exists(${BASE}/usuarios/nadie)`).documentsRead).toEqual(['usuarios/nadie']);
  });

  it('what && skips is not read', () => {
    expect(judge(`false && exists(${BASE}/usuarios/ana)`).documentsRead).toEqual([]);
  });
});

it('a create sees itself through getAfter', () => {
  const rules = compiled(
    firestore(
      `match /temas/{id} { allow create: if !exists(${BASE}/temas/$(id)) && getAfter(${BASE}/temas/$(id)).data == request.resource.data; }`,
    ),
  );
  const request = create('temas/t9', { titulo: 'x' });
  expect(rules.evaluate(request, environment({ after: { 'temas/t9': { titulo: 'x' } } })).allowed).toBe(true);
});
