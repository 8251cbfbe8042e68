import { describe, expect, it } from 'vitest';
import type { Aggregation } from '../../../emulator/firestore/types';
import { asc, lenientDatabase, type Plain, put, query, refusal, value, where } from './fixtures';

function aggregated(numbers: (Plain | undefined)[], aggregations: Aggregation[], more = {}) {
  const db = lenientDatabase();
  numbers.forEach((n, index) => {
    put(db, `c/d${index}`, { par: index % 2 === 0, ...(n !== undefined && { n }) });
  });
  return db.runAggregation(query('c', more), aggregations);
}

function one(kind: 'sum' | 'avg', numbers: (Plain | undefined)[]) {
  return aggregated(numbers, [{ alias: 'x', kind, field: ['n'] }]).values.get('x');
}

describe('count', () => {
  const count = (more = {}, upTo?: number) =>
    aggregated(
      [1n, 2n, 'x', undefined, null],
      [{ alias: 'x', kind: 'count', ...(upTo !== undefined && { upTo }) }],
      more,
    );

  it('is of all that match, and says how many entries it read', () => {
    expect(count()).toEqual({ values: new Map([['x', value(5n)]]), indexEntries: 5 });
    expect(count({ where: where('par', '==', true) }).values.get('x')).toEqual(value(3n));
  });
  it('keeps to the limit and offset of the query', () => {
    expect(count({ limit: 2 }).values.get('x')).toEqual(value(2n));
    expect(count({ offset: 2 }).values.get('x')).toEqual(value(3n));
  });
  it('stops at upTo', () => {
    expect(count({}, 3)).toEqual({ values: new Map([['x', value(3n)]]), indexEntries: 3 });
    expect(count({}, 30).values.get('x')).toEqual(value(5n));
  });
  it('of nothing is 0', () =>
    expect(count({ where: where('n', '==', 99n) }).values.get('x')).toEqual(value(0n)));
});

const SUMS: [title: string, numbers: (Plain | undefined)[], sum: Plain, average: Plain][] = [
  ['integers', [1n, 2n, 6n], 9n, 3],
  ['integers and doubles', [1n, 0.5], 1.5, 0.75],
  ['doubles that add up to a whole', [4.5, 3.5, 5n], 13, 13 / 3],
  ['numbers among other things', [4n, 'x', null, undefined, [1n], 2n], 6n, 3],
  ['nothing', [], 0n, null],
  ['no numbers', ['x'], 0n, null],
  ['NaN', [1n, Number.NaN], Number.NaN, Number.NaN],
  ['both infinities', [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY], Number.NaN, Number.NaN],
  ['more than int64', [2n ** 63n - 1n, 2n ** 63n - 1n], 2 ** 64, 2 ** 63],
  ['more than int64 on the way', [2n ** 63n - 1n, 1n, -101n], 2n ** 63n - 101n, (2 ** 63 - 101) / 3],
  [
    'more than a double',
    [Number.MAX_VALUE, Number.MAX_VALUE],
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ],
  ['tenths, without losing digits', Array.from({ length: 10 }, () => 0.1), 1, 0.1],
];

describe('sum and average', () => {
  for (const [title, numbers, sum, average] of SUMS) {
    it(`of ${title}`, () => {
      expect(one('sum', numbers)).toEqual(value(sum));
      expect(one('avg', numbers)).toEqual(value(average));
    });
  }

  it('count only the documents that have every aggregated field', () => {
    const db = lenientDatabase();
    put(db, 'c/a', { pages: 100n, year: 1980n });
    put(db, 'c/b', { pages: 50n });
    const { values } = db.runAggregation(query('c', { orderBy: [asc('pages')] }), [
      { alias: 'pages', kind: 'sum', field: ['pages'] },
      { alias: 'year', kind: 'avg', field: ['year'] },
      { alias: 'count', kind: 'count' },
    ]);
    expect(values).toEqual(
      new Map([
        ['pages', value(100n)],
        ['year', value(1980)],
        ['count', value(1n)],
      ]),
    );
  });

  it('are of what the query finds, in its own order and limit', () => {
    const sum = aggregated([9n, undefined, 1n, 5n], [{ alias: 'x', kind: 'sum', field: ['n'] }], {
      limit: 2,
    });
    expect(sum.values.get('x')).toEqual(value(10n));
  });

  it('reach fields of maps', () => {
    const db = lenientDatabase();
    put(db, 'c/a', { m: { n: 2n } });
    expect(
      db.runAggregation(query('c'), [{ alias: 's', kind: 'sum', field: ['m', 'n'] }]).values.get('s'),
    ).toEqual(value(2n));
  });
});

describe('an aggregation is refused', () => {
  const count = (alias: string, upTo?: number): Aggregation => ({
    alias,
    kind: 'count',
    ...(upTo !== undefined && { upTo }),
  });
  it('without any', () => expect(refusal(() => aggregated([], []))).toMatch(/^INVALID_ARGUMENT/));
  it('beyond five', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((alias) => count(alias));
    expect(refusal(() => aggregated([], six))).toMatch(/maximum number of aggregations/);
    expect(refusal(() => aggregated([], six.slice(1)))).toBe('nothing thrown');
  });
  it('with an alias twice', () =>
    expect(refusal(() => aggregated([], [count('a'), count('a')]))).toMatch(/duplicate alias/));
  it('up to zero', () => expect(refusal(() => aggregated([], [count('a', 0)]))).toMatch(/greater than zero/));
});
