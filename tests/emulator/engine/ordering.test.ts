import { describe, expect, it } from 'vitest';
import type { Value } from '../../../emulator/firestore/types';
import { compareValues, valuesEqual, valuesIdentical } from '../../../emulator/firestore/values/compare';
import { complement, valueKey } from '../../../emulator/firestore/values/index-key';
import { asc, ids, lenientDatabase, type Plain, query, value } from './fixtures';

/** Every value before the next, in the order of the documentation; values of one row are equal. */
const ASCENDING: Plain[][] = [
  [null],
  [false],
  [true],
  [Number.NaN],
  [Number.NEGATIVE_INFINITY],
  [-(2 ** 63), -(2n ** 63n)],
  [-1.5],
  [-1n, -1],
  [0n, 0, -0],
  [Number.MIN_VALUE],
  [1n, 1],
  [1.5],
  [2n],
  [2 ** 53, 2n ** 53n],
  [2n ** 53n + 1n],
  [2n ** 63n - 1n],
  [2 ** 63],
  [Number.POSITIVE_INFINITY],
  [new Date(-1)],
  [new Date('2024-01-01')],
  [''],
  ['\0'],
  ['A'],
  ['a'],
  ['a\0b'],
  ['ab'],
  ['ñ'],
  ['\uffee'],
  ['🌃'],
  [new Uint8Array([])],
  [new Uint8Array([0])],
  [new Uint8Array([1, 0])],
  [new Uint8Array([255])],
  [{ ref: 'a/b' }],
  [{ ref: 'a/b/c/d' }],
  [{ ref: 'a/b0' }],
  [{ lat: -10, lng: 5 }],
  [{ lat: 3, lng: -1 }],
  [{ lat: 3, lng: 2 }],
  [[]],
  [[1n, 'a']],
  [[2n]],
  [new Float64Array([-1])],
  [new Float64Array([0]), new Float64Array([-0])],
  [new Float64Array([Number.POSITIVE_INFINITY])],
  [new Float64Array([-1, 2])],
  [new Float64Array([0, 1])],
  [{}],
  [{ a: 1n }],
  [{ a: 1n, b: 0n }],
  [{ a: 2n }],
  [{ b: 0n }],
];

const flat = ASCENDING.flatMap((row, rank) => row.map((plain) => ({ rank, value: value(plain) })));

function sign(number: number): number {
  return Math.sign(number) || 0;
}

function compareKeys(a: Value, b: Value): number {
  const [keyA, keyB] = [valueKey(a), valueKey(b)];
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
}

describe('the order of values', () => {
  it('is the documented one, across types and within them', () => {
    for (const a of flat) {
      for (const b of flat) expect(sign(compareValues(a.value, b.value))).toBe(sign(a.rank - b.rank));
    }
  });

  it('is the order of their index keys', () => {
    for (const a of flat)
      for (const b of flat) expect(compareKeys(a.value, b.value)).toBe(sign(a.rank - b.rank));
  });

  it('turns round in the complement of the keys', () => {
    for (const a of flat) {
      for (const b of flat) {
        if (a.rank < b.rank) expect(complement(valueKey(a.value)) > complement(valueKey(b.value))).toBe(true);
      }
    }
  });

  it('is what a query orders by', () => {
    const db = lenientDatabase();
    const names = flat.map((_, index) => `d${String(index).padStart(3, '0')}`);
    const time = { seconds: 1, nanos: 0 };
    const documents = flat.map((one, index) => ({
      path: `c/${names[index]}`,
      fields: new Map([['v', one.value]]),
      createTime: time,
      updateTime: time,
    }));
    db.load(documents.toReversed());
    expect(ids(db, query('c', { orderBy: [asc('v')] }))).toEqual(names);
  });
});

describe('equality', () => {
  it('holds between an integer and the same double, and between both zeros', () => {
    expect(valuesEqual(value(1n), value(1))).toBe(true);
    expect(valuesEqual(value(0), value(-0))).toBe(true);
  });

  it('does not hold between a big integer and the nearest double', () => {
    expect(valuesEqual(value(2n ** 53n + 1n), value(2 ** 53))).toBe(false);
  });

  it('tells types and zeros apart when a write asks whether anything changed', () => {
    expect(valuesIdentical(value(1n), value(1))).toBe(false);
    expect(valuesIdentical(value(0), value(-0))).toBe(false);
    expect(valuesIdentical(value({ a: [1n] }), value({ a: [1] }))).toBe(false);
    expect(valuesIdentical(value({ a: [Number.NaN] }), value({ a: [Number.NaN] }))).toBe(true);
  });
});
