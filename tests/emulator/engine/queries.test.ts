import { beforeEach, describe, expect, it } from 'vitest';
import type { Database, Filter, Query } from '../../../emulator/firestore/types';
import { and, asc, desc, ids, lenientDatabase, or, type Plain, put, query, value, where } from './fixtures';

const PEOPLE: Record<string, { [field: string]: Plain }> = {
  ana: { edad: 30n, pais: 'MX', tags: ['x', 'y'], dir: { cp: 1n } },
  beto: { edad: 25.5, pais: 'AR', tags: ['y'], dir: { cp: 2n } },
  caro: { edad: 40n, pais: 'MX', tags: [], nota: null },
  dora: { edad: 30, pais: 'ES', tags: ['z', 1n], nota: 'sí' },
  eli: { edad: 'treinta', pais: null, tags: 'x' },
  fito: { edad: Number.NaN, pais: 'MX', nota: Number.NaN },
  gus: { pais: 'AR' },
};

let db: Database;
beforeEach(() => {
  db = lenientDatabase();
  for (const [id, content] of Object.entries(PEOPLE)) put(db, `p/${id}`, content);
  put(db, 'p/ana/p/inner', { edad: 30n });
  put(db, 'q/otra', { edad: 30n });
});

function found(filter: Filter | undefined, more: Partial<Query> = {}): string {
  return ids(db, query('p', { ...(filter && { where: filter }), ...more })).join(' ');
}

function unary(field: string, op: 'is-null' | 'is-not-null' | 'is-nan' | 'is-not-nan'): Filter {
  return { kind: 'unary', field: field.split('.'), op };
}

const ref = (path: string): Plain => ({ ref: path });

const OPERATORS: [title: string, filter: Filter | undefined, expected: string][] = [
  ['no filter: all of the collection, by name', undefined, 'ana beto caro dora eli fito gus'],
  ['== finds integers and doubles alike', where('edad', '==', 30), 'ana dora'],
  ['== null', where('pais', '==', null), 'eli'],
  ['== NaN', where('edad', '==', Number.NaN), 'fito'],
  ['== on a field of a map', where('dir.cp', '==', 2n), 'beto'],
  ['== a whole array', where('tags', '==', ['x', 'y']), 'ana'],
  ['== a whole map', where('dir', '==', { cp: 1n }), 'ana'],
  ['!= leaves out null and missing, keeps other types', where('edad', '!=', 30n), 'fito beto caro eli'],
  ['!= null', where('nota', '!=', null), 'fito dora'],
  ['!= NaN', where('nota', '!=', Number.NaN), 'dora'],
  ['< stays in its type, and finds no NaN', where('edad', '<', 40n), 'beto ana dora'],
  ['<=', where('edad', '<=', 25.5), 'beto'],
  ['< null finds nothing', where('edad', '<', null), ''],
  ['>= NaN finds nothing', where('edad', '>=', Number.NaN), ''],
  ['>', where('edad', '>', 30n), 'caro'],
  ['>=', where('edad', '>=', 30n), 'ana dora caro'],
  ['> on strings', where('pais', '>', 'AR'), 'dora ana caro fito'],
  ['a range on both sides', and(where('edad', '>', 26n), where('edad', '<', 40n)), 'ana dora'],
  ['array-contains', where('tags', 'array-contains', 'y'), 'ana beto'],
  ['array-contains finds 1 for 1.0', where('tags', 'array-contains', 1), 'dora'],
  ['array-contains null finds nothing', where('tags', 'array-contains', null), ''],
  ['array-contains-any', where('tags', 'array-contains-any', ['x', 'z']), 'ana dora'],
  ['array-contains-any finds a document once', where('tags', 'array-contains-any', ['x', 'y']), 'ana beto'],
  ['in', where('pais', 'in', ['AR', 'ES']), 'beto dora gus'],
  ['in with null and NaN finds neither', where('pais', 'in', [null, Number.NaN, 'ES']), 'dora'],
  ['in null alone finds nothing', where('pais', 'in', [null]), ''],
  ['not-in leaves out null and missing', where('pais', 'not-in', ['MX']), 'beto gus dora'],
  ['not-in with null finds nothing', where('pais', 'not-in', ['MX', null]), ''],
  ['not-in with NaN leaves NaN out', where('edad', 'not-in', [Number.NaN, 30n]), 'beto caro eli'],
  ['is-null', unary('nota', 'is-null'), 'caro'],
  ['is-not-null', unary('nota', 'is-not-null'), 'fito dora'],
  ['is-nan', unary('nota', 'is-nan'), 'fito'],
  ['is-not-nan', unary('edad', 'is-not-nan'), 'beto ana dora caro eli'],
  ['and of equalities', and(where('pais', '==', 'MX'), where('edad', '==', 30n)), 'ana'],
  ['and of two values for one field', and(where('pais', '==', 'MX'), where('pais', '==', 'AR')), ''],
  ['or', or(where('pais', '==', 'ES'), where('tags', 'array-contains', 'x')), 'ana dora'],
  [
    'or of overlapping parts finds each once',
    or(where('pais', '==', 'MX'), where('edad', '==', 30n)),
    'ana caro dora fito',
  ],
  [
    'or inside and',
    and(where('pais', '==', 'MX'), or(where('edad', '==', 30n), where('edad', '==', 40n))),
    'ana caro',
  ],
  [
    'or with an inequality: all must have its field',
    or(where('edad', '>', 30n), where('pais', '==', 'AR')),
    'beto caro',
  ],
  ['inequalities on two fields', and(where('edad', '>', 26n), where('pais', '>', 'ES')), 'ana caro'],
  ['an empty and', and(), 'ana beto caro dora eli fito gus'],
  ['__name__ ==', where('__name__', '==', ref('p/caro')), 'caro'],
  ['__name__ == of another collection', where('__name__', '==', ref('q/otra')), ''],
  ['__name__ in', where('__name__', 'in', [ref('p/gus'), ref('p/ana'), ref('p/none')]), 'ana gus'],
  ['__name__ >', where('__name__', '>', ref('p/eli')), 'fito gus'],
  ['__name__ <=', where('__name__', '<=', ref('p/beto')), 'ana beto'],
  ['__name__ !=', where('__name__', '!=', ref('p/caro')), 'ana beto dora eli fito gus'],
  [
    '__name__ range and equality',
    and(where('pais', '==', 'MX'), where('__name__', '>', ref('p/ana'))),
    'caro fito',
  ],
  [
    '__name__ == and another filter',
    and(where('__name__', '==', ref('p/caro')), where('pais', '==', 'AR')),
    '',
  ],
];

