import { describe, expect, it } from 'vitest';
import type { Query } from '../../../emulator/firestore/types';
import {
  and,
  asc,
  desc,
  ids,
  lenientDatabase,
  or,
  type Plain,
  query,
  refusal,
  statusOf,
  value,
  where,
} from './fixtures';

const db = lenientDatabase();
const ref = (path: string): Plain => ({ ref: path });
const at = (before: boolean, ...values: Plain[]) => ({ before, values: values.map(value) });
const many = (count: number): Plain[] => Array.from({ length: count }, (_, index) => BigInt(index));

const REFUSED: [title: string, more: Partial<Query>, message: string | RegExp][] = [
  ['a negative limit', { limit: -1 }, 'limit is negative'],
  ['a negative offset', { offset: -1 }, 'offset is negative'],
  ['an empty in', { where: where('a', 'in', []) }, "'IN' requires an non-empty ArrayValue."],
  ['an in of no list', { where: where('a', 'in', 1n) }, "'IN' requires an non-empty ArrayValue."],
  ['31 values of in', { where: where('a', 'in', many(31)) }, "'IN' supports up to 30 comparison values."],
  [
    '31 values of array-contains-any',
    { where: where('a', 'array-contains-any', many(31)) },
    "'ARRAY_CONTAINS_ANY' supports up to 30 comparison values.",
  ],
  [
    '11 values of not-in',
    { where: where('a', 'not-in', many(11)) },
    "'NOT_IN' supports up to 10 comparison values.",
  ],
  [
    'more than 30 disjunctions',
    { where: and(where('a', 'in', many(6)), where('b', 'in', many(6))) },
    /disjunctions/,
  ],
  [
    'two array-contains at once',
    { where: and(where('a', 'array-contains', 1n), where('b', 'array-contains', 1n)) },
    "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.",
  ],
  [
    'array-contains with array-contains-any',
    { where: and(where('a', 'array-contains', 1n), where('a', 'array-contains-any', [1n])) },
    /ARRAY_CONTAINS/,
  ],
  [
    'not-in with in',
    { where: and(where('a', 'not-in', [1n]), where('b', 'in', [1n])) },
    "'NOT_IN' cannot be used in the same query with 'IN'.",
  ],
  [
    'not-in with or',
    { where: or(where('a', 'not-in', [1n]), where('b', '==', 1n)) },
    "'NOT_IN' cannot be used in the same query with 'OR'.",
  ],
  [
    'not-in with !=',
    { where: and(where('a', 'not-in', [1n]), where('a', '!=', 1n)) },
    /Only a single 'NOT_EQUAL', 'NOT_IN'/,
  ],
  ['a text of 1,500 bytes', { where: where('a', '==', 'x'.repeat(1500)) }, /value for a is too large/],
  [
    'a text of 1,500 bytes in a list',
    { where: where('a', 'in', ['x'.repeat(1500)]) },
    /value for a is too large/,
  ],
  [
    'a name with a range of another field',
    { where: and(where('__name__', '==', { ref: 'c/a' }), where('a', '>', 1n)) },
    /Equality on key is not allowed/,
  ],
  [
    '__name__ of no reference',
    { where: where('__name__', '==', 'ana') },
    '__key__ filter value must be a Key',
  ],
  [
    '__name__ in, one of no reference',
    { where: where('__name__', 'in', [ref('p/a'), 'b']) },
    '__key__ filter value must be a Key',
  ],
  ['more cursor values than orders', { startAt: at(true, ref('p/a'), 1n) }, 'Cursor has too many values.'],
  ['a cursor of __name__ that is no reference', { startAt: at(true, 'ana') }, /must be a reference/],
  ['the same order twice', { orderBy: [asc('a'), desc('a')] }, /duplicate fields a/],
  ['an order after the name', { orderBy: [asc('__name__'), asc('a')] }, /more fields after the key/],
  [
    'an inequality that the order by name leaves out',
    { where: where('a', '>', 1n), orderBy: [asc('__name__')] },
    /must be the same: a and __name__/,
  ],
  [
    'inequalities on 11 fields',
    { where: and(...many(11).map((n) => where(`f${n}`, '>', 1n))) },
    /at most 10 fields/,
  ],
  [
    'a reserved collection',
    { collectionId: '__x__' },
    'Collection id "__x__" is invalid because it is reserved.',
  ],
  ['a parent that is a collection', { parent: 'p' }, /Document name "p"/],
];

describe('a query is refused with INVALID_ARGUMENT for', () => {
  for (const [title, more, message] of REFUSED) {
    it(title, () => {
      expect(statusOf(() => ids(db, query('p', more)))).toBe('INVALID_ARGUMENT');
      expect(refusal(() => ids(db, query('p', more))).replace('INVALID_ARGUMENT: ', '')).toMatch(message);
    });
  }

  it('a filter or an order without a collection', () => {
    const everywhere: Query = { parent: '', allDescendants: true, orderBy: [], offset: 0 };
    expect(refusal(() => ids(db, { ...everywhere, where: where('a', '==', 1n) }))).toMatch(
      'kind is required for filter: a',
    );
    expect(refusal(() => ids(db, { ...everywhere, orderBy: [asc('a')] }))).toMatch(
      'kind is required for all orders',
    );
  });

  it('nothing at the limits themselves', () => {
    expect(statusOf(() => ids(db, query('p', { where: where('a', 'in', many(30)) })))).toBe('nothing thrown');
    expect(statusOf(() => ids(db, query('p', { where: where('a', 'not-in', many(10)) })))).toBe(
      'nothing thrown',
    );
    expect(
      statusOf(() =>
        ids(db, query('p', { where: and(where('a', 'in', many(5)), where('b', 'in', many(6))) })),
      ),
    ).toBe('nothing thrown');
  });
});

describe('alternatives of a filter', () => {
  it('are its disjunctive normal form, one for each value of an in', () => {
    const filter = and(
      where('a', '==', 1n),
      or(where('b', 'in', [2n, 3n]), where('c', 'array-contains-any', [4n])),
    );
    expect(db.alternatives(filter)).toEqual([
      [where('a', '==', 1n), where('b', '==', 2n)],
      [where('a', '==', 1n), where('b', '==', 3n)],
      [where('a', '==', 1n), where('c', 'array-contains', 4n)],
    ]);
  });

  it('of no filter are one that asks nothing', () => expect(db.alternatives(undefined)).toEqual([[]]));
});
