import { describe, expect, it } from 'vitest';
import type { IndexConfiguration, Query } from '../../../emulator/firestore/types';
import { and, asc, database, desc, ids, indexes, or, put, query, refusal, value, where } from './fixtures';

type Composite = IndexConfiguration['indexes'][number];

/** composite('a', '-b', '*c'): a ascending, b descending, c array-contains. */
function composite(...names: string[]): Composite {
  const fields = names.map((name): Composite['fields'][number] => {
    if (name.startsWith('-')) return { fieldPath: name.slice(1), order: 'DESCENDING' };
    if (name.startsWith('*')) return { fieldPath: name.slice(1), arrayConfig: 'CONTAINS' };
    return { fieldPath: name, order: 'ASCENDING' };
  });
  return { collectionGroup: 'c', queryScope: 'COLLECTION', fields };
}

function ran(configuration: IndexConfiguration, asked: Partial<Query>): string {
  const db = database({ indexes: configuration });
  put(db, 'c/doc', { a: 1n, b: 1n, d: 1n, tags: [1n], m: { x: 1n } });
  const answer = refusal(() => expect(ids(db, query('c', asked))).toEqual(['doc']));
  return answer === 'nothing thrown' ? 'served' : answer;
}

const a = where('a', '==', 1n);
const b = where('b', '==', 1n);
const d = where('d', '==', 1n);
const tag = where('tags', 'array-contains', 1n);
const overA = where('a', '>', 0n);
const overB = where('b', '>', 0n);

describe('automatic indexes alone serve', () => {
  const SERVED: Record<string, Partial<Query>> = {
    'a whole collection': {},
    'an equality': { where: a },
    'an equality on a field of a map': { where: where('m.x', '==', 1n) },
    'several equalities': { where: and(a, b, d) },
    'equalities and an array-contains': { where: and(a, b, tag) },
    'an order': { orderBy: [desc('a')] },
    'an inequality': { where: overA },
    'an inequality and the same order': { where: overA, orderBy: [desc('a')] },
    'a range on both sides': { where: and(overA, where('a', '<', 5n)) },
    'an equality ordered by its own field': { where: a, orderBy: [asc('a')] },
    'an equality ordered by name': { where: a, orderBy: [asc('__name__')] },
    'equalities and a range of names': { where: and(a, b, where('__name__', '>', { ref: 'c/a' })) },
    'an in': { where: where('a', 'in', [1n, 2n]) },
    'an or of equalities': { where: or(a, b) },
    'all of a collection group': { allDescendants: true },
  };
  for (const [title, asked] of Object.entries(SERVED)) {
    it(title, () => expect(ran(indexes(), asked)).toBe('served'));
  }
});

const NEEDED: [title: string, asked: Partial<Query>, index: Composite][] = [
  ['equality and order', { where: a, orderBy: [asc('b')] }, composite('a', 'b')],
  ['equality and descending order', { where: a, orderBy: [desc('b')] }, composite('a', '-b')],
  ['equality and inequality', { where: and(a, overB) }, composite('a', 'b')],
  ['in and order', { where: where('a', 'in', [1n]), orderBy: [asc('b')] }, composite('a', 'b')],
  ['array-contains and order', { where: tag, orderBy: [desc('b')] }, composite('*tags', '-b')],
  ['two orders', { orderBy: [asc('a'), desc('b')] }, composite('a', '-b')],
  ['two inequalities', { where: and(overA, overB) }, composite('a', 'b')],
  [
    'equality of one order, and another order',
    { where: a, orderBy: [asc('a'), asc('b')] },
    composite('a', 'b'),
  ],
  [
    'order with the name the other way',
    { orderBy: [asc('a'), desc('__name__')] },
    composite('a', '-__name__'),
  ],
];

describe('a composite index is needed for', () => {
  for (const [title, asked, index] of NEEDED) {
    it(`${title}, named in the error in the form of the file`, () => {
      expect(ran(indexes(), asked)).toBe(
        `FAILED_PRECONDITION: The query requires an index. Add it to "indexes" in firestore.indexes.json: ${JSON.stringify(index)}`,
      );
    });
    it(`${title}, and serves it once declared`, () => expect(ran(indexes(index), asked)).toBe('served'));
  }

  it('the sum of a field under a filter', () => {
    const sum = (configuration: IndexConfiguration) => () =>
      database({ indexes: configuration }).runAggregation(query('c', { where: a }), [
        { alias: 's', kind: 'sum', field: ['b'] },
      ]);
    expect(refusal(sum(indexes()))).toContain(JSON.stringify(composite('a', 'b')));
    expect(refusal(sum(indexes(composite('a', 'b'))))).toBe('nothing thrown');
  });
});

describe('a composite index serves', () => {
  it('whatever the direction and place of its equalities', () => {
    expect(ran(indexes(composite('-b', 'a', 'd')), { where: and(a, b), orderBy: [asc('d')] })).toBe('served');
  });
  it('not the opposite direction of its order', () => {
    expect(ran(indexes(composite('a', 'b')), { where: a, orderBy: [desc('b')] })).toMatch(
      /requires an index/,
    );
  });
  it('not a query that lacks one of its fields', () => {
    expect(ran(indexes(composite('a', 'd', 'b')), { where: a, orderBy: [asc('b')] })).toMatch(
      /requires an index/,
    );
    expect(ran(indexes(composite('a', 'b', 'd')), { where: a, orderBy: [asc('b')] })).toMatch(
      /requires an index/,
    );
  });
  it('not another collection', () => {
    const other = { ...composite('a', 'b'), collectionGroup: 'other' };
    expect(ran(indexes(other), { where: a, orderBy: [asc('b')] })).toMatch(/requires an index/);
  });
  it('only the branch of an or that it fits', () => {
    const either = { where: or(a, d), orderBy: [asc('b')] };
    expect(ran(indexes(composite('a', 'b')), either)).toContain(JSON.stringify(composite('d', 'b')));
    expect(ran(indexes(composite('a', 'b'), composite('d', 'b')), either)).toBe('served');
  });
});