describe('filters', () => {
  for (const [title, filter, expected] of OPERATORS) {
    it(title, () => expect(found(filter)).toBe(expected));
  }
});

const ORDERS: [title: string, more: Partial<Query>, expected: string][] = [
  ['ascending, then by name', { orderBy: [asc('pais')] }, 'eli beto gus dora ana caro fito'],
  ['descending, then by name descending', { orderBy: [desc('pais')] }, 'fito caro ana dora gus beto eli'],
  [
    'descending, then by name ascending',
    { orderBy: [desc('pais'), asc('__name__')] },
    'ana caro fito dora beto gus eli',
  ],
  [
    'by two fields leaves out who lacks one',
    { orderBy: [asc('pais'), desc('edad')] },
    'eli beto dora caro ana fito',
  ],
  ['by name descending', { orderBy: [desc('__name__')] }, 'gus fito eli dora caro beto ana'],
  ['by the field of an equality', { orderBy: [asc('pais')], where: where('pais', '==', 'AR') }, 'beto gus'],
  [
    'by the field of an in',
    { orderBy: [desc('pais')], where: where('pais', 'in', ['AR', 'ES']) },
    'dora gus beto',
  ],
  [
    'by another field than the inequality',
    { orderBy: [desc('edad')], where: where('pais', '>', 'AR') },
    'caro ana dora fito',
  ],
  ['descending inequality', { orderBy: [desc('edad')], where: where('edad', '>=', 30n) }, 'caro dora ana'],
  ['descending !=', { orderBy: [desc('edad')], where: where('edad', '!=', 30n) }, 'eli caro beto fito'],
  ['an order alone leaves out who lacks the field', { orderBy: [asc('nota')] }, 'caro fito dora'],
];

describe('orders', () => {
  for (const [title, more, expected] of ORDERS) {
    it(title, () => expect(found(undefined, more)).toBe(expected));
  }
});

const at = (before: boolean, ...values: Plain[]) => ({ before, values: values.map(value) });

