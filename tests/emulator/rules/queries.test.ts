/** "Rules are not filters": what a query's filter proves, and what it does not. */
import { describe, expect, it } from 'vitest';
import type { ListQuery } from '../../../emulator/rules';
import { ANA, compiled, environment, type Filter, firestore, list, type Person, type World } from './support';

interface Options {
  person?: Person | null;
  query?: Partial<ListQuery>;
  world?: World;
}

function query(condition: string, alternatives: Filter[][], { person = null, query, world }: Options = {}) {
  const rules = compiled(firestore(`    match /articulos/{id} { allow list: if\n${condition}\n; }`));
  return rules.evaluate(list('articulos', alternatives, { person, query: query ?? {} }), environment(world));
}

const proves = (condition: string, filters: Filter[]) => {
  const decision = query(condition, [filters]);
  expect(decision.allowed, decision.reason).toBe(true);
};
const doesNotProve = (condition: string, filters: Filter[]) => {
  expect(query(condition, [filters]).allowed).toBe(false);
};

type Case = [condition: string, filters: Filter[]];
const titled = (cases: Case[]) =>
  cases.map(([condition, filters]) => ({ condition, filters, filter: JSON.stringify(filters) }));

describe('an equality fixes the field', () => {
  it.each(
    titled([
      ['resource.data.publicado == true', [['publicado', '==', true]]],
      ["resource.data.autor.nombre == 'Ana'", [['autor.nombre', '==', 'Ana']]],
      ["resource.data['estado'] == 'publicado'", [['estado', '==', 'publicado']]],
      ["resource.data.estado in ['publicado', 'archivado']", [['estado', '==', 'publicado']]],
      ['resource.data.titulo is string && resource.data.titulo.size() == 5', [['titulo', '==', 'Nahom']]],
      ['resource.data.autor.pais is map', [['autor', '==', { pais: {} }]]],
      ['resource.data.borrado == null', [['borrado', '==', null]]],
      [
        'resource.data.n == 1',
        [
          ['n', '==', 1],
          ['n', '>=', 0],
        ],
      ],
    ]),
  )('$condition by $filter', ({ condition, filters }) => proves(condition, filters));

  it.each(
    titled([
      ['resource.data.publicado == true', []],
      ['resource.data.publicado == true', [['publicado', '==', false]]],
      ['resource.data.publicado == true', [['estado', '==', 'publicado']]],
      ['resource.data.publicado != false', []],
      ["!('secreto' in resource.data)", [['publicado', '==', true]]],
      ["resource.data.get('secreto', false) == false", [['publicado', '==', true]]],
      ["resource.data.keys().hasOnly(['publicado'])", [['publicado', '==', true]]],
      ['resource.data.size() == 1', [['publicado', '==', true]]],
      ["resource.data == {'publicado': true}", [['publicado', '==', true]]],
      ["resource.data != {'publicado': true}", [['publicado', '==', true]]],
      ["[resource.data] != [{'publicado': true}]", [['publicado', '==', true]]],
      ["{'a': resource.data} != {}", [['publicado', '==', true]]],
      ["resource.data.diff({}).affectedKeys().hasOnly(['publicado'])", [['publicado', '==', true]]],
      ['resource.data.autor.nombre == resource.data.autor.nombre', []],
      ["id == 'a1'", [['publicado', '==', true]]],
      ["id != 'a1'", [['publicado', '==', true]]],
      ["resource.id != 'a1'", [['publicado', '==', true]]],
      ['resource == null', [['publicado', '==', true]]],
    ]),
  )('not $condition by $filter', ({ condition, filters }) => doesNotProve(condition, filters));

  it('what the filter does not name may be absorbed by what it proves', () => {
    proves('resource.data.oculto == false || resource.data.publicado == true', [['publicado', '==', true]]);
    proves("id == 'a1' || resource.data.publicado", [['publicado', '==', true]]);
  });

  it('a field the filter fixes may name the document that get() reads', () => {
    const condition =
      'get(/databases/$(database)/documents/foros/$(resource.data.foro)).data.abierto == true';
    const world = { before: { 'foros/f1': { abierto: true } } };
    expect(query(condition, [[['foro', '==', 'f1']]], { world }).allowed).toBe(true);
    expect(query(condition, [[['foro', '==', 'f2']]], { world }).allowed).toBe(false);
    expect(query(condition, [[['foro', '>', 'f0']]], { world }).allowed).toBe(false);
  });
});