describe('index merging', () => {
  const both = { where: and(a, d), orderBy: [asc('b')] };

  it('joins indexes that end with the same order, each with some of the equalities', () => {
    expect(ran(indexes(composite('a', 'b'), composite('d', 'b')), both)).toBe('served');
    expect(
      ran(indexes(composite('a', 'b'), composite('*tags', 'b')), { where: and(a, tag), orderBy: [asc('b')] }),
    ).toBe('served');
  });
  it('does not join an index of another order, nor a single-field one', () => {
    expect(ran(indexes(composite('a', 'b'), composite('d', '-b')), both)).toMatch(/requires an index/);
    expect(ran(indexes(composite('a', 'b')), both)).toContain(JSON.stringify(composite('a', 'd', 'b')));
  });
  it('joins a composite index of equalities with single-field ones', () => {
    const configuration = indexes(composite('a', 'b'));
    configuration.fieldOverrides.push({ collectionGroup: 'c', fieldPath: 'a', indexes: [] });
    expect(ran(configuration, { where: and(a, b, d) })).toBe('served');
    expect(ran(configuration, { where: and(a, d) })).toMatch(
      /COLLECTION_ASC index for collection c and field a/,
    );
  });
});

describe('a field override', () => {
  const override = (
    fieldPath: string,
    list: IndexConfiguration['fieldOverrides'][number]['indexes'] = [],
  ): IndexConfiguration => ({
    indexes: [],
    fieldOverrides: [{ collectionGroup: 'c', fieldPath, indexes: list }],
  });

  it('without indexes exempts the field from filters and orders', () => {
    expect(ran(override('a'), { where: a })).toBe(
      'FAILED_PRECONDITION: The query requires an index: a COLLECTION_ASC index for collection c and field a. ' +
        'Put it in "fieldOverrides" in firestore.indexes.json: {"collectionGroup":"c","fieldPath":"a","indexes":[{"order":"ASCENDING","queryScope":"COLLECTION"}]}',
    );
    expect(ran(override('a'), { orderBy: [desc('a')] })).toMatch(
      /COLLECTION_DESC index for collection c and field a/,
    );
    expect(ran(override('tags'), { where: tag })).toMatch(
      /COLLECTION_CONTAINS index for collection c and field tags/,
    );
    expect(ran(override('a'), { where: b })).toBe('served');
  });
  it('on a map holds for what is in it', () => {
    expect(ran(override('m'), { where: where('m.x', '==', 1n) })).toMatch(/field m\.x/);
  });
  it('on * holds for every field without its own', () => {
    const all = override('*');
    all.fieldOverrides.push({ collectionGroup: 'c', fieldPath: 'a', indexes: [{ order: 'ASCENDING' }] });
    expect(ran(all, { where: b })).toMatch(/requires an index/);
    expect(ran(all, { where: a })).toBe('served');
  });
  it('is what a filter of a collection group needs', () => {
    expect(ran(indexes(), { where: a, allDescendants: true })).toMatch(
      /COLLECTION_GROUP_ASC index for collection c and field a/,
    );
    expect(ran(indexes(), { where: a, allDescendants: true })).toContain(
      '"indexes":[{"order":"ASCENDING","queryScope":"COLLECTION"},{"order":"DESCENDING","queryScope":"COLLECTION"},' +
        '{"arrayConfig":"CONTAINS","queryScope":"COLLECTION"},{"order":"ASCENDING","queryScope":"COLLECTION_GROUP"}]',
    );
    const group = override('a', [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }]);
    expect(ran(group, { where: a, allDescendants: true })).toBe('served');
    expect(ran(group, { orderBy: [asc('a')], allDescendants: true })).toBe('served');
    expect(ran(group, { where: a })).toMatch(/requires an index/);
  });
});

describe('collection scope', () => {
  it('does not serve the collection group, nor the other way about', () => {
    const asked = { where: a, orderBy: [asc('b')] };
    const group: Composite = { ...composite('a', 'b'), queryScope: 'COLLECTION_GROUP' };
    expect(ran(indexes(composite('a', 'b')), { ...asked, allDescendants: true })).toContain(
      JSON.stringify(group),
    );
    expect(ran(indexes(group), { ...asked, allDescendants: true })).toBe('served');
    expect(ran(indexes(group), asked)).toMatch(/requires an index/);
  });
});

describe('the configuration', () => {
  it('can be replaced while documents stay', () => {
    const db = database();
    put(db, 'c/doc', { a: 1n, b: 1n });
    const asked = query('c', {
      where: a,
      orderBy: [asc('b')],
      startAt: { values: [value(0n)], before: true },
    });
    expect(refusal(() => ids(db, asked))).toMatch(/requires an index/);
    db.setIndexes(indexes(composite('a', 'b')));
    expect(ids(db, asked)).toEqual(['doc']);
  });
});