const CURSORS: [title: string, more: Partial<Query>, expected: string][] = [
  ['startAt', { orderBy: [asc('pais')], startAt: at(true, 'ES') }, 'dora ana caro fito'],
  ['startAfter', { orderBy: [asc('pais')], startAt: at(false, 'ES') }, 'ana caro fito'],
  ['endAt', { orderBy: [asc('pais')], endAt: at(false, 'ES') }, 'eli beto gus dora'],
  ['endBefore', { orderBy: [asc('pais')], endAt: at(true, 'ES') }, 'eli beto gus'],
  [
    'between two',
    { orderBy: [asc('pais')], startAt: at(true, 'AR'), endAt: at(true, 'MX') },
    'beto gus dora',
  ],
  ['descending', { orderBy: [desc('pais')], startAt: at(false, 'MX') }, 'dora gus beto eli'],
  ['at a document', { orderBy: [asc('pais')], startAt: at(false, 'MX', ref('p/ana')) }, 'caro fito'],
  [
    'at a document, descending',
    { orderBy: [desc('pais')], startAt: at(false, 'MX', ref('p/caro')) },
    'ana dora gus beto eli',
  ],
  ['by name', { startAt: at(false, ref('p/dora')) }, 'eli fito gus'],
  [
    'the first of two orders',
    { orderBy: [asc('pais'), asc('edad')], startAt: at(true, 'MX') },
    'fito ana caro',
  ],
  [
    'with an equality on an ordered field',
    { where: where('pais', '==', 'MX'), orderBy: [asc('pais'), asc('edad')], startAt: at(true, 'MX', 30n) },
    'ana caro',
  ],
  [
    'before an equality on an ordered field',
    { where: where('pais', '==', 'MX'), orderBy: [asc('pais')], startAt: at(true, 'AR') },
    'ana caro fito',
  ],
  [
    'past an equality on an ordered field',
    { where: where('pais', '==', 'MX'), orderBy: [asc('pais')], startAt: at(true, 'ZZ') },
    '',
  ],
  ['with an inequality', { where: where('edad', '>', 20n), startAt: at(false, 25.5) }, 'ana dora caro'],
  [
    'with an in',
    {
      where: where('pais', 'in', ['AR', 'MX']),
      orderBy: [asc('pais')],
      startAt: at(false, 'AR', ref('p/beto')),
    },
    'gus ana caro fito',
  ],
  [
    'with names looked up',
    { where: where('__name__', 'in', [ref('p/ana'), ref('p/gus')]), startAt: at(false, ref('p/ana')) },
    'gus',
  ],
  ['crossed, nothing', { orderBy: [asc('pais')], startAt: at(true, 'MX'), endAt: at(true, 'AR') }, ''],
];

describe('cursors', () => {
  for (const [title, more, expected] of CURSORS) {
    it(title, () => expect(found(undefined, more)).toBe(expected));
  }
});

describe('limit and offset', () => {
  it('take so many, after so many', () => {
    const result = db.runQuery(query('p', { offset: 2, limit: 3 }));
    expect(result.documents.map((document) => document.path)).toEqual(['p/caro', 'p/dora', 'p/eli']);
    expect(result.skipped).toBe(2);
  });

  it('say how many the offset passed over when there are fewer', () => {
    expect(db.runQuery(query('p', { offset: 100 }))).toEqual({ documents: [], skipped: 7 });
  });

  it('of zero give nothing', () => expect(found(undefined, { limit: 0 })).toBe(''));
});

describe('where a query looks', () => {
  it('in a subcollection', () => expect(ids(db, query('p', { parent: 'p/ana' }))).toEqual(['inner']));

  it('in a collection group', () => {
    const asked = query('p', { allDescendants: true, where: where('edad', '==', 30n) });
    expect(db.runQuery(asked).documents.map((document) => document.path)).toEqual([
      'p/ana',
      'p/ana/p/inner',
      'p/dora',
    ]);
  });

  it('in a collection group below a document', () => {
    expect(ids(db, query('p', { parent: 'p/ana', allDescendants: true }))).toEqual(['inner']);
  });

  it('in all collections, without an id', () => {
    const everywhere: Query = { parent: '', allDescendants: true, orderBy: [], offset: 0 };
    expect(db.runQuery(everywhere).documents).toHaveLength(9);
    expect(db.runQuery({ ...everywhere, parent: 'p/ana' }).documents.map(({ path }) => path)).toEqual([
      'p/ana/p/inner',
    ]);
    expect(
      db.runQuery({ ...everywhere, allDescendants: false, limit: 2 }).documents.map(({ path }) => path),
    ).toEqual(['p/ana', 'p/beto']);
  });
});

describe('select', () => {
  it('gives only the fields named', () => {
    const asked = query('p', { select: [['dir', 'cp'], ['nope']], limit: 1 });
    expect(db.runQuery(asked).documents[0]?.fields).toEqual(new Map([['dir', value({ cp: 1n })]]));
  });

  it('of the name alone gives no fields', () => {
    expect(db.runQuery(query('p', { select: [['__name__']], limit: 1 })).documents[0]?.fields.size).toBe(0);
  });
});

describe('after writes', () => {
  it('a query finds documents where they stand now', () => {
    const asked = query('p', { orderBy: [asc('pais')] });
    ids(db, asked);
    put(db, 'p/ana', { pais: 'AA' });
    db.discard('p/dora');
    put(db, 'p/gus', {});
    put(db, 'p/hugo', { pais: 'ZZ' });
    expect(ids(db, asked).join(' ')).toBe('eli ana beto caro fito hugo');
  });

  it('an array index finds documents by their elements of now', () => {
    const asked = query('p', { where: where('tags', 'array-contains', 'y') });
    ids(db, asked);
    put(db, 'p/ana', { tags: ['z'] });
    put(db, 'p/gus', { tags: ['y', 'y'] });
    expect(ids(db, asked)).toEqual(['beto', 'gus']);
  });
});