describe('a bound proves what follows from it', () => {
  it.each(
    titled([
      ['resource.data.edad > 18', [['edad', '>=', 21]]],
      ['resource.data.edad > 18', [['edad', '>', 18]]],
      ['resource.data.edad >= 18', [['edad', '>=', 18]]],
      ['resource.data.edad < 65', [['edad', '<=', 64.5]]],
      ['65 > resource.data.edad', [['edad', '<', 65]]],
      ['!(resource.data.edad < 18)', [['edad', '>=', 18]]],
      ['resource.data.edad != 17', [['edad', '>', 17]]],
      ["resource.data.edad != 'mucha'", [['edad', '!=', 'mucha']]],
      ['resource.data.edad != null', [['edad', '>', 0]]],
      ['resource.data.edad != null', [['edad', '!=', 3]]],
      ["resource.data.estado != 'oculto'", [['estado', '!=', 'oculto']]],
      ["resource.data.estado != 'oculto'", [['estado', 'not-in', ['oculto', 'borrado']]]],
      ["!(resource.data.estado in ['oculto', 'borrado'])", [['estado', 'not-in', ['borrado', 'oculto']]]],
      ["!(resource.data.estado == 'oculto')", [['estado', '!=', 'oculto']]],
      [
        'resource.data.edad >= 18 && resource.data.edad <= 30',
        [
          ['edad', '>', 20],
          ['edad', '<', 25],
        ],
      ],
      ['resource.data.fecha is timestamp', [['fecha', '<', new Date(0)]]],
      ['resource.data.edad is number', [['edad', '>', 1]]],
      ['!(resource.data.edad is string)', [['edad', '>', 1]]],
      ['resource.data.titulo is string', [['titulo', '>=', 'a']]],
      ["'edad' in resource.data", [['edad', '>', 1]]],
      ['resource.data.autor.edad > 18', [['autor.edad', '>', 20]]],
      ['resource.data.fecha <= request.time', [['fecha', '<=', new Date('2024-01-01T00:00:00Z')]]],
    ]),
  )('$condition by $filter', ({ condition, filters }) => proves(condition, filters));

  it.each(
    titled([
      ['resource.data.edad > 18', [['edad', '>', 17]]],
      ['resource.data.edad > 18', [['edad', '>=', 18]]],
      ['resource.data.edad > 18', [['edad', '<', 30]]],
      ['resource.data.edad == 18', [['edad', '>=', 18]]],
      [
        'resource.data.edad == 18',
        [
          ['edad', '>=', 18],
          ['edad', '<=', 18],
        ],
      ],
      ['resource.data.edad != 20', [['edad', '>', 18]]],
      ['resource.data.edad is int', [['edad', '>', 1]]],
      ['resource.data.estado is string', [['estado', '!=', 'oculto']]],
      ["resource.data.estado in ['publicado']", [['estado', '!=', 'oculto']]],
      ["!(resource.data.estado in ['oculto', 'borrado'])", [['estado', '!=', 'oculto']]],
      ["resource.data.estado != 'borrado'", [['estado', 'not-in', ['oculto']]]],
      ['resource.data.edad + 1 > 18', [['edad', '>', 20]]],
      ['resource.data.publicado', [['publicado', '!=', false]]],
      [
        'resource.data.edad == resource.data.otra',
        [
          ['edad', '>', 1],
          ['otra', '>', 1],
        ],
      ],
      ['resource.data.fecha <= request.time', [['fecha', '<=', new Date('2030-01-01T00:00:00Z')]]],
    ]),
  )('not $condition by $filter', ({ condition, filters }) => doesNotProve(condition, filters));
});

describe('array-contains proves membership', () => {
  it.each(
    titled([
      ["'nahom' in resource.data.tags", [['tags', 'array-contains', 'nahom']]],
      ["resource.data.tags.hasAny(['nahom', 'otra'])", [['tags', 'array-contains', 'nahom']]],
      ["resource.data.tags.hasAll(['nahom'])", [['tags', 'array-contains', 'nahom']]],
      ["resource.data.tags.hasAny(['a', 'b', 'c'])", [['tags', 'array-contains-any', ['b', 'a']]]],
      ["'a' in resource.data.tags", [['tags', 'array-contains-any', ['a']]]],
      ['resource.data.tags is list', [['tags', 'array-contains', 'nahom']]],
      ['7 in resource.data.numeros', [['numeros', 'array-contains', 7]]],
    ]),
  )('$condition by $filter', ({ condition, filters }) => proves(condition, filters));

  it.each(
    titled([
      ["'otra' in resource.data.tags", [['tags', 'array-contains', 'nahom']]],
      ["!('otra' in resource.data.tags)", [['tags', 'array-contains', 'nahom']]],
      ["resource.data.tags.hasAll(['nahom', 'otra'])", [['tags', 'array-contains', 'nahom']]],
      ['resource.data.tags.hasAll([])', [['tags', 'array-contains', 'nahom']]],
      ["resource.data.tags.hasOnly(['nahom'])", [['tags', 'array-contains', 'nahom']]],
      ["resource.data.tags.hasAny(['a'])", [['tags', 'array-contains-any', ['a', 'b']]]],
      ["'a' in resource.data.tags", [['tags', 'array-contains-any', ['a', 'b']]]],
      ['resource.data.tags.size() == 1', [['tags', 'array-contains', 'nahom']]],
      ["resource.data.tags[0] == 'nahom'", [['tags', 'array-contains', 'nahom']]],
    ]),
  )('not $condition by $filter', ({ condition, filters }) => doesNotProve(condition, filters));
});

describe('every alternative must be allowed', () => {
  const condition = "resource.data.estado == 'publicado' || resource.data.autorId == request.auth.uid";

  it('each branch of an or may be allowed for its own reason', () => {
    const alternatives: Filter[][] = [[['estado', '==', 'publicado']], [['autorId', '==', 'ana']]];
    expect(query(condition, alternatives, { person: ANA }).allowed).toBe(true);
    expect(query(condition, alternatives, { person: { uid: 'eva' } }).allowed).toBe(false);
  });

  it('one value of an in that is not allowed denies the query', () => {
    const ofStates = (...states: string[]) => states.map((state): Filter[] => [['estado', '==', state]]);
    const published = "resource.data.estado in ['publicado', 'archivado']";
    expect(query(published, ofStates('publicado', 'archivado')).allowed).toBe(true);
    expect(query(published, ofStates('publicado', 'borrador')).allowed).toBe(false);
  });

  it('a query without any alternative is denied', () => {
    expect(query('true', []).allowed).toBe(false);
  });
});

describe('request.query', () => {
  it.each([
    ['request.query.limit <= 50', { limit: 50 }, true],
    ['request.query.limit <= 50', { limit: 51 }, false],
    ['request.query.limit <= 50', {}, false],
    ['request.query.limit == null', {}, true],
    ['request.query.offset == null || request.query.offset == 0', {}, true],
    ['request.query.offset == null || request.query.offset == 0', { offset: 20 }, false],
    [
      "request.query.orderBy.fecha == 'DESC'",
      { orderBy: [{ field: ['fecha'], direction: 'desc' as const }] },
      true,
    ],
    ["request.query.orderBy.fecha in ['ASC', 'DESC']", {}, false],
  ])('%s with %j: %s', (condition, options, expected) => {
    expect(query(condition, [[]], { query: options }).allowed).toBe(expected);
  });

  it('order and limit prove nothing of the documents', () => {
    const options: Options = { query: { limit: 1, orderBy: [{ field: ['publicado'], direction: 'desc' }] } };
    expect(query('resource.data.publicado == true', [[]], options).allowed).toBe(false);
    expect(query("'publicado' in resource.data", [[]], options).allowed).toBe(false);
  });
});

describe('which matches a query reaches', () => {
  const reaches = (rules: string, collection: string, collectionGroup = false) =>
    compiled(firestore(rules)).evaluate(list(collection, [[]], { collectionGroup }), environment()).allowed;

  it('the match of the collection’s documents, its ancestors bound', () => {
    expect(reaches('match /articulos/{id} { allow list; }', 'articulos')).toBe(true);
    expect(reaches('match /articulos/{id} { allow list; }', 'categorias')).toBe(false);
    const nested = "match /articulos/{id}/comentarios/{c} { allow list: if id == 'a1'; }";
    expect(reaches(nested, 'articulos/a1/comentarios')).toBe(true);
    expect(reaches(nested, 'articulos/a2/comentarios')).toBe(false);
  });

  it('not the match of one literal document', () => {
    expect(reaches('match /sistema/instalacion { allow list; }', 'sistema')).toBe(false);
  });

  it('a recursive wildcard, whose path is not known', () => {
    expect(reaches('match /{todo=**} { allow list; }', 'articulos')).toBe(true);
    expect(reaches('match /{todo=**} { allow list: if todo != /a; }', 'articulos')).toBe(false);
    expect(reaches('match /articulos/{resto=**} { allow list; }', 'articulos')).toBe(true);
  });

  it('a collection group only through a recursive wildcard before it', () => {
    const group = 'match /{antes=**}/comentarios/{id} { allow list; }';
    expect(reaches(group, 'comentarios', true)).toBe(true);
    expect(reaches(group, 'comentarios')).toBe(true);
    expect(reaches('match /{todo=**} { allow list; }', 'comentarios', true)).toBe(true);
    expect(reaches('match /comentarios/{id} { allow list; }', 'comentarios', true)).toBe(false);
    expect(reaches('match /articulos/{a}/comentarios/{id} { allow list; }', 'comentarios', true)).toBe(false);
    expect(reaches('match /{antes=**}/otros/{id} { allow list; }', 'comentarios', true)).toBe(false);
    expect(
      reaches('match /{antes=**}/comentarios/{id} { allow list: if antes != /a/b; }', 'comentarios', true),
    ).toBe(false);
  });
});

it('__name__ is known only where the filter fixes it, and is no field of the data', () => {
  const path = {
    type: 'path' as const,
    segments: ['databases', '(default)', 'documents', 'articulos', 'a1'],
  };
  const rules = (condition: string) =>
    compiled(firestore(`match /articulos/{id} { allow list: if ${condition}; }`));
  const request = list('articulos', []);
  if (request.operation.method === 'list') {
    request.operation.query.alternatives = [[{ field: ['__name__'], op: '==', value: path }]];
  }
  const named = '/databases/$(database)/documents/articulos/a1';
  expect(rules(`resource.__name__ == ${named}`).evaluate(request, environment()).allowed).toBe(true);
  expect(rules("'__name__' in resource.data").evaluate(request, environment()).allowed).toBe(false);
});
